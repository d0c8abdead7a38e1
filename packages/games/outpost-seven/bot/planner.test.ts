import { type ActionList, fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { BONUS_AUTO, codec, isSalvage } from '../actions.ts';
import { NO_CARD, RED } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import { CELLS_OF_LINE } from '../grid.ts';
import { cubesOf, populationOf } from '../rules/ending.ts';
import { AT, deckSize, handSize, otherThan, type State } from '../state.ts';
import { position } from '../testing/position.ts';
import { ALL_OPTIONS, newGame, playOut } from '../testing/randomGame.ts';
import { handValue } from './hand.ts';
import { openProspect, planner, rankRepairs, rankSalvages } from './planner.ts';
import { Ranking } from './ranking.ts';

describe('the planner', () => {
  it('takes the action with the highest value, worked out the long way', () => {
    const random = fastRandom('planner');
    let turns = 0;
    for (const [number, options] of ALL_OPTIONS.entries()) {
      playOut(newGame(`planner ${number}`, options), random, ({ state, legal }) => {
        if (state.stack.at(-1) !== AT.turn || random.int(9) > 0) return undefined;
        turns++;
        const chosen = planner(state, state.active, random);
        expect(valueAfter(state, chosen, 1)).toBeCloseTo(highestValue(state, legal), 8);
        return chosen;
      });
    }
    expect(turns).toBeGreaterThan(100);
  });

  it('counts less of a hand when a search is to look closer', () => {
    const state = position({ grid: ['r1c1 B5-1 3 red'], red: 'B3-1 B5-2 G4-1' });
    const repairs = new Ranking(100);
    const salvages = new Ranking(100);
    const prospect = openProspect(state, RED, 0.5);
    rankRepairs(prospect, repairs);
    rankSalvages(prospect, salvages);
    expect(repairs.size).toBeGreaterThan(3);
    expect(salvages.size).toBeGreaterThan(3);
    for (const { actions, values, size } of [repairs, salvages]) {
      for (let place = 0; place < size; place++) {
        expect(values[place]).toBeCloseTo(valueAfter(state, actions[place], 0.5), 9);
      }
    }
  });

  it('repairs only when it must, with a hand that cannot grow', () => {
    const state = position({ red: 'B3-1 B5-1', offer: '- - - - -', deck: '' });
    expect(codec.write(planner(state, RED, fastRandom(1)))).toMatch(/^repair B3-1 B5-1/);
  });
});

function highestValue(state: State, legal: ActionList): number {
  return Math.max(...legal.toArray().map((action) => valueAfter(state, action, 1)));
}

/** The planner's value of an action, by doing it and adding up its terms one by one. */
function valueAfter(before: State, action: number, handShare: number): number {
  const me = before.active;
  const state = outpostSeven.clone(before);
  const context = silentContext(fastRandom('no chance'));
  outpostSeven.apply(state, me, action, context);
  if (state.stack.at(-1) === AT.chooseBonus) outpostSeven.apply(state, me, BONUS_AUTO, context);
  const you = otherThan(me);
  const left =
    deckSize(state) +
    handSize(state, 0) +
    handSize(state, 1) +
    state.offer.filter((card) => card !== NO_CARD).length;
  const k = Math.min(1, left / 36);
  const late = Math.min(1, left / 12);
  const sign = me === RED ? 1 : -1;
  const lines = CELLS_OF_LINE.map((cells, line) => {
    const margin = cells.reduce((sum, cell) => sum + state.cubes[cell] * sign, 0);
    return (state.population[line] + 0.77 * k) * Math.tanh(margin / (0.16 + 4.71 * k));
  });
  return (
    0.29 * (populationOf(state, me) - populationOf(state, you)) +
    0.33 * lines.reduce((sum, line) => sum + line) +
    0.27 * k * (cubesOf(state, me) - cubesOf(state, you)) +
    handShare * late * handValue([...state.kept[me], ...state.salvaged[me]], state.options) -
    (isSalvage(action) ? 0.71 : 0)
  );
}
