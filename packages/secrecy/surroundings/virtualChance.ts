/** Chance that comes out the same every time, in all the forms in which a program may ask for it. */
import { fastRandom, type Random } from '@airlock/kernel';

const WORD = 2 ** 30;
const BYTE = 256;

export class VirtualChance {
  private readonly random: Random;

  constructor(seed: string) {
    this.random = fastRandom(seed);
  }

  /** What `Math.random` says. */
  fraction(): number {
    return this.random.int(WORD) / WORD;
  }

  whole(from: number, below: number): number {
    return from + this.random.int(below - from);
  }

  fill(bytes: Uint8Array): void {
    for (let index = 0; index < bytes.length; index++) bytes[index] = this.random.int(BYTE);
  }
}
