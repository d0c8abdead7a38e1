/** How fast somebody may go: a bucket that fills steadily and overflows at `most`. */
export class Bucket {
  private readonly aSecond: number;
  private readonly most: number;
  private level: number;
  private filledAt: number;

  constructor(aSecond: number, most: number, now = performance.now()) {
    this.aSecond = aSecond;
    this.most = most;
    this.level = most;
    this.filledAt = now;
  }

  /** Takes one out, if there is one. */
  take(now = performance.now()): boolean {
    this.level = Math.min(this.most, this.level + ((now - this.filledAt) / 1000) * this.aSecond);
    this.filledAt = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
