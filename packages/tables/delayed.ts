/** A line on which everything from a table arrives later, for those who watch where the table wants it so. */
import type { Frame, Listener } from './member.ts';
import type { Person } from './store/store.ts';
import type { Timers } from './timers.ts';

export class DelayedListener implements Listener {
  private readonly line: Listener;
  private readonly delay: () => number;
  private readonly timers: Timers;
  /** What is still to come, in order. */
  private readonly waiting: (() => void)[] = [];

  /** `delay` is in milliseconds, and may change: when it is gone, what waits is sent at once. */
  constructor(line: Listener, delay: () => number, timers: Timers) {
    this.line = line;
    this.delay = delay;
    this.timers = timers;
  }

  get person(): Person | null {
    return this.line.person;
  }

  get isOpen(): boolean {
    return this.line.isOpen;
  }

  get roundTrips(): readonly number[] {
    return this.line.roundTrips;
  }

  get heardAt(): number {
    return this.line.heardAt;
  }

  heartbeat(): void {
    this.line.heartbeat();
  }

  drop(): void {
    this.waiting.length = 0;
    this.line.drop();
  }

  send(text: string): void {
    this.later(() => this.line.send(text));
  }

  sendFrame(frame: Frame): void {
    this.later(() => this.line.sendFrame(frame));
  }

  private later(send: () => void): void {
    const delay = this.delay();
    if (delay === 0) {
      while (this.waiting.length > 0) this.waiting.shift()?.();
      send();
      return;
    }
    this.waiting.push(send);
    this.timers.after(delay, () => this.sendUntil(send));
  }

  /** What came before it has waited long enough, too, also where the delay was longer then. */
  private sendUntil(last: () => void): void {
    if (!this.line.isOpen) this.waiting.length = 0;
    if (!this.waiting.includes(last)) return;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      next();
      if (next === last) return;
    }
  }
}
