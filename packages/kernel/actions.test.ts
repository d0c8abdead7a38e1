import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActionKinds,
  ActionList,
  actionCodec,
  type Domain,
  oneOf,
  someOf,
  wholeNumbers,
} from './actions.ts';
import { fastRandom } from './random.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);

const domains = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map((count) => oneOf(names(count))),
  fc.integer({ min: 1, max: 5 }).map((count) => someOf(names(count))),
  fc.tuple(fc.integer({ min: -5, max: 5 }), fc.nat(6)).map(([from, more]) => wholeNumbers(from, from + more)),
);

const kinds: fc.Arbitrary<ActionKinds> = fc.dictionary(
  fc.stringMatching(/^[a-z][a-zA-Z]{0,6}$/),
  fc.array(domains, { maxLength: 3 }),
  { minKeys: 1, maxKeys: 6, noNullPrototype: true },
);

const product = (list: readonly Domain[]): number => list.reduce((size, domain) => size * domain.size, 1);

describe('a codec', () => {
  it('reads every action as it wrote it, whatever the game', () => {
    fc.assert(
      fc.property(kinds, fc.nat(), (some, pick) => {
        const codec = actionCodec(some);
        const action = pick % codec.size;
        const text = codec.write(action);
        expect(codec.read(text)).toBe(action);
        expect(text.split(' ')).toHaveLength(1 + codec.words(action).length);
        expect(text.startsWith(codec.kind(action))).toBe(true);
      }),
    );
  });

  it('describes every word for programs that know no numbers', () => {
    const codec = actionCodec({ put: [oneOf(['a', 'b']), someOf(['1', '2']), wholeNumbers(-1, 3)] });
    expect(codec.kinds.put.map(({ form }) => form)).toEqual([
      { one: ['a', 'b'] },
      { some: ['1', '2'] },
      { from: -1, to: 3 },
    ]);
  });

  it('numbers kinds one after another without gaps', () => {
    fc.assert(
      fc.property(kinds, (some) => {
        const codec = actionCodec(some);
        let next = 0;
        for (const [kind, list] of Object.entries(some)) {
          expect(codec.first[kind]).toBe(next);
          expect(codec.kind(next)).toBe(kind);
          next += product(list);
        }
        expect(codec.size).toBe(next);
      }),
    );
  });

  it('writes no two actions the same', () => {
    fc.assert(
      fc.property(kinds, (some) => {
        const codec = actionCodec(some);
        const count = Math.min(codec.size, 300);
        const texts = Array.from({ length: count }, (_, action) => codec.write(action));
        expect(new Set(texts).size).toBe(count);
      }),
    );
  });

  it('counts the last word fastest', () => {
    const codec = actionCodec({ rest: [], put: [oneOf(['a', 'b']), wholeNumbers(1, 3)] });
    const texts = Array.from({ length: codec.size }, (_, action) => codec.write(action));
    expect(texts).toEqual(['rest', 'put a 1', 'put a 2', 'put a 3', 'put b 1', 'put b 2', 'put b 3']);
    expect(codec.words(codec.first.put + 4)).toEqual([1, 1]);
  });

  it('reads any other text as nothing, or as an action that it would write', () => {
    const codec = actionCodec({
      pass: [],
      keep: [someOf(['1', '2', '3'])],
      move: [oneOf(['a', 'b']), wholeNumbers(0, 9)],
    });
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^(pass|keep|move)( [-a-c0-9,]{0,5}){0,3}$/)),
        (text) => {
          const action = codec.read(text);
          if (action !== undefined) expect(codec.read(codec.write(action))).toBe(action);
        },
      ),
    );
  });

  const codec = actionCodec({ pass: [], keep: [someOf(['1', '2', '3'])], move: [oneOf(['a', 'b'])] });
  for (const garbage of [
    '',
    ' ',
    'Pass',
    'pass ',
    ' pass',
    'pass 1',
    'keep',
    'keep ',
    'keep 4',
    'keep 1,1',
    'keep 1,',
    'keep 1 2',
    'move c',
    'move  a',
    'move a b',
    '__proto__',
    'constructor',
    'toString',
    'move toString',
  ]) {
    it(`reads ${JSON.stringify(garbage)} as nothing`, () => expect(codec.read(garbage)).toBeUndefined());
  }

  for (const number of [-1, codec.size, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    it(`knows no action ${number}`, () => {
      expect(() => codec.kind(number)).toThrow(`No action has the number ${number}.`);
      expect(() => codec.write(number)).toThrow(RangeError);
      expect(() => codec.words(number)).toThrow(RangeError);
    });
  }

  it('refuses more actions than can be numbered', () => {
    const many = oneOf(names(1000));
    expect(() => actionCodec({ far: Array<Domain>(6).fill(many) })).toThrow(
      'There are too many actions to number.',
    );
  });
});

describe('a set of names', () => {
  it('is written in its own order, however it was chosen', () => {
    const set = someOf(['red', 'green', 'blue']);
    expect(set.write(set.read('blue,red'))).toBe('red,blue');
  });

  it('is a dash when it is empty', () => {
    const set = someOf(['red', 'green']);
    expect(set.write(0)).toBe('-');
    expect(set.read('-')).toBe(0);
    expect(set.read('')).toBe(-1);
  });

  it('may have more names than a number has bits', () => {
    const set = someOf(names(40));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 - 1 }), (mask) => {
        expect(set.read(set.write(mask))).toBe(mask);
      }),
    );
    expect(set.size).toBe(2 ** 40);
    expect(set.write(2 ** 39)).toBe('n39');
  });
});

it('whole numbers may start below zero', () => {
  const numbers = wholeNumbers(-1, 1);
  expect([0, 1, 2].map(numbers.write)).toEqual(['-1', '0', '1']);
  expect(numbers.read('-1')).toBe(0);
  expect(numbers.read('2')).toBe(-1);
});

describe('a list of actions', () => {
  const filled = (...actions: number[]): ActionList => {
    const list = new ActionList();
    for (const action of actions) list.add(action);
    return list;
  };

  it('gives back what was added, in order', () => {
    const list = filled(4, 2, 9);
    expect(list.toArray()).toEqual([4, 2, 9]);
    expect([list.size, list.at(1)]).toEqual([3, 2]);
  });

  it('forgets when it is cleared, although it keeps its room', () => {
    const list = filled(4, 2, 9);
    list.clear().add(7);
    expect(list.toArray()).toEqual([7]);
    expect(list.has(7)).toBe(true);
    expect(list.has(2)).toBe(false);
  });

  it('picks each of its actions equally often and no other', () => {
    const list = filled(4, 2, 9, 1);
    list.clear();
    for (const action of [10, 20, 30]) list.add(action);
    const random = fastRandom('picks');
    const picked = Array.from({ length: 3000 }, () => list.pick(random));
    const counts = [10, 20, 30].map((action) => picked.filter((one) => one === action).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3000);
    expect(Math.min(...counts)).toBeGreaterThan(900);
  });

  it('gives an array of its own', () => {
    const list = filled(1, 2);
    list.toArray().push(3);
    expect(list.toArray()).toEqual([1, 2]);
  });
});
