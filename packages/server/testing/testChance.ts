/**
 * Chance that belongs to a test. Every request of a test says in a header which run of which test it is of; what is
 * dealt at the tables it sets, and what bots choose there, follows from the test's seed and from how many tables this
 * run has set before, whatever other tests do in the meantime.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { fastRandom, isStrongSeed } from '@airlock/kernel';
import { type BotChance, type Chance, newTableCode, Refused } from '@airlock/tables';
import type { Around } from '../http/app.ts';

/** `<run> <seed>`: any name nobody else uses, and the seed of the first match, 64 hexadecimal digits. */
export const TEST_HEADER = 'x-airlock-test';

interface TestRun {
  readonly name: string;
  readonly seed: string;
}

export interface TestChance {
  readonly chance: Chance;
  /** Tells whose request is being handled. */
  readonly around: Around;
}

export function testChance(): TestChance {
  const asking = new AsyncLocalStorage<TestRun | null>();
  /** How many tables each run has set. */
  const set = new Map<string, number>();
  /** The seeds of matches, by the codes of their tables. */
  const seeds = new Map<string, string>();

  function nextSeed(): string {
    const run = asking.getStore();
    if (!run) throw new Refused('not-allowed', `A table for a test needs the header ${TEST_HEADER}.`);
    const before = set.get(run.name) ?? 0;
    set.set(run.name, before + 1);
    return before === 0 ? run.seed : digest(`${run.seed} ${before}`);
  }

  /** The same test gets the same codes as long as they are free: how long a code is shows on the page. */
  function code(): string {
    const seed = nextSeed();
    const random = fastRandom(`code ${seed}`);
    let free = newTableCode((count) => random.int(count));
    while (seeds.has(free)) free = newTableCode((count) => random.int(count));
    seeds.set(free, seed);
    return free;
  }

  function seedOf(table: string): string {
    const seed = seeds.get(table);
    if (seed === undefined) throw new Error(`Nobody has set the table ${table}.`);
    return seed;
  }

  return {
    chance: { code, seed: seedOf, bots: (table) => botsWith(seedOf(table)) },
    around: (headers, handle) => asking.run(runIn(headers[TEST_HEADER]), handle),
  };
}

const botsWith = (seed: string): BotChance => ({
  seed: (seat, after) => `${seed} ${seat} ${after}`,
  pick: (count, after) => fastRandom(`${seed} ${after} of ${count}`).int(count),
  // Neither hurried nor slow.
  part: () => 0.5,
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

function runIn(header: string | string[] | undefined): TestRun | null {
  if (typeof header !== 'string') return null;
  const [name = '', seed = ''] = header.split(' ');
  return name !== '' && isStrongSeed(seed) ? { name, seed } : null;
}
