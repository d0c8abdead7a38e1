/** What a report on balance asks of a voyage: whom the Commander calls on, and what the ship looked like in the end. */
import type { Survey } from '@airlock/kernel';
import { HUMAN_IDS } from './cards.ts';
import { isArmed, type Ship, type State, shipOf } from './state.ts';

/** Every way in which a human of the hand is used. */
const USES = { station: 1, sentinel: 1, tower: 1, xo: 1 };

const FEW_DEAD = 10;

export const survey: Survey<State> = {
  cards: { ids: HUMAN_IDS, usedBy: { ...USES } },
  standing: ({ mode, ships }) => (mode === 'race' ? ships.map(({ rescued }) => rescued.length) : []),
  merits(state, seat) {
    const ship = shipOf(state, seat);
    return ship ? meritsOf(ship) : [];
  },
};

const meritsOf = (ship: Ship): string[] => [
  isArmed(ship) ? 'the self-destruct armed' : 'the self-destruct never armed',
  ship.dead.length < FEW_DEAD ? `fewer than ${FEW_DEAD} dead` : `${FEW_DEAD} dead or more`,
];
