/** How events look in the log, and how long they take on the table. */
import type { Viewer } from '@airlock/kernel';
import { COMPLETED, DESTROYED, type OutbreakEvent, shows } from '@airlock/outbreak';
import { type EventLooks, iconOf } from '../../kit/log.ts';
import type { IconName } from '../../look/Icon.tsx';
import type { SoundName } from '../../sound/names.ts';
import type { Beat } from '../contract.ts';

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
  night: ['hidden', 0, 'doom'],
  claimed: ['talk'],
  retracted: ['undo'],
  gameOver: ['star'],
};

export const logIcon = (event: OutbreakEvent): IconName | null => iconOf(LOOKS[event.type]);

/** The same for every seat, whatever it is told besides. */
export function beat(event: OutbreakEvent, _viewer: Viewer): Beat | null {
  const shown = shows(event);
  const sound = soundOf(event);
  if (!shown && !sound) return null;
  return {
    lasts: 0,
    ...shown,
    ...(sound ? { sound } : {}),
    ...(isHeld(event) ? { holds: true as const } : {}),
  };
}

/** The vote is looked at until the reader goes on: after the role, or after the count where nobody is out. */
const isHeld = (event: OutbreakEvent): boolean =>
  event.type === 'votedOut' || (event.type === 'votesCounted' && event.open.out < 0);

function soundOf(event: OutbreakEvent): SoundName | undefined {
  switch (event.type) {
    case 'votesCounted':
      return 'vote-flip';
    case 'votedOut':
      return 'flip';
    case 'repairing':
      return event.open.ballots ? 'vote-flip' : undefined;
    case 'revealed':
      return 'shuffle';
    case 'settled': {
      const statuses = event.open.tasks.map(({ status }) => status);
      return statuses.includes(DESTROYED)
        ? 'destroyed'
        : statuses.includes(COMPLETED)
          ? 'completed'
          : undefined;
    }
    default:
      return LOOKS[event.type]?.[2];
  }
}
