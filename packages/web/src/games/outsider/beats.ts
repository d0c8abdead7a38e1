/** How events look in the log, and how long they take on the table. */
import type { Viewer } from '@airlock/kernel';
import type { OutsiderEvent } from '@airlock/outsider';
import { beatOf, type EventLooks, iconOf } from '../../kit/log.ts';
import type { IconName } from '../../look/Icon.tsx';
import type { SoundName } from '../../sound/names.ts';
import type { Beat } from '../contract.ts';
import { isReturn, LASTS } from './table/moments.ts';

const SCENE = 900;
const BEAT = 420;
const MOVE = 240;

/** The start of a turn stands on its plate, claims under the log and in their own tab. */
const LOOKS: EventLooks<OutsiderEvent> = {
  characterTaken: ['person'],
  firstTurn: ['star'],
  tokenPlaced: ['flag'],
  loyaltiesDealt: ['hidden'],
  handsDealt: ['hand'],
  cardChosen: ['check', 0, 'lock-slide'],
  supplyFormed: ['grid', MOVE, 'shuffle'],
  goalPlayed: ['plus', MOVE, 'place'],
  goalRepaired: ['check', BEAT, 'connect'],
  goalCompleted: ['star', BEAT, 'completed'],
  discarded: ['down', MOVE, 'place'],
  drew: ['hand', MOVE, 'flip'],
  looked: ['eye', MOVE, 'flip'],
  returned: ['undo'],
  supplyRevealed: ['eye', SCENE, 'reveal'],
  supplyRefilled: ['plus'],
  leftCard: ['hand', 0, 'lock-slide'],
  tookCard: ['hand', MOVE, 'lock-slide'],
  tookOpenly: ['up'],
  actionsGained: ['plus'],
  bought: ['plus'],
  survivalChanged: ['person'],
  died: ['close'],
  stabilised: ['lock', BEAT, 'key'],
  recycled: ['recycle', BEAT, 'shuffle'],
  crisisRevealed: ['warn', SCENE, 'crisis'],
  crisisCancelled: ['check', BEAT, 'rescue'],
  crisisFinished: ['warn'],
  crisisCleared: ['check', BEAT, 'completed'],
  noCrisisLeft: ['minus'],
  crisisAbsorbed: ['minus'],
  waited: ['pause'],
  timedOut: ['clock'],
  entropyGrew: ['clock', BEAT, 'strike'],
  entropySpared: ['recycle'],
  sabotaged: ['warn'],
  targeted: ['person'],
  slowed: ['pause'],
  cardsRevealed: ['eye'],
  handsExchanged: ['turn', BEAT, 'shuffle'],
  handsPassed: ['turn', BEAT, 'shuffle'],
  cardPassed: ['next'],
  goalsLost: ['close'],
  reversed: ['turn', BEAT, 'vote-flip'],
  moved: ['next'],
  locationDestroyed: ['close', SCENE, 'explode'],
  dealtOut: ['grid', MOVE, 'flip'],
  leftUndealt: ['down', MOVE, 'place'],
  declared: ['flag', SCENE, 'vote-flip'],
  falseDeclaration: ['octagon', BEAT, 'refused'],
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

/** Takes its time, with motion or without: who did what to whom is read. */
const read = (lasts: number, sound: SoundName): Beat => ({ lasts, unhurried: true, isRead: true, sound });

/** The same for every seat, whatever it is told besides. */
export function beat(event: OutsiderEvent, _viewer: Viewer): Beat | null {
  switch (event.type) {
    case 'sabotaged':
      return read(LASTS.sabotaged, 'destroyed');
    case 'targeted':
      return read(LASTS.aimed, 'strike');
    case 'died':
      return read(LASTS.died, 'doom');
    case 'turned':
      return read(LASTS.turned, 'doom');
    case 'eclipseCounted':
    case 'surgeCounted':
      return read(LASTS.counted, 'strike');
    case 'obliterated':
      return read(LASTS.obliterated, 'explode');
    case 'survivalChanged': {
      const { by, doomed } = event.open;
      if (doomed) return read(LASTS.doomed, 'doom');
      if (isReturn(event.open)) return read(LASTS.aimed, 'rescue');
      return { lasts: BEAT, sound: by < 0 ? 'strike' : 'key' };
    }
    default:
      return beatOf(LOOKS[event.type]);
  }
}
