import { describe, expect, it } from 'vitest';
import {
  fastRandom,
  freshSeed,
  GENERATORS,
  type Generator,
  isStrongSeed,
  labelledRandom,
  type Random,
  randomFor,
  restoreRandom,
  shuffle,
  strongRandom,
} from './random.ts';

const SEEDS: Readonly<Record<Generator, string>> = { fast: 'any text', strong: '0123456789abcdef'.repeat(4) };

/** All 32 bits of the next number. */
const word = (random: Random): number => random.int(2 ** 32);

const draw = (random: Random, count: number, below: number): number[] =>
  Array.from({ length: count }, () => random.int(below));

/** How far counts are from equal; compared with the value that chance exceeds once in a thousand. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const RARE = { 2: 13.8, 5: 20.5, 9: 27.9, 53: 90.6 } as const;

function counted(numbers: readonly number[], kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0);
  for (const number of numbers) counts[number] = (counts[number] as number) + 1;
  return counts;
}

for (const generator of GENERATORS) {
  describe(`the ${generator} generator`, () => {
    const begin = () => randomFor(generator, SEEDS[generator]);

    it('gives the same numbers for the same seed', () => {
      expect(draw(begin(), 300, 1000)).toEqual(draw(begin(), 300, 1000));
    });

    it('gives other numbers for another seed', () => {
      const other = randomFor(generator, `${SEEDS[generator].slice(0, -1)}0`);
      expect(draw(begin(), 20, 1000)).not.toEqual(draw(other, 20, 1000));
    });

    for (const kinds of [6, 10, 54] as const) {
      it(`gives each of ${kinds} numbers equally often`, () => {
        const counts = counted(draw(begin(), kinds * 2000, kinds), kinds);
        expect(chiSquare(counts)).toBeLessThan(RARE[(kinds - 1) as keyof typeof RARE]);
      });
    }

    it('favours no number where 32 bits cannot be shared out evenly', () => {
      const below = 3 * 2 ** 30;
      const numbers = draw(begin(), 30_000, below).map((number) => number % 3);
      expect(chiSquare(counted(numbers, 3))).toBeLessThan(RARE[2]);
    });

    it('stays below the bound, however large', () => {
      for (const below of [2, 3, 2 ** 21 + 1, 2 ** 31 + 1, 2 ** 32 - 1]) {
        const numbers = draw(begin(), 500, below);
        expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < below)).toBe(
          true,
        );
      }
    });

    it('draws nothing where there is nothing to choose', () => {
      const random = begin();
      expect([random.int(1), random.int(0), random.int(-3)]).toEqual([0, 0, 0]);
      expect(random.draws).toBe(0);
    });

    it('counts every number drawn once, rejected ones or not', () => {
      const random = begin();
      draw(random, 50, 3 * 2 ** 30);
      expect(random.draws).toBe(50);
    });

    for (const before of [0, 1, 255, 256, 257, 1000]) {
      it(`goes on as if nothing had happened when saved after ${before} numbers`, () => {
        const random = begin();
        for (let count = 0; count < before; count++) word(random);
        const saved: unknown = JSON.parse(JSON.stringify(random.save()));
        const restored = restoreRandom(generator, SEEDS[generator], saved as number[]);
        expect(restored.draws).toBe(before);
        expect(draw(restored, 600, 2 ** 32)).toEqual(draw(random, 600, 2 ** 32));
        expect(restored.save()).toEqual(random.save());
      });
    }

    it('does not move when it is saved', () => {
      const random = begin();
      random.save();
      expect(word(random)).toBe(word(begin()));
    });
  });
}

describe('the fast generator', () => {
  it('gives the numbers it has always given, so that old matches fold to the same', () => {
    expect(draw(fastRandom('airlock'), 8, 2 ** 32)).toEqual([
      2542905000, 3243900930, 1821221548, 3478718013, 4259757598, 2050400081, 962151989, 2397430939,
    ]);
  });

  it('starts evenly over many seeds', () => {
    const first = Array.from({ length: 5400 }, (_, seed) => fastRandom(seed).int(54));
    expect(chiSquare(counted(first, 54))).toBeLessThan(RARE[53]);
  });

  it('takes a number as the text it is written as', () => {
    expect(word(fastRandom(12))).toBe(word(fastRandom('12')));
  });
});

describe('the strong generator', () => {
  /** RFC 8439, appendix A.1: key, block counter and the 64 bytes of that block. */
  const VECTORS = [
    [
      '00'.repeat(32),
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      '00'.repeat(32),
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      `${'00'.repeat(31)}01`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      `00ff${'00'.repeat(30)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ] as const;
  const WORDS_PER_BLOCK = 16;

  for (const [index, [key, block, stream]] of VECTORS.entries()) {
    it(`is the ChaCha20 stream of test vector ${index + 1} of RFC 8439`, () => {
      const random = restoreRandom('strong', key, [block * WORDS_PER_BLOCK, 0]);
      const bytes = draw(random, WORDS_PER_BLOCK, 2 ** 32).flatMap((bits) =>
        [0, 8, 16, 24].map((shift) => ((bits >>> shift) & 0xff).toString(16).padStart(2, '0')),
      );
      expect(bytes.join('')).toBe(stream);
    });
  }

  it('gives the numbers it has always given, so that old matches can be verified', () => {
    expect(draw(strongRandom(SEEDS.strong), 10, 54)).toEqual([33, 15, 43, 48, 9, 53, 11, 26, 43, 34]);
  });

  for (const seed of ['', 'short', 'g'.repeat(64), 'A'.repeat(64), '0'.repeat(63), '0'.repeat(65)]) {
    it(`refuses the seed "${seed}"`, () => {
      expect(isStrongSeed(seed)).toBe(false);
      expect(() => strongRandom(seed)).toThrow('A strong seed is 64 hexadecimal digits.');
    });
  }
});

describe('a labelled generator', () => {
  const firstOf = (secret: string, label: string): number[] => {
    const random = labelledRandom(secret, label);
    return Array.from({ length: 8 }, () => random.int(1000));
  };

  it('gives the same numbers for the same secret and label', () => {
    expect(firstOf('secret', 'crew 1')).toEqual(firstOf('secret', 'crew 1'));
  });

  it('gives others for another label, another secret, and where the two are cut elsewhere', () => {
    const others = [
      firstOf('secret', 'crew 1'),
      firstOf('secret', 'crew 2'),
      firstOf('secrets', 'crew 1'),
      firstOf('secret\ncrew', '1'),
    ];
    expect(new Set(others.map(String)).size).toBe(4);
  });
});

describe('a fresh seed', () => {
  it('is strong, and another one every time', () => {
    const seeds = Array.from({ length: 20 }, freshSeed);
    expect(seeds.every(isStrongSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(20);
  });
});

describe('a shuffle', () => {
  const letters = [...'ABCDEFGHIJ'];

  it('is known for a seed, so that Node and every browser deal the same cards', () => {
    expect(shuffle([...letters], fastRandom(7)).join('')).toBe('ABHGCDIJEF');
    expect(shuffle([...letters], strongRandom('00'.repeat(32))).join('')).toBe('JICDAEBHFG');
  });

  it('keeps every item once and works in place', () => {
    const items = [...letters];
    expect(shuffle(items, fastRandom('x'))).toBe(items);
    expect([...items].sort()).toEqual(letters);
  });

  it('puts every item into every place equally often', () => {
    const random = fastRandom('places');
    const places = Array.from({ length: 10 }, () => Array<number>(10).fill(0));
    for (let round = 0; round < 3000; round++) {
      for (const [place, item] of shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], random).entries()) {
        const counts = places[place] as number[];
        counts[item] = (counts[item] as number) + 1;
      }
    }
    for (const counts of places) expect(chiSquare(counts)).toBeLessThan(RARE[9]);
  });

  it('leaves none and one as they are, without chance', () => {
    const random = fastRandom('none');
    expect(shuffle([], random)).toEqual([]);
    expect(shuffle(['A'], random)).toEqual(['A']);
    expect(random.draws).toBe(0);
  });
});
