/** Who acts next where everything happens in real time: whoever is ready first, a bot or the clock. */
import { type Action, CLOCK, type RealTime, type Seat } from '@airlock/kernel';

/** Somebody's next action and the match time at which it happens. */
export interface Next {
  readonly seat: Seat;
  readonly action: Action;
  readonly at: number;
}

/** Keeps in mind what each bot means to do until it is done or no longer makes sense. */
export class Schedule {
  private readonly realTime: RealTime;
  private readonly think: (seat: Seat) => Action;
  private readonly meant = new Map<Seat, Action>();
  /** The live clock by which they meant it. */
  private liveFrom: number | null = null;

  constructor(realTime: RealTime, think: (seat: Seat) => Action) {
    this.realTime = realTime;
    this.think = think;
  }

  /** The earliest of what these seats mean to do and what the clock has to do; several when they coincide. */
  next(state: unknown, seats: readonly Seat[], now: number): Next[] {
    this.forgetAnotherPhase(state);
    const all = seats.flatMap((seat) => this.meantBy(state, seat, now));
    const clock = this.clockNext(state);
    const earliest = Math.min(...all.map(({ at }) => at), clock?.at ?? Number.POSITIVE_INFINITY);
    const first = all.filter(({ at }) => at === earliest);
    return first.length > 0 || !clock ? first : [clock];
  }

  done(seat: Seat): void {
    this.meant.delete(seat);
  }

  /** When the live clock starts or stops, whatever was intended before no longer makes sense. */
  private forgetAnotherPhase(state: unknown): void {
    const liveFrom = this.realTime.liveFrom(state);
    if (liveFrom !== this.liveFrom) this.meant.clear();
    this.liveFrom = liveFrom;
  }

  /** Empty when it would come too late to count. */
  private meantBy(state: unknown, seat: Seat, now: number): Next[] {
    const { realTime, meant } = this;
    const action = meant.get(seat) ?? this.think(seat);
    meant.set(seat, action);
    const moment = realTime.momentOf(action);
    if (moment < 0) return [{ seat, action, at: now }];
    if (moment >= realTime.deadline(state)) return [];
    return [{ seat, action, at: (realTime.liveFrom(state) ?? now) + moment }];
  }

  private clockNext(state: unknown): Next | null {
    const due = this.realTime.due(state);
    if (!due) return null;
    const from = due.clock === 'live' ? (this.realTime.liveFrom(state) ?? 0) : 0;
    return { seat: CLOCK, action: due.action, at: from + due.at };
  }
}
