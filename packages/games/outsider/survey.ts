/** What a report on balance asks: cards that are played, characters, and how far either side is. */
import { itemAt, type Survey } from '@airlock/kernel';
import { CREW, characterCard, GEAR_IDS, GOAL_IDS, NO_CHARACTER, OUTSIDER } from './cards.ts';
import { allGoals, goalsOf, seatsOf } from './rules/ending.ts';
import type { State } from './state.ts';

/** Actions that spend or complete the cards they name. */
const USES = {
  complete: 1,
  playGoal: 1,
  playOver: 1,
  secondGoal: 1,
  scrapGear: 3,
  scrapGoals: 3,
  scrapTwoGoals: 2,
  reclaim: 1,
  surgery: 2,
  burn: 1,
  selfRepair: 2,
};

export const survey: Survey<State> = {
  /** Tech is left out, which is not at every table. */
  cards: { ids: [...GEAR_IDS, ...GOAL_IDS], usedBy: USES },
  /** Goals of the Crew; Survival that the Crew has lost, in the same measure. */
  standing(state) {
    const crew = seatsOf(state, CREW);
    const lost = crew.filter((seat) => itemAt(state.survival, seat) === 0).length;
    return [allGoals(state) / Math.max(1, crew.length), lost];
  },
  roles(state, seat) {
    const character = itemAt(state.characters, seat);
    const side = state.loyalties[seat] === OUTSIDER ? 'Outsider' : 'Crew';
    return character === NO_CHARACTER ? [side] : [side, characterCard(character).name];
  },
  merits: (state, seat) => (goalsOf(state, seat) > 0 ? ['a Goal of their own'] : ['no Goal of their own']),
};
