/**
 * Shows events one after another while the truth is already known. What is drawn trails behind; any input
 * catches up at once, and a long queue is played faster, so that nobody waits for somebody else's turn to end.
 */
import { LONGEST_HURRIED_MS, type SeenEvent } from '@airlock/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Beat, Playing } from '../games/contract.ts';

interface Waiting<View, Event extends SeenEvent> {
  readonly event: Event;
  readonly after: View;
  readonly beat: Beat | null;
}

export interface ShowingWish<View, Event extends SeenEvent> {
  readonly first: View;
  /** How an event is shown; `null` for those without anything to see. */
  readonly beatOf: (event: Event) => Beat | null;
  readonly sound: (beat: Beat) => void;
  /** Whether there is motion at all; without it everything is shown at once but what has to be read. */
  readonly moves: () => boolean;
  /** Whether somebody is there to go on where a beat holds; in a review, nobody is. */
  readonly holds?: () => boolean;
}

export class Showing<View, Event extends SeenEvent> {
  readonly shown: ReadonlySignal<View>;
  readonly playing: ReadonlySignal<Playing<View, Event> | null>;
  /** How many events are known but not shown yet. */
  readonly behind: ReadonlySignal<number>;
  /** What is shown stays until `goOn`. */
  readonly held: ReadonlySignal<boolean>;

  private readonly shownNow;
  private readonly playingNow = signal<Playing<View, Event> | null>(null);
  private readonly behindNow = signal(0);
  private readonly heldNow = signal(false);
  private readonly wish: ShowingWish<View, Event>;
  private queue: Waiting<View, Event>[] = [];
  private haste = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what is being shown stays when its time is over. */
  private willHold = false;

  constructor(wish: ShowingWish<View, Event>) {
    this.wish = wish;
    this.shownNow = signal(wish.first);
    this.shown = this.shownNow;
    this.playing = this.playingNow;
    this.behind = this.behindNow;
    this.held = this.heldNow;
  }

  /** Adds what happened, each event with the view after it. */
  add(steps: readonly { readonly event: Event; readonly after: View }[]): void {
    for (const { event, after } of steps) this.queue.push({ event, after, beat: this.wish.beatOf(event) });
    this.behindNow.value = this.queue.length;
    this.haste = Math.max(this.haste, hasteFor(this.queue));
    if (this.timer === undefined && !this.heldNow.peek()) this.next();
  }

  /** Shows the newest known at once, or what comes before it and is to be looked at until the reader goes on. */
  settle(): void {
    if (this.heldNow.peek()) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.willHold) {
      this.heldNow.value = true;
      return;
    }
    const stop = this.queue.findIndex(({ beat }) => this.isHolding(beat));
    if (stop >= 0) {
      this.skipTo(stop);
      return;
    }
    const newest = this.queue.at(-1);
    this.queue = [];
    this.haste = 1;
    this.behindNow.value = 0;
    this.playingNow.value = null;
    if (newest) this.shownNow.value = newest.after;
  }

  /** The reader has looked at what held. */
  goOn(): void {
    if (!this.heldNow.peek()) return;
    this.heldNow.value = false;
    this.willHold = false;
    this.next();
  }

  /** Leaves the queue and shows something else: another moment of a replay, a view after a lost connection. */
  jump(view: View): void {
    this.queue = [];
    this.heldNow.value = false;
    this.willHold = false;
    this.settle();
    this.shownNow.value = view;
  }

  private isHolding(beat: Beat | null): boolean {
    return beat?.holds === true && this.wish.holds?.() === true;
  }

  private skipTo(index: number): void {
    const before = this.queue[index - 1];
    this.queue = this.queue.slice(index);
    if (before) this.shownNow.value = before.after;
    this.next();
  }

  private next(): void {
    this.timer = undefined;
    const moves = this.wish.moves();
    for (;;) {
      const step = this.queue.shift();
      this.behindNow.value = this.queue.length;
      if (!step) {
        this.haste = 1;
        this.playingNow.value = null;
        return;
      }
      const before = this.shownNow.peek();
      const haste = step.beat?.unhurried ? 1 : this.haste;
      const lasts = moves || step.beat?.isRead ? (step.beat?.lasts ?? 0) / haste : 0;
      if (step.beat) this.wish.sound(step.beat);
      this.willHold = this.isHolding(step.beat);
      this.playingNow.value =
        lasts > 0 || this.willHold ? { event: step.event, before, after: step.after, lasts } : null;
      this.shownNow.value = step.after;
      if (lasts > 0) {
        this.timer = setTimeout(() => this.lookedAt(), lasts);
        return;
      }
      if (this.willHold) {
        this.heldNow.value = true;
        return;
      }
    }
  }

  /** The time of what is being shown is over. */
  private lookedAt(): void {
    this.timer = undefined;
    if (this.willHold) this.heldNow.value = true;
    else this.next();
  }
}

/** Twice as fast when the queue is long, and faster still when twice would not do. */
function hasteFor(queue: readonly { readonly beat: Beat | null }[]): number {
  const total = queue.reduce((sum, { beat }) => sum + (beat && !beat.unhurried ? beat.lasts : 0), 0);
  return total <= LONGEST_HURRIED_MS ? 1 : Math.max(2, total / LONGEST_HURRIED_MS);
}
