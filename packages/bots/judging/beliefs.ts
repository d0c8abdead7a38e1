/** What a seat could believe of the others in the course of a match, beside the truth, and how claims stand. */
import {
  fastRandom,
  type Game,
  type LogEntry,
  type MatchHeader,
  type Seat,
  type SeenEvent,
} from '@airlock/kernel';
import { decisionsOf } from './decisions.ts';
import type { ClaimMark, Suspecting } from './judging.ts';

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

export interface Suspicions {
  readonly role: string;
  /** At each of the seat's own decisions. */
  readonly beliefs: readonly Belief[];
  /** Everybody's. */
  readonly claims: readonly MarkedClaim[];
}

export function beliefsOf<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  { role, believes, isIt, markOf }: Suspecting<State, View, Event>,
  {
    header,
    seed,
    log,
  }: { readonly header: MatchHeader; readonly seed: string; readonly log: readonly LogEntry[] },
  seat: Seat,
): Suspicions {
  const beliefs: Belief[] = [];
  const said: { index: number; seat: Seat; action: number; state: State; label: string }[] = [];
  const seats = header.seats.map((_, other) => other);
  const { match } = decisionsOf(
    game,
    header,
    seed,
    log,
    ({ state }, { index, seat: actor, action, seated }) => {
      if (actor === seat) {
        beliefs.push({
          index,
          chances: believes(seated, fastRandom(`beliefs ${index}`)),
          truth: seats.map((other) => isIt(state, other)),
        });
      }
      const label = game.words.action(action, seated.view);
      said.push({ index, seat: actor, action, state: game.clone(state), label });
    },
  );
  const claims = said.flatMap(({ index, seat: speaker, action, state, label }): MarkedClaim[] => {
    const mark = markOf(state, speaker, action, match.state);
    return mark === null ? [] : [{ index, seat: speaker, label, mark }];
  });
  return { role, beliefs, claims };
}
