/** What a game is. Server, page, bots and command line know a game by this and nothing else. */
import type { Action, ActionList, Codec } from './actions.ts';
import type { Flowing } from './flow.ts';
import type { OptionSpecs, Options, OptionsOf } from './options.ts';
import type { Random } from './random.ts';
import type { Seat, SeatSet, Viewer } from './seats.ts';
import type { Shown } from './showing.ts';
import type { Tunables } from './tuning.ts';
import type { Looks } from './viewParts.ts';

/** The id of one sentence of the rules, such as `OPS-061`. */
export type RuleId = string;

/** Why an action is not legal. The words for it are the game's `words.refusal`. */
export interface Refusal {
  readonly rule: RuleId;
  /** Names the sentence in the game's words. */
  readonly reason: string;
  /** The numbers and names that sentence mentions. */
  readonly with?: Readonly<Record<string, string | number>>;
}

/** Something that happened, as one viewer learns it. */
export interface SeenEvent<Type extends string = string, Open extends object = object, Own = unknown> {
  readonly type: Type;
  /** The rule that caused it: what the page shows on "why?". */
  readonly rule: RuleId;
  /** What everybody may know. */
  readonly open: Open;
  /** What this viewer alone may know besides. */
  readonly own?: Own;
}

/** The same as the rules tell it: every seat's own part is split off where the event is made. */
export type ToldEvent<Event extends SeenEvent = SeenEvent> =
  Event extends SeenEvent<infer Type, infer Open, infer Own>
    ? {
        readonly type: Type;
        readonly rule: RuleId;
        readonly open: Open;
        readonly own?: { readonly [seat: number]: Own };
        /** Something hidden became known to somebody, so that no undo may go behind it. */
        readonly reveals?: true;
        /** Nothing of its own is seen: what the table looks like then is shown with the event before. */
        readonly quiet?: true;
      }
    : never;

/** What rules are given besides the state: chance, the time and somebody to tell. */
export interface Context<Event extends SeenEvent = SeenEvent> {
  readonly random: Random;
  /** Milliseconds since the match began; always 0 where time plays no part. */
  readonly now: number;
  /** `null` when nobody listens: `context.tell?.({…})` then does not even build the event. */
  readonly tell: ((event: ToldEvent<Event>) => void) | null;
  /**
   * Says that a part of the event that is told next is done. Whoever has a part of their own in that event sees the table change part by
   * part; everybody else sees one change, and so does not learn how many there were. Missing where nobody looks on.
   */
  readonly mark?: (() => void) | undefined;
}

export interface Outcome {
  /** None in a draw or a lost solitaire. */
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** Names the sentence in the game's words. */
  readonly reason: string;
  readonly rule: RuleId;
}

/** The circle in which something is said; 0 is everybody's. */
export type Circle = number;
export const EVERYBODY: Circle = 0;

/** What the clock does to a question that has stood for this long. */
export type Deadline = SharedDeadline | SecretDeadline;

/** One action for everybody who is late. */
export interface SharedDeadline {
  readonly milliseconds: number;
  /** It lasts this long by the rules, whatever time people have agreed on for their decisions. */
  readonly fixed?: true;
  readonly action: Action;
}

/**
 * One answer for each late seat, given as if by that seat: nobody else may learn whose time ran out. In the last stretch
 * answers are sealed: they are kept and not shown, and at the deadline all that are missing come together, those that were
 * kept and those of the clock.
 */
export interface SecretDeadline {
  readonly milliseconds: number;
  readonly fixed?: true;
  /** How long before the deadline answers are sealed, in milliseconds. */
  readonly sealed: number;
  answer(seat: Seat): Action;
  /** Whether a bot's choice takes the place of `answer` for whoever lets the time run out twice in a row. */
  readonly standsIn: boolean;
}

/** How a table is run where people do more than take turns: they talk first, or are hurried. */
export interface Hosting<State = unknown> {
  /** `null` where a question may stand for ever. */
  deadline(state: State): Deadline | null;
  /** Whose answer an action of the clock is; missing where the clock never answers for one seat in secret. */
  answersFor?(action: Action): Seat;
  /** Whether people talk before they choose: bots then let them, as long as the clock allows. */
  discusses(state: State): boolean;
  /** The shortest time a bot lets pass, in parts of its usual pace, where people may want to act between. */
  leastPace?(state: State): number;
  /**
   * How long bots hold back, at most, for a person who asks for a moment; in milliseconds, 0 where they have to answer
   * in time. Missing where nobody acts out of turn.
   */
  longestInterrupt?(state: State): number;
  /** The circle that hears this viewer now. */
  circle(state: State, speaker: Viewer): Circle;
  hears(state: State, viewer: Viewer, circle: Circle): boolean;
}

/** Sides that seats are dealt to in secret, and may change. For those who know everything: measurements, never a player. */
export interface Sides<State = unknown> {
  readonly names: readonly string[];
  /** The place of the seat's side in `names`. */
  of(state: State, seat: Seat): number;
}

/** What the clock of a game does next if nothing else happens before, and when. */
export interface Due {
  readonly action: Action;
  /** Milliseconds, on the live clock or since the match began. */
  readonly at: number;
  readonly clock: 'live' | 'match';
}

/**
 * What a game adds that is played in real time. Its seats are apart, and a seat's own actions are never stale
 * either: several of them may be on their way at once. Actions carry their moment on the live clock; the table sets
 * it, never a player.
 */
export interface RealTime<State = unknown> {
  /** The same action at another moment; what carries none stays as it is. */
  stamp(action: Action, at: number): Action;
  /** -1 for what carries no moment. */
  momentOf(action: Action): number;
  /** How the moment 0 is written at the end of an action's text: for those who type actions without one. */
  readonly zero: string;
  /** Match time at which the live clock read 0, without the pauses; `null` while it stands still. */
  liveFrom(state: State): number | null;
  /** The first moment from which nothing counts any more that a seat does. */
  deadline(state: State): number;
  /** `null` where the clock has nothing to wait for. */
  due(state: State): Due | null;
  /**
   * When a seat's action counts as done: by the match time at which it was received and the last round trips of the
   * connection, none for bots. Below 0 for what was done before the clock ran.
   */
  arrival(state: State, seat: Seat, received: number, roundTrips: readonly number[]): number;
  readonly tooEarly: Refusal;
  readonly tooFast: Refusal;
  /** For the commands of one seat in one match. */
  intake<Answer>(): CommandIntake<Answer>;
  /** A connection that is silent for this long is lost, and the clock says so. */
  readonly silentMs: number;
  lost(seat: Seat, at: number): Action;
  back(seat: Seat): Action;
  /** The level of the bot that the rules have put in a seat; `null` where its owner plays. */
  standIn(state: State, seat: Seat): string | null;
}

/** What becomes of a command: it is new, was answered before, or comes too fast. */
export type Reception<Answer> =
  | { readonly as: 'new' }
  | { readonly as: 'repeated'; readonly answer: Answer }
  | { readonly as: 'tooFast' };

/** Takes the commands of one seat, each number once. */
export interface CommandIntake<Answer> {
  take(number: number, now: number): Reception<Answer>;
  /** What was answered, so that it can be said again. */
  answered(number: number, answer: Answer): void;
}

/** Smaller numbers than the codec's, for masks of what is legal. */
export interface Numbering {
  readonly size: number;
  /** -1 for what no list holds. */
  numberOf(action: Action): number;
}

export interface Game<
  State = unknown,
  View = unknown,
  Event extends SeenEvent = SeenEvent,
  Specs extends OptionSpecs = OptionSpecs,
> {
  readonly id: string;
  /** Raised with every change that makes an old log fold to something else. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Specs;
  /** Numbers that measurements may play with; missing where there are none. No table offers them. */
  readonly tunables?: Tunables;
  readonly codec: Codec;
  /** Kinds of action of which `actions` lists only some, because there are too many; missing where it lists all. */
  readonly openKinds?: readonly string[];
  /** Missing where the codec's own numbers are few enough for a mask. */
  readonly numbering?: Numbering;
  readonly words: Words<View, Event>;
  /** Missing where everybody plays for themselves. */
  readonly sides?: Sides<State>;
  /** Missing in games that take turns. */
  readonly realTime?: RealTime<State>;

  /**
   * Whether these options decide the whole deal, as a name for it does: whoever reads them can work out what is hidden, so
   * that a table lets only one person play it. Missing where all chance comes from the match's secret seed.
   */
  isDealKnown?(options: OptionsOf<Specs>): boolean;

  /** The options of the deal that everybody has on a day such as `2026-07-31`; `null` for what is no day, missing where there is none. */
  dailyOptions?(day: string): Options | null;

  /**
   * The options of a rematch, where they say who begins it and everybody keeps their seat. Missing where it is a seat that begins:
   * everybody then moves one further.
   */
  rematchOptions?(last: State): OptionsOf<Specs>;

  /** Everything in its place, nothing told yet. */
  setup(seats: number, options: OptionsOf<Specs>, random: Random): State;
  /** Runs the rules up to the first choice. */
  begin(state: State, context: Context<Event>): void;

  /** The seats the game cannot go on without; nobody when it is over. */
  waiting(state: State): SeatSet;
  /** Adds every action awaited of that seat, in a fixed order. */
  actions(state: State, seat: Seat, into: ActionList): void;
  /** Adds what a seat may do besides, awaited or not: resign, claim, sabotage, and the clock's time-outs. */
  asides(state: State, seat: Seat, into: ActionList): void;
  /** Why an action is not legal; `null` when it is. Cheap: it does not list. */
  refusal(state: State, seat: Seat, action: Action): Refusal | null;
  /**
   * Changes the state in place. Takes only what `refusal` lets pass. Says whether the question that was asked before is
   * still the one that stands: then what others have decided on it meanwhile counts.
   */
  apply(state: State, seat: Seat, action: Action, context: Context<Event>): boolean;
  outcome(state: State): Outcome | null;
  /** Whether every seat acts on things of its own, so that what one does makes nothing stale that another does. */
  apart?(state: State): boolean;

  /**
   * The clock's action by which a seat decides in the place of the one that is waited for, where people play together; the server
   * does it only for somebody who has been away too long. `null` where that seat cannot; missing where nobody can.
   */
  takeOver?(state: State, by: Seat): Action | null;

  /** What a viewer may see, built by listing it, never by deleting. */
  view(state: State, viewer: Viewer): View;
  /** The same in parts (viewParts.ts), where moves are many or many look on: comparing them costs a fraction. */
  readonly looks?: Looks<State>;
  /** The stacks of the rules in a state. A chart brings it along (flow.ts). */
  flows?(state: State): readonly Flowing[];
  /** A random full state that the owner of this view could not tell from the real one. */
  imagine(view: View, random: Random): State;
  clone(state: State): State;
  /**
   * The state in a form that lasts, as plain data. Matches are kept with digests of it, and go on under another version of
   * the rules where that comes to the same ones. Missing where the state itself has kept its form; whoever changes that form
   * and not the rules writes the former one here.
   */
  lasting?(state: State): unknown;
  /**
   * The options of a match that was begun by an earlier version, in the words of this one, where these rules can then play
   * it as it was. `null`, or missing, where an option makes no difference.
   */
  formerOptions?(options: Options, version: number): Options | null;

  /** Missing where one seat after the other acts and everybody hears everything. */
  readonly hosting?: Hosting<State>;

  /** How long a page takes to show an event, from what is open to all; `null` where there is nothing to see. */
  shows?(event: Event): Shown | null;

  /** What the clock does where people have agreed on a time and it is up; `null` where it has nothing to do. */
  timeOut?(state: State): Action | null;
  /** The options of a table without a clock, a live one and a slow one, where the game has a clock of its own; missing where there is no such table. */
  readonly paces?: Readonly<Partial<Record<Pace, Options>>>;
}

/** Nobody is hurried; seconds or minutes a decision, with everybody there; hours or days, and nobody need be. */
export type Pace = 'none' | 'live' | 'slow';

/** A game whose particulars do not matter. */
export type AnyGame = Game;

/** Every word a person reads about a game, in one place and ready for translation. */
export interface Words<View = unknown, Event extends SeenEvent = SeenEvent> {
  readonly title: string;
  readonly tagline: string;
  /** Every rule by its id, in our own words. */
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Tables that a game recommends; the first is the usual one. */
  readonly presets?: readonly Preset[];
  /** Which options stand together, in the order they are offered; each option in one group. */
  readonly optionGroups?: readonly OptionGroup[];
  readonly help: readonly HelpSection[];
  seat(seat: Seat): string;
  refusal(refusal: Refusal): string;
  /** One line of the log; `null` for events that are only for the eye. */
  event(event: Event, naming: Naming): string | null;
  /** What the viewer can do now, or whom the table waits for. */
  prompt(view: View, naming: Naming): string;
  /** An action as a button or a screen reader says it. */
  action(action: Action, view: View): string;
  outcome(outcome: Outcome, naming: Naming): string;
}

/** Who sits where, and who reads. Sentences say "You" to the reader. */
export interface Naming {
  readonly names: readonly string[];
  readonly reader: Viewer;
}

/** Words mark what stands out `*like this*`; where that cannot be drawn, the marks are dropped. */
export const plainText = (sentence: string): string => sentence.replaceAll('*', '');

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Why it changes nothing at such a table, for whoever sets the table; `null` where it does. */
  idle?(table: SetTable): string | null;
  /** Why one of its values cannot be had at such a table; `null` where it can. */
  unfit?(value: string | number, table: SetTable): string | null;
}

/** A table as far as it has been set: what is agreed, and how many will play. */
export interface SetTable {
  readonly options: Options;
  readonly seats: number;
}

/** A table worth playing, under one name. Options that it does not name have their usual values. */
export interface Preset {
  readonly label: string;
  readonly help: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export interface OptionGroup {
  readonly label: string;
  /** By name. */
  readonly options: readonly string[];
}

export interface HelpSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rules: readonly RuleId[];
}

/** What a bot is given: the view of its seat and what that seat has heard. Nothing else exists for it. */
export interface Seated<View = unknown, Event extends SeenEvent = SeenEvent> {
  readonly seat: Seat;
  readonly view: View;
  readonly heard: readonly Event[];
}

/**
 * When a bot is asked to speak. At `any` time: the order is chance's, and whoever waited for a better moment would tell
 * something by it. Where that does not matter, all are asked `early`, and those who would rather hear the
 * others first `last`, when nobody has anything left to say.
 */
export type TalkTurn = 'any' | 'early' | 'last';

/**
 * How much a bot may think about one question: what the table has to spare for it. Whoever asks without it wants the whole
 * strength of the level, on which no clock has any say: the same view and the same chance then give the same action.
 */
export interface Effort {
  /** The part of what the level usually tries, more than 0 and at most 1. */
  readonly share: number;
  /** Whether the time for it is used up. Asked after everything that is tried; then the best so far is the answer. */
  isUsedUp(): boolean;
}

export interface Bot<View = unknown, Event extends SeenEvent = SeenEvent> {
  readonly level: string;
  /**
   * Something that is awaited of its seat: never a word, for it may be asked in the place of a person. Those that do not
   * search need no effort worth naming.
   */
  choose(seated: Seated<View, Event>, random: Random, effort?: Effort): Action;
  /** What it says out of turn, if anything; asked whenever somebody new is awaited, and again after each word. */
  speak?(seated: Seated<View, Event>, random: Random, turn: TalkTurn): Action | null;
}

/** What the rest of the house calls a table's options before it knows the game. */
export type { Options };

/** The part of an event that one viewer may know. */
export function eventFor<Event extends SeenEvent>(event: ToldEvent<Event>, viewer: Viewer): Event {
  const { type, rule, open, own } = event as ToldEvent<SeenEvent>;
  const mine = own?.[viewer];
  return (mine === undefined ? { type, rule, open } : { type, rule, open, own: mine }) as Event;
}

/** A table at which nobody listens: simulation and search. */
export function silentContext(random: Random): Context<never> {
  return { random, now: 0, tell: null };
}
