/** A clock that stands still until it is told to go on, and the timers that wait for it. */

/** Node waits no shorter than this, and takes what is longer than it can count for no time at all. */
const SHORTEST_MS = 1;
const LONGEST_MS = 2 ** 31 - 1;

const waitOf = (milliseconds: unknown): number => {
  const wanted = Number(milliseconds);
  return wanted >= SHORTEST_MS && wanted <= LONGEST_MS ? Math.trunc(wanted) : SHORTEST_MS;
};

/** What `setTimeout` and `setInterval` give back, with everything that Node's own has. */
export class VirtualTimer {
  at: number;
  /** Which of two timers of the same moment goes first. */
  order: number;
  readonly wait: number;
  readonly repeats: boolean;
  readonly work: () => void;
  private readonly time: VirtualTime;

  constructor(time: VirtualTime, work: () => void, wait: number, repeats: boolean) {
    this.time = time;
    this.work = work;
    this.wait = wait;
    this.repeats = repeats;
    this.at = time.now + wait;
    this.order = time.nextOrder();
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return false;
  }

  refresh(): this {
    this.at = this.time.now + this.wait;
    this.order = this.time.nextOrder();
    return this;
  }

  close(): this {
    this.time.cancel(this);
    return this;
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

export class VirtualTime {
  /** Milliseconds since 1970. */
  now: number;
  private readonly start: number;
  private readonly waiting = new Set<VirtualTimer>();
  private orders = 0;

  constructor(start: number) {
    this.start = start;
    this.now = start;
  }

  /** What `performance.now` says. */
  get passed(): number {
    return this.now - this.start;
  }

  nextOrder(): number {
    return this.orders++;
  }

  set(work: () => void, milliseconds: unknown, repeats: boolean): VirtualTimer {
    const timer = new VirtualTimer(this, work, waitOf(milliseconds), repeats);
    this.waiting.add(timer);
    return timer;
  }

  cancel(timer: VirtualTimer): void {
    this.waiting.delete(timer);
  }

  /** When something is done next; `null` when nothing waits. */
  get nextAt(): number | null {
    return this.first()?.at ?? null;
  }

  /** Goes on to the next timer and lets it strike, if there is one until then. */
  strikeNext(until: number): boolean {
    const timer = this.first();
    if (!timer || timer.at > until) return false;
    this.now = Math.max(this.now, timer.at);
    if (timer.repeats) timer.refresh();
    else this.waiting.delete(timer);
    timer.work();
    return true;
  }

  private first(): VirtualTimer | undefined {
    let first: VirtualTimer | undefined;
    for (const timer of this.waiting) {
      if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order))
        first = timer;
    }
    return first;
  }
}
