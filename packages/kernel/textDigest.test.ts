import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { fastRandom } from './random.ts';
import { DIGEST_WORDS, digestText } from './textDigest.ts';

function hexOf(text: string): string {
  const words = new Int32Array(DIGEST_WORDS);
  digestText(text, words);
  return [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const expected = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

describe('the digest of a text', () => {
  it('is that of FIPS 180-4 for its example', () => {
    expect(hexOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('is that of the audited library for texts of any length', () => {
    for (let length = 0; length < 300; length++) {
      const text = 'a text of the ship '.repeat(16).slice(0, length);
      expect(hexOf(text), `${length} letters`).toBe(expected(text));
    }
  });

  it('does not depend on the texts before it, whether or not they begin alike', () => {
    const random = fastRandom('digests');
    const beginnings = ['x'.repeat(64), `${'x'.repeat(63)}y`, 'x'.repeat(70), '', 'x'];
    for (let trial = 0; trial < 400; trial++) {
      const text = `${beginnings[random.int(beginnings.length)]}crew ${random.int(9)}${'.'.repeat(random.int(70))}`;
      expect(hexOf(text), text).toBe(expected(text));
    }
  });
});
