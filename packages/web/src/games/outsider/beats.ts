/** How events look in the log, and how long they take on the table. */
import type { Viewer } from '@airlock/kernel';
import type { OutsiderEvent } from '@airlock/outsider';
import type { IconName } from '../../look/Icon.tsx';
import type { SoundName } from '../../sound/names.ts';
import type { Beat } from '../contract.ts';

const ICONS: Readonly<Partial<Record<OutsiderEvent['type'], IconName>>> = {
  characterTaken: 'person',
  firstTurn: 'star',
  tokenPlaced: 'flag',
  loyaltiesDealt: 'hidden',
  handsDealt: 'hand',
  cardChosen: 'check',
  supplyFormed: 'grid',
  goalPlayed: 'plus',
  goalRepaired: 'check',
  goalCompleted: 'star',
  discarded: 'down',
  drew: 'hand',
  looked: 'eye',
  returned: 'undo',
  supplyRevealed: 'eye',
  supplyRefilled: 'plus',
  leftCard: 'hand',
  tookCard: 'hand',
  tookOpenly: 'up',
  actionsGained: 'plus',
  bought: 'plus',
  survivalChanged: 'person',
  died: 'close',
  stabilised: 'lock',
  recycled: 'recycle',
  crisisRevealed: 'warn',
  crisisCancelled: 'check',
  crisisFinished: 'warn',
  crisisCleared: 'check',
  noCrisisLeft: 'minus',
  crisisAbsorbed: 'minus',
  waited: 'pause',
  entropyGrew: 'clock',
  entropySpared: 'recycle',
  sabotaged: 'warn',
  slowed: 'pause',
  cardsRevealed: 'eye',
  handsExchanged: 'turn',
  handsPassed: 'turn',
  cardPassed: 'next',
  goalsLost: 'close',
  reversed: 'turn',
  moved: 'next',
  locationDestroyed: 'close',
  dealtOut: 'grid',
  leftUndealt: 'down',
  declared: 'flag',
  falseDeclaration: 'octagon',
  crisesDrawn: 'warn',
  obliterated: 'octagon',
  gameOver: 'star',
};

/** The start of a turn stands on its plate, claims under the log and in their own tab. */
const WITHOUT_LINE: ReadonlySet<string> = new Set(['turnStarted', 'claimed']);

export const logIcon = (event: OutsiderEvent): IconName | null =>
  WITHOUT_LINE.has(event.type) ? null : (ICONS[event.type] ?? 'next');

const SCENE = 900;
const BEAT = 420;
const MOVE = 240;

const BEATS: Readonly<Partial<Record<OutsiderEvent['type'], readonly [lasts: number, sound?: SoundName]>>> = {
  supplyFormed: [MOVE, 'shuffle'],
  turnStarted: [0, 'lamp-wait'],
  goalPlayed: [MOVE, 'place'],
  goalRepaired: [BEAT, 'connect'],
  goalCompleted: [BEAT, 'completed'],
  discarded: [MOVE, 'place'],
  drew: [MOVE, 'flip'],
  looked: [MOVE, 'flip'],
  supplyRevealed: [SCENE, 'reveal'],
  leftCard: [0, 'lock-slide'],
  tookCard: [MOVE, 'lock-slide'],
  cardChosen: [0, 'lock-slide'],
  stabilised: [BEAT, 'key'],
  recycled: [BEAT, 'shuffle'],
  dealtOut: [MOVE, 'flip'],
  leftUndealt: [MOVE, 'place'],
  crisisRevealed: [SCENE, 'crisis'],
  crisisCancelled: [BEAT, 'rescue'],
  crisisCleared: [BEAT, 'completed'],
  entropyGrew: [BEAT, 'strike'],
  sabotaged: [BEAT, 'destroyed'],
  reversed: [BEAT, 'vote-flip'],
  died: [SCENE, 'doom'],
  locationDestroyed: [SCENE, 'explode'],
  declared: [SCENE, 'vote-flip'],
  falseDeclaration: [BEAT, 'refused'],
  handsPassed: [BEAT, 'shuffle'],
  handsExchanged: [BEAT, 'shuffle'],
  obliterated: [SCENE, 'explode'],
};

/** The same for every seat, whatever it is told besides. */
export function beat(event: OutsiderEvent, _viewer: Viewer): Beat | null {
  if (event.type === 'survivalChanged') {
    const { by, doomed } = event.open;
    if (doomed) return { lasts: SCENE, sound: 'doom' };
    return { lasts: BEAT, sound: by < 0 ? 'strike' : 'key' };
  }
  const known = BEATS[event.type];
  if (!known) return null;
  const [lasts, sound] = known;
  return { lasts, ...(sound ? { sound } : {}) };
}
