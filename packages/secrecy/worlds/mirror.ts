/** A match played along beside a server, on which anything can be tried without the server knowing. */

import { bytesOf } from '@airlock/conformance';
import {
  type Action,
  type AnyGame,
  eventFor,
  type LogEntry,
  type Random,
  restoreRandom,
  type Seat,
  strongRandom,
  type ToldEvent,
  UNDO,
  type Viewer,
} from '@airlock/kernel';

export interface MatchStart {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Parameters<AnyGame['setup']>[1];
  readonly seed: string;
}

/** What came of an action. */
interface Outcome {
  readonly state: unknown;
  readonly events: readonly ToldEvent[];
  readonly random: Random;
}

export class Mirror {
  state: unknown;
  readonly game: AnyGame;
  private readonly start: MatchStart;
  private random: Random;
  private log: LogEntry[] = [];

  constructor(start: MatchStart) {
    this.start = start;
    this.game = start.game;
    this.random = strongRandom(start.seed);
    this.state = this.deal();
  }

  get length(): number {
    return this.log.length;
  }

  /** Goes on as a server's log did; gives what was told. */
  play(entry: LogEntry): readonly ToldEvent[] {
    this.log.push(entry);
    const { seat, action, at } = entry;
    if (action === UNDO) {
      this.foldAgain();
      return [];
    }
    const { state, events, random } = this.outcomeOf(this.state, seat, action, at);
    this.state = state;
    this.random = random;
    return events;
  }

  /** What would come of an action; `null` where it is refused. */
  attempt(seat: Seat, action: Action, at: number): Outcome | null {
    if (this.game.refusal(this.state, seat, action) !== null) return null;
    return this.outcomeOf(this.game.clone(this.state), seat, action, at);
  }

  private deal(): unknown {
    const { game, seats, options } = this.start;
    const state = game.setup(seats, options, this.random);
    game.begin(state, { random: this.random, now: 0, tell: null });
    return state;
  }

  private outcomeOf(state: unknown, seat: Seat, action: Action, at: number): Outcome {
    const events: ToldEvent[] = [];
    const random = restoreRandom('strong', this.start.seed, this.random.save());
    this.game.apply(state, seat, action, { random, now: at, tell: (event) => events.push(event) });
    return { state, events, random };
  }

  private foldAgain(): void {
    const counted: LogEntry[] = [];
    for (const entry of this.log) {
      if (entry.action === UNDO) counted.pop();
      else counted.push(entry);
    }
    this.random = strongRandom(this.start.seed);
    this.state = this.deal();
    for (const { seat, action, at } of counted) {
      const { state, random } = this.outcomeOf(this.state, seat, action, at);
      this.state = state;
      this.random = random;
    }
  }
}

/** All that the rules tell a viewer by something that was done: what they hear, and what they see then. */
export const knownTo = (
  viewer: Viewer,
  game: AnyGame,
  { state, events }: { readonly state: unknown; readonly events: readonly ToldEvent[] },
): string =>
  bytesOf([
    game.view(state, viewer),
    game.waiting(state),
    game.outcome(state),
    events.map((event) => eventFor(event, viewer)),
  ]);
