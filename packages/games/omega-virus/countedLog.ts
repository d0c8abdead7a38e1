/**
 * The log of a match as OMG-106 wants it stored: exactly what counted, sorted by moment and then by arrival. A live
 * table writes everything down as it arrives, which folds to the same match; this is the tidy copy of it.
 */
import { type Action, type LogEntry, UNDO } from '@airlock/kernel';
import { isKind, type Kind, type Moment, momentOf } from './actions.ts';

/** What a seat does on its own bench: only these may change places with another seat's. */
const ON_THE_BENCH: readonly Kind[] = ['flip', 'place', 'pickUp', 'mark', 'autoFlip', 'takeBack'];

const isBenchWork = ({ action }: LogEntry): boolean =>
  action !== UNDO && (ON_THE_BENCH.some((kind) => isKind(action, kind)) || isUnmark(action));

const isUnmark = (action: Action): boolean => isKind(action, 'unmark');

/** `finishes` are the moments of the finishes that stood, one per round; -1 for a round without one. */
export function countedLog(log: readonly LogEntry[], finishes: readonly Moment[]): LogEntry[] {
  const counted: LogEntry[] = [];
  let round = 0;
  let stretch: LogEntry[] = [];
  const close = (): void => {
    counted.push(...sorted(stretch));
    stretch = [];
  };
  for (const entry of log) {
    if (isBenchWork(entry)) {
      stretch.push(entry);
      continue;
    }
    if (entry.action !== UNDO && isKind(entry.action, 'endHold')) {
      const finish = finishes[round] ?? -1;
      stretch = stretch.filter((done) => finish < 0 || momentIn(stretch, done) <= finish);
    }
    close();
    counted.push(entry);
    if (entry.action !== UNDO && isRoundEnd(entry.action)) round++;
  }
  close();
  return counted;
}

const isRoundEnd = (action: Action): boolean =>
  isKind(action, 'endHold') ||
  isKind(action, 'limit') ||
  isKind(action, 'claimRound') ||
  isKind(action, 'choiceOver');

/** What carries no moment belongs to the next thing its seat did. */
function momentIn(stretch: readonly LogEntry[], entry: LogEntry): Moment {
  const later = stretch
    .slice(stretch.indexOf(entry))
    .find(({ seat, action }) => seat === entry.seat && momentOf(action) >= 0);
  return later ? momentOf(later.action) : -1;
}

function sorted(stretch: readonly LogEntry[]): LogEntry[] {
  return stretch
    .map((entry, order) => ({ entry, order, moment: momentIn(stretch, entry) }))
    .sort((one, other) => one.moment - other.moment || one.order - other.order)
    .map(({ entry }) => entry);
}
