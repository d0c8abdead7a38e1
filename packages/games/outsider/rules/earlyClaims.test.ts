/** Claims are made at any time, also before anybody stands anywhere. */
import { openMatch, parseOptions } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { outsider } from '../game.ts';

describe('a claim about a pile', () => {
  test('is taken while the tokens are not placed yet, when there is no such pile (OUT-720, OUT-931)', () => {
    const options = parseOptions(outsider.options, { locDraw: true, claims: true });
    if (!options.ok) throw new Error(options.problem);
    const seats = ['A', 'B', 'C'];
    const match = openMatch(outsider, { options: options.value, seats, generator: 'fast', seed: 'early' });
    const isAboutPile = (action: number): boolean => /^saw(Dark)? DECK\b/.test(codec.write(action));
    const claims = match.actions(0).filter(isAboutPile);
    expect(match.state.tokens[0]).toBeLessThan(0);
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.slice(0, 2).map((claim) => match.play(0, claim).ok)).toEqual([true, true]);
  });
});
