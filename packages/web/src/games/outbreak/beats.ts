/** How events look in the log, and how long they take on the table. */
import type { Viewer } from '@airlock/kernel';
import { COMPLETED, DESTROYED, type OutbreakEvent } from '@airlock/outbreak';
import { beatOf, type EventLooks, iconOf } from '../../kit/log.ts';
import type { IconName } from '../../look/Icon.tsx';
import type { SoundName } from '../../sound/names.ts';
import type { Beat } from '../contract.ts';
import { COUNT_MS, REPAIR_MS, ROLE_MS, revealLasts } from './motion/steps.ts';

const SCENE = 900;
const BEAT = 420;

const LOOKS: EventLooks<OutbreakEvent> = {
  rolesDealt: ['person'],
  dayStarted: ['up'],
  ballotCast: ['check', 0, 'lock-slide'],
  cardChosen: ['check', 0, 'lock-slide'],
  repairChosen: ['check', 0, 'lock-slide'],
  votesCounted: ['grid'],
  votedOut: ['close'],
  leaderPassed: ['star'],
  handsDealt: ['hand'],
  shiftStarted: ['clock'],
  tasksChosen: ['flag', 0, 'place'],
  revealed: ['eye'],
  settled: ['plus'],
  repairing: ['recycle'],
  dayEnded: ['down'],
  night: ['hidden', SCENE, 'doom'],
  claimed: ['talk'],
  retracted: ['undo'],
  gameOver: ['star'],
};

export const logIcon = (event: OutbreakEvent): IconName | null => iconOf(LOOKS[event.type]);

/** The same for every seat, whatever it is told besides. */
export function beat(event: OutbreakEvent, _viewer: Viewer): Beat | null {
  if (event.type === 'votesCounted') return voteBeat('vote-flip', COUNT_MS, event.open.out < 0);
  if (event.type === 'votedOut') return voteBeat('flip', ROLE_MS, true);
  if (event.type === 'repairing' && event.open.ballots) return voteBeat('vote-flip', REPAIR_MS, false);
  if (event.type === 'settled') return settledBeat(event.open.tasks.map(({ status }) => status));
  if (event.type !== 'revealed') return beatOf(LOOKS[event.type]);
  return { lasts: revealLasts(event.open.pile.length), sound: 'shuffle', unhurried: true };
}

/** The vote is looked at until the reader goes on: after the role, or after the count where nobody is out. */
const voteBeat = (sound: SoundName, lasts: number, holds: boolean): Beat => ({
  lasts,
  sound,
  unhurried: true,
  ...(holds ? { holds: true as const } : {}),
});

function settledBeat(statuses: readonly number[]): Beat {
  if (statuses.includes(DESTROYED)) return { lasts: SCENE, sound: 'destroyed' };
  return statuses.includes(COMPLETED) ? { lasts: BEAT, sound: 'completed' } : { lasts: BEAT };
}
