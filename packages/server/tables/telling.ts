/**
 * The messages about a match as text. What all viewers may know is written once, however many watch; behind it stands what
 * each of them may know besides, and what it changes in their view.
 */
import {
  type Action,
  type AnyGame,
  CLOCK,
  type Seat,
  type StepChanges,
  type Steps,
  type ToldEvent,
  type Viewer,
} from '@airlock/kernel';
import { textFrame } from '../wire/textFrame.ts';

/** Whose deed everybody takes an action for: some games let the clock answer in a seat's own name. */
export const seenSeat = ({ hosting }: AnyGame, seat: Seat, action: Action): Seat =>
  seat === CLOCK ? (hosting?.answersFor?.(action) ?? seat) : seat;

export interface MomentParts {
  readonly sequence: number;
  /** -1 for the deal. */
  readonly seat: Seat;
  readonly at: number;
  readonly events: readonly ToldEvent[];
  /** What became of the views of those who were there. */
  readonly steps?: ReadonlyMap<Viewer, Steps>;
}

/** What one log entry told. What all may know is written once, whoever hears it. */
export class ToldMoment implements MomentParts {
  readonly sequence: number;
  readonly seat: Seat;
  readonly at: number;
  readonly events: readonly ToldEvent[];
  private views: Map<Viewer, Steps> | undefined;
  /** The open part of every event, without its closing bracket. */
  private openEvents: readonly string[] | undefined;
  private sharedChanges: readonly string[] | undefined;
  private bodies: Map<Viewer, string> | undefined;

  constructor({ sequence, seat, at, events, steps }: MomentParts) {
    this.sequence = sequence;
    this.seat = seat;
    this.at = at;
    this.events = events;
    if (steps) this.views = new Map(steps);
  }

  /** Whether it is known how it changed what this viewer sees. */
  hasSteps(viewer: Viewer): boolean {
    return this.views?.has(viewer) ?? false;
  }

  addSteps(viewer: Viewer, steps: Steps): void {
    this.views ??= new Map();
    this.views.set(viewer, steps);
  }

  /** The moment as one viewer may know it, for their log; without its opening brace. */
  bodyFor(viewer: Viewer): string {
    const reader = this.events.some(({ own }) => own?.[viewer] !== undefined) ? viewer : NOBODY_IN_PARTICULAR;
    let body = this.bodies?.get(reader);
    if (body === undefined) {
      body = this.write(reader, NO_STEPS);
      this.bodies ??= new Map();
      this.bodies.set(reader, body);
    }
    return body;
  }

  /** The same with what it changed in their view. */
  stepsFor(viewer: Viewer): string {
    const steps = this.views?.get(viewer);
    if (!steps) throw new Error(`Nobody looked at moment ${this.sequence} for viewer ${viewer}.`);
    return this.write(viewer, steps);
  }

  private write(viewer: Viewer, { shared, own }: Steps): string {
    this.openEvents ??= this.events.map(({ type, rule, open }) =>
      JSON.stringify([type, rule, open]).slice(0, -1),
    );
    // The same list for all viewers: its text is written once.
    if (shared.length > 0) this.sharedChanges ??= shared.map(textOf);
    const changesAt = (index: number): string =>
      joined(shared.length > 0 ? (this.sharedChanges?.[index] ?? '') : '', textOf(own[index] ?? null));
    let seen = '';
    for (const [index, open] of this.openEvents.entries()) {
      seen += `${index > 0 ? ',' : ''}${open}${behind(this.events[index]?.own?.[viewer], changesAt(index))}]`;
    }
    const untold = this.events.length === 0 ? changesAt(0) : '';
    const more = untold === '' ? '' : `,"changes":${untold}`;
    return `"sequence":${this.sequence},"seat":${this.seat},"at":${this.at},"events":[${seen}]${more}}`;
  }
}

const NO_STEPS: Steps = { shared: [], own: [] };

/** A viewer whom no event has a part for. */
const NOBODY_IN_PARTICULAR: Viewer = Number.MIN_SAFE_INTEGER;

/** Empty for nothing. */
const textOf = (changes: StepChanges): string => (changes ? JSON.stringify(changes) : '');

/** Two records as one; they name different parts of a view. */
const joined = (one: string, other: string): string =>
  one === '' || other === '' ? one + other : `${one.slice(0, -1)},${other.slice(1)}`;

/** What stands behind the open part of an event on the wire (protocol/heard.ts). */
function behind(own: unknown, changes: string): string {
  if (changes !== '') return `,${own === undefined ? null : JSON.stringify(own)},${changes}`;
  return own === undefined ? '' : `,${JSON.stringify(own)}`;
}

/** The `events` messages of one moment, one frame for each kind of viewer. */
export class MomentMessages {
  private readonly moment: ToldMoment;
  private readonly head: string;
  private frames: Map<Viewer, Buffer> | undefined;

  /** `due` is said where the moment asked something new at a table with a clock, or gave more time. */
  constructor(table: string, moment: ToldMoment, due?: number | null) {
    this.moment = moment;
    this.head = `{"type":"events","table":"${table}",${dueText(due)}`;
  }

  for(viewer: Viewer): Buffer {
    let frame = this.frames?.get(viewer);
    if (!frame) {
      frame = textFrame(this.head + this.moment.stepsFor(viewer));
      this.frames ??= new Map();
      this.frames.set(viewer, frame);
    }
    return frame;
  }

  /** For the seat that acted: whether it may take that back, and the number its message had. */
  forActor(undoable: boolean, id?: number): Buffer {
    const answer = id === undefined ? '' : `"id":${id},`;
    return textFrame(`${this.head}${answer}"undoable":${undoable},${this.moment.stepsFor(this.moment.seat)}`);
  }
}

const dueText = (due: number | null | undefined): string => (due === undefined ? '' : `"due":${due},`);

export interface ViewParts {
  readonly table: string;
  readonly sequence: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly moments: readonly ToldMoment[];
  readonly undoable: boolean;
  readonly due: number | null | undefined;
  readonly startedAt: number | undefined;
}

export function viewMessage(parts: ViewParts): string {
  const { table, sequence, viewer, view, moments, undoable, due, startedAt } = parts;
  const clock = `${dueText(due)}${startedAt === undefined ? '' : `"startedAt":${startedAt},`}`;
  const told = moments.map((moment) => `{${moment.bodyFor(viewer)}`).join(',');
  return (
    `{"type":"view","table":"${table}","sequence":${sequence},"viewer":${viewer},` +
    `${clock}"view":${JSON.stringify(view)},"moments":[${told}],"undoable":${undoable}}`
  );
}
