/** One match of an environment: dealt, stepped, copied. Where the rules wait for the clock, it acts by itself. */
import {
  type Action,
  ActionList,
  type AnyGame,
  CLOCK,
  type Context,
  eventFor,
  fastRandom,
  type GameSpelling,
  NOBODY,
  type Options,
  only,
  type Random,
  type RandomState,
  type Refusal,
  restoreRandom,
  type Seat,
  type SeatSet,
  type SeenEvent,
  seatsIn,
} from '@airlock/kernel';

/** What is played and how, the same for all matches of an environment. */
export interface Setting {
  readonly game: AnyGame;
  /** What views and events are shown with. */
  readonly spelling: GameSpelling;
  readonly seats: number;
  readonly options: Options;
  /** Whether seats are told what happens. */
  readonly events: boolean;
}

/** A match as it stood. */
export interface Kept {
  readonly state: unknown;
  readonly chance: RandomState;
  readonly now: number;
  readonly steps: number;
  readonly heard: readonly (readonly SeenEvent[])[];
}

const list = new ActionList();

export class EnvMatch {
  readonly setting: Setting;
  state: unknown;
  steps: number;
  /** What each seat was told and has not been shown yet. */
  private readonly heard: SeenEvent[][];
  private random: Random;
  private now: number;

  private constructor(setting: Setting, kept: Kept, random: Random) {
    this.setting = setting;
    this.state = kept.state;
    this.steps = kept.steps;
    this.now = kept.now;
    this.heard = kept.heard.map((events) => [...events]);
    this.random = random;
  }

  static dealt(setting: Setting, seed: string): EnvMatch {
    const { game, seats, options } = setting;
    const random = fastRandom(seed);
    const heard = setting.events ? Array.from({ length: seats }, () => []) : [];
    const state = game.setup(seats, options, random);
    const match = new EnvMatch(setting, { state, chance: [], now: 0, steps: 0, heard }, random);
    game.begin(state, match.context());
    match.letTheClockAct();
    return match;
  }

  static restored(setting: Setting, kept: Kept): EnvMatch {
    const state = setting.game.clone(kept.state);
    return new EnvMatch(setting, { ...kept, state }, restoreRandom('fast', '', kept.chance));
  }

  kept(): Kept {
    const { game } = this.setting;
    return {
      state: game.clone(this.state),
      chance: this.random.save(),
      now: this.now,
      steps: this.steps,
      heard: this.heard.map((events) => [...events]),
    };
  }

  /** A match that this seat could not tell from this one, with a chance of its own. */
  imagined(seat: Seat, chance: string): EnvMatch {
    const { game } = this.setting;
    const random = fastRandom(chance);
    const state = game.imagine(game.view(this.state, seat), random);
    // What other seats were told is theirs.
    const heard = this.heard.map((events, of) => (of === seat ? [...events] : []));
    return new EnvMatch(this.setting, { state, chance: [], now: this.now, steps: this.steps, heard }, random);
  }

  /** The seat that acts first if everybody does what is listed; -1 when it is over. */
  get next(): Seat {
    const waiting = this.waiting;
    if (waiting === NOBODY) return -1;
    if (!this.setting.game.realTime || isOne(waiting)) return lowest(waiting);
    let [first, earliest] = [-1, Number.POSITIVE_INFINITY];
    for (const seat of seatsIn(waiting)) {
      const at = this.listedTime(seat);
      if (at < earliest) [first, earliest] = [seat, at];
    }
    return first;
  }

  /** The seats that are awaited, never the clock. */
  get waiting(): SeatSet {
    return this.setting.game.waiting(this.state) & ~CLOCK_ALONE;
  }

  isSeat(seat: number): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.setting.seats;
  }

  /** Why an action is not legal; `null` when it is. */
  refusal(seat: Seat, action: Action): Refusal | 'late' | null {
    const { game } = this.setting;
    const refusal = game.refusal(this.state, seat, action);
    if (refusal) return refusal;
    const clock = this.clockTime();
    return clock !== null && this.timeOf(action) >= clock ? 'late' : null;
  }

  /** Takes only what `refusal` lets pass. */
  step(seat: Seat, action: Action): void {
    this.apply(seat, action, this.timeOf(action));
    this.steps++;
    this.letTheClockAct();
  }

  /** What a seat was told since it was last asked for. */
  takeHeard(seat: Seat): SeenEvent[] {
    return this.heard[seat]?.splice(0) ?? [];
  }

  private apply(seat: Seat, action: Action, at: number): void {
    this.now = Math.max(this.now, at);
    this.setting.game.apply(this.state, seat, action, this.context());
  }

  /** In real time the clock acts when that comes before everything that is listed; elsewhere only where it alone is awaited. */
  private letTheClockAct(): void {
    const { game } = this.setting;
    for (;;) {
      const waiting = game.waiting(this.state);
      if (waiting === NOBODY || (!game.realTime && waiting !== CLOCK_ALONE)) return;
      const due = game.realTime?.due(this.state);
      const at = this.clockTime() ?? this.now;
      if (waiting !== CLOCK_ALONE && (!due || at > this.earliest(waiting))) return;
      if (due) this.apply(CLOCK, due.action, at);
      else {
        game.actions(this.state, CLOCK, list.clear());
        this.apply(CLOCK, list.at(0), this.now);
      }
    }
  }

  private earliest(waiting: SeatSet): number {
    let earliest = Number.POSITIVE_INFINITY;
    for (const seat of seatsIn(waiting & ~CLOCK_ALONE)) earliest = Math.min(earliest, this.listedTime(seat));
    return earliest;
  }

  /** When a seat does what is listed for it: a list has one pace for all it holds. */
  private listedTime(seat: Seat): number {
    this.setting.game.actions(this.state, seat, list.clear());
    return list.size === 0 ? Number.POSITIVE_INFINITY : this.timeOf(list.at(0));
  }

  private timeOf(action: Action): number {
    const { realTime } = this.setting.game;
    const moment = realTime?.momentOf(action) ?? -1;
    return moment < 0 ? this.now : (realTime?.liveFrom(this.state) ?? this.now) + moment;
  }

  /** Match time at which the clock acts next; `null` where it has nothing to wait for. */
  private clockTime(): number | null {
    const { realTime } = this.setting.game;
    const due = realTime?.due(this.state);
    if (!due) return null;
    return due.clock === 'live' ? (realTime?.liveFrom(this.state) ?? 0) + due.at : due.at;
  }

  private context(): Context {
    const { heard, random, now } = this;
    const tell =
      heard.length === 0
        ? null
        : (event: Parameters<NonNullable<Context['tell']>>[0]): void => {
            for (const [seat, events] of heard.entries()) events.push(eventFor(event, seat));
          };
    return { random, now, tell };
  }
}

const CLOCK_ALONE = only(CLOCK);

const isOne = (seats: SeatSet): boolean => (seats & (seats - 1)) === 0;

const lowest = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);
