/** How an imagined world goes on: everybody plays by the strong player's habits, with hands open and without a word. */
import {
  type Action,
  ActionList,
  CLOCK,
  type Context,
  itemAt,
  type Random,
  type Seat,
  seatsIn,
  topOf,
} from '@airlock/kernel';
import { actionOf, TIMEOUT } from '../../actions.ts';
import { OUTSIDER } from '../../cards.ts';
import { outsider } from '../../game.ts';
import { allGoals } from '../../rules/ending.ts';
import { AT, type State } from '../../state.ts';
import { habit } from './habit.ts';
import { type Judgement, judgeBy } from './judgement.ts';
import { cut } from './talk.ts';

/** Gives every seat's judgement in a world; what depends on the loyalties alone is worked out once for each deal. */
export function mindsOf({ evidence, supplyDark }: Judgement): (world: State) => Judgement[] {
  const known = new Map<string, readonly Judgement[]>();
  return (world) => {
    const deal = world.loyalties.join('');
    let minds = known.get(deal);
    if (!minds) {
      minds = world.survival.map((_, seat) => judgeBy(world, seat, evidence, supplyDark, true));
      known.set(deal, minds);
    }
    return minds.map((mind) => ({ ...mind, state: world }));
  };
}

interface Deed {
  readonly seat: Seat;
  readonly action: Action;
}

/** Plays up to the first choice in a turn of that number, or to the end of the game; gives how many moves that took. */
export function playOn(
  state: State,
  minds: readonly Judgement[],
  lastTurn: number,
  context: Context<never>,
): number {
  let moves = 0;
  for (; state.stack.length > 0; moves++) {
    const top = topOf(state);
    if (top === AT.actions && state.turn >= lastTurn) break;
    const { seat, action } =
      top === AT.reactToCrisis || top === AT.reactToEntropy
        ? reaction(state, minds, context.random)
        : ((top === AT.actions ? interruption(state, minds) : null) ??
          nextDeed(state, minds, context.random));
    outsider.apply(state, seat, action, context);
  }
  return moves;
}

function nextDeed(state: State, minds: readonly Judgement[], random: Random): Deed {
  const [seat] = seatsIn(outsider.waiting(state)) as [Seat];
  return { seat, action: habit(itemAt(minds, seat), random) };
}

/** Whoever reacts; where nobody does, the clock closes the window for all at once. */
function reaction(state: State, minds: readonly Judgement[], random: Random): Deed {
  const list = new ActionList();
  for (const seat of seatsIn(outsider.waiting(state))) {
    outsider.actions(state, seat, list.clear());
    if (list.size === 1) continue;
    const action = habit(itemAt(minds, seat), random);
    if (action !== actionOf('pass')) return { seat, action };
  }
  return { seat: CLOCK, action: TIMEOUT };
}

/** Outsiders sabotage out of turn, when the Crew could declare. */
function interruption(state: State, minds: readonly Judgement[]): Deed | null {
  if (allGoals(state) <= state.seats) return null;
  for (const mind of minds) {
    const action = state.loyalties[mind.seat] === OUTSIDER ? cut(mind) : null;
    if (action !== null) return { seat: mind.seat, action };
  }
  return null;
}
