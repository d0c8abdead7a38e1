import { type AnyGame, defaultOptions, fastRandom, NOBODY, silentContext } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../load.ts';
import { entry } from './entry.ts';

const { game, levels } = entry;

const level = (id: string): BotLevel => {
  const found = levels.find((one) => one.id === id);
  if (!found) throw new Error(`There is no level "${id}".`);
  return found;
};

describe('the levels of Outpost Seven', () => {
  it('come weakest first, each with a name of its own and one sentence of help', () => {
    const known = ['random', 'casual', 'planner', 'search', 'expert'];
    expect(levels.map(({ id }) => id).filter((id) => known.includes(id))).toEqual(known);
    expect(new Set(levels.map(({ name }) => name)).size).toBe(levels.length);
    for (const { help } of levels) expect(help).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('are called what their bots call themselves', () => {
    for (const { id, bot } of levels) expect(bot.level).toBe(id);
  });
});

describe.each(levels)('$name', ({ bot }) => {
  it('does the same for the same view and seed, whatever is hidden from it', () => {
    for (const moves of [0, 26]) {
      const state = startedGame(`secret ${moves}`);
      const random = fastRandom(moves);
      for (let move = 0; move < moves; move++) {
        const seat = activeIn(state);
        game.apply(
          state,
          seat,
          level('planner').bot.choose(seatedAt(state, seat), random),
          silentContext(random),
        );
      }
      const seat = activeIn(state);
      const { view } = seatedAt(state, seat);
      const choices = ['this', 'that'].map((world) => {
        const real = game.imagine(view, fastRandom(world));
        return bot.choose(seatedAt(real, seat), fastRandom('same'));
      });
      expect(choices[0]).toBe(choices[1]);
      expect(game.refusal(state, seat, choices[0])).toBeNull();
    }
  });
});

describe('the strength of the levels', () => {
  it.each([
    ['trainee', 'random', 60, 40],
    ['cadet', 'trainee', 60, 36],
    ['mate', 'cadet', 60, 36],
    ['casual', 'mate', 60, 36],
    ['planner', 'casual', 40, 26],
    ['navigator', 'casual', 8, 6],
  ])('%s against %s: of %i games it wins at least %i', (stronger, weaker, games, atLeast) => {
    expect(wins(level(stronger), level(weaker), games)).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('the Engineer', () => {
  it('neither wins by starting nor leaves all sixes unlaid', () => {
    const { bot } = level('planner');
    let won = 0;
    let sixes = 0;
    for (let number = 0; number < 60; number++) {
      const state = startedGame(`mirror ${number}`) as { start: number };
      const random = fastRandom(`mirror players ${number}`);
      while (game.waiting(state) !== NOBODY) {
        const seat = activeIn(state);
        const action = bot.choose(seatedAt(state, seat), random);
        if (/^repair .6/.test(game.codec.write(action))) sixes++;
        game.apply(state, seat, action, silentContext(random));
      }
      if (game.outcome(state)?.winners.includes(state.start)) won++;
    }
    // Its earlier self won 42 of 60 so, and laid three.
    expect(won).toBeGreaterThanOrEqual(22);
    expect(won).toBeLessThanOrEqual(38);
    expect(sixes).toBeGreaterThan(20);
  });
});

/** Games won by the first of two levels. Every shuffle is played twice, with seats and start swapped. */
function wins(one: BotLevel, other: BotLevel, games: number): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seatOfOne = number % 2;
    const players = seatOfOne === 0 ? [one, other] : [other, one];
    const state = startedGame(`strength ${Math.floor(number / 2)}`);
    const random = fastRandom(`players ${number}`);
    while (game.waiting(state) !== NOBODY) {
      const seat = activeIn(state);
      game.apply(state, seat, players[seat].bot.choose(seatedAt(state, seat), random), silentContext(random));
    }
    if (game.outcome(state)?.winners.includes(seatOfOne)) won++;
  }
  return won;
}

function startedGame(seed: string): unknown {
  const random = fastRandom(seed);
  const state = game.setup(2, defaultOptions(game.options), random);
  game.begin(state, silentContext(random));
  return state;
}

const activeIn = (state: unknown): number => 31 - Math.clz32(game.waiting(state));

const seatedAt = (state: ReturnType<AnyGame['clone']>, seat: number) => ({
  seat,
  view: game.view(state, seat),
  heard: [],
});
