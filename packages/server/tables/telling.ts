/**
 * The messages about a match as text. What all viewers may know is written once, however many watch; only
 * those who may know more get a text of their own.
 */
import {
  type Action,
  type AnyGame,
  CLOCK,
  eventFor,
  type Seat,
  type SeenEvent,
  type ToldEvent,
  type Viewer,
} from '@airlock/kernel';
import { textFrame } from '../wire/textFrame.ts';

/** A viewer whom no event has a part for. */
const NOBODY_IN_PARTICULAR: Viewer = Number.MIN_SAFE_INTEGER;

/** Whose deed everybody takes an action for: some games let the clock answer in a seat's own name. */
export const seenSeat = ({ hosting }: AnyGame, seat: Seat, action: Action): Seat =>
  seat === CLOCK ? (hosting?.answersFor?.(action) ?? seat) : seat;

/** Most events are told as they are shown; only those with something hidden are taken apart. */
const seenBy = (event: ToldEvent, viewer: Viewer): SeenEvent =>
  event.own === undefined && event.reveals === undefined ? event : eventFor(event, viewer);

export interface MomentParts {
  readonly sequence: number;
  /** -1 for the deal. */
  readonly seat: Seat;
  readonly at: number;
  readonly events: readonly ToldEvent[];
}

/** What one log entry told. Its text is written once for all viewers who learn the same. */
export class ToldMoment implements MomentParts {
  readonly sequence: number;
  readonly seat: Seat;
  readonly at: number;
  readonly events: readonly ToldEvent[];
  private openBody: string | undefined;
  private ownBodies: Map<Viewer, string> | undefined;

  constructor({ sequence, seat, at, events }: MomentParts) {
    this.sequence = sequence;
    this.seat = seat;
    this.at = at;
    this.events = events;
  }

  /** Whether an event has a part for this viewer alone. */
  concerns(viewer: Viewer): boolean {
    return this.events.some(({ own }) => own?.[viewer] !== undefined);
  }

  /** The moment as one viewer may know it, without its opening brace. */
  bodyFor(viewer: Viewer): string {
    if (!this.concerns(viewer)) {
      this.openBody ??= this.write(NOBODY_IN_PARTICULAR);
      return this.openBody;
    }
    let body = this.ownBodies?.get(viewer);
    if (body === undefined) {
      body = this.write(viewer);
      this.ownBodies ??= new Map();
      this.ownBodies.set(viewer, body);
    }
    return body;
  }

  private write(viewer: Viewer): string {
    const seen = JSON.stringify(this.events.map((event) => seenBy(event, viewer)));
    return `"sequence":${this.sequence},"seat":${this.seat},"at":${this.at},"events":${seen}}`;
  }
}

/** The `events` messages of one moment, one frame for all viewers who learn the same. */
export class MomentMessages {
  private readonly moment: ToldMoment;
  private readonly head: string;
  private openFrame: Buffer | undefined;

  /** `due` is said where the moment asked something new at a table with a clock, or gave more time. */
  constructor(table: string, moment: ToldMoment, due?: number | null) {
    this.moment = moment;
    this.head = `{"type":"events","table":"${table}",${dueText(due)}`;
  }

  for(viewer: Viewer): Buffer {
    if (this.moment.concerns(viewer)) return textFrame(this.head + this.moment.bodyFor(viewer));
    this.openFrame ??= textFrame(this.head + this.moment.bodyFor(NOBODY_IN_PARTICULAR));
    return this.openFrame;
  }

  /** For the seat that acted: whether it may take that back, and the number its message had. */
  forActor(undoable: boolean, id?: number): Buffer {
    const answer = id === undefined ? '' : `"id":${id},`;
    return textFrame(`${this.head}${answer}"undoable":${undoable},${this.moment.bodyFor(this.moment.seat)}`);
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
