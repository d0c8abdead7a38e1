import { ActionList, fastRandom, REVIEWER, SPECTATOR, type Viewer } from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, POPULATION_CARDS, RED, VALUE_OF, YELLOW } from './cards.ts';
import { outpostSeven } from './game.ts';
import { imagine } from './imagine.ts';
import { deckSize, type State, setup } from './state.ts';
import { faultsOf } from './testing/faults.ts';
import { readCards, writeCards } from './testing/notation.ts';
import { act, keeping } from './testing/play.ts';
import { position, type WrittenPosition } from './testing/position.ts';
import { ALL_OPTIONS, newGame, playOut } from './testing/randomGame.ts';
import { view } from './view.ts';

const total = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (VALUE_OF[card] as number), 0);
const imagined = (state: State, viewer: Viewer, seed: number | string = 1): State =>
  imagine(view(state, viewer), fastRandom(seed));

/** How often each hand comes up, and how far that is from even. */
function spread(
  draw: (seed: number) => string,
  draws: number,
): { times: Map<string, number>; chiSquare: number } {
  const times = new Map<string, number>();
  for (let seed = 0; seed < draws; seed++) {
    const drawn = draw(seed);
    times.set(drawn, (times.get(drawn) ?? 0) + 1);
  }
  const even = draws / times.size;
  const chiSquare = [...times.values()].reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
  return { times, chiSquare };
}

describe('what a player imagines', () => {
  test('is whole and looks the same to that viewer, at every decision under every agreement', () => {
    const viewers = fc.constantFrom<Viewer>(RED, YELLOW, SPECTATOR, REVIEWER);
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...ALL_OPTIONS), viewers, (seed, options, viewer) => {
        const state = newGame(seed, options);
        playOut(state, fastRandom(seed), ({ state: now }) => {
          const other = imagined(now, viewer, seed);
          expect(faultsOf(other)).toEqual([]);
          expect(view(other, viewer)).toEqual(view(now, viewer));
          return undefined;
        });
        expect(view(imagined(state, viewer), viewer)).toEqual(view(state, viewer));
      }),
      { numRuns: 30 },
    );
  });

  test('gives the other hand as many cards of the same total, exactly', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(45), (seed, decisions) => {
        let left = decisions;
        playOut(newGame(seed), fastRandom(seed), ({ state }) => {
          if (left-- !== 0) return undefined;
          for (const viewer of [RED, YELLOW, SPECTATOR]) {
            const other = imagined(state, viewer, seed);
            for (const seat of [RED, YELLOW]) {
              const { keptTotal } = view(state, viewer).hands[seat] as { keptTotal: number | null };
              expect(other.kept[seat]).toHaveLength((state.kept[seat] as Card[]).length);
              if (keptTotal !== null) expect(total(other.kept[seat] as Card[])).toBe(keptTotal);
              if (viewer === seat) expect(other.kept[seat]).toEqual(state.kept[seat]);
            }
          }
          return undefined;
        });
      }),
      { numRuns: 60 },
    );
  });

  test('may be acted in: the same actions are legal for the viewer', () => {
    const listed = (state: State, seat: number): number[] => {
      const list = new ActionList();
      outpostSeven.actions(state, seat, list);
      return list.toArray();
    };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        playOut(newGame(seed), fastRandom(seed), ({ state }) => {
          const seat = state.active;
          expect(listed(imagined(state, seat, seed), seat)).toEqual(listed(state, seat));
          return undefined;
        });
      }),
      { numRuns: 20 },
    );
  });

  test('depends on nothing but the view and chance', () => {
    const one = position({ red: 'B3-1 G5-1', yellow: 'P3-1', deck: 'P3-2 B5-1 G6-1' });
    const other = position({ red: 'P3-2 B5-1', yellow: 'P3-1', deck: 'G6-1 G5-1 B3-1' });
    expect(view(one, YELLOW)).toEqual(view(other, YELLOW));
    expect(imagined(one, YELLOW)).toEqual(imagined(other, YELLOW));
    expect(imagined(one, YELLOW, 1)).not.toEqual(imagined(one, YELLOW, 2));
  });
});

describe('every hand that fits is as likely as every other', () => {
  /** Red's two unknown cards total 8; the unseen cards make that in five ways. */
  const small: WrittenPosition = { red: 'B4-1 G4-2', deck: 'B3-1 G3-1 P5-1 P5-2 B6-1' };

  test('of two cards totalling 8', () => {
    const state = position(small);
    const { times, chiSquare } = spread((seed) => writeCards(imagined(state, YELLOW, seed).kept[RED]), 3000);
    expect([...times.keys()].sort()).toEqual([
      'B3-1 P5-1',
      'B3-1 P5-2',
      'B4-1 G4-2',
      'G3-1 P5-1',
      'G3-1 P5-2',
    ]);
    expect(chiSquare).toBeLessThan(18.5);
  });

  test('for a spectator of two unknown hands, every pair of them', () => {
    const state = position({ ...small, yellow: 'B3-1 P5-1', deck: 'G3-1 P5-2 B6-1' });
    const hands = ({ kept }: State): string => kept.map(writeCards).join(' / ');
    const { times, chiSquare } = spread((seed) => hands(imagined(state, SPECTATOR, seed)), 6000);
    expect([...times.keys()].sort()).toEqual([
      'B3-1 P5-1 / B4-1 G4-2',
      'B3-1 P5-1 / G3-1 P5-2',
      'B3-1 P5-2 / B4-1 G4-2',
      'B3-1 P5-2 / G3-1 P5-1',
      'B4-1 G4-2 / B3-1 P5-1',
      'B4-1 G4-2 / B3-1 P5-2',
      'B4-1 G4-2 / G3-1 P5-1',
      'B4-1 G4-2 / G3-1 P5-2',
      'G3-1 P5-1 / B3-1 P5-2',
      'G3-1 P5-1 / B4-1 G4-2',
      'G3-1 P5-2 / B3-1 P5-1',
      'G3-1 P5-2 / B4-1 G4-2',
    ]);
    expect(chiSquare).toBeLessThan(31.3);
  });

  test('for hands whose totals differ', () => {
    const state = position({ red: 'B3-1', yellow: 'B3-2 B6-1', deck: 'G3-1 P6-1' });
    const hands = ({ kept }: State): string => kept.map(writeCards).join(' / ');
    const { times, chiSquare } = spread((seed) => hands(imagined(state, SPECTATOR, seed)), 6000);
    expect(times.size).toBe(3 * 2 * 2);
    expect(chiSquare).toBeLessThan(31.3);
  });

  test('the deck lies in every order equally often', () => {
    const state = position({ deck: 'B3-1 G3-1 P5-1' });
    const order = (other: State): string => writeCards(other.deck);
    const { times, chiSquare } = spread((seed) => order(imagined(state, RED, seed)), 3000);
    expect(times.size).toBe(6);
    expect(chiSquare).toBeLessThan(20.6);
  });

  test('all seven cards of a dealt hand, while no total is known', () => {
    const state = position({ phase: 'keepFirst', red: 'B3-1 B3-2', yellow: 'B3-3 B6-1 B6-2', deck: 'G3-1' });
    const { times, chiSquare } = spread((seed) => writeCards(imagined(state, RED, seed).kept[YELLOW]), 3000);
    expect(times.size).toBe(4);
    expect(chiSquare).toBeLessThan(16.3);
  });
});

describe('phases', () => {
  const dealt = (): State =>
    position({
      phase: 'keepFirst',
      red: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5',
      yellow: 'B3-2 B4-1 B5-1 B6-2 G3-1 G4-1 G5-1',
    });

  test('while the first keeps, the other hand is any seven unseen cards', () => {
    const state = dealt();
    const other = imagined(state, YELLOW);
    expect(other.stack).toEqual(state.stack);
    expect(other.kept[RED]).toHaveLength(7);
    expect(other.kept[RED]).not.toEqual(state.kept[RED]);
    expect(faultsOf(other)).toEqual([]);
  });

  test('while the second keeps, the first hand has its announced total and the second is unknown', () => {
    const state = dealt();
    act(state, RED, keeping(state, RED, 'B3-1 G4-2 P5-3'));
    const other = imagined(state, SPECTATOR);
    expect(other.stack).toEqual(state.stack);
    expect([other.kept[RED].length, total(other.kept[RED])]).toEqual([3, 12]);
    expect(other.kept[YELLOW]).toHaveLength(7);
  });

  test.each(['choose', 'auto'] as const)('before anything was told (openingKeep %s)', (openingKeep) => {
    const options = { ...position().options, openingKeep };
    const state = setup(2, options, fastRandom('deal'));
    const other = imagined(state, RED);
    expect(other.stack).toEqual(state.stack);
    expect(view(other, RED)).toEqual(view(state, RED));
    expect(view(state, RED).phase).toBe('deal');
  });

  test('while bonuses are owed, the turn goes on as the real one does', () => {
    const state = position({ red: 'B5-2 B5-1', grid: ['r1c2 G5-2 2 red', 'r2c1 P5-2 2 red'] });
    act(state, RED, 'repair B5-2 B5-1 r1c1');
    const other = imagined(state, YELLOW);
    expect(other.stack).toEqual(state.stack);
    act(state, RED, 'bonusAuto');
    act(other, RED, 'bonusAuto');
    expect(view(other, YELLOW)).toEqual(view(state, YELLOW));
  });

  test('after the end nothing is left to do', () => {
    const state = position();
    act(state, RED, 'resign');
    expect(outpostSeven.waiting(imagined(state, SPECTATOR))).toBe(0);
  });
});

describe('what is known is not imagined', () => {
  test('the deck holds the unseen cards, and its size is the public one', () => {
    const state = position({ red: 'B4-1 G4-2', deck: 'B3-1 G3-1 P5-1' });
    const other = imagined(state, YELLOW);
    expect(deckSize(other)).toBe(3);
    expect([...other.deck, ...other.kept[RED]].sort()).toEqual(
      [...readCards('B3-1 G3-1 P5-1 B4-1 G4-2')].sort(),
    );
  });

  test('a reviewer’s state is the real one', () => {
    const state = newGame('review');
    const other = imagined(state, REVIEWER);
    expect(other.deck).toEqual(state.deck);
    expect(other.kept).toEqual(state.kept);
    expect(other.unusedPopulation).toEqual(state.unusedPopulation);
  });

  test('the unused population cards are those that the lines leave over', () => {
    for (let seed = 0; seed < 50; seed++) {
      const state = newGame(seed);
      const { unusedPopulation } = imagined(state, RED, seed);
      expect([...unusedPopulation, ...state.startPopulation].sort()).toEqual([...POPULATION_CARDS].sort());
    }
  });

  test('a view that no deal can explain is an error', () => {
    const impossible = view(position({ red: 'B3-1', deck: 'G3-1' }), YELLOW);
    impossible.hands[RED].keptTotal = 6;
    expect(() => imagine(impossible, fastRandom(1))).toThrow('No cards fit what this viewer knows.');
  });
});
