/** What a report on balance asks: cards that are laid, roles, and how far either side is. */
import { has, itemAt, type Survey } from '@airlock/kernel';
import { CARD_IDS, PZERO, SURVIVOR } from './cards.ts';
import { neededFor, pointsAt, roleOf, type State } from './state.ts';

const ROLE_WORDS = ['Survivor', 'Infected', 'Patient Zero'];

export const survey: Survey<State> = {
  cards: { ids: CARD_IDS, usedBy: { submit: 1 } },
  /** The part of all Task points that is there, and the part of the first Survivors that is lost. */
  standing(state) {
    const needed = state.points.reduce((sum, _, task) => sum + neededFor(state.options, task), 0);
    const there = state.points.reduce((sum, _, task) => sum + pointsAt(state, task), 0);
    const others = state.roles.filter((role) => role !== PZERO).length;
    const left = state.roles.filter((role, seat) => role === SURVIVOR && !has(state.out, seat)).length;
    return [there / needed, (others - left) / others];
  },
  roles: (state, seat) => [
    itemAt(ROLE_WORDS, roleOf(state, seat)),
    ...(seat === state.firstLeader ? ['first Leader'] : []),
  ],
  merits: (state, seat) => (has(state.out, seat) ? ['voted out'] : ['never voted out']),
};
