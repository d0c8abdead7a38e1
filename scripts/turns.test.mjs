import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sideBySide } from './turns.mjs';

/** Prints a line at once and one at its end. */
const work = (name, ms) => async (print) => {
  print(`${name} begins`);
  await pause(ms);
  print(`${name} ends`);
  return name;
};

describe('works side by side', () => {
  it('print one after the other, though they go on at the same time', async () => {
    const order = [];
    const noted = (name, ms) => async (print) => {
      await work(name, ms)(print);
      order.push(name);
      return name;
    };
    const printed = [];
    const results = await sideBySide([noted('slow', 60), noted('quick', 1)], (line) => printed.push(line));
    expect(order).toEqual(['quick', 'slow']);
    expect(results).toEqual(['slow', 'quick']);
    expect(printed).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
  });

  it('let the one whose turn it is print at once', async () => {
    const printed = [];
    const all = sideBySide([work('first', 60), work('second', 1)], (line) => printed.push(line));
    await pause(20);
    expect(printed).toEqual(['first begins']);
    await all;
  });

  it('print everything, and then one that failed is told', async () => {
    const printed = [];
    const failing = async (print) => {
      print('failing begins');
      throw new Error('no luck');
    };
    const all = sideBySide([work('good', 20), failing, work('last', 1)], (line) => printed.push(line));
    await expect(all).rejects.toThrow('no luck');
    expect(printed).toEqual(['good begins', 'good ends', 'failing begins', 'last begins', 'last ends']);
  });
});
