/** Who has won a match, and why. */
import type { Context, Outcome, RuleId, Seat } from '@airlock/kernel';
import { ESCAPE_POINTS, RANKS, type Rank } from '../cards.ts';
import type { OmegaEvent } from '../events.ts';
import { type MatchEnd, type MatchResult, NOBODY_FINISHED, type State } from '../state.ts';
import { pointsOf, speedPoints } from './scoring.ts';

const RULES: Readonly<Record<MatchEnd, RuleId>> = {
  points: 'OMG-090',
  speed: 'OMG-092',
  lastFinish: 'OMG-092',
  draw: 'OMG-092',
  forfeit: 'OMG-112',
  abandoned: 'OMG-114',
  escaped: 'OMG-123',
  stranded: 'OMG-123',
  practised: 'OMG-130',
  gaveUp: 'OMG-112',
};

/** OMG-123. */
export const rankOf = (points: number): Rank =>
  (RANKS.find((rank) => points >= rank.points) as (typeof RANKS)[number]).name;

/** The result of a match that was played to its end. */
export function resultOf(state: State): MatchResult {
  const points = state.sides.map(pointsOf);
  if (state.mode === 'practice') return { cause: 'practised', winners: [0], points: [0] };
  if (state.mode === 'clock') {
    const [mine = 0] = points;
    const escaped = mine >= ESCAPE_POINTS;
    return { cause: escaped ? 'escaped' : 'stranded', winners: escaped ? [0] : [], points: [mine] };
  }
  return { ...decide(state, points), points };
}

/** OMG-090 to OMG-092: points, then speed points, then the last round that had a finisher. */
function decide(state: State, points: readonly number[]): Pick<MatchResult, 'cause' | 'winners'> {
  const ahead = (values: readonly number[]): Seat[] => {
    const [one = 0, other = 0] = values;
    return one === other ? [] : [one > other ? 0 : 1];
  };
  const byPoints = ahead(points);
  if (byPoints.length > 0) return { cause: 'points', winners: byPoints };
  const bySpeed = ahead(state.sides.map(speedPoints));
  if (bySpeed.length > 0) return { cause: 'speed', winners: bySpeed };
  const finishers = state.rounds.map(({ finisher }) => finisher).filter((one) => one !== NOBODY_FINISHED);
  const last = finishers.at(-1);
  return last === undefined ? { cause: 'draw', winners: [] } : { cause: 'lastFinish', winners: [last] };
}

/** OMG-112: the other seat wins; the points stand as they are. */
export function forfeited(state: State, seat: Seat): MatchResult {
  const points = state.seats.map((_, side) => (state.sides[side] ? pointsOf(state.sides[side]) : 0));
  if (state.seats.length === 1) return { cause: 'gaveUp', winners: [], points };
  return { cause: 'forfeit', winners: [1 - seat], points };
}

/** OMG-114. */
export const abandoned = (state: State): MatchResult => ({
  cause: 'abandoned',
  winners: [],
  points: state.sides.map(pointsOf),
});

/** After the end nothing of the benches is hidden but the decks, which a replay shows. */
export function endMatch(state: State, result: MatchResult, context: Context<OmegaEvent>): void {
  state.result = result;
  state.stack.length = 0;
  state.hidden = false;
  state.liveFrom = null;
  state.stopped = null;
  context.tell?.({
    type: 'gameOver',
    rule: RULES[result.cause],
    open: { result },
    reveals: true,
  });
}

export function outcome({ result }: State): Outcome | null {
  if (!result) return null;
  const { cause, winners, points } = result;
  return { winners, scores: points, reason: cause, rule: RULES[cause] };
}
