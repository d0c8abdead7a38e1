/** Chance that can be wound back, so that rival actions are tried against the same luck. */
import { Random, type RandomState } from '@airlock/kernel';

const WORD = 2 ** 16;

/** sfc32, started from numbers drawn elsewhere. */
export class RepeatableChance extends Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;
  private start: RandomState = [0, 0, 0];

  /** Fresh luck, drawn from another generator. */
  renew(random: Random): void {
    this.start = [drawWord(random), drawWord(random), drawWord(random)];
    this.rewind();
  }

  /** The same luck once more. */
  rewind(): void {
    [this.a, this.b, this.c] = this.start as [number, number, number];
    this.counter = 1;
    this.draws = 0;
    for (let round = 0; round < 12; round++) this.next();
  }

  protected override next(): number {
    const result = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + result) | 0;
    return result >>> 0;
  }

  override save(): RandomState {
    return [this.a, this.b, this.c, this.counter, this.draws];
  }
}

const drawWord = (random: Random): number => (random.int(WORD) << 16) | random.int(WORD);
