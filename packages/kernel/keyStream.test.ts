import { chacha20 } from '@noble/ciphers/chacha.js';
import { describe, expect, it } from 'vitest';
import { BLOCK_WORDS, keyWords, writeBlock } from './keyStream.ts';
import { fastRandom } from './random.ts';

const hexOf = (words: Uint32Array): string =>
  [...new Uint8Array(words.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

describe('the key stream', () => {
  it('is that of the audited library, for any key and block', () => {
    const random = fastRandom('key stream');
    for (let trial = 0; trial < 200; trial++) {
      const key = Uint8Array.from({ length: 32 }, () => random.int(256));
      const number = trial < 20 ? trial : random.int(2 ** 32);
      const block = new Uint32Array(BLOCK_WORDS);
      writeBlock(keyWords(key), number, block);
      const expected = chacha20(key, new Uint8Array(12), new Uint8Array(64), undefined, number);
      expect(hexOf(block)).toBe([...expected].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
  });

  it('is that of the first test vector of RFC 8439', () => {
    const block = new Uint32Array(BLOCK_WORDS);
    writeBlock(keyWords(new Uint8Array(32)), 0, block);
    expect(hexOf(block)).toMatch(/^76b8e0ada0f13d90405d6ae55386bd28/);
  });
});
