import { stripVTControlCharacters } from 'node:util';
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { fastRandom } from '@airlock/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inkOf, widthOf } from '../../../ink.ts';
import { sceneOf, tableOf } from '../../../testing/tables.ts';
import { readLine, stepAt } from '../../steps.ts';
import type { Line, TerminalTable } from '../../terminalTable.ts';
import { screen } from './screen.ts';

const omega = (await loadGame('omega-virus')) as CatalogueEntry;
const plain = inkOf(false, true);
const ascii = inkOf(false, false);

const named = { seed: 'drawn' };

/** A race has its own time, which passes here as fast as it can. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** This much of it at once. */
const TICK_MS = 20;

async function meanwhile<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await vi.advanceTimersByTimeAsync(TICK_MS);
  return done;
}

async function started(seats = 1, level = 'random'): Promise<TerminalTable> {
  const table = await meanwhile(tableOf(omega, { seats, options: named, level }));
  await act(table, omega.game.codec.read('ready') as number);
  return table;
}

/** Gives why it could not be done. */
async function act(table: TerminalTable, action: number): Promise<Line | null> {
  const refused = await meanwhile(table.play(action));
  await meanwhile(table.advance());
  return refused;
}

/** Types a line and does what it says. */
async function type(table: TerminalTable, line: string): Promise<void> {
  const reading = readLine(line, [], sceneOf(table, plain), screen);
  if (reading.to !== 'action') throw new Error(`"${line}" leads to ${reading.to}.`);
  expect(await act(table, reading.action)).toBeNull();
}

describe('the drawn plan', () => {
  test('fits 80 columns while cards are laid, in Unicode and in ASCII', async () => {
    const table = await started(2);
    const random = fastRandom('drawing');
    for (let moves = 0; moves < 60 && !table.isOver; moves++) {
      for (const ink of [plain, ascii]) {
        for (const line of screen.draw(sceneOf(table, ink))) {
          expect(widthOf(line)).toBeLessThanOrEqual(80);
          if (!ink.unicode) expect(line).toMatch(/^[ -~]*$/);
        }
      }
      const listed = table.listed();
      await act(table, listed[random.int(listed.length)]?.action as number);
    }
    expect(table.match.log.length).toBeGreaterThan(60);
  });

  test('looks the same with and without colours, but for the colours', async () => {
    const table = await started();
    const drawn = screen.draw(sceneOf(table, inkOf(true, true)));
    expect(drawn.map((line) => stripVTControlCharacters(line).trimEnd())).toEqual(
      screen.draw(sceneOf(table, plain)).map((line) => line.trimEnd()),
    );
    expect(drawn.join('')).toContain('\u001b[');
  });

  test('shows squares where they lie, with their coordinates', async () => {
    const table = await started();
    const hand = (table.view as { seats: { hand: number }[] }).seats[0]?.hand as number;
    const id = `F${String(hand + 1).padStart(2, '0')}`;
    await type(table, `place ${id} 3 -2 r0`);
    const lines = screen.draw(sceneOf(table, plain));
    const head = lines.findIndex((line) => /^ +3 {2}4$/.test(line));
    expect(lines[head + 1]).toMatch(/^ {2}-2 +[RYB][cpd]? +[RYB][cpd]?$/);
    expect(lines[head + 2]).toMatch(/^ {2}-1 +[RYB][cpd]? +[RYB][cpd]?$/);
  });
});

describe('typing', () => {
  test('a placement is asked as column, row and turn, and the moment is now', async () => {
    const table = await started();
    const first = stepAt(['place', 'F01', '0', '0'], { ...sceneOf(table, plain) }, screen);
    expect(first.question).toBe('Turned how?');
    await type(table, table.listed()[0]?.words.slice(0, -1).join(' ') as string);
    await type(table, 'place 1 1 r2');
    const moments = table.match.log.slice(2).map(({ action }) => omega.game.realTime?.momentOf(action));
    expect(moments.every((moment) => moment !== undefined && moment < 1000)).toBe(true);
  });

  test('the person is asked again when the count is over', async () => {
    const table = await started();
    const [, go] = table.match.log;
    expect(omega.game.codec.write(go?.action as number)).toBe('go');
    expect(go?.at).toBeGreaterThanOrEqual(5000);
    expect(go?.at).toBeLessThan(5100);
  });

  test('bots build on while the person thinks, as far as their time has come', async () => {
    const table = await started(2, 'cadet');
    expect(table.match.log.filter(({ seat }) => seat === 1)).toHaveLength(1);
  });

  test('explains its signs in sentences', () => {
    for (const sentence of screen.legend(plain)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
