import { defaultOptions, fastRandom, Random, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { POPULATION_CARDS, RED, YELLOW } from './cards.ts';
import { outpostSeven } from './game.ts';
import { OPTIONS, type Options } from './options.ts';
import { legalKeeps } from './rules/keep.ts';
import { clone, deckSize, handSize, type State, setup } from './state.ts';
import { faultsOf } from './testing/faults.ts';
import { newGame, playOut } from './testing/randomGame.ts';

/** Chance that always gives its highest number and notes what it was asked: shuffles then change nothing. */
class Notary extends Random {
  readonly asked: number[] = [];

  override int(below: number): number {
    this.asked.push(below);
    return below - 1;
  }

  protected override next(): number {
    throw new Error('Everything asks for whole numbers.');
  }

  override save(): number[] {
    return [];
  }
}

const options = (chosen: Partial<Options> = {}): Options => ({ ...defaultOptions(OPTIONS), ...chosen });
const ordered = (random: Random = new Notary(), chosen: Partial<Options> = {}): State =>
  setup(2, options(chosen), random);
const from = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);
const seeds = from(0, 200);

describe('the deal', () => {
  test('exactly two play, Red and Yellow (OPS-001)', () => {
    expect(outpostSeven.seats).toEqual({ min: 2, max: 2 });
    expect([RED, YELLOW].map(outpostSeven.words.seat)).toEqual(['Red', 'Yellow']);
    const state = newGame('two');
    expect(state.kept).toHaveLength(2);
    expect(state.salvaged).toEqual([[], []]);
  });

  test('the top seven cards go to Red, the next seven to Yellow (OPS-023)', () => {
    const state = ordered();
    expect(state.kept).toEqual([from(1, 7), from(8, 7)]);
    expect([handSize(state, RED), handSize(state, YELLOW)]).toEqual([7, 7]);
  });

  test('a hand lies in the order of its numbers, however it was dealt (OPS-023)', () => {
    for (const seed of seeds) expect(faultsOf(newGame(seed))).toEqual([]);
  });

  test('the next ten go to the discard pile, the last of them on top (OPS-024)', () => {
    expect(ordered().discard).toEqual(from(15, 10));
  });

  test('the next five are the offer, slot 1 first, and 25 remain as the deck (OPS-025)', () => {
    const state = ordered();
    expect(state.offer).toEqual(from(25, 5));
    expect(state.deck).toEqual(from(30, 25));
    expect([deckSize(state), state.drawn]).toEqual([25, 0]);
  });

  test('all 54 cards are somewhere, and only once (OPS-006)', () => {
    for (const seed of seeds) expect(faultsOf(newGame(seed))).toEqual([]);
  });

  test('every card may come anywhere', () => {
    const firsts = new Set(seeds.map((seed) => newGame(seed).deck[0]));
    expect(firsts.size).toBeGreaterThan(45);
  });
});

describe('the people', () => {
  test('ten of the fifteen population cards lie at the lines, rows first; five stay out (OPS-020)', () => {
    const state = ordered();
    expect(state.startPopulation).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(state.unusedPopulation).toEqual([3, 3, 3, 3, 3]);
    for (const seed of seeds) {
      const { startPopulation, unusedPopulation } = newGame(seed);
      expect([...startPopulation, ...unusedPopulation].sort()).toEqual([...POPULATION_CARDS].sort());
      expect(startPopulation).toHaveLength(10);
    }
  });

  test('a line starts with as many people as its card has icons (OPS-021)', () => {
    for (const seed of seeds) {
      const state = newGame(seed);
      expect(state.population).toEqual(state.startPopulation);
      expect(state.population).not.toBe(state.startPopulation);
    }
  });

  test('chance draws the cards: every line may get one, two or three icons (OPS-020, OPSR-40)', () => {
    for (let line = 0; line < 10; line++) {
      expect(new Set(seeds.map((seed) => newGame(seed).population[line]))).toEqual(new Set([1, 2, 3]));
    }
  });

  test('every line has one token, as printed (OPS-022, OPSR-42)', () => {
    expect(ordered().token).toEqual([RED, YELLOW, RED, YELLOW, RED, YELLOW, RED, YELLOW, RED, YELLOW]);
  });
});

describe('who starts', () => {
  test.each([
    ['red', RED],
    ['yellow', YELLOW],
  ] as const)('%s, if the table says so (OPS-026)', (startPlayer, seat) => {
    for (const seed of seeds) {
      const state = newGame(seed, { startPlayer });
      expect([state.start, state.active]).toEqual([seat, seat]);
    }
  });

  test('else either colour with even odds (OPS-026, OPSR-39)', () => {
    const reds = from(0, 1000).filter((seed) => newGame(seed).start === RED).length;
    expect(Math.abs(reds - 500)).toBeLessThan(3 * Math.sqrt(1000 / 4));
  });
});

describe('chance', () => {
  const population = from(2, 14).reverse();
  const modules = from(2, 53).reverse();

  test('is drawn for the people, then the cards, then who starts', () => {
    const notary = new Notary();
    ordered(notary);
    expect(notary.asked).toEqual([...population, ...modules, 2]);
  });

  test('draws no starting player when the table has settled that', () => {
    const notary = new Notary();
    ordered(notary, { startPlayer: 'red' });
    expect(notary.asked).toEqual([...population, ...modules]);
  });

  test('is drawn for both hands with automatic keeping, the starting player first (OPS-035)', () => {
    const notary = new Notary();
    const state = ordered(notary, { startPlayer: 'yellow', openingKeep: 'auto' });
    const sets = [legalKeeps(state.kept[YELLOW], 12), legalKeeps(state.kept[RED], 16)];
    outpostSeven.begin(state, silentContext(notary));
    expect(notary.asked.slice(population.length + modules.length)).toEqual(sets.map((some) => some.length));
  });

  test('the same seed deals the same game', () => {
    expect(newGame('again')).toEqual(newGame('again'));
    expect(newGame('again')).not.toEqual(newGame('another'));
  });
});

describe('clone', () => {
  test('a clone is equal, and playing on leaves the original as it was', () => {
    for (const seed of seeds.slice(0, 20)) {
      const random = fastRandom(seed);
      const state = newGame(seed);
      let decisions = 0;
      playOut(state, random, ({ state: now }) => {
        if (decisions++ % 7 !== 0) return undefined;
        const before = JSON.stringify(now);
        const copy = clone(now);
        expect(copy).toEqual(now);
        playOut(copy, fastRandom(seed));
        expect(JSON.stringify(now)).toBe(before);
        return undefined;
      });
    }
  });

  test('a state is plain: it survives being written down and read back, bonuses pending or not', () => {
    const phases = new Set<number>();
    for (const seed of seeds.slice(0, 50)) {
      playOut(newGame(seed), fastRandom(seed), ({ state }) => {
        phases.add(state.stack.at(-1) as number);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        return undefined;
      });
    }
    expect(phases.size).toBe(3);
  });
});
