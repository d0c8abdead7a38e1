import { type Doubt, fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import type { Budget } from './budget.ts';
import { settlingBot } from './settling.ts';
import { buttons, machine, type Press } from './testing/buttons.ts';
import { usedUpAfter } from './testing/effort.ts';

const SETTINGS = {
  level: 'settling',
  budget: { playouts: 200 } as Budget,
  caution: 2,
  margin: 0,
  firstWorlds: 4,
};

/** In doubt whether to press the first button as ever. */
const doubtful = (pays: readonly number[], luck = 0): Doubt<Press> => ({
  habit: 0,
  rivals: [1, 2, 3],
  world: () => machine(pays, luck),
  playOn: () => 0,
  worth: ({ won }) => won,
});

function press(doubt: Doubt<Press> | number, settings: Partial<typeof SETTINGS> = {}, seed = 1): number {
  const bot = settlingBot(buttons, { consider: () => doubt }, { ...SETTINGS, ...settings });
  return bot.choose({ seat: 0, view: machine([]), heard: [] }, fastRandom(seed));
}

/** A doubt that counts how often it was tried to settle it. */
function counted(pays: readonly number[]): { readonly doubt: Doubt<Press>; tries(): number } {
  let tries = 0;
  const doubt = doubtful(pays);
  const worth = (state: Press): number => {
    tries++;
    return state.won;
  };
  return { doubt: { ...doubt, worth }, tries: () => tries };
}

describe('a bot that settles doubts', () => {
  it('does what the doubter is sure of', () => {
    expect(press(2)).toBe(2);
  });

  it('leaves habit for what is plainly better', () => {
    expect(press(doubtful([0, 1, 5, 2]))).toBe(2);
  });

  it('keeps to habit where nothing is better, or not by enough', () => {
    expect(press(doubtful([1, 1, 0, 1]))).toBe(0);
    expect(press(doubtful([1, 1.2, 0, 1]), { margin: 0.3 })).toBe(0);
    expect(press(doubtful([1, 1.2, 0, 1]), { margin: 0.1 })).toBe(1);
  });

  it('does not follow luck away from habit, where a bold one would', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const changes = (caution: number): number =>
      seeds.filter(
        (seed) => press(doubtful([0, 0, 0, 0], 10), { caution, budget: { playouts: 40 } }, seed) !== 0,
      ).length;
    expect(changes(3)).toBeLessThan(5);
    expect(changes(0)).toBeGreaterThan(8);
  });

  it('goes on from where the action has led', () => {
    const turned: Doubt<Press> = {
      ...doubtful([2, 3, 0, 1]),
      playOn(state) {
        state.won *= -1;
        return 1;
      },
    };
    expect(press(turned)).toBe(2);
  });

  it('is done early where no rival is ahead, and keeps to its budget elsewhere', () => {
    const behind = counted([9, 0, 0, 0]);
    press(behind.doubt);
    expect(behind.tries()).toBe(4 * 4);
    const close = counted([0, 1, 2, 3]);
    press(close.doubt);
    expect(close.tries()).toBeLessThanOrEqual(200);
    expect(close.tries()).toBeGreaterThan(190);
  });

  it('tries less where it takes more moves, and every rival once whatever that takes', () => {
    const tries = (moves: number, most: number): number => {
      const close = counted([0, 1, 2, 3]);
      press({ ...close.doubt, playOn: () => moves - 1 }, { budget: { playouts: 200, moves: most } });
      return close.tries();
    };
    expect(tries(10, 2000)).toBe(tries(10, 1e9));
    expect(tries(20, 2000)).toBeLessThanOrEqual(100);
    expect(tries(20, 2000)).toBeGreaterThan(90);
    expect(tries(1000, 2000)).toBe(4);
  });

  it('answers with the best so far when its time is used up, with habit if nothing was tried', () => {
    const bot = settlingBot(buttons, { consider: () => doubtful([0, 9, 0, 0]) }, SETTINGS);
    const choice = (worlds: number): number =>
      bot.choose({ seat: 0, view: machine([]), heard: [] }, fastRandom(1), usedUpAfter(worlds));
    expect(choice(0)).toBe(0);
    expect(choice(3)).toBe(1);
  });

  it('tries only the share that the table has to spare', () => {
    const close = counted([0, 1, 2, 3]);
    settlingBot(buttons, { consider: () => close.doubt }, SETTINGS).choose(
      { seat: 0, view: machine([]), heard: [] },
      fastRandom(1),
      { share: 0.1, isUsedUp: () => false },
    );
    expect(close.tries()).toBeLessThanOrEqual(20);
    expect(close.tries()).toBeGreaterThan(12);
  });

  it('speaks as the doubter does', () => {
    const seated = { seat: 0, view: machine([]), heard: [] };
    const doubter = { consider: () => 0, speak: () => 3 };
    expect(settlingBot(buttons, doubter, SETTINGS).speak?.(seated, fastRandom(1), 'any')).toBe(3);
    expect(settlingBot(buttons, { consider: () => 0 }, SETTINGS).speak).toBeUndefined();
  });
});
