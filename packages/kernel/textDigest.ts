/**
 * SHA-256 (FIPS 180-4) of plain texts, as words. Luck is drawn from it a hundred thousand times a second, so it works in place and makes
 * nothing new, and keeps what the last text began with: shuffles of one ship share their first block. A test holds it against
 * the audited library.
 */
import { missing } from './rows.ts';

const BLOCK_BYTES = 64;
const BLOCK_WORDS = 16;
const ROUNDS = 64;
export const DIGEST_WORDS = 8;
/** After the text come one byte of padding and eight for its length. */
const PADDING_BYTES = 9;
const FIRST_PADDING = 0x80;

const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);
const CONSTANTS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** What the rounds work on; valid within one call. */
const schedule = new Int32Array(ROUNDS);
const state = new Int32Array(DIGEST_WORDS);

/** The first block of the last text, and the state after it. */
let begun = '';
const afterBegun = new Int32Array(DIGEST_WORDS);

/** Writes the digest of a text, whose letters must all be plain (below 0x80). */
export function digestText(text: string, into: Int32Array): void {
  const blocks = Math.ceil((text.length + PADDING_BYTES) / BLOCK_BYTES);
  let block = 0;
  if (begun !== '' && text.startsWith(begun)) {
    state.set(afterBegun);
    block = 1;
  } else {
    state.set(START);
  }
  for (; block < blocks; block++) {
    fillBlock(text, block, blocks);
    mixBlock();
    if (block === 0 && text.length >= BLOCK_BYTES) {
      begun = text.slice(0, BLOCK_BYTES);
      afterBegun.set(state);
    }
  }
  into.set(state);
}

function fillBlock(text: string, block: number, blocks: number): void {
  const first = block * BLOCK_BYTES;
  for (let word = 0; word < BLOCK_WORDS; word++) {
    const at = first + 4 * word;
    schedule[word] =
      (byteAt(text, at) << 24) |
      (byteAt(text, at + 1) << 16) |
      (byteAt(text, at + 2) << 8) |
      byteAt(text, at + 3);
  }
  if (block === blocks - 1) schedule[BLOCK_WORDS - 1] = text.length * 8;
}

function byteAt(text: string, at: number): number {
  if (at < text.length) return text.charCodeAt(at);
  return at === text.length ? FIRST_PADDING : 0;
}

function mixBlock(): void {
  for (let round = BLOCK_WORDS; round < ROUNDS; round++) {
    const early = schedule[round - 15] ?? missing();
    const late = schedule[round - 2] ?? missing();
    const small = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const great = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    schedule[round] =
      (schedule[round - 16] ?? missing()) + small + (schedule[round - 7] ?? missing()) + great;
  }
  let a = state[0] ?? missing();
  let b = state[1] ?? missing();
  let c = state[2] ?? missing();
  let d = state[3] ?? missing();
  let e = state[4] ?? missing();
  let f = state[5] ?? missing();
  let g = state[6] ?? missing();
  let h = state[7] ?? missing();
  for (let round = 0; round < ROUNDS; round++) {
    const great = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = (e & f) ^ (~e & g);
    const one = (h + great + choice + (CONSTANTS[round] ?? missing()) + (schedule[round] ?? missing())) | 0;
    const small = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (state[0] ?? missing()) + a;
  state[1] = (state[1] ?? missing()) + b;
  state[2] = (state[2] ?? missing()) + c;
  state[3] = (state[3] ?? missing()) + d;
  state[4] = (state[4] ?? missing()) + e;
  state[5] = (state[5] ?? missing()) + f;
  state[6] = (state[6] ?? missing()) + g;
  state[7] = (state[7] ?? missing()) + h;
}
