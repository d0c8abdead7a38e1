/** How fast somebody may go: a bucket that fills steadily and overflows at `most`. */
export class Bucket {
  private readonly aSecond: number;
  private readonly most: number;
  private level: number;
  /** How often something was taken, ever: whoever shares the budget wants to know. */
  taken = 0;
  private filledAt: number;

  constructor(aSecond: number, most: number, now = performance.now()) {
    this.aSecond = aSecond;
    this.most = most;
    this.level = most;
    this.filledAt = now;
  }

  /** Takes one out, if there is one. */
  take(now = performance.now()): boolean {
    this.fill(now);
    if (this.level < 1) return false;
    this.level--;
    this.taken++;
    return true;
  }

  /** Others have taken this much of the same budget already: it may have to be earned again, but not for ever. */
  owe(count: number, now = performance.now()): void {
    this.fill(now);
    this.level = Math.max(-this.most, this.level - count);
  }

  /** Milliseconds until one can be taken; 0 when one can be taken now. */
  wait(now = performance.now()): number {
    this.fill(now);
    return this.level >= 1 ? 0 : Math.ceil(((1 - this.level) / this.aSecond) * 1000);
  }

  /** Whether nothing was taken lately: a new bucket would be the same. */
  isFull(now = performance.now()): boolean {
    this.fill(now);
    return this.level >= this.most;
  }

  private fill(now: number): void {
    this.level = Math.min(this.most, this.level + ((now - this.filledAt) / 1000) * this.aSecond);
    this.filledAt = now;
  }
}
