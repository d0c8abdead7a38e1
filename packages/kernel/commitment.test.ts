import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitTo, keepsPromise } from './commitment.ts';
import { freshSeed } from './random.ts';

describe('a commitment to a seed', () => {
  it('can be made by anybody who has SHA-256 at hand', () => {
    const digest = createHash('sha256').update('airlock seed commitment 1\nsome seed').digest('hex');
    expect(commitTo('some seed')).toBe(digest);
  });

  it('is kept by its seed', () => {
    const seed = freshSeed();
    expect(keepsPromise(commitTo(seed), seed)).toBe(true);
  });

  it('is broken by any other seed', () => {
    const commitment = commitTo('a'.repeat(64));
    expect(keepsPromise(commitment, `${'a'.repeat(63)}b`)).toBe(false);
    expect(keepsPromise(commitment, '')).toBe(false);
  });

  it('does not show the seed', () => {
    const seed = freshSeed();
    expect(commitTo(seed)).not.toContain(seed.slice(0, 8));
  });
});
