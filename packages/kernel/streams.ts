/**
 * Chance with one stream for each purpose, for comparing two settings on the same luck. With a single generator, one card more
 * in a deck shifts whatever is drawn afterwards; with streams only what is drawn for that deck changes, and of its order
 * only the place of that card.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fastRandom, Random, type RandomState } from './random.ts';

/** For simulation alone: a match that is kept has one generator. */
export function streamedRandom(seed: string): Random {
  return new StreamedRandom(seed, '');
}

class StreamedRandom extends Random {
  private readonly seed: string;
  private readonly purpose: string;
  private readonly numbers: Random;
  private readonly streams = new Map<string, StreamedRandom>();
  private shuffles = 0;

  constructor(seed: string, purpose: string) {
    super();
    this.seed = seed;
    this.purpose = purpose;
    this.numbers = fastRandom(`${seed}\n${purpose}`);
  }

  override stream(purpose: string): Random {
    const open = this.streams.get(purpose);
    if (open) return open;
    const opened = new StreamedRandom(this.seed, `${this.purpose}/${purpose}`);
    this.streams.set(purpose, opened);
    return opened;
  }

  override int(below: number): number {
    this.draws++;
    return this.numbers.int(below);
  }

  /**
   * Every card is drawn a key by its number and its copy, and they are laid in the order of their keys: whatever else is
   * among them, the same cards come in the same order.
   */
  override order(items: readonly number[]): number[] {
    this.draws++;
    const digest = sha256(utf8ToBytes(`airlock shuffle ${this.seed}\n${this.purpose}\n${this.shuffles++}`));
    const words = new DataView(digest.buffer);
    const [one, two] = [words.getUint32(0), words.getUint32(4)];
    const copies = new Map<number, number>();
    return items
      .map((item) => {
        const copy = copies.get(item) ?? 0;
        copies.set(item, copy + 1);
        return { item, key: mixed(mixed(one ^ Math.imul(item + 1, 0x9e3779b1)) ^ mixed(two + copy)) };
      })
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  }

  protected override next(): number {
    throw new Error('A stream draws from its own generator.');
  }

  override save(): RandomState {
    throw new Error('Streams are for simulation: what they have drawn is not kept.');
  }
}

/** The finaliser of MurmurHash3: every bit of the number changes half of the bits of the result. */
function mixed(number: number): number {
  let hash = number;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
