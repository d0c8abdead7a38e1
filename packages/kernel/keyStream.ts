/**
 * The key stream of ChaCha20 (RFC 8439) block by block, with no nonce. Cards are shuffled from it thousands of times a second, so it
 * works on words in place and makes nothing new; a test holds it against the audited library.
 */
import { missing } from './rows.ts';

export const BLOCK_WORDS = 16;
const KEY_WORDS = 8;
const DOUBLE_ROUNDS = 10;
/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const FIRST_KEY_WORD = 4;
const COUNTER_WORD = 12;

/** A key of 32 bytes as words. */
export function keyWords(key: Uint8Array): Int32Array {
  const words = new Int32Array(KEY_WORDS);
  for (let word = 0; word < KEY_WORDS; word++) {
    const at = 4 * word;
    words[word] =
      (key[at] ?? missing()) |
      ((key[at + 1] ?? missing()) << 8) |
      ((key[at + 2] ?? missing()) << 16) |
      ((key[at + 3] ?? missing()) << 24);
  }
  return words;
}

/** What the rounds work on; valid within one call. */
const mixed = new Int32Array(BLOCK_WORDS);

/** Writes the block of this number. */
export function writeBlock(key: Int32Array, number: number, into: Uint32Array): void {
  for (let word = 0; word < BLOCK_WORDS; word++) into[word] = mixed[word] = startWord(key, number, word);
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(0, 4, 8, 12);
    quarterRound(1, 5, 9, 13);
    quarterRound(2, 6, 10, 14);
    quarterRound(3, 7, 11, 15);
    quarterRound(0, 5, 10, 15);
    quarterRound(1, 6, 11, 12);
    quarterRound(2, 7, 8, 13);
    quarterRound(3, 4, 9, 14);
  }
  for (let word = 0; word < BLOCK_WORDS; word++) {
    into[word] = (into[word] ?? missing()) + (mixed[word] ?? missing());
  }
}

function startWord(key: Int32Array, number: number, word: number): number {
  if (word < FIRST_KEY_WORD) return CONSTANTS[word] ?? missing();
  if (word < COUNTER_WORD) return key[word - FIRST_KEY_WORD] ?? missing();
  return word === COUNTER_WORD ? number | 0 : 0;
}

function quarterRound(one: number, two: number, three: number, four: number): void {
  let a = mixed[one] ?? missing();
  let b = mixed[two] ?? missing();
  let c = mixed[three] ?? missing();
  let d = mixed[four] ?? missing();
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  mixed[one] = a;
  mixed[two] = b;
  mixed[three] = c;
  mixed[four] = d;
}
