/** Every number that the rules of a game draw is drawn for a purpose with a name, so that comparisons can keep purposes apart. */
import { type CatalogueEntry, DEVELOPERS_SHELF, loadForDevelopers } from '@airlock/catalogue';
import {
  ActionList,
  CLOCK,
  type Context,
  defaultOptions,
  fastRandom,
  itemAt,
  Random,
  type RandomState,
  seatsIn,
  shuffle,
  silentContext,
  streamedRandom,
} from '@airlock/kernel';
import { expect, test } from 'vitest';

const entries = await Promise.all(
  DEVELOPERS_SHELF.map(async ({ id }) => (await loadForDevelopers(id)) as CatalogueEntry),
);

/** Lets nothing be drawn but through a purpose, and remembers which. */
class Purposes extends Random {
  readonly named = new Set<string>();
  private readonly chance = fastRandom('purposes');

  override stream(purpose: string): Random {
    this.named.add(purpose);
    return this.chance;
  }

  protected override next(): number {
    throw new Error('Something was drawn without a purpose.');
  }

  override save(): RandomState {
    return [];
  }
}

test('so that another shuffle of the deck of Outsider deals the same characters, loyalties and Crises', () => {
  const outsider = entries.find(({ game }) => game.id === 'outsider')?.game;
  if (!outsider) throw new Error('Outsider is missing.');
  const dealt = (random: Random) => {
    const state = outsider.setup(5, defaultOptions(outsider.options), random);
    outsider.begin(state, silentContext(random) as Context);
    return state as Record<'characters' | 'loyalties' | 'first' | 'crisisDeck' | 'piles', unknown>;
  };
  const [usual, other] = [streamedRandom('deal'), streamedRandom('deal')];
  shuffle([1, 2, 3], other.stream('deck'));
  const [one, two] = [dealt(usual), dealt(other)];
  expect(two.piles).not.toEqual(one.piles);
  for (const part of ['characters', 'loyalties', 'first', 'crisisDeck'] as const) {
    expect(two[part]).toEqual(one[part]);
  }
});

/** Random games of the most seats, with the clock's asides among what can be done. */
test.each(entries.map((entry) => ({ id: entry.game.id, entry })))('of $id', ({ entry: { game } }) => {
  const random = new Purposes();
  const context = { random, now: 0, tell: null };
  const choices = fastRandom('choices');
  for (let match = 0; match < 5; match++) {
    const state = game.setup(game.seats.max, defaultOptions(game.options), random);
    game.begin(state, context);
    for (let moves = 0; moves < 400; moves++) {
      const seats = seatsIn(game.waiting(state));
      if (seats.length === 0) break;
      const seat = itemAt(seats, choices.int(seats.length));
      const list = new ActionList();
      const clock = new ActionList();
      game.actions(state, seat, list);
      game.asides(state, CLOCK, clock);
      if (clock.size > 0 && choices.int(4) === 0) game.apply(state, CLOCK, clock.pick(choices), context);
      else game.apply(state, seat, list.pick(choices), context);
    }
  }
  expect(random.named.size).toBeGreaterThan(0);
});
