import { digestOf, openMatch } from '@airlock/kernel';
import { type AnyMatch, type LiveTable, withDigest } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import type { Write } from '../store/store.ts';
import { LADDER_GAME } from '../testing/otherRules.ts';

const SEED = 'ab'.repeat(32);

/** Climbs at these times; gives which of the actions were kept with a digest, and how the match stands. */
function climbing(times: readonly number[]): { digested: number[]; match: AnyMatch; digests: string[] } {
  const match: AnyMatch = openMatch(LADDER_GAME, {
    options: {},
    seats: ['Cleo'],
    generator: 'strong',
    seed: SEED,
  });
  const table = { digested: null } as LiveTable;
  const digested: number[] = [];
  const digests: string[] = [];
  for (const [sequence, at] of times.entries()) {
    match.state = LADDER_GAME.setup(1, {}, { int: () => 0 } as never);
    expect(match.play(0, 0, at).ok).toBe(true);
    const action: Write = { kind: 'action', match: 7, sequence, seat: 0, action: 'climb', at };
    const [write] = withDigest(table, match, [action]);
    if (write?.kind === 'action' && write.digest !== undefined) {
      digested.push(sequence + 1);
      digests.push(write.digest);
    }
  }
  return { digested, match, digests };
}

describe('how often a match is kept with a digest', () => {
  it('is with every action at the pace of people', () => {
    expect(climbing([0, 3_000, 6_500, 19_000]).digested).toEqual([1, 2, 3, 4]);
  });

  it('is with every thirty-second where they follow on each other within seconds', () => {
    expect(climbing(Array.from({ length: 70 }, (_, index) => index)).digested).toEqual([1, 33, 65]);
  });

  it('is of the state that the action led to', () => {
    const { match, digests } = climbing([5]);
    expect(digests).toEqual([digestOf(LADDER_GAME, match.state)]);
  });
});
