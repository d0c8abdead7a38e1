import { DEVELOPERS_SHELF, loadForDevelopers } from '@airlock/catalogue';
import { ActionList, defaultOptions, fastRandom, present, seatsIn, silentContext } from '@airlock/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { fits, fitTo, widthOf } from '../ink.ts';
import { narrowDrawing } from './narrow.ts';

afterEach(() => fitTo(undefined));

describe.each(DEVELOPERS_SHELF.map(({ id }) => id))('%s in a narrow terminal', (id) => {
  it.each([40, 60])('is listed in lines of %i columns', async (columns) => {
    const { game, spelling: load } = present(await loadForDevelopers(id));
    const { spelling } = await load();
    const random = fastRandom(`narrow ${id}`);
    const state = game.setup(game.seats.max, defaultOptions(game.options), random);
    game.begin(state, silentContext(random));
    const list = new ActionList();
    fitTo(columns);
    for (let step = 0; step < 30; step++) {
      const [seat] = seatsIn(game.waiting(state));
      if (seat === undefined) break;
      const lines = narrowDrawing(spelling.view.spell(game.view(state, seat) as never));
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.filter((line) => widthOf(line) > columns)).toEqual([]);
      expect(fits(lines)).toBe(true);
      game.actions(state, seat, list.clear());
      if (list.size === 0) break;
      game.apply(state, seat, list.pick(random), silentContext(random));
    }
  });
});
