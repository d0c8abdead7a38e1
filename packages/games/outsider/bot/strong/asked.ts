/** A decision of Outsider as it is judged afterwards: more rounds ahead than there is time for at the table. */
import { ActionList, type Context, type Question, type Random, type Seated } from '@airlock/kernel';
import { CREW } from '../../cards.ts';
import type { OutsiderEvent } from '../../events.ts';
import { outsider } from '../../game.ts';
import { imagine } from '../../imagine.ts';
import { allGoals, goalsOf, seatsOf } from '../../rules/ending.ts';
import { survivalOf } from '../../rules/survival.ts';
import type { State } from '../../state.ts';
import type { View } from '../../view.ts';
import { considered } from './doubt.ts';

/** How many rounds are played on for Crew and Outsiders. */
const ROUNDS = [2, 2] as const;
const MOST_ANSWERS = 8;
const CLOSED_BY_CLOCK: OutsiderEvent['type'] = 'timedOut';

/** `null` where the seat has one choice, or none. */
export function questionAt(seated: Seated<View, OutsiderEvent>, random: Random): Question<State> | null {
  const { seat, view } = seated;
  const list = new ActionList();
  outsider.actions(imagine(view, random), seat, list);
  if (list.size < 2) return null;
  const doubt = considered(seated, random, ROUNDS);
  // Where the strong player has no doubts, what else could have been done is anything.
  const rivals = doubt.rivals.length > 0 ? doubt.rivals : list.toArray().slice(0, MOST_ANSWERS);
  return {
    candidates: [doubt.habit, ...rivals],
    world: doubt.world,
    take: (state, action, context) => {
      outsider.apply(state, seat, action, context as Context<OutsiderEvent>);
    },
    playOn: (state, { tell, ...context }) => {
      // That the clock closes windows is how worlds are played on, and nothing that would follow.
      const told: Context['tell'] =
        tell && ((event) => (event.type === CLOSED_BY_CLOCK ? undefined : tell(event)));
      doubt.playOn(state, { ...context, tell: told } as Context<never>);
    },
    worth: doubt.worth,
    ends: endsOf,
  };
}

/** Two rounds later, as counts that whoever reads the review can check. */
function endsOf(state: State): string[] {
  const crew = seatsOf(state, CREW);
  const fallen = crew.some((seat) => survivalOf(state, seat) === 0);
  const without = crew.some((seat) => goalsOf(state, seat) === 0);
  return [
    ...(allGoals(state) > state.seats ? ['the Crew may declare'] : []),
    ...(fallen ? ['somebody of the Crew has no Survival left'] : []),
    ...(without ? [] : ['everybody of the Crew has a Goal']),
  ];
}
