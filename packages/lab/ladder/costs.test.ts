import { type CatalogueEntry, loadForDevelopers } from '@airlock/catalogue';
import { defaultOptions, present } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { costIn, costOf } from './costs.ts';

describe('what a decision costs', () => {
  it('is the middle one, and the one that only one in a hundred exceeds', () => {
    const times = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect(costIn(times)).toEqual({ median: 101, p99: 199, decisions: 200 });
    expect(costIn([])).toEqual({ median: 0, p99: 0, decisions: 0 });
  });

  it('is measured only where there is a choice', async () => {
    const entry = (await loadForDevelopers('goofspiel')) as CatalogueEntry;
    const { game } = entry;
    const plan = {
      game: game.id,
      options: defaultOptions(game.options),
      seats: game.seats.min,
      levels: [],
      seed: 'cost',
      games: 1,
      skipped: 0,
      mostMoves: 1000,
    };
    let asked = 0;
    const level = present(entry.levels[0]);
    const counting: typeof level = {
      ...level,
      bot: {
        ...level.bot,
        choose(...args) {
          asked++;
          return level.bot.choose(...args);
        },
      },
    };
    const { decisions, median, p99 } = costOf(entry, plan, counting);
    expect(decisions).toBeGreaterThan(300);
    // Everybody's last card is no choice.
    expect(decisions).toBeLessThan(asked);
    expect(median).toBeLessThanOrEqual(p99);
  });
});
