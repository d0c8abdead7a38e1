import { fastRandom, type Knowledge } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { cautiousBot } from './cautious.ts';
import { buttons, machine, type Press } from './testing/buttons.ts';
import { usedUpAfter } from './testing/effort.ts';

const habit = (button: number): Knowledge<Press> => ({ quick: () => button, worth: ({ won }) => won });

function press(state: Press, knowledge: Knowledge<Press>, caution: number, playouts = 200, seed = 1): number {
  const bot = cautiousBot(buttons, { level: 'cautious', knowledge, budget: { playouts }, caution });
  return bot.choose({ seat: 0, view: state, heard: [] }, fastRandom(seed));
}

describe('a cautious bot', () => {
  it('leaves its habit for what is plainly better', () => {
    expect(press(machine([0, 0, 5, 1]), habit(0), 2)).toBe(2);
  });

  it('keeps its habit where nothing is better', () => {
    for (const own of [0, 1, 2, 3]) expect(press(machine([1, 1, 1, 1]), habit(own), 2)).toBe(own);
  });

  it('does not follow luck away from it, where a bold one would', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const changes = (caution: number): number =>
      seeds.filter((seed) => press(machine([0, 0, 0, 0], 10), habit(0), caution, 60, seed) !== 0).length;
    expect(changes(3)).toBeLessThan(5);
    expect(changes(0)).toBeGreaterThan(12);
  });

  it('finds a small gain in much luck when it may play long enough', () => {
    expect(press(machine([0, 0, 0, 1], 4), habit(0), 2, 4000)).toBe(3);
  });

  it('looks at the candidates only', () => {
    const knowledge: Knowledge<Press> = { ...habit(0), candidates: (_state, _seat, into) => into.add(1) };
    expect(press(machine([0, 1, 9, 0]), knowledge, 2)).toBe(1);
  });

  it('plays nothing out where its habit is the only candidate', () => {
    const knowledge: Knowledge<Press> = {
      quick: () => 0,
      candidates: (_state, _seat, into) => into.add(0),
      worth: () => {
        throw new Error('No playout is needed.');
      },
    };
    expect(press(machine([0, 1, 9, 0]), knowledge, 2)).toBe(0);
  });

  it('keeps to its budget', () => {
    let playouts = 0;
    const worth = (state: Press): number => {
      playouts++;
      return state.won;
    };
    press(machine([0, 1, 2, 3]), { ...habit(0), worth }, 2, 120);
    expect(playouts).toBeLessThanOrEqual(120);
    expect(playouts).toBeGreaterThan(80);
  });

  it('answers with the best so far when its time is used up, with its habit if nothing was tried', () => {
    const bot = cautiousBot(buttons, {
      level: 'cautious',
      knowledge: habit(1),
      budget: { playouts: 1000 },
      caution: 2,
    });
    const choice = (worlds: number): number =>
      bot.choose({ seat: 0, view: machine([9, 0, 0, 0]), heard: [] }, fastRandom(1), usedUpAfter(worlds));
    expect(choice(0)).toBe(1);
    expect(choice(3)).toBe(0);
  });

  it('tries only the share that the table has to spare', () => {
    let playouts = 0;
    const worth = (state: Press): number => {
      playouts++;
      return state.won;
    };
    const settings = { level: 'cautious', knowledge: { ...habit(0), worth }, caution: 2 };
    cautiousBot(buttons, { ...settings, budget: { playouts: 480 } }).choose(
      { seat: 0, view: machine([0, 1, 2, 3]), heard: [] },
      fastRandom(1),
      { share: 0.25, isUsedUp: () => false },
    );
    expect(playouts).toBeLessThanOrEqual(120);
    expect(playouts).toBeGreaterThan(80);
  });
});
