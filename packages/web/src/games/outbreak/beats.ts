/** How events look in the log, and how long they take on the table. */
import type { Viewer } from '@airlock/kernel';
import { COMPLETED, DESTROYED, type OutbreakEvent } from '@airlock/outbreak';
import type { IconName } from '../../look/Icon.tsx';
import type { Beat } from '../contract.ts';
import { revealLasts } from './motion/steps.ts';

const ICONS: Readonly<Partial<Record<OutbreakEvent['type'], IconName>>> = {
  rolesDealt: 'person',
  dayStarted: 'up',
  ballotCast: 'check',
  cardChosen: 'check',
  repairChosen: 'check',
  votesCounted: 'grid',
  votedOut: 'close',
  leaderPassed: 'star',
  handsDealt: 'hand',
  shiftStarted: 'clock',
  tasksChosen: 'flag',
  revealed: 'eye',
  settled: 'plus',
  repairing: 'recycle',
  dayEnded: 'down',
  night: 'hidden',
  claimed: 'talk',
  retracted: 'undo',
  gameOver: 'star',
};

export const logIcon = (event: OutbreakEvent): IconName => ICONS[event.type] ?? 'next';

const SCENE = 900;
const BEAT = 420;

/** The same for every seat, whatever it is told besides. */
export function beat(event: OutbreakEvent, _viewer: Viewer): Beat | null {
  switch (event.type) {
    case 'revealed':
      return { lasts: revealLasts(event.open.pile.length), sound: 'shuffle', unhurried: true };
    case 'settled':
      return settledBeat(event.open.tasks.map(({ status }) => status));
    case 'votesCounted':
      return { lasts: SCENE, sound: 'vote-flip' };
    case 'votedOut':
      return { lasts: SCENE, sound: 'flip' };
    case 'night':
      return { lasts: SCENE, sound: 'doom' };
    case 'tasksChosen':
      return { lasts: 0, sound: 'place' };
    case 'ballotCast':
    case 'cardChosen':
    case 'repairChosen':
      return { lasts: 0, sound: 'lock-slide' };
    default:
      return null;
  }
}

function settledBeat(statuses: readonly number[]): Beat {
  if (statuses.includes(DESTROYED)) return { lasts: SCENE, sound: 'destroyed' };
  return statuses.includes(COMPLETED) ? { lasts: BEAT, sound: 'completed' } : { lasts: BEAT };
}
