import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFingerprint, type Fingerprint, FingerprintMaker, writeFingerprint } from './fingerprint.ts';

function fingerprintOf(game: number, actions: readonly number[], end = ''): Fingerprint {
  const maker = new FingerprintMaker(game);
  for (const action of actions) maker.number(action);
  maker.text(end);
  return maker.fingerprint;
}

describe('a fingerprint of games', () => {
  it('is the same for the same game and another for any other', () => {
    const lists = fc.array(fc.nat(2 ** 40), { maxLength: 8 });
    fc.assert(
      fc.property(lists, lists, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(writeFingerprint(fingerprintOf(1, one)) === writeFingerprint(fingerprintOf(1, other))).toBe(
          same,
        );
      }),
    );
    expect(fingerprintOf(1, [5], '[1,2]')).not.toEqual(fingerprintOf(1, [5], '[2,1]'));
    expect(fingerprintOf(1, [5])).not.toEqual(fingerprintOf(2, [5]));
    expect(fingerprintOf(1, [2 ** 40])).not.toEqual(fingerprintOf(1, [2 ** 41]));
  });

  it('does not depend on the order in which games were played', () => {
    const games = [fingerprintOf(0, [1, 2]), fingerprintOf(1, [3]), fingerprintOf(2, [])];
    const sum: Fingerprint = [0, 0];
    const backwards: Fingerprint = [0, 0];
    for (const game of games) addFingerprint(sum, game);
    for (const game of games.reverse()) addFingerprint(backwards, game);
    expect(writeFingerprint(sum)).toBe(writeFingerprint(backwards));
    expect(writeFingerprint(sum)).toMatch(/^[0-9a-f]{16}$/);
  });
});
