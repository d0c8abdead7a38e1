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
import { textFrame } from '../socket/textFrame.ts';

/** What one log entry told. */
export interface ToldMoment {
  readonly sequence: number;
  /** -1 for the deal. */
  readonly seat: Seat;
  readonly at: number;
  readonly events: readonly ToldEvent[];
}

/** A viewer whom no event has a part for. */
const NOBODY_IN_PARTICULAR: Viewer = Number.MIN_SAFE_INTEGER;

/** Whose deed everybody takes an action for: some games let the clock answer in a seat's own name. */
export const seenSeat = ({ hosting }: AnyGame, seat: Seat, action: Action): Seat =>
  seat === CLOCK ? (hosting?.answersFor?.(action) ?? seat) : seat;

/** Whether an event has a part for this viewer alone. */
const concerns = ({ events }: ToldMoment, viewer: Viewer): boolean =>
  events.some(({ own }) => own?.[viewer] !== undefined);

/** Most events are told as they are shown; only those with something hidden are taken apart. */
const seenBy = (event: ToldEvent, viewer: Viewer): SeenEvent =>
  event.own === undefined && event.reveals === undefined ? event : eventFor(event, viewer);

/** The moment without its outer braces, as one viewer may know it. */
function momentBody({ sequence, seat, at, events }: ToldMoment, viewer: Viewer): string {
  const seen = JSON.stringify(events.map((event) => seenBy(event, viewer)));
  return `"sequence":${sequence},"seat":${seat},"at":${at},"events":${seen}}`;
}

const momentText = (moment: ToldMoment, viewer: Viewer): string => `{${momentBody(moment, viewer)}`;

/** The `events` messages of one moment, one frame for all viewers who learn the same. */
export class MomentMessages {
  private readonly moment: ToldMoment;
  private readonly head: string;
  private openBody: string | undefined;
  private openFrame: Buffer | undefined;

  /** `due` is said where the moment asked something new at a table with a clock, or gave more time. */
  constructor(table: string, moment: ToldMoment, due?: number | null) {
    this.moment = moment;
    this.head = `{"type":"events","table":"${table}",${dueText(due)}`;
  }

  for(viewer: Viewer): Buffer {
    if (concerns(this.moment, viewer)) return textFrame(this.head + momentBody(this.moment, viewer));
    this.openFrame ??= textFrame(this.head + this.open());
    return this.openFrame;
  }

  /** For the seat that acted: whether it may take that back, and the number its message had. */
  forActor(undoable: boolean, id?: number): Buffer {
    const { seat } = this.moment;
    const body = concerns(this.moment, seat) ? momentBody(this.moment, seat) : this.open();
    const answer = id === undefined ? '' : `"id":${id},`;
    return textFrame(`${this.head}${answer}"undoable":${undoable},${body}`);
  }

  /** What everybody may know. A spectator may have a part of their own: what every seat knows, but each in its own words. */
  private open(): string {
    this.openBody ??= momentBody(this.moment, NOBODY_IN_PARTICULAR);
    return this.openBody;
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
  const told = moments.map((moment) => momentText(moment, viewer)).join(',');
  return (
    `{"type":"view","table":"${table}","sequence":${sequence},"viewer":${viewer},` +
    `${clock}"view":${JSON.stringify(view)},"moments":[${told}],"undoable":${undoable}}`
  );
}
