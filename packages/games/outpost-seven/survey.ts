/** What a report on balance asks: modules that are laid, and who has more people behind them. */
import type { Seat, Survey } from '@airlock/kernel';
import { CARD_IDS } from './cards.ts';
import { CELLS, LINE_COUNT } from './grid.ts';
import { signOf } from './rules/cubes.ts';
import { populationOf } from './rules/ending.ts';
import { cubesAt, otherThan, type State, votesOf } from './state.ts';

export const survey: Survey<State> = {
  cards: { ids: CARD_IDS, usedBy: { repair: 1 } },
  standing: (state) => [populationOf(state, 0), populationOf(state, 1)],
  merits: (state, seat) => [
    ...(linesOf(state, seat) > LINE_COUNT / 2 ? ['more lines'] : []),
    ...(cubesOf(state, seat) > cubesOf(state, otherThan(seat)) ? ['more cubes'] : []),
    ...(modulesOf(state, seat) > modulesOf(state, otherThan(seat)) ? ['more modules'] : []),
  ],
};

function linesOf(state: State, seat: Seat): number {
  let lines = 0;
  for (let line = 0; line < LINE_COUNT; line++) if (votesOf(state, line) === seat) lines++;
  return lines;
}

const cubesOf = (state: State, seat: Seat): number =>
  CELLS.reduce((sum, cell) => sum + Math.max(0, cubesAt(state, cell) * signOf(seat)), 0);

const modulesOf = (state: State, seat: Seat): number =>
  CELLS.filter((cell) => cubesAt(state, cell) * signOf(seat) > 0).length;
