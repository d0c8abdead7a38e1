import { CLOCK, defaultOptions, fastRandom, silentContext } from '@airlock/kernel';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { ALL_CARDS, LIMITS, RED, VALUE_OF, YELLOW } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { type State, setup } from '../state.ts';
import { faultsOf } from '../testing/faults.ts';
import { readCards, writeCards } from '../testing/notation.ts';
import { act, keeping, legalActions, openOf, readAction, refusalOf, type Told } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { keepTarget, legalKeeps, requiredTotal, totalOf } from './keep.ts';

const dealt = () =>
  position({
    phase: 'keepFirst',
    red: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5',
    yellow: 'B3-2 B4-1 B5-1 B6-2 G3-1 G4-1 G5-1',
    deck: 'P6-1',
  });

const anyHand = fc.uniqueArray(fc.constantFrom(...ALL_CARDS), { minLength: 7, maxLength: 7 });

describe('the order of keeping', () => {
  test('the starting player keeps first, then the second player, then the first turn begins (OPS-030, OPSR-06)', () => {
    for (const start of [RED, YELLOW]) {
      const second = 1 - start;
      const state = position({
        phase: 'keepFirst',
        start,
        [start === RED ? 'red' : 'yellow']: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5',
        [start === RED ? 'yellow' : 'red']: 'B3-2 B4-1 B5-1 B6-2 G3-1 G4-1 G5-1',
      });
      expect(state.active).toBe(start);
      expect(refusalOf(state, second, 'keep 1,2')).toEqual({ rule: 'OPS-004', reason: 'notYourTurn' });
      act(state, start, keeping(state, start, 'B6-1 G6-2'));
      expect(state.active).toBe(second);
      expect(refusalOf(state, start, 'keep 1,2')).toEqual({ rule: 'OPS-004', reason: 'notYourTurn' });
      act(state, second, keeping(state, second, 'B5-1 B6-2 G5-1'));
      expect(state.active).toBe(start);
      expect(legalActions(state, start, 'keep')).toEqual([]);
      expect(legalActions(state, start, 'salvage')).not.toEqual([]);
    }
  });

  test('the second player sees what the first discarded before choosing (OPS-030)', () => {
    const state = dealt();
    act(state, RED, keeping(state, RED, 'B6-1 G6-2'));
    const seen = outpostSeven.view(state, YELLOW);
    expect(seen.phase).toBe('keepSecond');
    expect(writeCards(seen.discard.slice(-5))).toBe('B3-1 G4-2 G5-5 P4-1 P5-3');
  });

  test('nothing else can be done before the cards are kept (OPS-030)', () => {
    for (const text of ['salvage 1', 'repair B3-1 G4-2 r1c1', 'bonusAuto', 'bonus r1c1 1']) {
      expect(refusalOf(dealt(), RED, text)).toEqual({ rule: 'OPS-030', reason: 'keepBeforePlay' });
    }
  });

  test('an action that no text writes is refused as such (OPS-007)', () => {
    expect(outpostSeven.refusal(dealt(), RED, outpostSeven.codec.size)).toEqual({
      rule: 'OPS-007',
      reason: 'noSuchAction',
    });
  });

  test('cards are kept once (OPS-004)', () => {
    const state = position({ red: 'B3-1 B3-2' });
    expect(refusalOf(state, RED, 'keep 1,2')).toEqual({ rule: 'OPS-004', reason: 'keptAlready' });
  });
});

describe('what may be kept', () => {
  test('12 for the starting player, 16 or the agreed 18 for the second (OPS-031)', () => {
    const at = (secondTotal: 16 | 18, start: number) => ({
      start,
      options: { ...defaultOptions(OPTIONS), secondTotal },
    });
    expect([RED, YELLOW].map((seat) => keepTarget(at(16, RED), seat))).toEqual([12, 16]);
    expect([RED, YELLOW].map((seat) => keepTarget(at(16, YELLOW), seat))).toEqual([16, 12]);
    expect([RED, YELLOW].map((seat) => keepTarget(at(18, RED), seat))).toEqual([12, 18]);
  });

  test('with an agreed 18 the second player keeps 18 (OPS-031)', () => {
    const yellow = 'B3-2 B4-1 B5-1 B6-2 G3-1 G4-1 G5-1';
    const state = position({ phase: 'keepSecond', yellow, options: { secondTotal: 18 } });
    expect(refusalOf(state, YELLOW, keeping(state, YELLOW, 'B5-1 B6-2 G5-1'))).toEqual({
      rule: 'OPS-031',
      reason: 'wrongKeepTotal',
      with: { total: 16, required: 18 },
    });
    const told = act(state, YELLOW, keeping(state, YELLOW, 'B3-2 B4-1 B6-2 G5-1'));
    expect(openOf(told, 'kept')).toMatchObject([{ total: 18, count: 4 }]);
  });

  test('the exact total must be kept where it can be: no more and no less (OPS-031, OPSR-05)', () => {
    const state = dealt();
    for (const ids of ['B6-1', 'B6-1 G5-5', 'B3-1 G4-2 B6-1', 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5']) {
      expect(refusalOf(state, RED, keeping(state, RED, ids))).toMatchObject({ rule: 'OPS-031' });
    }
    expect(refusalOf(state, RED, 'keep -')).toMatchObject({ rule: 'OPS-031', with: { total: 0 } });
  });

  test.each([
    ['B5-1 B5-2 G5-1 G5-2 P5-1 P5-2 P6-1', 12, 11],
    ['B6-1 B6-2 G6-1 G6-2 P6-1 P6-2 P5-1', 16, 12],
    ['B6-1 B6-2 G6-1 G6-2 P6-1 P6-2 B6-3', 16, 12],
    ['B6-1 B6-2 G6-1 G6-2 P6-1 P6-2 B6-3', 18, 18],
    ['B4-1 B4-2 B4-3 G4-1 G4-2 P4-1 P4-2', 18, 16],
    ['B5-1 B5-2 B5-3 G5-1 G5-2 P5-1 P5-2', 12, 10],
  ])('of %s, asked for %i, %i is kept (OPS-032, OPSR-04)', (hand, target, required) => {
    expect(requiredTotal(readCards(hand), target)).toBe(required);
  });

  test('the required total is the highest that some set reaches without passing the target (OPS-032)', () => {
    fc.assert(
      fc.property(anyHand, fc.constantFrom(12, 16, 18), (hand, target) => {
        let highest = 0;
        for (let places = 0; places < 128; places++) {
          const total = hand.reduce(
            (sum, card, place) => sum + ((places >> place) & 1 ? (VALUE_OF[card] as number) : 0),
            0,
          );
          if (total <= target && total > highest) highest = total;
        }
        expect(requiredTotal(hand, target)).toBe(highest);
      }),
    );
  });

  test('any set of that total is legal, whatever its size and colours, and no other (OPS-033)', () => {
    fc.assert(
      fc.property(anyHand, fc.constantFrom(12, 16, 18), (hand, target) => {
        const required = requiredTotal(hand, target);
        const everySet = Array.from({ length: 128 }, (_, places) => places);
        const legal = legalKeeps(hand, target);
        expect(legal).toEqual(everySet.filter((places) => totalOf(hand, places) === required));
        expect(legal.length).toBeGreaterThan(0);
      }),
    );
  });

  test('a kept hand has two cards at least and five at most (OPS-033)', () => {
    const sizes = (red: string) =>
      legalKeeps(readCards(red), 16).map((places) => places.toString(2).replaceAll('0', '').length);
    expect(new Set(sizes('B3-1 B3-2 B3-3 G3-1 G4-1 P5-1 P5-2'))).toContain(5);
    expect(new Set(sizes('B6-1 B6-2 G6-1 G6-2 P6-1 P6-2 P5-1'))).toEqual(new Set([2]));
  });

  test('what is listed is what is not refused (OPS-007)', () => {
    const state = dealt();
    const legal = new Set(legalActions(state, RED));
    for (let places = 1; places < 128; places++) {
      const text = outpostSeven.codec.write(outpostSeven.codec.first.keep + places);
      expect(refusalOf(state, RED, text) === null).toBe(legal.has(text));
    }
  });
});

describe('what becomes of the cards', () => {
  test('those not kept go to the discard pile, lowest number first, and none is drawn for them (OPS-034)', () => {
    const state = dealt();
    const before = state.discard.length;
    act(state, RED, keeping(state, RED, 'B3-1 G4-2 P5-3'));
    expect(writeCards(state.kept[RED])).toBe('B3-1 G4-2 P5-3');
    expect(writeCards(state.discard.slice(before))).toBe('B6-1 G5-5 G6-2 P4-1');
    expect(state.drawn).toBe(0);
    expect(faultsOf(state)).toEqual([]);
  });

  test('number and total are announced, the kept cards to their owner alone (OPSR-45)', () => {
    const state = dealt();
    const [kept, asked] = act(state, RED, keeping(state, RED, 'B6-1 G6-2')) as [Told, Told];
    expect(kept).toEqual({
      type: 'kept',
      rule: 'OPS-031',
      open: { seat: RED, count: 2, total: 12, discarded: readCards('B3-1 G4-2 G5-5 P4-1 P5-3') },
      own: { [RED]: { cards: readCards('B6-1 G6-2') } },
      reveals: true,
    });
    expect(asked).toEqual({
      type: 'asked',
      rule: 'OPS-030',
      open: { seat: YELLOW, phase: 'keepSecond' },
      quiet: true,
    });
    expect(act(state, YELLOW, keeping(state, YELLOW, 'B5-1 B6-2 G5-1')).at(-1)).toEqual({
      type: 'asked',
      rule: 'OPS-140',
      open: { seat: RED, phase: 'turn' },
      quiet: true,
    });
  });

  test('a total below the target names the rule that lowered it (OPS-032)', () => {
    const state = position({ phase: 'keepFirst', red: 'B5-1 B5-2 G5-1 G5-2 P5-1 P5-2 P6-1' });
    const [kept] = act(state, RED, keeping(state, RED, 'B5-1 P6-1')) as [Told];
    expect(kept).toMatchObject({ rule: 'OPS-032', open: { count: 2, total: 11 } });
  });

  test('what was told does not change when the cards are played', () => {
    const state = dealt();
    const [kept] = act(state, RED, keeping(state, RED, 'B6-1 G6-2'));
    act(state, YELLOW, keeping(state, YELLOW, 'B5-1 B6-2 G5-1'));
    act(state, RED, 'repair B6-1 G6-2 r1c1');
    expect(kept).toMatchObject({ own: { [RED]: { cards: readCards('B6-1 G6-2') } } });
  });
});

describe('automatic keeping', () => {
  const autoKept = (seed: number): { state: State; told: Told[] } => {
    const options = { ...defaultOptions(OPTIONS), openingKeep: 'auto', startPlayer: 'red' } as const;
    const state = setup(2, options, fastRandom('always this deal'));
    const told: Told[] = [];
    outpostSeven.begin(state, { random: fastRandom(seed), now: 0, tell: (event) => told.push(event) });
    return { state, told };
  };
  const sum = (cards: readonly number[]) =>
    cards.reduce((total, card) => total + (VALUE_OF[card] as number), 0);

  test('both hands are kept without a decision, and the first turn is asked for (OPS-035, OPSR-41)', () => {
    const { state, told } = autoKept(1);
    expect(state.active).toBe(RED);
    expect(state.kept.map(sum)).toEqual([12, 16]);
    expect(told.map(({ type }) => type)).toEqual(['dealt', 'burned', 'offerFilled', 'kept', 'kept', 'asked']);
    expect(openOf(told, 'kept').map(({ seat }) => seat)).toEqual([RED, YELLOW]);
    expect(told.at(-1)).toEqual({
      type: 'asked',
      rule: 'OPS-140',
      open: { seat: RED, phase: 'turn' },
      quiet: true,
    });
    expect(faultsOf(state)).toEqual([]);
  });

  test('every legal set is equally likely (OPS-035)', () => {
    const hand = setup(2, defaultOptions(OPTIONS), fastRandom('always this deal')).kept[RED];
    const sets = legalKeeps(hand, 12);
    expect(sets.length).toBeGreaterThan(2);
    const games = 300 * sets.length;
    const seen = new Map<string, number>();
    for (let seed = 0; seed < games; seed++) {
      const kept = writeCards(autoKept(seed).state.kept[RED]);
      seen.set(kept, (seen.get(kept) ?? 0) + 1);
    }
    expect(seen.size).toBe(sets.length);
    const chiSquare = [...seen.values()].reduce((total, times) => total + (times - 300) ** 2 / 300, 0);
    expect(chiSquare).toBeLessThan(4 * sets.length);
  });
});

describe('the numbers of the rulebook are one table', () => {
  const { keepTotalFirst } = LIMITS;
  afterEach(() => {
    LIMITS.keepTotalFirst = keepTotalFirst;
  });

  test('another total for the starting player changes what may be kept', () => {
    LIMITS.keepTotalFirst = 9;
    const state = dealt();
    expect(refusalOf(state, RED, keeping(state, RED, 'B3-1 B6-1'))).toBeNull();
    act(state, CLOCK, 'timeout');
    expect(writeCards(state.kept[RED])).toBe('B3-1 B6-1');
  });
});

describe('when nobody listens', () => {
  test('cards are kept the same', () => {
    const [told, silent] = [dealt(), dealt()] as [State, State];
    act(told, RED, 'keep 2,5');
    outpostSeven.apply(silent, RED, readAction('keep 2,5'), silentContext(fastRandom(1)));
    expect(silent).toEqual(told);
  });

  test('so are they automatically', () => {
    const options = { ...defaultOptions(OPTIONS), openingKeep: 'auto' } as const;
    const [told, silent] = [1, 2].map(() => setup(2, options, fastRandom('deal'))) as [State, State];
    outpostSeven.begin(told, { random: fastRandom(1), now: 0, tell: () => {} });
    outpostSeven.begin(silent, silentContext(fastRandom(1)));
    expect(silent).toEqual(told);
  });
});
