/** How events look in the log, and how long they take on the table. */
import type { Viewer } from '@airlock/kernel';
import { isReturn, type OutsiderEvent, shows } from '@airlock/outsider';
import { type EventLooks, iconOf } from '../../kit/log.ts';
import type { IconName } from '../../look/Icon.tsx';
import type { SoundName } from '../../sound/names.ts';
import type { Beat } from '../contract.ts';

/** The start of a turn stands on its plate, claims under the log and in their own tab. */
const LOOKS: EventLooks<OutsiderEvent> = {
  characterTaken: ['person'],
  firstTurn: ['star'],
  tokenPlaced: ['flag'],
  loyaltiesDealt: ['hidden'],
  handsDealt: ['hand'],
  cardChosen: ['check', 0, 'lock-slide'],
  supplyFormed: ['grid', 0, 'shuffle'],
  goalPlayed: ['plus', 0, 'place'],
  goalRepaired: ['check', 0, 'connect'],
  goalCompleted: ['star', 0, 'completed'],
  discarded: ['down', 0, 'place'],
  drew: ['hand', 0, 'flip'],
  looked: ['eye', 0, 'flip'],
  returned: ['undo'],
  supplyRevealed: ['eye', 0, 'reveal'],
  supplyRefilled: ['plus'],
  leftCard: ['hand', 0, 'lock-slide'],
  tookCard: ['hand', 0, 'lock-slide'],
  tookOpenly: ['up'],
  actionsGained: ['plus'],
  bought: ['plus'],
  survivalChanged: ['person'],
  died: ['close'],
  stabilised: ['lock', 0, 'key'],
  recycled: ['recycle', 0, 'shuffle'],
  crisisRevealed: ['warn', 0, 'crisis'],
  crisisCancelled: ['check', 0, 'rescue'],
  crisisFinished: ['warn'],
  crisisCleared: ['check', 0, 'completed'],
  noCrisisLeft: ['minus'],
  crisisAbsorbed: ['minus'],
  waited: ['pause'],
  timedOut: ['clock'],
  entropyGrew: ['clock', 0, 'strike'],
  entropySpared: ['recycle'],
  sabotaged: ['warn'],
  targeted: ['person'],
  slowed: ['pause'],
  cardsRevealed: ['eye'],
  handsExchanged: ['turn', 0, 'shuffle'],
  handsPassed: ['turn', 0, 'shuffle'],
  cardPassed: ['next'],
  goalsLost: ['close'],
  reversed: ['turn', 0, 'vote-flip'],
  moved: ['next'],
  locationDestroyed: ['close', 0, 'explode'],
  dealtOut: ['grid', 0, 'flip'],
  leftUndealt: ['down', 0, 'place'],
  declared: ['flag', 0, 'vote-flip'],
  falseDeclaration: ['octagon', 0, 'refused'],
  crisesDrawn: ['warn'],
  obliterated: ['octagon'],
  turned: ['eye'],
  eclipseCounted: ['clock'],
  surgeCounted: ['clock'],
  gameOver: ['star'],
  turnStarted: [null, 0, 'lamp-wait'],
  claimed: [null],
};

export const logIcon = (event: OutsiderEvent): IconName | null => iconOf(LOOKS[event.type]);

/** What is heard while something is read. */
const READ: Readonly<Partial<Record<OutsiderEvent['type'], SoundName>>> = {
  sabotaged: 'destroyed',
  targeted: 'strike',
  died: 'doom',
  turned: 'doom',
  eclipseCounted: 'strike',
  surgeCounted: 'strike',
  obliterated: 'explode',
};

/** The same for every seat, whatever it is told besides. What is unhurried is read: it takes its time without motion, too. */
export function beat(event: OutsiderEvent, _viewer: Viewer): Beat | null {
  const shown = shows(event);
  const sound = soundOf(event);
  if (!shown && !sound) return null;
  const { lasts, unhurried } = shown ?? { lasts: 0 };
  return {
    lasts,
    ...(unhurried ? { unhurried, isRead: true as const } : {}),
    ...(sound ? { sound } : {}),
  };
}

function soundOf(event: OutsiderEvent): SoundName | undefined {
  if (event.type !== 'survivalChanged') return READ[event.type] ?? LOOKS[event.type]?.[2];
  if (event.open.doomed) return 'doom';
  if (isReturn(event.open)) return 'rescue';
  return event.open.by < 0 ? 'strike' : 'key';
}
