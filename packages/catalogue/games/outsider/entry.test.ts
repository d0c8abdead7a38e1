import {
  type AnyGame,
  defaultOptions,
  fastRandom,
  NOBODY,
  type Options,
  type SeenEvent,
  silentContext,
} from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../load.ts';
import { entry } from './entry.ts';

const { game, levels } = entry;

const level = (id: string): BotLevel => {
  const found = levels.find((one) => one.id === id);
  if (!found) throw new Error(`There is no level "${id}".`);
  return found;
};

type State = ReturnType<AnyGame['clone']>;

const HEARD: readonly SeenEvent[] = [];
const seatedAt = (state: State, seat: number) => ({ seat, view: game.view(state, seat), heard: HEARD });
const firstAwaited = (state: State): number => 31 - Math.clz32(game.waiting(state) & -game.waiting(state));

/** A game of five after this many actions of casual players. */
function gameAfter(actions: number, seed: string): State {
  const random = fastRandom(seed);
  const state = game.setup(5, defaultOptions(game.options), random);
  game.begin(state, silentContext(random));
  for (let count = 0; count < actions && game.waiting(state) !== NOBODY; count++) {
    const seat = firstAwaited(state);
    const action = level('casual').bot.choose(seatedAt(state, seat), random);
    game.apply(state, seat, action, silentContext(random));
  }
  return state;
}

describe('the levels of Outsider', () => {
  it('are six, weakest first, called what their bots call themselves', () => {
    expect(levels.map(({ id }) => id)).toEqual(['random', 'novice', 'casual', 'steady', 'strong', 'expert']);
    for (const { id, bot, help } of levels) {
      expect(bot.level).toBe(id);
      expect(help).toMatch(/^[A-Z][^.]+\.$/);
    }
  });
});

describe.each(levels)('$name', ({ bot }) => {
  it('does the same for the same view and seed, whatever is hidden from it', () => {
    for (const actions of [0, 20, 45, 70]) {
      const state = gameAfter(actions, `secret ${actions}`);
      const seat = firstAwaited(state);
      const { view } = seatedAt(state, seat);
      const choices = ['this', 'that'].map((world) => {
        const real = game.imagine(view, fastRandom(world));
        return bot.choose(seatedAt(real, seat), fastRandom('same'));
      });
      expect(choices[0]).toBe(choices[1]);
      expect(game.refusal(state, seat, choices[0] as number)).toBeNull();
    }
  });
});

/** Rules that a table may choose, each of which asks something that the usual game does not. */
const TABLES: readonly Options[] = [
  { locGoals: true, locActions: true, locDraw: true, locSupply: true },
  { obliteration: 'darkSurge', doom: 'quickAndDead' },
  { obliteration: 'eclipse', darkCards: 'even' },
  { outsiders: 0, locDraw: true },
];

describe.each(levels)('$name at other tables', ({ bot }) => {
  it.each(TABLES)('plays with %o to the end', (options) => {
    const random = fastRandom(JSON.stringify(options));
    const state = game.setup(3, { ...defaultOptions(game.options), ...options }, random);
    const context = silentContext(random);
    game.begin(state, context);
    while (game.waiting(state) !== NOBODY) {
      const seat = firstAwaited(state);
      const action = bot.choose(seatedAt(state, seat), random, { share: 0.05, isUsedUp: () => false });
      expect(game.refusal(state, seat, action)).toBeNull();
      game.apply(state, seat, action, context);
    }
    expect(game.outcome(state)).not.toBeNull();
  });
});

describe('the Investigator', () => {
  it('has the habits of the Watchkeeper, and now and then a better idea', () => {
    const state = gameAfter(30, 'habits');
    const [steady, strong] = [level('steady').bot, level('strong').bot];
    const random = fastRandom('table');
    let asked = 0;
    let differed = 0;
    for (; asked < 80 && game.waiting(state) !== NOBODY; asked++) {
      const seated = seatedAt(state, firstAwaited(state));
      const habit = steady.choose(seated, fastRandom(asked));
      if (strong.choose(seated, fastRandom(asked)) !== habit) differed++;
      game.apply(state, seated.seat, habit, silentContext(random));
    }
    expect(differed).toBeGreaterThan(0);
    expect(differed).toBeLessThan(asked / 3);
  });
});
