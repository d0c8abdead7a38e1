/**
 * A match: its header and the list of what was done. Folding the list gives the state, byte for byte the same
 * everywhere; the same header and list are the export file.
 */
import type { Action } from './actions.ts';
import { ActionList } from './actions.ts';
import { commitTo } from './commitment.ts';
import {
  type Context,
  type Game,
  type Outcome,
  type Refusal,
  type SeenEvent,
  silentContext,
  type ToldEvent,
} from './game.ts';
import { UNDO_RULE } from './houseRules.ts';
import type { Steps } from './onlookers.ts';
import type { Options } from './options.ts';
import { type Generator, type Random, randomFor } from './random.ts';
import type { Seat, SeatSet, Viewer } from './seats.ts';
import { CLOCK, only } from './seats.ts';
import { showingTime } from './showing.ts';
import { applyInSteps, type Stepped } from './steps.ts';

export interface MatchHeader {
  readonly game: string;
  /** The version of the rules it is played by. */
  readonly rules: number;
  readonly options: Options;
  /** Names of the people or bots, one per seat. */
  readonly seats: readonly string[];
  readonly generator: Generator;
  /** To the seed, published before the first card is dealt. */
  readonly commitment: string;
}

/** What is written down of an action. Taking back is written down too: a log only grows. */
export interface LogEntry {
  readonly seat: Seat;
  readonly action: Action | typeof UNDO;
  /** Milliseconds since the match began. */
  readonly at: number;
}

/** Stands in the log where a seat took back its last action. */
export const UNDO = -1;

export interface Played<Event extends SeenEvent> {
  readonly ok: true;
  readonly events: readonly ToldEvent<Event>[];
  /** Whether the seat may still take it back. */
  readonly undoable: boolean;
  /** How the views of those who look on have changed. */
  readonly steps: ReadonlyMap<Viewer, Steps>;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

const NOBODY_LOOKED: ReadonlyMap<Viewer, Steps> = new Map();

/** Where in the log the present question was asked, and when. */
export interface Asked {
  readonly sequence: number;
  readonly at: number;
  /** For how many milliseconds what led to it is shown first. */
  readonly shown: number;
}

export class Match<State, View, Event extends SeenEvent> {
  readonly game: Game<State, View, Event>;
  readonly header: MatchHeader;
  readonly log: LogEntry[] = [];
  /** What was told while the cards were dealt. */
  opening: readonly ToldEvent<Event>[];
  state: State;
  asked: Asked = { sequence: 0, at: 0, shown: 0 };
  private readonly seed: string;
  private readonly random: Random;
  /** What one seat did since the last thing that nobody can take back. */
  private readonly sinceCheckpoint: LogEntry[] = [];

  constructor(game: Game<State, View, Event>, header: MatchHeader, seed: string) {
    this.game = game;
    this.header = header;
    this.seed = seed;
    this.random = randomFor(header.generator, seed);
    this.state = game.setup(header.seats.length, header.options, this.random);
    const opening: ToldEvent<Event>[] = [];
    game.begin(this.state, this.context(0, opening));
    this.opening = opening;
  }

  get waiting(): SeatSet {
    return this.game.waiting(this.state);
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  view(viewer: Viewer): View {
    return this.game.view(this.state, viewer);
  }

  /** Lets go of what the deal told: whoever holds thousands of matches can tell it again from the seed. */
  forgetOpening(): void {
    this.opening = [];
  }

  /** Awaited actions first, then asides. */
  actions(seat: Seat): Action[] {
    const list = new ActionList();
    this.game.actions(this.state, seat, list);
    this.game.asides(this.state, seat, list);
    return list.toArray();
  }

  /** Does it, or says why not; nothing has changed then. For those who look on, it says how their views change. */
  play(seat: Seat, action: Action, at = 0, lookingOn: readonly Viewer[] = []): Played<Event> | Refused {
    const refusal = this.game.refusal(this.state, seat, action);
    if (refusal) return { ok: false, refusal };
    const drawsBefore = this.random.draws;
    const entry: LogEntry = { seat, action, at };
    const { events, stillAsked, steps } =
      lookingOn.length === 0
        ? this.apply(entry, action)
        : applyInSteps(this.game, this.state, { seat, action, at }, this.random, lookingOn);
    this.log.push(entry);
    if (!stillAsked) this.asked = { sequence: this.log.length, at, shown: showingTime(this.game, events) };
    const undoable = this.random.draws === drawsBefore && this.isPrivateMatter(seat, events);
    if (undoable) this.sinceCheckpoint.push(entry);
    else this.sinceCheckpoint.length = 0;
    return { ok: true, events, undoable, steps };
  }

  private apply({ seat, at }: LogEntry, action: Action): Stepped<Event> {
    const events: ToldEvent<Event>[] = [];
    const stillAsked = this.game.apply(this.state, seat, action, this.context(at, events));
    return { events, stillAsked, steps: NOBODY_LOOKED };
  }

  canUndo(seat: Seat): boolean {
    return this.sinceCheckpoint.at(-1)?.seat === seat;
  }

  /** Takes back the seat's last action, unless anything hidden was shown, drawn, told or asked since. */
  undo(seat: Seat, at = 0): { readonly ok: true } | Refused {
    if (!this.canUndo(seat)) {
      return { ok: false, refusal: { rule: UNDO_RULE, reason: 'nothingToUndo' } };
    }
    this.sinceCheckpoint.pop();
    this.log.push({ seat, action: UNDO, at });
    this.state = this.foldAgain();
    this.asked = { sequence: this.log.length, at, shown: 0 };
    return { ok: true };
  }

  /** Whether what a seat decided after this many log entries still answers what it is asked now. */
  isCurrent(sequence: number, seat: Seat): boolean {
    const { game, log, state } = this;
    if (sequence >= log.length) return sequence === log.length;
    // In real time nothing that a seat does waits for anything.
    if (game.realTime) return true;
    if (game.apart?.(state)) {
      return !log.slice(sequence).some((entry) => entry.seat === seat || entry.seat === CLOCK);
    }
    return sequence >= this.asked.sequence;
  }

  /**
   * The state after all that was not taken back, from the deal on. Taking back is rare; a copy of the state
   * after every action, only to be able to, would cost a server half its memory.
   */
  private foldAgain(): State {
    const { game, header } = this;
    const random = randomFor(header.generator, this.seed);
    const state = game.setup(header.seats.length, header.options, random);
    game.begin(state, silentContext(random));
    const counted: LogEntry[] = [];
    for (const entry of this.log) {
      if (entry.action === UNDO) counted.pop();
      else counted.push(entry);
    }
    for (const { seat, action, at } of counted) {
      game.apply(state, seat, action, { random, now: at, tell: null });
    }
    return state;
  }

  /** Nobody else was told or asked anything, and nothing hidden was shown. */
  private isPrivateMatter(seat: Seat, events: readonly ToldEvent<Event>[]): boolean {
    if (this.waiting !== only(seat)) return false;
    const alone = this.header.seats.length === 1;
    return events.every((event) => !event.reveals && alone);
  }

  private context(now: number, events: ToldEvent<Event>[]): Context<Event> {
    return { random: this.random, now, tell: (event) => events.push(event) };
  }
}

/** Starts a match, its seed promised but not shown. */
export function openMatch<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  start: {
    readonly options: Options;
    readonly seats: readonly string[];
    readonly generator: Generator;
    readonly seed: string;
  },
): Match<State, View, Event> {
  const { options, seats, generator, seed } = start;
  const header: MatchHeader = {
    game: game.id,
    rules: game.version,
    options,
    seats,
    generator,
    commitment: commitTo(seed),
  };
  return new Match(game, header, seed);
}

/**
 * Plays a log again. A log that the rules refuse is damaged, and the message says where. `played` hears of every entry by
 * its place in the log.
 */
export function replay<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  header: MatchHeader,
  seed: string,
  log: readonly LogEntry[],
  played?: (match: Match<State, View, Event>, index: number) => void,
): Match<State, View, Event> {
  const match = new Match(game, header, seed);
  for (const [index, { seat, action, at }] of log.entries()) {
    const done = action === UNDO ? match.undo(seat, at) : match.play(seat, action, at);
    if (!done.ok) {
      throw new DamagedLog(index, `${game.words.refusal(done.refusal)} (${done.refusal.rule})`);
    }
    played?.(match, index);
  }
  return match;
}

export class DamagedLog extends Error {
  readonly index: number;
  /** In the words of the rules. */
  readonly reason: string;

  constructor(index: number, reason: string) {
    super(`Action ${index + 1} of the log cannot be played: ${reason}`);
    this.index = index;
    this.reason = reason;
  }
}
