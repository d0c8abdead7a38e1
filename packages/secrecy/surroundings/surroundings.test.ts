import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshSurroundings, surroundedBy, withVirtualSurroundings } from './surroundings.ts';

/** Everything in which a program can ask for time or chance. */
const asked = () => [
  Date.now(),
  new Date().toISOString(),
  performance.now(),
  Math.random(),
  randomInt(1_000),
  randomBytes(8).toString('hex'),
  crypto.getRandomValues(new Uint8Array(4)).join(),
];

const askedIn = (seed: string) =>
  withVirtualSurroundings(() => surroundedBy(freshSurroundings(seed), async () => asked()));

describe('virtual surroundings', () => {
  it('give the same time and chance every time, and other chance to another seed', async () => {
    const first = await askedIn('one');
    expect(await askedIn('one')).toEqual(first);
    expect((await askedIn('other')).slice(3)).not.toEqual(first.slice(3));
  });

  it('are gone when their turn is over, and so are the replacements after the run', async () => {
    const { setTimeout: real } = globalThis;
    await withVirtualSurroundings(async () => {
      expect(globalThis.setTimeout).not.toBe(real);
      await surroundedBy(freshSurroundings('x'), async () => expect(Date.now()).toBe(Date.UTC(2030, 0, 1)));
      expect(Date.now()).toBeLessThan(Date.UTC(2030, 0, 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
    });
    expect(globalThis.setTimeout).toBe(real);
  });

  it('let timers strike in the order of their moments, and only when time goes on', async () => {
    const surroundings = freshSurroundings('x');
    const struck: string[] = [];
    await withVirtualSurroundings(() =>
      surroundedBy(surroundings, async () => {
        setTimeout(() => struck.push('late'), 20.9);
        setTimeout((name: string) => struck.push(name), 10, 'early');
        const every = setInterval(() => struck.push('every'), 8);
        clearTimeout(setTimeout(() => struck.push('never'), 5));
        const { time } = surroundings;
        const start = time.now;
        expect(time.nextAt).toBe(start + 8);
        while (time.strikeNext(start + 20));
        clearInterval(every);
        expect(time.nextAt).toBe(null);
      }),
    );
    expect(struck).toEqual(['every', 'early', 'every', 'late']);
  });

  it('cannot surround two at the same time', async () => {
    const [one, other] = [freshSurroundings('one'), freshSurroundings('other')];
    const both = surroundedBy(one, () => surroundedBy(other, async () => {}));
    await expect(both).rejects.toThrow('at the same time');
  });
});
