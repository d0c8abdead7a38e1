import { stripVTControlCharacters } from 'node:util';
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { ActionList, fastRandom } from '@airlock/kernel';
import { CELLS, NO_CARD, populationOf, type View } from '@airlock/outpost-seven';
import { describe, expect, test } from 'vitest';
import { inkOf, widthOf } from '../../../ink.ts';
import { sceneOf, tableOf } from '../../../testing/tables.ts';
import { viewAfter } from '../../outlook.ts';
import type { TerminalTable } from '../../terminalTable.ts';
import { cardId } from './board.ts';
import { screen } from './screen.ts';

const outpost = (await loadGame('outpost-seven')) as CatalogueEntry;
const plain = inkOf(false, true);
const ascii = inkOf(false, false);

/** A game in which the person too does anything that is allowed; `look` is called before each of their actions. */
async function playThrough(seed: string, look: (table: TerminalTable) => void): Promise<TerminalTable> {
  const table = await tableOf(outpost, { seats: 2, seed });
  const random = fastRandom(`person ${seed}`);
  while (!table.isOver) {
    look(table);
    const list = new ActionList();
    for (const { action } of table.listed()) list.add(action);
    await table.play(list.pick(random));
    await table.advance();
  }
  look(table);
  return table;
}

describe('the drawn table', () => {
  test('fits 80 columns through whole games, in Unicode and in ASCII', async () => {
    for (const seed of ['1', '2', '3']) {
      await playThrough(seed, (table) => {
        for (const ink of [plain, ascii]) {
          for (const line of screen.draw(sceneOf(table, ink))) {
            expect(widthOf(line)).toBeLessThanOrEqual(80);
            if (!ink.unicode) expect(line).toMatch(/^[ -~]*$/);
          }
        }
      });
    }
  });

  test('looks the same with and without colours, but for the colours', async () => {
    await playThrough('4', (table) => {
      const drawn = screen.draw(sceneOf(table, inkOf(true, true)));
      const colourless = drawn.map((line) => stripVTControlCharacters(line));
      expect(colourless).toEqual(screen.draw(sceneOf(table, plain)));
      expect(drawn.join('')).toContain('\u001b[31m');
    });
  });

  test('shows every module with its cubes, every line with its people, and both scores', async () => {
    const table = await playThrough('5', () => {});
    const view = table.view as View;
    const text = screen.draw(sceneOf(table, ascii)).join('\n');
    const laid = CELLS.filter((cell) => view.grid[cell] !== NO_CARD);
    expect(text.match(/ [BGP][3-6]-[1-6][ *][0-6]\/[3-6]/g)).toHaveLength(laid.length);
    const cubes = laid.reduce((sum, cell) => sum + Math.max(0, view.cubes[cell] as number), 0);
    const grid = text.split('\n').filter((line) => line.startsWith('    ') && line.includes('|'));
    expect([...grid.join('').replaceAll(/(Red|Remove)/g, '')].filter((sign) => sign === 'R')).toHaveLength(
      cubes,
    );
    for (const seat of [0, 1]) expect(text).toContain(`${populationOf(view, seat)} people`);
    for (const line of ['R1', 'R5', 'C1', 'C5']) expect(text).toContain(line);
  });

  test('shows of the other hand only what everybody saw', async () => {
    const table = await tableOf(outpost, { seats: 2, seed: '7' });
    const hidden = (table.match.view(1) as View).hands[1].kept as number[];
    const text = screen.draw(sceneOf(table, plain)).at(-1);
    expect(hidden.length).toBeGreaterThan(0);
    expect(text).toMatch(/^Yellow holds \d hidden( worth \d+)?$/);
  });

  test('shows both hands at the end', async () => {
    const table = await tableOf(outpost, { seats: 2, seed: '7' });
    await table.play(table.game.codec.read('resign') as number);
    const hand = (table.view as View).hands[1].kept?.map(cardId).join(', ');
    expect(screen.draw(sceneOf(table, plain)).at(-1)).toBe(`Yellow holds ${hand}`);
  });
});

describe('what a cell promises', () => {
  test('is what comes of laying the module there, all bonuses used', async () => {
    let compared = 0;
    await playThrough('6', (table) => {
      const view = table.view as View;
      if (table.isOver || view.phase !== 'turn') return;
      const scene = sceneOf(table, ascii);
      const repair = scene.listed.find(({ words }) => words[0] === 'repair');
      if (!repair) return;
      const step = screen.step(repair.words.slice(0, 3), {
        ...scene,
        foresee: (action) => viewAfter(scene, action, screen.settling),
      });
      const [first] = step?.options ?? [];
      const shown = step?.picture?.join('\n').match(/ 1 {3,}([+-]?\d+) /)?.[1];
      expect(first?.words).toEqual([repair.words[3]]);
      const after = settledView(table, repair.action) as View;
      const lead = (one: View): number => populationOf(one, 0) - populationOf(one, 1);
      expect(Number(shown)).toBe(lead(after) - lead(view));
      compared++;
    });
    expect(compared).toBeGreaterThan(5);
  });
});

/** The real rules on the real state: action and bonuses, whoever is next. */
function settledView(table: TerminalTable, action: number): unknown {
  const { game, match, seat } = table;
  const state = game.clone(match.state);
  const silent = { random: fastRandom('any'), now: 0, tell: null };
  game.apply(state, seat, action, silent);
  const all = game.codec.read('bonusAuto') as number;
  if (game.refusal(state, seat, all) === null) game.apply(state, seat, all, silent);
  return game.view(state, seat);
}
