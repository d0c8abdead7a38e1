import { defaultOptions, fastRandom, SPECTATOR, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { CAPTAIN, copiesOf, DARK, KIND_COUNT, SHIELD } from '../cards.ts';
import { outsider } from '../game.ts';
import { OPTIONS, type Options, outsidersFor } from '../options.ts';
import { kindOf, type State } from '../state.ts';
import { act, deckSize, legal, play, refusedBy, waitingFor } from '../testing/play.ts';

function start(seats: number, options: Partial<Options> = {}, seed = 'opening'): State {
  const random = fastRandom(seed);
  const state = outsider.setup(seats, { ...defaultOptions(OPTIONS), ...options }, random);
  outsider.begin(state, silentContext(random));
  return state;
}

const firstOf = (state: State, name: string): string => legal(state, name)[0] as string;

/** Everybody awaited takes the first answer until the first turn. */
function settle(state: State): State {
  while (state.turn === 0) {
    const name = waitingFor(state)[0] as string;
    act(state, name, firstOf(state, name));
  }
  return state;
}

describe('setup', () => {
  test('three to six play, each with a character of their own; the rest is put away (OUT-101, OUT-201, OUT-208)', () => {
    for (const seats of [3, 4, 5, 6]) {
      const state = start(seats);
      expect(new Set(state.characters).size).toBe(seats);
      expect(state.unused).toHaveLength(12 - seats);
      expect(outsider.view(state, SPECTATOR).characters).toEqual(state.characters);
    }
    expect(outsider.seats).toEqual({ min: 3, max: 6 });
  });

  test('characters can be chosen one after the other from those left (OUT-201)', () => {
    const state = start(3, { characters: 'choice' });
    expect(legal(state, 'A')).toHaveLength(12);
    play(state, 'A character medic');
    expect(waitingFor(state)).toBe('B');
    expect(legal(state, 'B')).not.toContain('character medic');
    play(state, 'B character captain', 'C character pilot');
    expect(state.first).toBe(1);
  });

  test('16 Gear, 16 Goals, 7 Tech with two Gravity Shields and 16 Dark, apart from 22 Crises (OUT-102, OUTR-02)', () => {
    const state = start(4);
    const cards = [...state.hands.flat(), ...state.piles.flat()].map(kindOf);
    expect(cards).toHaveLength(55);
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      expect(cards.filter((one) => one === kind)).toHaveLength(copiesOf(kind));
    }
    expect(copiesOf(SHIELD)).toBe(2);
    expect(new Set(state.crisisDeck.map(kindOf)).size).toBe(22);
  });

  test('more Dark for all but five where that was agreed on (OUTR-52)', () => {
    const dark = (seats: number, options = {}) =>
      [...start(seats, options).hands.flat(), ...start(seats, options).piles.flat()].filter(
        (card) => kindOf(card) === DARK,
      ).length;
    expect([3, 4, 5, 6].map((seats) => dark(seats))).toEqual([16, 16, 16, 16]);
    expect([3, 4, 5, 6].map((seats) => dark(seats, { darkCards: 'even' }))).toEqual([20, 28, 16, 22]);
  });

  test('one Outsider for three or four, two for five or six, and always somebody of the Crew (OUT-202, OUTR-01)', () => {
    const options = defaultOptions(OPTIONS);
    expect([3, 4, 5, 6].map((seats) => outsidersFor(seats, options))).toEqual([1, 1, 2, 2]);
    expect(outsidersFor(3, { ...options, outsiders: 3 })).toBe(2);
    for (const outsiders of [0, 1, 2, 3] as const) {
      const state = start(6, { outsiders });
      expect(state.loyalties.filter((loyalty) => loyalty === 1)).toHaveLength(outsiders);
    }
  });

  test('the Captain begins, else the seat agreed on, clockwise (OUT-207)', () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = start(3, { firstPlayer: 2 }, `first ${seed}`);
      const captain = state.characters.indexOf(CAPTAIN);
      expect(state.first).toBe(captain >= 0 ? captain : 2);
      expect(state.direction).toBe(1);
    }
  });

  test('the same seed gives the same game (OUT-105)', () => {
    expect(start(5, {}, 'same')).toEqual(start(5, {}, 'same'));
    expect(start(5, {}, 'same')).not.toEqual(start(5, {}, 'other'));
  });

  test('tokens are placed anywhere before loyalties are dealt, and everybody sees them (OUT-901)', () => {
    const state = start(3, { locActions: true, firstPlayer: 1 });
    expect(state.loyalties).toEqual([-1, -1, -1]);
    const order = [0, 1, 2].map((step) => 'ABC'[(state.first + step) % 3] as string);
    for (const name of order) {
      expect(waitingFor(state)).toBe(name);
      expect(legal(state, name)).toHaveLength(5);
      act(state, name, 'location DRV');
    }
    expect(outsider.view(state, SPECTATOR).tokens).toEqual([4, 4, 4]);
    expect(state.loyalties).not.toContain(-1);
  });

  test('the Supply is chosen by all at once and unseen, each from their own hand (OUT-205)', () => {
    const state = start(3);
    expect(waitingFor(state)).toBe('ABC');
    const strange = [...Array(38).keys()].find(
      (kind) => !(state.hands[0] as number[]).includes(kind),
    ) as number;
    expect(outsider.refusal(state, 0, (outsider.codec.first.card as number) + strange)?.rule).toBe('OUT-701');
    act(state, 'B', firstOf(state, 'B'));
    expect(waitingFor(state)).toBe('AC');
    expect(refusedBy(state, 'B', firstOf(state, 'A'))).toBe('OUT-301');
  });

  test('the piles of the locations are equal, and the rest is held back (OUT-930, OUTR-26)', () => {
    const sizes = [3, 4, 5, 6].map((seats) => {
      const state = settle(start(seats, { locDraw: true }));
      return [...new Set(state.piles.map((pile) => pile.length)), state.hold.length];
    });
    expect(sizes).toEqual([
      [7, 2],
      [6, 1],
      [5, 0],
      [3, 4],
    ]);
  });

  test('cards lost at the start leave unseen, from the largest piles (OUT-321, OUT-705)', () => {
    const plain = settle(start(4, { startEntropy: 8 }));
    expect([plain.entropy.length, deckSize(plain)]).toEqual([8, 23]);
    expect(outsider.view(plain, 0).entropy).toEqual({ size: 8, known: [] });
    const piles = settle(start(6, { locDraw: true, startEntropy: 8 }));
    expect(piles.piles.map((pile) => pile.length)).toEqual([1, 1, 1, 2, 2]);
  });
});
