/** Every level of every game with little to spare for it: it answers all the same, and only searches take notice. */
import {
  CLOCK,
  type Context,
  defaultOptions,
  type Effort,
  eventFor,
  fastRandom,
  type SeenEvent,
  seatsIn,
} from '@airlock/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { BotLevel, CatalogueEntry } from './load.ts';
import { DEVELOPERS_SHELF, loadForDevelopers } from './template.ts';

const entries = await Promise.all(
  DEVELOPERS_SHELF.map(async ({ id }) => (await loadForDevelopers(id)) as CatalogueEntry),
);
const levels = entries.flatMap((entry) =>
  entry.levels.map((level) => ({ game: entry.game.id, id: level.id, entry, level })),
);

/** Plays the first part of a game with one level in all seats. Every action must be legal. */
function playFirst({ game }: CatalogueEntry, { bot }: BotLevel, actions: number, effort?: Effort): void {
  const seats = game.seats.max;
  const random = fastRandom(`${game.id} in a hurry`);
  const heard: SeenEvent[][] = Array.from({ length: seats }, () => []);
  const context: Context = {
    random,
    now: 0,
    tell(event) {
      for (const [seat, words] of heard.entries()) words.push(eventFor(event, seat));
    },
  };
  const state = game.setup(seats, defaultOptions(game.options), random);
  game.begin(state, context);
  for (let count = 0; count < actions; count++) {
    const seat = seatsIn(game.waiting(state)).find((one) => one !== CLOCK);
    if (seat === undefined) return;
    const seated = { seat, view: game.view(state, seat), heard: heard[seat] ?? [] };
    const action = bot.choose(seated, random, effort);
    expect(game.refusal(state, seat, action)).toBeNull();
    game.apply(state, seat, action, context);
  }
}

describe('with no time left', () => {
  it.each(levels)('$id of $game does something legal', ({ entry, level }) => {
    let questions = 0;
    const isUsedUp = (): boolean => ++questions > 0;
    playFirst(entry, level, 40, { share: 1, isUsedUp });
    // Who searches says what a thought costs, and nobody else does.
    expect(questions > 0).toBe(level.thinks !== undefined);
  });
});

describe('where nobody says how much there is to spare', () => {
  it.each(levels)(
    '$id of $game looks at no clock, so that a simulation can be repeated',
    ({ entry, level }) => {
      const clocks = [vi.spyOn(performance, 'now'), vi.spyOn(Date, 'now')];
      playFirst(entry, level, 1);
      for (const clock of clocks) expect(clock).not.toHaveBeenCalled();
      vi.restoreAllMocks();
    },
  );
});
