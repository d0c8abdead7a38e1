/**
 * The contract between the frame and a game's table. The frame owns what all games share: top bar, door, log,
 * talk, rules, sheets, menu, sound, connection, replay. A game's page, `games/<id>/index.tsx`, is loaded when its
 * table is opened; it exports `page` and fills the places that the frame leaves to it.
 *
 * A page draws from `desk` and changes nothing but its own selection. What it may do is `desk.actions`; what it
 * does goes through `desk.act`, which asks the rules first and turns the door's lamp to stop when they say no.
 */
import type { Action, Game, Naming, Outcome, RuleId, Seat, SeenEvent, Viewer } from '@airlock/kernel';
import type { TalkLine, Moment as WireMoment } from '@airlock/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { IconName } from '../look/Icon.tsx';
import type { SoundName } from '../sound/names.ts';

/** Wide: both rails. Folded: the rails are narrow and open over the table. Phones: sheets from below. */
export type Layout = 'wide' | 'folded' | 'phone' | 'landscape';

/** Play: the reader has a seat. Watch: no seat. Review: the match is over and is looked at again. */
export type Mode = 'play' | 'watch' | 'review';

/** What one log entry told this viewer. */
export type Moment<Event extends SeenEvent = SeenEvent> = Omit<WireMoment, 'events'> & {
  readonly events: readonly Event[];
};

/** Who sits where, as the table shows it. */
export interface SeatedPlayer {
  readonly seat: Seat;
  /** The name a sentence uses: "Officer", "quietmoss". */
  readonly name: string;
  readonly bot: boolean;
  readonly you: boolean;
  /** False while their connection is lost. Bots are always here. */
  readonly here: boolean;
  /** A bot plays on for somebody who is away. */
  readonly standIn: boolean;
  /** Away so long that the others may go on without them. */
  readonly absent?: boolean;
  /** While they are away: since when, and until when the others have to wait, as `performance.now` counts. */
  readonly away?: { readonly since: number; readonly until: number };
  /** What a bot has played in their place: from one length of the log to another, `null` while it goes on. */
  readonly stoodIn?: readonly (readonly [from: number, to: number | null])[];
}

/** The event that is being shown, between the view before it and the view after it. */
export interface Playing<View, Event extends SeenEvent> {
  readonly event: Event;
  readonly before: View;
  readonly after: View;
  /** How long it takes, in milliseconds; 0 with motion switched off. */
  readonly lasts: number;
}

/** An action that did not happen, as the door says it. */
export interface Refused {
  /** What did not happen and why; `*stars*` stand in the lamp's colour. */
  readonly sentence: string;
  readonly second?: string;
  /** `undefined` where no rule is the reason: the connection, or somebody who was faster. */
  readonly rule?: RuleId;
  /** The rules' own word for the reason, by which a page finds a shorter clause. */
  readonly reason?: string;
  /** The place that was touched, in the page's own words (`cell-20`); the page draws an octagon there. */
  readonly place?: string;
}

/** All a page knows of its table. Signals are read where they are drawn. */
export interface Desk<State = unknown, View = unknown, Event extends SeenEvent = SeenEvent> {
  readonly game: Game<State, View, Event>;
  readonly mode: Mode;
  readonly layout: ReadonlySignal<Layout>;
  /** False when motion is switched off here or in the system. */
  readonly motion: ReadonlySignal<boolean>;

  /** A seat, a spectator or a reviewer. In review it changes when somebody else's eyes are chosen. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The reader's seat, or in review the seat looked through; `null` otherwise. */
  readonly mySeat: ReadonlySignal<Seat | null>;
  readonly seats: ReadonlySignal<readonly SeatedPlayer[]>;
  readonly naming: ReadonlySignal<Naming>;

  /** What to draw: trails behind `view` while events are shown. A new object after every event. */
  readonly shown: ReadonlySignal<View>;
  /** What is true already. */
  readonly view: ReadonlySignal<View>;
  readonly playing: ReadonlySignal<Playing<View, Event> | null>;
  /** What is being shown has had its time and stays until `goOn`. */
  readonly held: ReadonlySignal<boolean>;
  readonly sequence: ReadonlySignal<number>;
  /** What was told, as far as it is drawn: like `shown`, it trails behind what is true. */
  readonly moments: ReadonlySignal<readonly Moment<Event>[]>;

  /** Grows with every question that the table tells of, or gives more time for; always 0 where it tells of none. */
  readonly questions: ReadonlySignal<number>;
  /** The seats that are waited for now. */
  readonly waitedFor: ReadonlySignal<readonly Seat[]>;
  /** What is awaited of the reader; empty when it is not their move, while an answer is under way and in review. */
  readonly actions: ReadonlySignal<readonly Action[]>;
  /** What the reader may do besides. The frame's menu offers resigning. */
  readonly asides: ReadonlySignal<readonly Action[]>;
  /** Whether the reader's last action can still be taken back. */
  readonly undoable: ReadonlySignal<boolean>;
  /** An action of the reader is on its way. */
  readonly sending: ReadonlySignal<boolean>;
  /** The reader's answer, where the table keeps it until the deadline and shows it to nobody; it may be changed. */
  readonly sealed: ReadonlySignal<Action | null>;
  readonly refused: ReadonlySignal<Refused | null>;
  readonly outcome: ReadonlySignal<Outcome | null>;
  /** When the clock acts, as `performance.now` counts; `null` where it does not. */
  readonly due: ReadonlySignal<number | null>;
  /** How the time runs until then; `null` where it simply does. */
  readonly clock: ReadonlySignal<RunningClock | null>;
  /** False while the connection is lost: nothing that is done would arrive. */
  readonly online: ReadonlySignal<boolean>;
  /** Milliseconds since the match began, by the server's clock; in review those of the moment looked at. */
  matchNow(): number;
  /** In review: the whole match; `null` while it is played. */
  readonly finished: (() => Finished<View, Event>) | null;

  /** Finishes running motion; asks the rules; sends, or shows the refusal and sends nothing. */
  act(action: Action, about?: { readonly place?: string }): void;
  undo(): void;
  /** Shows a refusal in better words than the game's own, or one of a gesture that is no action. */
  refuse(refused: Refused): void;
  /** Takes the refusal away before its six seconds are over; every input does it by itself. */
  forgive(): void;
  /** The rules' answer without doing anything: `null` when the action is legal. */
  refusalOf(action: Action): Refused | null;
  /** Shows what is true at once. Every press does it before it counts. It stops where a beat holds. */
  settle(): void;
  /** Leaves what is held. */
  goOn(): void;

  openSheet(id: string): void;
  /** Takes a sheet away that has served; another one stays. */
  closeSheet(id: string): void;
  /** Opens the paper "why?" beside the element that asked. */
  why(about: Why, beside: Element): void;
  sound(name: SoundName): void;
}

/** You can act; the table waits; something was refused or lost; you watch. */
export type DoorKind = 'go' | 'wait' | 'stop' | 'note';

/** One sentence, perhaps a second line, at most four buttons. The frame puts refusals over it. */
export interface Door {
  readonly kind: DoorKind;
  /** Starts with the verb; `*stars*` stand in the lamp's colour. */
  readonly sentence: string;
  /** The cost, what follows, what is still reversible. Never advice. */
  readonly second?: string;
  /** The rule behind it, where it takes something away from the reader. */
  readonly rule?: RuleId;
  /** The main one last; at most one of them filled. */
  readonly buttons: readonly DoorButton[];
}

export interface DoorButton {
  readonly label: string;
  readonly look: 'go' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName;
  /** Only the icon is shown; the label is spoken. */
  readonly bare?: true;
  /** As in `KeyboardEvent.key`: 'Enter', 'Escape', 's'. Shown on devices with a keyboard. */
  readonly key?: string;
  /** For what cannot be taken back: the words of the second press, within 4 seconds. */
  readonly sure?: string;
  /** What it is for besides the question that the door asks, in the page's own words: lessons may leave it out. */
  readonly besides?: string;
  /** Why it cannot be pressed now; it stays readable and focusable. */
  readonly off?: string;
  press(): void;
}

/** What "why?" opens: paper with the question, the actual numbers and the rule. */
export interface Why {
  /** Repeats the question: "Why did Entropy remove nothing?" */
  readonly question: string;
  readonly sentences: readonly string[];
  /** The sum, where there is one: left side, right side. */
  readonly sum?: readonly [string, string];
  readonly rules: readonly RuleId[];
  /** The log entry it is about; in review "Show the moment" goes there. */
  readonly sequence?: number;
}

/** Opens from below on a phone, beside the table elsewhere. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType;
  /** The button under a phone's table that opens it; without one the page opens it with `desk.openSheet`. */
  readonly button?: {
    readonly label: string;
    readonly icon: IconName;
    /** Instead of opening the sheet, where the table has a better place for what is in it. */
    readonly press?: () => void;
  };
  /** What the door asks is answered in it: while it is open, the keys of the table still work. */
  readonly asks?: true;
  /** On a wide screen it lies over the log instead of the reader's own side of the table. */
  readonly overLog?: true;
}

/** One fact of the folded left rail: an icon with a number, opening a sheet. */
export interface FoldedFact {
  readonly icon: IconName;
  readonly value: string;
  /** Read aloud and shown as a tooltip: "Offer, 5 cards". */
  readonly label: string;
  readonly sheet: string;
}

/** How one event is shown: how long at normal speed (0: at once, with the next one) and what is heard. */
export interface Beat {
  readonly lasts: number;
  /** Takes its time however much waits behind it; any press still ends it. */
  readonly unhurried?: true;
  /** Stays until the reader goes on, with motion or without; those who only watch or review are not held up. */
  readonly holds?: true;
  /** There is something to read in it: it takes its time without motion, too. */
  readonly isRead?: true;
  readonly sound?: SoundName;
}

/** Times are as `performance.now` counts. */
export interface RunningClock {
  readonly heardAt: number;
  /** Until then what just happened is being shown, or the seconds are free. */
  readonly startsAt: number;
  /** What each seat had left for the whole match when it was heard, in milliseconds; `null` where time is counted by decision. */
  readonly banks: readonly number[] | null;
}

/** What was said at the table, and whether the reader has seen it. */
export interface TalkTable {
  readonly watchers: ReadonlySignal<number>;
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
  /** When the match began, by the clock that lines of talk are dated with. */
  readonly startedAt: ReadonlySignal<number>;
  seeTalk(): void;
}

/** Which sections of `words.help` the rules open with, by their place in it, and why. */
export interface HelpAt {
  readonly section: number;
  /** A second one, where the reader has two ways to go on. */
  readonly also?: number;
  readonly because?: string;
}

/** Said while the connection is lost. */
export interface LostWords {
  /** What stands still, and what is safe: before and after "Trying again (3)…" in the banner. */
  readonly still: string;
  readonly safe: string;
  readonly door: Pick<Door, 'sentence' | 'second' | 'rule'>;
}

interface TableKey {
  readonly key: string;
  /** As the list of keys says it. */
  readonly does: string;
  press(): void;
}

/** What a page gives the frame for one table. Components read `desk` and are placed by the frame. */
export interface Parts {
  /** On a phone, where the whole title has no room. */
  readonly shortTitle?: string;
  /** Under the title: "Turn 15 · your turn". */
  readonly phase: ReadonlySignal<string>;
  readonly door: ReadonlySignal<Door>;
  /**
   * On phones the door keeps its height, and a longer sentence lies over the table: where fingers are quick, nothing
   * may move under them.
   */
  readonly steadyDoor?: true;
  /** Wide: right of the title in the top bar, 56 px high. Phones: a strip of its own, 44 px. */
  readonly Meters: ComponentType;
  /** 248 px, wide only; 336 where the window has the room and `broadRail` asks for it. */
  readonly LeftRail: ComponentType;
  readonly broadRail?: true;
  /** Stands under the log, in the rail at the right. */
  readonly UnderLog?: ComponentType;
  /** Fills its place, never scrolls. */
  readonly Table: ComponentType;
  /** 176 px, on phones 132; in landscape a column left of the table. */
  readonly Hand: ComponentType;
  readonly sheets: ReadonlySignal<readonly Sheet[]>;
  readonly folded: ReadonlySignal<readonly FoldedFact[]>;
  /**
   * What stands on the 200 px preview of an element marked `data-peek="…"`; nothing for an unknown mark. The frame
   * opens it on hover (400 ms), long press and the key I.
   */
  readonly Peek: ComponentType<{ readonly about: string }>;
  /** Where the rules open. */
  readonly helpAt: ReadonlySignal<HelpAt>;
  /** Where talk is part of the game: what the talk tab is called and shows above the line to write in. */
  readonly talk?: {
    readonly label: string;
    readonly icon?: IconName;
    /** It is looked at all the time, and stands before the log. */
    readonly first?: true;
    readonly Body: ComponentType<{ readonly table: TalkTable }>;
    /** Stands under the log: the newest of what was said. */
    readonly Latest?: ComponentType;
  };
  /** What a lost connection means for this game, where that is more than waiting. */
  readonly lost?: ReadonlySignal<LostWords | null>;
  /** Where a review shows something else than the table as it was played. */
  readonly review?: {
    /** Takes the places of left rail, table and hand; without it they are shown as they were. */
    readonly Table?: ComponentType;
    /** The place in the game and what happened there, where that is more than that somebody acted. */
    readonly headline?: ReadonlySignal<{ readonly plate: string; readonly title: string } | null>;
    /** What happened as a picture, under the headline. */
    readonly Picture?: ComponentType;
    /** Stands under what happened in this moment. */
    readonly Beside: ComponentType;
    /** Who won and why, where that is not a list of names and scores. */
    readonly won?: string;
    readonly because?: string;
    /** Where the match has a time of its own, instead of one step after the other. */
    readonly time?: ReviewTime;
  };
  /** Letters that lead somewhere at this table whatever the door asks; its buttons and the frame's keys come first. */
  readonly keys?: readonly TableKey[];
  /** Called when Escape is pressed and the frame has nothing to close: step back in the selection. */
  stepBack(): void;
}

/** A review in real time: how long each entry stays, and a time line of the game's own. */
export interface ReviewTime {
  /** How many times as fast it may go. */
  readonly speeds: readonly number[];
  /** How long the entry at a place is looked at before the next, at the speed of the match. */
  lasts(at: number): number;
  /** Takes the places of the frame's line and of "See as". */
  readonly Line: ComponentType<LineProps>;
}

export interface LineProps {
  readonly goTo: (at: number) => void;
  readonly running: boolean;
  readonly speed: number;
}

/** A mark on the time line of a review, and a candidate for "the moment that decided it". */
export interface Milestone {
  readonly sequence: number;
  readonly label: string;
}

/** The screen after the last move. */
export interface Ending {
  /** Over the headline: "Station rebuilt". The frame adds the rule's id. */
  readonly plate: string;
  /** Human first: "Yellow takes the station." */
  readonly headline: string;
  /** False where nobody has won or lost. An outcome without winners does not say so by itself: alone it is a defeat. */
  readonly hasSides: boolean;
  readonly stats: readonly { readonly label: string; readonly value: string; readonly note?: string }[];
  readonly decided: { readonly sentence: string; readonly sequence: number } | null;
  /** The picture on the left half; on phones a band above. */
  readonly Art: ComponentType;
  /** The score explained, between headline and stats. */
  readonly Score: ComponentType;
}

/** A finished match as its reader may know it: after the end that is everything. */
export interface Finished<View, Event extends SeenEvent> {
  /** `null` when it was abandoned. */
  readonly outcome: Outcome | null;
  readonly naming: Naming;
  readonly moments: readonly Moment<Event>[];
  /** The view after each log entry, `views[0]` after the deal. */
  readonly views: readonly View[];
}

/** A picture in the rulebook: a card, usually, with what it is. */
export interface Figure {
  /** Matches the title of its chapter. */
  readonly chapter: RegExp;
  readonly Picture: ComponentType;
  readonly caption: string;
}

export interface GamePage<State = unknown, View = unknown, Event extends SeenEvent = SeenEvent> {
  open(desk: Desk<State, View, Event>): Parts;

  /**
   * In real time: the reader's view after an action that the table has not answered yet. `null` when it will be
   * refused. `view` then holds all that is under way, and several actions may be.
   */
  predict?(view: View, action: Action): View | null;

  /** What one event tells of several things: one for each, to be shown and logged one by one. */
  unfold?(event: Event): readonly Event[];
  /** `null` where the plate of the event says it all: it gets no line of its own. */
  logIcon(event: Event): IconName | null;
  /** The plate over the log lines that follow this event, or nothing when it opens no new turn. */
  chapter(event: Event, chaptersBefore: number, naming: Naming): string | null;
  /** Nothing: the event is for the log only. */
  beat(event: Event, viewer: Viewer): Beat | null;
  /** The paper behind a log line, with all that was told so far; nothing leaves the line itself and its rule. */
  explain(
    event: Event,
    naming: Naming,
    moments: readonly Moment<Event>[],
  ): Omit<Why, 'rules' | 'sequence'> | null;
  /** The last of them is the end, where there is one. */
  milestones(finished: Finished<View, Event>): readonly Milestone[];
  /** Only asked where there is an outcome. */
  ending(finished: Finished<View, Event>): Ending;
  /** The pictures of the rulebook. */
  readonly figures: readonly Figure[];
}

/*
 * Marks in the DOM that the frame understands, so that no page writes it again:
 *
 *   data-piece="card-12"  A thing that keeps its identity. When `shown` changes and the same piece stands elsewhere,
 *                         the frame lets it travel there (240 ms). Give each visible piece its own name.
 *   data-peek="card-12"   Has a preview; see `Parts.Peek`.
 *   data-digit            A button of the hand: the digits 1 to 9 press them in their order.
 *
 * For grids, `frame/roving.ts` moves the focus with the arrow keys: one tab stop, arrows inside.
 */
