/**
 * Seeded chance. Two generators behind one interface: a fast one for simulation and search, and a
 * cryptographically strong one for live matches, whose numbers nobody can foretell from those already seen.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { BLOCK_WORDS, keyWords, writeBlock } from './keyStream.ts';
import { itemAt, missing, present } from './rows.ts';
import { DIGEST_WORDS, digestText } from './textDigest.ts';

const TWO_TO_32 = 2 ** 32;

export const GENERATORS = ['fast', 'strong'] as const;
export type Generator = (typeof GENERATORS)[number];

/** Where a generator stands, as plain numbers that survive a restart. */
export type RandomState = readonly number[];

export abstract class Random {
  /** How many numbers were drawn; the kernel sees by it whether an action used chance. */
  draws = 0;

  /** The next 32 random bits. */
  protected abstract next(): number;

  abstract save(): RandomState;

  /**
   * The chance for one purpose, such as the shuffles of one deck. A match has one generator for everything, and this is that
   * one; comparisons of two settings have one for each purpose (streams.ts), so that a changed deck changes nothing else.
   */
  stream(_purpose: string): Random {
    return this;
  }

  /** The items in a random order, where that is drawn otherwise than by exchanging them one by one. */
  order?(items: readonly number[]): number[];

  /** A whole number from 0 up to, not including, `below`; each equally likely. */
  int(below: number): number {
    if (below <= 1) return 0;
    this.draws++;
    let product = this.next() * below;
    let low = product >>> 0;
    if (low < below) {
      // Lemire's rejection: drop the few values that would favour some results.
      const threshold = TWO_TO_32 % below;
      while (low < threshold) {
        product = this.next() * below;
        low = product >>> 0;
      }
    }
    return Math.floor(product / TWO_TO_32);
  }
}

/** sfc32: four 32-bit words, a few nanoseconds a number. */
class FastRandom extends Random {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(words: RandomState) {
    super();
    const [a, b, c, counter, draws = 0] = words;
    this.a = present(a);
    this.b = present(b);
    this.c = present(c);
    this.counter = present(counter);
    this.draws = draws;
  }

  protected override next(): number {
    const result = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + result;
    this.c |= 0;
    return result >>> 0;
  }

  override save(): RandomState {
    return [this.a, this.b, this.c, this.counter, this.draws];
  }
}

/** The ChaCha20 key stream of a 256-bit seed, read 32 bits at a time. */
class StrongRandom extends Random {
  private readonly key: Int32Array;
  private readonly words = new Uint32Array(BLOCK_WORDS);
  private position: number;
  private block = -1;

  constructor(key: Int32Array, position: number, draws: number) {
    super();
    this.key = key;
    this.position = position;
    this.draws = draws;
  }

  protected override next(): number {
    const block = Math.floor(this.position / BLOCK_WORDS);
    if (block !== this.block) {
      writeBlock(this.key, block, this.words);
      this.block = block;
    }
    return this.words[this.position++ % BLOCK_WORDS] ?? missing();
  }

  override save(): RandomState {
    return [this.position, this.draws];
  }
}

/** Any text makes a fast seed; the same text gives the same numbers everywhere. */
export function fastRandom(seed: string | number): Random {
  const digest = new DataView(sha256(utf8ToBytes(`airlock fast ${seed}`)).buffer);
  return new FastRandom([digest.getInt32(0), digest.getInt32(4), digest.getInt32(8), 1]);
}

/** A strong seed is 256 bits, written as 64 hexadecimal digits. */
export function strongRandom(seed: string): Random {
  return new StrongRandom(keyWords(strongKey(seed)), 0, 0);
}

/**
 * A strong generator of its own for one purpose, where what is drawn for one thing must not depend on what was
 * drawn for another. The same secret and label give the same numbers.
 */
export function labelledRandom(secret: string, label: string): Random {
  return new StrongRandom(keyOf(`airlock label ${secret}\n${label}`), 0, 0);
}

/** The digest of a text as a key. Hardly any text needs the library, which takes longer because it makes much on the way. */
function keyOf(text: string): Int32Array {
  if (!isPlain(text)) return keyWords(sha256(utf8ToBytes(text)));
  const words = new Int32Array(DIGEST_WORDS);
  digestText(text, words);
  for (let word = 0; word < DIGEST_WORDS; word++) words[word] = turned(words[word] ?? missing());
  return words;
}

/** A digest writes the high byte of a word first, a key the low one. */
const turned = (word: number): number =>
  (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);

const LAST_PLAIN = 0x7f;

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > LAST_PLAIN) return false;
  return true;
}

export function randomFor(generator: Generator, seed: string): Random {
  return generator === 'strong' ? strongRandom(seed) : fastRandom(seed);
}

/** The generator as it stood when `save` was called. */
export function restoreRandom(generator: Generator, seed: string, state: RandomState): Random {
  if (generator === 'fast') return new FastRandom(state);
  return new StrongRandom(keyWords(strongKey(seed)), itemAt(state, 0), itemAt(state, 1));
}

export function isStrongSeed(seed: string): boolean {
  return /^[0-9a-f]{64}$/.test(seed);
}

/** A fresh seed for a live match, from the system's own source of chance. */
export function freshSeed(): string {
  return bytesToHex(systemBytes(32));
}

/** Puts the items into a random order, in place. */
export function shuffle<T>(items: T[], random: Random): T[] {
  if (random.order && isNumbers(items)) {
    for (const [index, item] of random.order(items).entries()) items[index] = item as number & T;
    return items;
  }
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.int(last + 1);
    const item = items[last];
    const drawn = items[other];
    if (item === undefined || drawn === undefined) missing();
    items[last] = drawn;
    items[other] = item;
  }
  return items;
}

const isNumbers = (items: readonly unknown[]): items is readonly number[] => typeof items[0] === 'number';

/** One of the items, each equally likely. */
export const pick = <T>(items: readonly T[], random: Random): T => present(items[random.int(items.length)]);

function strongKey(seed: string): Uint8Array {
  if (!isStrongSeed(seed)) throw new Error('A strong seed is 64 hexadecimal digits.');
  return hexToBytes(seed);
}

/** Node and every browser have it; declared here because the kernel knows neither. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

function systemBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
