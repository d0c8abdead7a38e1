/** Who acts next, when the game ends and who has won. */
import { type Context, enter, has, missing, type Outcome, only, type Seat } from '@airlock/kernel';
import { RED, YELLOW } from '../cards.ts';
import type { OutpostEvent } from '../events.ts';
import { LINE_COUNT, NO_CELL } from '../grid.ts';
import { AT, otherThan, type Result, type State } from '../state.ts';
import { signOf } from './cubes.ts';
import { canRepair } from './repair.ts';
import { canSalvage } from './salvage.ts';

/** OPS-042 */
const canAct = (state: State, seat: Seat): boolean => canSalvage(state, seat) || canRepair(state, seat);

/** OPS-140 to OPS-143: the other player if able, else the same again, else the end. */
export function nextPlayer(state: State, context: Context<OutpostEvent>): void {
  state.playedCell = NO_CELL;
  const other = otherThan(state.active);
  if (canAct(state, other)) state.active = other;
  else {
    leaveGame(state, other, context);
    if (!canAct(state, state.active)) {
      leaveGame(state, state.active, context);
      endGame(state, scoreOf(state), context);
      return;
    }
  }
  enter(state, AT.turn);
  context.tell?.({
    type: 'asked',
    rule: 'OPS-140',
    open: { seat: state.active, phase: 'turn' },
    quiet: true,
  });
}

/** OPS-141: announced once. */
function leaveGame(state: State, seat: Seat, context: Context<OutpostEvent>): void {
  if (has(state.out, seat)) return;
  state.out |= only(seat);
  context.tell?.({ type: 'playerOut', rule: 'OPS-141', open: { seat } });
}

function endGame(state: State, result: Result, context: Context<OutpostEvent>): void {
  state.stack.length = 0;
  state.result = result;
  context.tell?.({
    type: 'gameOver',
    rule: RULE_OF_ENDING[result.reason],
    open: { result, hands: state.kept.map((cards) => [...cards]) },
    reveals: true,
  });
}

/** OPS-154 */
export function resign(state: State, seat: Seat, context: Context<OutpostEvent>): void {
  endGame(state, { ...scoreOf(state), winner: otherThan(seat), reason: 'resigned' }, context);
}

/** OPS-150: the people whose line votes for a seat. */
export function populationOf(state: Pick<State, 'population' | 'token'>, seat: Seat): number {
  let sum = 0;
  for (let line = 0; line < LINE_COUNT; line++) {
    if (state.token[line] === seat) sum += state.population[line] ?? missing();
  }
  return sum;
}

export function cubesOf(state: Pick<State, 'cubes'>, seat: Seat): number {
  const sign = signOf(seat);
  return state.cubes.reduce((sum, cubes) => sum + Math.max(0, cubes * sign), 0);
}

/** OPS-150 to OPS-153: population, then cubes, then a draw. */
export function scoreOf(state: Pick<State, 'population' | 'token' | 'cubes'>): Result {
  const population = [populationOf(state, RED), populationOf(state, YELLOW)] as const;
  const cubes = [cubesOf(state, RED), cubesOf(state, YELLOW)] as const;
  const byPopulation = population[RED] - population[YELLOW];
  const byCubes = cubes[RED] - cubes[YELLOW];
  const margin = byPopulation !== 0 ? byPopulation : byCubes;
  return {
    population,
    cubes,
    winner: margin > 0 ? RED : margin < 0 ? YELLOW : null,
    reason: byPopulation !== 0 ? 'population' : byCubes !== 0 ? 'cubes' : 'draw',
  };
}

const RULE_OF_ENDING = {
  population: 'OPS-151',
  cubes: 'OPS-152',
  draw: 'OPS-153',
  resigned: 'OPS-154',
} as const satisfies Record<Result['reason'], string>;

export function outcome(state: State): Outcome | null {
  const { result } = state;
  if (!result) return null;
  return {
    winners: result.winner === null ? [] : [result.winner],
    scores: result.population,
    reason: result.reason,
    rule: RULE_OF_ENDING[result.reason],
  };
}
