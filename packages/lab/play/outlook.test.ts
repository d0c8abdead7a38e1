import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { plainText } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { pebblesEntry } from '../testing/pebbles.ts';
import { sceneOf, tableOf } from '../testing/tables.ts';
import { consequences, viewAfter } from './outlook.ts';

const outpost = (await loadGame('outpost-seven')) as CatalogueEntry;

/** The person's turn after keeping, with seed 7. */
async function inTurn() {
  const table = await tableOf(outpost, { seats: 2, seed: '7' });
  await table.play(table.game.codec.read('keep 2,4,5,6') as number);
  await table.advance();
  return table;
}

describe('what would come of an action', () => {
  test('of a repair is told as it is told when it happens', async () => {
    const table = await inTurn();
    const scene = sceneOf(table);
    const repair = scene.listed.find(({ words }) => words.slice(0, 3).join(' ') === 'repair P3-1 P6-2');
    const action = repair?.action as number;
    const { sentences, open } = consequences(scene, action);
    expect(open).toBe(false);
    const before = table.log.length;
    await table.play(action);
    expect(table.log.slice(before).map(({ sentence }) => sentence)).toEqual(sentences);
    expect(plainText(sentences[0] as string)).toMatch(/^You repaired Works 3 at .*: 3 cubes, 1 lost\.$/);
  });

  test('leaves the match as it was', async () => {
    const table = await inTurn();
    const scene = sceneOf(table);
    const state = JSON.stringify(table.match.state);
    for (const { action } of scene.listed.slice(0, 40)) {
      consequences(scene, action);
      viewAfter(scene, action, 'bonusAuto');
    }
    expect(JSON.stringify(table.match.state)).toBe(state);
  });

  test('rests on the person’s view alone: what others hide cannot change it', async () => {
    const table = await inTurn();
    const scene = sceneOf(table);
    const told = scene.listed.map(({ action }) => consequences(scene, action));
    (table.match.state as { kept: number[][] }).kept[1] = [];
    expect(scene.listed.map(({ action }) => consequences(scene, action))).toEqual(told);
  });

  test('stops where it depends on chance, and says so', async () => {
    const game = {
      ...pebblesEntry.game,
      apply: ((state, seat, action, context) => {
        context.tell?.({ type: 'took', rule: 'PEB-1', open: { seat, count: 1, left: 9 } });
        context.tell?.({
          type: 'took',
          rule: 'PEB-1',
          open: { seat, count: 1, left: context.random.int(1000) },
        });
        pebblesEntry.game.apply(state, seat, action, { ...context, tell: null });
      }) as typeof pebblesEntry.game.apply,
    };
    const table = await tableOf({ ...pebblesEntry, game }, { seats: 1 });
    const [first] = table.listed();
    expect(consequences(sceneOf(table), first?.action as number)).toEqual({
      sentences: ['You took *1*, 9 left.'],
      open: true,
    });
  });
});
