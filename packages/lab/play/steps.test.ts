import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { describe, expect, test } from 'vitest';
import { pebblesEntry } from '../testing/pebbles.ts';
import { sceneOf, tableOf } from '../testing/tables.ts';
import type { Scene } from './screen.ts';
import { screen as outpostSevenScreen } from './screens/outpost-seven/screen.ts';
import { plainScreen } from './screens/plain.ts';
import { type Reading, readLine, settled, stepAt } from './steps.ts';

const outpost = (await loadGame('outpost-seven')) as CatalogueEntry;

const scene = sceneOf(await tableOf(pebblesEntry, { options: { heap: 10, bids: false }, seats: 1 }));
const bidding = sceneOf(await tableOf(pebblesEntry, { options: { heap: 10, bids: true }, seats: 1 }));

describe('a game without a screen of its own', () => {
  const text = (reading: Reading): string =>
    reading.to === 'action' ? scene.game.codec.write(reading.action) : JSON.stringify(reading);

  test('lists few actions in full', () => {
    const chosen = settled([], scene, plainScreen);
    const { options } = stepAt(chosen, scene, plainScreen);
    expect(options.map(({ key, label }) => `${key} ${label}`)).toEqual(['1 take 1', '2 take 2', '3 take 3']);
  });

  test('asks for many actions word by word, and skips what leaves no choice', () => {
    const chosen = settled([], bidding, plainScreen);
    expect(chosen).toEqual(['bid']);
    const first = stepAt(chosen, bidding, plainScreen);
    expect(first.options).toHaveLength(10);
    expect(first.options[3]?.label).toBe('3 … (10 ways)');
    const second = stepAt(['bid', '3'], bidding, plainScreen);
    expect(second.options.map(({ label }) => label)).toContain('bid 3 9');
  });

  test.each([
    ['take 2', 'take 2'],
    ['2', 'take 2'],
    ['Take 3', 'take 3'],
  ])('"%s" is read as %s', (typed, meant) => {
    expect(text(readLine(typed, settled([], scene, plainScreen), scene, plainScreen))).toBe(meant);
  });

  test('several answers may be typed at once', () => {
    const chosen = settled([], bidding, plainScreen);
    expect(text(readLine('4 8', chosen, bidding, plainScreen))).toBe('bid 3 7');
    expect(readLine('4', chosen, bidding, plainScreen)).toEqual({ to: 'step', chosen: ['bid', '3'] });
    expect(text(readLine('8', ['bid', '3'], bidding, plainScreen))).toBe('bid 3 7');
  });

  test('what names nothing leads nowhere, and says which word it was', () => {
    expect(readLine('9', ['take'], scene, plainScreen)).toEqual({ to: 'nowhere', token: '9', after: 0 });
    expect(readLine('take 2 2', [], scene, plainScreen)).toMatchObject({ to: 'nowhere' });
    expect(readLine('resi', [], scene, plainScreen)).toMatchObject({ to: 'nowhere' });
  });
});

describe('Outpost Seven', () => {
  const { codec } = outpost.game;
  const dealt = async () => sceneOf(await tableOf(outpost, { seed: '7', seats: 2 }));
  const inTurn = async () => {
    const table = await tableOf(outpost, { seed: '7', seats: 2 });
    await table.play(codec.read('keep 2,4,5,6') as number);
    await table.advance();
    return sceneOf(table);
  };
  const read = (scene: Scene, typed: string, chosen: readonly string[] = []): string => {
    const reading = readLine(typed, chosen, scene, outpostSevenScreen);
    return reading.to === 'action' ? codec.write(reading.action) : JSON.stringify(reading);
  };

  test('cards to keep are typed by their numbers', async () => {
    const scene = await dealt();
    expect(settled([], scene, outpostSevenScreen)).toEqual(['keep']);
    expect(read(scene, '2 4 5 6', ['keep'])).toBe('keep 2,4,5,6');
    expect(read(scene, '6,5 4, 2', ['keep'])).toBe('keep 2,4,5,6');
    expect(read(scene, '2 2', ['keep'])).toBe('keep 2');
    expect(read(scene, '8', ['keep'])).toContain('nowhere');
  });

  test('a turn is asked as kind, module, scrap and cell, under the numbers of the hand', async () => {
    const scene = await inTurn();
    expect(stepAt([], scene, outpostSevenScreen).options.map(({ key }) => key)).toEqual(['s', 'r']);
    const modules = stepAt(['repair'], scene, outpostSevenScreen).options;
    expect(modules.map(({ key, words }) => [key, ...words])).toEqual([
      ['1', 'G4-3'],
      ['2', 'P3-1'],
      ['3', 'P3-3'],
    ]);
    const scraps = stepAt(['repair', 'P3-1'], scene, outpostSevenScreen).options;
    expect(scraps.map(({ key, label }) => `${key} ${label.slice(13)}`)).toEqual([
      '1 1 cube (overpaid 1), covers Place',
      '3 1 cube (same colour 1), covers Place',
      '4 3 cubes (same colour 1, overpaid 3), 1 lost, covers Place',
    ]);
    const cells = stepAt(['repair', 'P3-1', 'P6-2'], scene, outpostSevenScreen);
    expect(cells.options.length).toBe(scene.listed.filter(({ words }) => words[2] === 'P6-2').length / 3);
    expect(read(scene, 'r 2 4 1')).toBe(`repair P3-1 P6-2 ${cells.options[0]?.words[0]}`);
    expect(read(scene, 'REPAIR p3-1 p6-2', [])).toBe(
      JSON.stringify({ to: 'step', chosen: ['repair', 'P3-1', 'P6-2'] }),
    );
  });

  test('from the middle of one action another can be typed', async () => {
    const scene = await inTurn();
    expect(read(scene, 's 1 3', ['repair', 'P3-1'])).toBe('salvage 1,3');
    expect(read(scene, 's 1 9', ['repair', 'P3-1'])).toBe(
      JSON.stringify({ to: 'nowhere', token: '9', after: 2 }),
    );
  });

  test('what is not legal is read too, so that the rules can say why not', async () => {
    const scene = await inTurn();
    expect(read(scene, 'r 2 4 r5c5')).toBe('repair P3-1 P6-2 r5c5');
    expect(read(scene, 'k 1')).toBe('keep 1');
    expect(read(scene, 'repair P6-2 P3-1 r1c1')).toBe('repair P6-2 P3-1 r1c1');
  });
});
