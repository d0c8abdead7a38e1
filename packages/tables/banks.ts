/**
 * Time by player: everybody has a fixed time for the whole match, and a few seconds for each decision that cost nothing. What is spent follows
 * from the log, which says when everybody answered, and so from nothing that anybody may not know. A log cannot say that nobody was
 * there meanwhile, or that somebody was given more time: that stands in the table's record.
 */
import { has, NOBODY, type SeatSet, seatsIn } from '@airlock/kernel';
import type { TableTime } from '@airlock/protocol';
import type { AnyMatch } from './folding.ts';
import type { BankRecord } from './store/store.ts';

export type BankTime = Extract<TableTime, { kind: 'bank' }>;

/** What "I need more time" gives to everybody who is awaited. */
export const MORE_TIME_MS = 60_000;

const SECOND = 1_000;
const MINUTE = 60_000;

export class Banks {
  private readonly whole: number;
  private readonly free: number;
  /** Whether the time for a question is people's own; some questions last as long as the rules say. */
  private readonly isCounted: (match: AnyMatch) => boolean;
  private readonly kept: BankRecord | undefined;
  private spent: number[];
  private asked = -1;
  /** From when the question's time counts, in milliseconds since the match began; the free seconds come first. */
  private from = 0;
  private counts = false;
  private waiting: SeatSet = NOBODY;
  /** When somebody last answered: whoever is left then has the free seconds at least. */
  private answeredAt = 0;
  private hasMore = false;
  /** What the question has cost each seat so far. */
  private cost: number[] = [];

  constructor(
    seats: number,
    { minutes, seconds }: BankTime,
    kept: BankRecord | undefined,
    isCounted: (match: AnyMatch) => boolean,
  ) {
    this.whole = minutes * MINUTE;
    this.free = seconds * SECOND;
    this.kept = kept;
    this.isCounted = isCounted;
    this.spent = Array.from({ length: seats }, () => 0);
  }

  /** To be called after the deal and after every entry of the log. */
  follow(match: AnyMatch): void {
    const { asked, waiting, log } = match;
    const at = log.at(-1)?.at ?? 0;
    const isNew = asked.sequence !== this.asked;
    for (const seat of seatsIn(this.waiting)) if (isNew || !has(waiting, seat)) this.charge(seat, at);
    if (isNew) {
      this.asked = asked.sequence;
      this.from = asked.at + asked.shown;
      this.counts = this.isCounted(match);
      this.hasMore = false;
      this.cost = [];
    }
    if (isNew || waiting !== this.waiting) this.answeredAt = at;
    this.waiting = waiting;
    if (this.kept?.length === log.length) this.take(this.kept);
  }

  /** When the clock acts, in milliseconds since the match began: nobody is cut off while the table waits for somebody else. */
  get endsAt(): number {
    const left = Math.max(0, ...seatsIn(this.waiting).map((seat) => this.leftOf(seat)));
    return Math.max(this.from + this.free + left, this.answeredAt + this.free);
  }

  /** When the time of those who are awaited begins to shrink. */
  get startsAt(): number {
    return this.from + this.free;
  }

  /** What everybody has left at a moment of the match. */
  leftAt(at: number): number[] {
    return this.spent.map((spent, seat) => {
      const running = has(this.waiting, seat) ? this.costAt(seat, at) : 0;
      return Math.max(0, this.whole - spent - running);
    });
  }

  /** Whether the question that stands has been given more time. */
  get isLengthened(): boolean {
    return this.hasMore;
  }

  /** As it is kept when the question's time begins anew, or later by this much. */
  record(
    match: AnyMatch,
    { from = this.from, more = this.hasMore }: { from?: number; more?: boolean },
  ): BankRecord {
    return { length: match.log.length, from, spent: [...this.spent], ...(more ? { more: true } : {}) };
  }

  moved(match: AnyMatch, milliseconds: number): BankRecord {
    return this.record(match, { from: this.from + milliseconds, more: true });
  }

  take({ from, spent, more }: BankRecord): void {
    this.from = from;
    this.answeredAt = Math.max(this.answeredAt, from);
    this.spent = [...spent];
    this.hasMore = more === true;
    this.cost = [];
  }

  private leftOf(seat: number): number {
    return Math.max(0, this.whole - (this.spent[seat] ?? 0));
  }

  private costAt(seat: number, at: number): number {
    if (!this.counts) return 0;
    const cost = Math.max(0, at - this.from - this.free);
    return Math.max(0, Math.min(cost - (this.cost[seat] ?? 0), this.leftOf(seat)));
  }

  private charge(seat: number, at: number): void {
    const more = this.costAt(seat, at);
    this.cost[seat] = (this.cost[seat] ?? 0) + more;
    this.spent[seat] = (this.spent[seat] ?? 0) + more;
  }
}
