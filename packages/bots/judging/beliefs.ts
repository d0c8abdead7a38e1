/** What a seat could believe of the others in the course of a match, beside the truth, and how claims stand. */
import {
  fastRandom,
  type Game,
  type LogEntry,
  type MatchHeader,
  type Seat,
  type SeenEvent,
  withNames,
} from '@airlock/kernel';
import { decisionsOf } from './decisions.ts';
import type { ClaimMark, Limits, Mention, Suspecting } from './judging.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export interface Belief {
  /** The place in the log before which it was so. */
  readonly index: number;
  readonly chances: readonly number[];
  readonly truth: readonly boolean[];
}

export interface MarkedClaim {
  readonly index: number;
  readonly seat: Seat;
  readonly label: string;
  readonly mark: ClaimMark;
}

/** A vote, an accusation or a word for somebody, beside what its seat could believe then. */
export interface NamedSeat {
  readonly index: number;
  readonly label: string;
  readonly named: Seat;
  readonly against: boolean;
  /** What could be believed of whom they named, */
  readonly chance: number;
  /** and of whom they should have named: the likeliest, or for a word in favour the least likely. */
  readonly better: Seat;
  readonly betterChance: number;
  /** `null` where the seat knew better than to look for it: it was it. */
  readonly verdict: Verdict | null;
  /** Whether whom they named was it. */
  readonly truth: boolean;
}

/** Beliefs that lie closer are all the same to somebody who has to name one. */
const NAMING: Limits = { slip: 0.1, mistake: 0.25 };

export interface Suspicions {
  readonly role: string;
  /** At each of the seat's own decisions. */
  readonly beliefs: readonly Belief[];
  /** Everybody's. */
  readonly claims: readonly MarkedClaim[];
  /** Whom the seat itself named. */
  readonly named: readonly NamedSeat[];
}

export function beliefsOf<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  { role, believes, isIt, markOf, names }: Suspecting<State, View, Event>,
  {
    header,
    seed,
    log,
    names: seatNames,
  }: {
    readonly header: MatchHeader;
    readonly seed: string;
    readonly log: readonly LogEntry[];
    readonly names: readonly string[];
  },
  seat: Seat,
): Suspicions {
  const beliefs: Belief[] = [];
  const named: NamedSeat[] = [];
  const said: { index: number; seat: Seat; action: number; state: State; label: string }[] = [];
  const seats = header.seats.map((_, other) => other);
  const { match } = decisionsOf(
    game,
    header,
    seed,
    log,
    ({ state }, { index, seat: actor, action, seated }) => {
      const label = withNames(game.words.action(action, seated.view), { names: seatNames, reader: seat });
      if (actor === seat) {
        const chances = believes(seated, fastRandom(`beliefs ${index}`));
        const truth = seats.map((other) => isIt(state, other));
        beliefs.push({ index, chances, truth });
        const naming = names(action);
        if (naming) named.push({ index, label, ...weighed(naming, seat, chances, truth) });
      }
      said.push({ index, seat: actor, action, state: game.clone(state), label });
    },
  );
  const claims = said.flatMap(({ index, seat: speaker, action, state, label }): MarkedClaim[] => {
    const mark = markOf(state, speaker, action, match.state);
    return mark === null ? [] : [{ index, seat: speaker, label, mark }];
  });
  return { role, beliefs, claims, named };
}

/** Held against what the seat itself could believe, never against the truth. */
export function weighed(
  { seat: named, against }: Mention,
  own: Seat,
  chances: readonly number[],
  truth: readonly boolean[],
): Omit<NamedSeat, 'index' | 'label'> {
  const sign = against ? 1 : -1;
  const worth = (seat: Seat): number => sign * (chances[seat] ?? 0);
  let better = named;
  for (const seat of chances.keys()) {
    if (seat !== own && worth(seat) > worth(better)) better = seat;
  }
  const behind = worth(better) - worth(named);
  const verdict =
    (chances[own] ?? 0) >= 1 ? null : verdictOn({ mean: behind, low: behind, high: behind }, NAMING);
  return {
    named,
    against,
    chance: chances[named] ?? 0,
    better,
    betterChance: chances[better] ?? 0,
    verdict,
    truth: truth[named] ?? false,
  };
}
