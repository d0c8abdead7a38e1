import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { stopBudgetClock } from '../testing/startForTest.ts';
import { Bucket } from './bucket.ts';
import { Buckets, Budgets, TooFast } from './budgets.ts';
import { LIMITS, type Limit, MOST_CONNECTIONS_AN_ADDRESS, MOST_SOCKETS_AN_ADDRESS } from './limits.ts';

describe('a bucket', () => {
  it('lets pass what is in it, then what flows in', () => {
    const bucket = new Bucket(10, 3, 0);
    expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
    expect(bucket.take(99)).toBe(false);
    expect(bucket.take(150)).toBe(true);
    expect(bucket.take(150)).toBe(false);
    expect([1, 2, 3, 4].map(() => bucket.take(100_000))).toEqual([true, true, true, false]);
  });

  it('says how long to wait, and then there is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 20 }), (aSecond, most) => {
        const bucket = new Bucket(aSecond, most, 0);
        expect(bucket.wait(0)).toBe(0);
        for (let count = 0; count < most; count++) bucket.take(0);
        const wait = bucket.wait(0);
        expect(wait).toBeGreaterThan(0);
        expect(bucket.take(wait + 1)).toBe(true);
      }),
    );
  });
});

describe('buckets by address', () => {
  const limit: Limit = { atOnce: 2, aMinute: 60 };

  it('are kept apart', () => {
    const buckets = new Buckets(limit);
    expect(['a', 'a', 'a', 'b'].map((key) => buckets.of(key, 0).take(0))).toEqual([true, true, false, true]);
  });

  it('are forgotten when they are full again', () => {
    const buckets = new Buckets(limit);
    for (let address = 0; address < 100; address++) buckets.of(`a${address}`, 0).take(0);
    expect(buckets.size).toBe(100);
    buckets.of('late', 60_000);
    expect(buckets.size).toBe(1);
  });

  it('take no more memory than agreed in a flood of addresses, and forget those used longest ago', () => {
    const buckets = new Buckets(limit, 10);
    const empty = (key: string): boolean => !buckets.of(key, 0).take(0);
    for (let address = 0; address < 10; address++) for (let take = 0; take < 2; take++) empty(`a${address}`);
    expect(empty('a0')).toBe(true);
    for (let address = 0; address < 9; address++) buckets.of(`flood${address}`, 0).take(0);
    expect(buckets.size).toBe(10);
    expect(empty('a0')).toBe(true);
  });
});

describe('budgets', () => {
  const ann = { address: '203.0.113.7', person: 'ann' };

  function frozen(): Budgets {
    stopBudgetClock();
    return new Budgets(true);
  }

  /** How often something can be done in one go. */
  function times(work: () => void): number {
    for (let count = 0; ; count++) {
      try {
        work();
      } catch (error) {
        expect(error).toBeInstanceOf(TooFast);
        return count;
      }
    }
  }

  it('let a person do so much, and everybody at their address together so much more', () => {
    const budgets = frozen();
    const { person, address } = LIMITS.tables;
    expect(times(() => budgets.draw('tables', ann))).toBe(person.atOnce);
    let others = 0;
    for (let number = 0; number < 10; number++) {
      others += times(() => budgets.draw('tables', { ...ann, person: `guest ${number}` }));
    }
    expect(person.atOnce + others).toBe(address.atOnce);
    expect(times(() => budgets.draw('tables', { address: '203.0.113.8', person: 'eve' }))).toBe(
      person.atOnce,
    );
  });

  it('take nothing from an address for what a person is refused', () => {
    const budgets = frozen();
    times(() => budgets.draw('talk', ann, 'KEEL-420731-VANE'));
    for (let count = 0; count < 1_000; count++) times(() => budgets.draw('talk', ann, 'KEEL-420731-VANE'));
    const bob = { ...ann, person: 'bob' };
    expect(times(() => budgets.draw('talk', bob, 'KEEL-420731-VANE'))).toBe(LIMITS.talk.person.atOnce);
  });

  it('let those who watch say less, each and together', () => {
    const budgets = frozen();
    const { person, table } = LIMITS.watcherTalk;
    const speak = (number: number) => () =>
      budgets.draw(
        'watcherTalk',
        { address: `203.0.113.${number}`, person: `p${number}` },
        'KEEL-420731-VANE',
      );
    const said = Array.from({ length: 20 }, (_, number) => times(speak(number)));
    expect(said[0]).toBe(person.atOnce);
    expect(said.reduce((sum, lines) => sum + lines)).toBe(table.atOnce);
    expect(person.atOnce).toBeLessThan(LIMITS.talk.person.atOnce);
  });

  it('say how long to wait, and then it works', () => {
    const budgets = frozen();
    times(() => budgets.draw('misses', ann));
    const refusal = budgets.refusal('misses', ann);
    expect(refusal?.message).toBe(
      'Too many codes that lead nowhere came from your address. Try again in 20 seconds.',
    );
    vi.advanceTimersByTime((refusal?.seconds ?? 0) * 1000);
    expect(budgets.refusal('misses', ann)).toBeNull();
    budgets.draw('misses', ann);
  });

  it('are without end where limits are off', () => {
    const budgets = new Budgets(false);
    for (let count = 0; count < 10_000; count++) budgets.draw('tables', ann);
    expect(budgets.frames('a')).toBeNull();
  });

  it('are comfortable for a class of thirty behind one address', () => {
    const budgets = frozen();
    const school = '203.0.113.7';
    for (let pupil = 0; pupil < 30; pupil++) {
      const asker = { address: school, person: `pupil ${pupil}` };
      for (let count = 0; count < 4; count++) budgets.draw('reads', { address: school });
      budgets.draw('sessions', { address: school });
      budgets.draw('sockets', { address: school });
      budgets.draw('lists', asker);
      if (pupil % 2 === 0) budgets.draw('tables', asker);
      for (let count = 0; count < 4; count++) budgets.draw('changes', asker);
      for (let count = 0; count < 3; count++) budgets.draw('joins', asker);
      budgets.draw('talk', asker, `table ${pupil >> 1}`);
    }
  });
});

describe('the limits in docs/PROTOCOL.md', () => {
  const document = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'PROTOCOL.md'), 'utf8');
  const shown = (limit: Limit | undefined): string => (limit ? `${limit.atOnce}, ${limit.aMinute}` : '');

  it.each(Object.entries<Partial<Record<string, Limit>>>(LIMITS))('%s are as they are', (name, scopes) => {
    const row = document.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(3, 7), `the row of ${name}`).toEqual(
      ['person', 'stranger', 'address', 'table'].map((scope) => shown(scopes[scope])),
    );
  });

  it('name how much an address may have open', () => {
    expect(document).toContain(
      `${MOST_SOCKETS_AN_ADDRESS} sockets and ${MOST_CONNECTIONS_AN_ADDRESS} connections`,
    );
  });
});
