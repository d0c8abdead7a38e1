/**
 * The clock of a line in real time. It stands until the reader does something, so that nobody has to hurry into a position they
 * have just come to; from then on bots act when they are ready, and the clock does what is due.
 */
import { type Action, CLOCK, type RealTime, type Seat, seatsIn } from '@airlock/kernel';
import type { AnyMatch } from './lineMatch.ts';

export interface LineRace {
  /** Match time. */
  now(): number;
  /** What the reader does, at its moment; the clock runs from then on. */
  act(action: Action): void;
  end(): void;
}

interface LineRaceParts {
  readonly match: AnyMatch;
  readonly realTime: RealTime;
  readonly mine: Seat;
  /** Match time at which the line leaves the match. */
  readonly from: number;
  think(seat: Seat): Promise<Action | null>;
  /** False where the rules refuse it. */
  play(seat: Seat, action: Action, at: number): boolean;
}

interface Meant {
  readonly action: Action;
  readonly at: number;
}

export function openLineRace({ match, realTime, mine, from, think, play }: LineRaceParts): LineRace {
  let startedAt: number | null = null;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let liveFrom = realTime.liveFrom(match.state);
  const meant = new Map<Seat, Meant>();
  const thinking = new Set<Seat>();

  const now = (): number => from + (startedAt === null ? 0 : performance.now() - startedAt);

  /** Whoever is ready, and the clock, as far as their moment has come. */
  function strike(): void {
    for (const next of [...meant, clockNext()].toSorted((one, other) => one[1].at - other[1].at)) {
      const [seat, { action, at }] = next;
      if (isOver || at > now()) break;
      meant.delete(seat);
      play(seat, action, at);
      if (hasTurned()) break;
    }
    goOn();
  }

  /** When the live clock starts or stops, whatever was meant before makes no sense any more. */
  function hasTurned(): boolean {
    const from = realTime.liveFrom(match.state);
    if (from === liveFrom) return false;
    liveFrom = from;
    meant.clear();
    return true;
  }

  function clockNext(): [Seat, Meant] {
    const due = realTime.due(match.state);
    if (!due) return [CLOCK, { action: 0, at: Number.POSITIVE_INFINITY }];
    const at = (due.clock === 'live' ? (realTime.liveFrom(match.state) ?? 0) : 0) + due.at;
    return [CLOCK, { action: due.action, at }];
  }

  async function consider(seat: Seat): Promise<void> {
    thinking.add(seat);
    const asked = match.log.length;
    const action = await think(seat);
    thinking.delete(seat);
    if (isOver || action === null) return;
    const moment = realTime.momentOf(action);
    // What would come too late is never done; whatever happens meanwhile is thought about anew.
    if (moment < realTime.deadline(match.state)) {
      const at = moment < 0 ? now() : (realTime.liveFrom(match.state) ?? now()) + moment;
      if (match.log.length === asked || moment >= 0) meant.set(seat, { action, at });
    }
    goOn();
  }

  function goOn(): void {
    clearTimeout(timer);
    if (isOver || startedAt === null || match.outcome) return;
    hasTurned();
    for (const seat of seatsIn(match.waiting)) {
      if (seat !== mine && seat !== CLOCK && !meant.has(seat) && !thinking.has(seat)) void consider(seat);
    }
    const [, clock] = clockNext();
    const next = Math.min(clock.at, ...[...meant.values()].map(({ at }) => at));
    if (Number.isFinite(next)) timer = setTimeout(strike, Math.max(0, next - now()));
  }

  return {
    now,
    act(action) {
      startedAt ??= performance.now();
      const at = now();
      const moment = realTime.momentOf(action) < 0 ? -1 : realTime.arrival(match.state, mine, at, []);
      play(mine, moment < 0 ? action : realTime.stamp(action, moment), at);
      goOn();
    },
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
