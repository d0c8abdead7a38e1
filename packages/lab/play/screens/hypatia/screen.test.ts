import { stripVTControlCharacters } from 'node:util';
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { type ShipView, trainingGame, type View } from '@airlock/hypatia';
import { ActionList, fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { inkOf, widthOf } from '../../../ink.ts';
import { sceneOf, tableOf } from '../../../testing/tables.ts';
import type { Scene } from '../../screen.ts';
import type { TerminalTable } from '../../terminalTable.ts';
import { screen } from './screen.ts';

const hypatia = (await loadGame('hypatia')) as CatalogueEntry;
const plain = inkOf(false, true);
const ascii = inkOf(false, false);

async function playThrough(
  seats: number,
  seed: string,
  look: (table: TerminalTable) => void,
): Promise<TerminalTable> {
  const table = await tableOf(hypatia, { seats, seed });
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

/** The training ship as her commander sees her. */
function trainingScene(ink = ascii): Scene {
  const random = fastRandom('training');
  const state = trainingGame.setup(1, {} as never, random);
  trainingGame.begin(state, silentContext(random));
  const view = trainingGame.view(state, 0);
  return { view, ink } as Scene;
}

describe('the drawn ship', () => {
  test('fits 80 columns through whole games, in Unicode and in ASCII', async () => {
    for (const seed of ['1', '2']) {
      await playThrough(1, seed, (table) => {
        for (const ink of [plain, ascii]) {
          for (const line of screen.draw(sceneOf(table, ink))) {
            expect(widthOf(line)).toBeLessThanOrEqual(80);
            if (!ink.unicode) expect(line).toMatch(/^[ -~]*$/);
          }
        }
      });
    }
  });

  test('looks the same with and without colours, but for the colours', () => {
    const drawn = screen.draw(trainingScene(inkOf(true, false)));
    expect(drawn.map((line) => stripVTControlCharacters(line))).toEqual(screen.draw(trainingScene()));
    expect(drawn.join('')).toContain('\u001b[');
  });

  test('shows every station where it lies, with people, Phage and count', () => {
    const lines = screen.draw(trainingScene());
    const names = ['Medical', 'Cryonics', 'Hangar', 'Power', 'Locus', 'Oxygen', 'Logistics', 'Labs'];
    const found = lines.join('\n').match(new RegExp(`(${names.join('|')}) [SEOX] (Hi|Lo)`, 'g'));
    expect(found?.map((name) => name.split(' ')[0])).toEqual(names);
    expect(lines[1]).toContain('Medical S Hi 4/5');
    expect(lines[2]).toContain('S9 O2');
    expect(lines[3]).toContain('?? ??');
    expect(lines.join('\n')).toContain('Hand: SQ EA E9 XA OK');
  });

  test('hides what lies face down and marks what is destroyed', () => {
    const scene = trainingScene();
    const ship = (scene.view as View).ships[0] as ShipView;
    ship.destroyed = 1;
    ship.powered = 4;
    ship.sentinel[2] = 17 + 64;
    const text = screen.draw(scene).join('\n');
    expect(text).toContain('(destroyed)');
    expect(text).toContain('Hangar O Hi 0/5 ON');
    expect(text).toContain('guard E7+ right');
    expect(text).not.toContain('X3');
  });

  test('explains its signs in sentences', () => {
    for (const sentence of screen.legend(plain)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
