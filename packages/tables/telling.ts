/**
 * The messages about a match as text. What all viewers may know is written once, however many watch; behind it stands what
 * each of them may know besides, and what it changes in their view.
 */
import {
  type Action,
  type AnyGame,
  CLOCK,
  type Seat,
  type Steps,
  type ToldEvent,
  type Viewer,
} from '@airlock/kernel';
import type { ClockTold } from '@airlock/protocol';
import type { Frame, FrameOf } from './member.ts';

/** Whose deed everybody takes an action for: some games let the clock answer in a seat's own name. */
export const seenSeat = ({ hosting }: AnyGame, seat: Seat, action: Action): Seat =>
  seat === CLOCK ? (hosting?.answersFor?.(action) ?? seat) : seat;

/**
 * Where something may be done although others acted meanwhile, only its number tells whether it was done already. What a
 * person does has a number and what a bot does in their seat has none, so that it tells the two apart as well.
 */
export const isKnownByNumber = ({ hosting, realTime }: AnyGame): boolean =>
  hosting !== undefined || realTime !== undefined;

export interface MomentParts {
  readonly sequence: number;
  /** -1 for the deal. */
  readonly seat: Seat;
  readonly at: number;
  readonly events: readonly ToldEvent[];
  /** A bot did it in the seat's name; `false` too where nothing tells. */
  readonly byBot?: boolean;
  /** What became of the views of those who were there. */
  readonly steps?: ReadonlyMap<Viewer, Steps>;
}

/** What one log entry told. What all may know is written once, whoever hears it. */
export class ToldMoment implements MomentParts {
  readonly sequence: number;
  readonly seat: Seat;
  readonly at: number;
  readonly events: readonly ToldEvent[];
  readonly byBot: boolean;
  private views: ReadonlyMap<Viewer, Steps> | undefined;
  /** What all may know of it, without the closing brace. */
  private open: string | undefined;

  constructor({ sequence, seat, at, events, byBot = false, steps }: MomentParts) {
    this.sequence = sequence;
    this.seat = seat;
    this.at = at;
    this.events = events;
    this.byBot = byBot;
    this.views = steps;
  }

  /** Whether it is known how it changed what this viewer sees. */
  hasSteps(viewer: Viewer): boolean {
    return this.views?.has(viewer) ?? false;
  }

  addSteps(viewer: Viewer, steps: Steps): void {
    this.views = new Map(this.views).set(viewer, steps);
  }

  /** The moment as one viewer may know it, for their log; without its opening brace. */
  bodyFor(viewer: Viewer): string {
    return `${this.openText()}${this.ownText(viewer)}}`;
  }

  /** The same with what it changed in their view. */
  stepsFor(viewer: Viewer): string {
    const steps = this.views?.get(viewer);
    if (!steps) throw new Error(`Nobody looked at moment ${this.sequence} for viewer ${viewer}.`);
    return `${this.openText()}${this.ownText(viewer)}${stepsText(steps)}}`;
  }

  private openText(): string {
    this.open ??=
      `"sequence":${this.sequence},"seat":${this.seat},"at":${this.at},` +
      `"events":${JSON.stringify(this.events.map(({ type, rule, open }) => [type, rule, open]))}`;
    return this.open;
  }

  /** What their own part in events is, by the place of each event. */
  private ownText(viewer: Viewer): string {
    let text = '';
    for (let index = 0; index < this.events.length; index++) {
      const own = this.events[index]?.own?.[viewer];
      if (own !== undefined) text += `${text === '' ? '' : ','}"${index}":${JSON.stringify(own)}`;
    }
    // Told to whoever owns the seat alone: that somebody's time ran out is nobody else's business.
    const byBot = this.byBot && viewer === this.seat ? ',"byBot":true' : '';
    return text === '' ? byBot : `,"own":{${text}}${byBot}`;
  }
}

/** What events changed (protocol/heard.ts), in their order; nothing behind the last that changed anything. */
function stepsText({ texts, untold }: Steps): string {
  let steps = '';
  let count = 0;
  for (let index = 0; index < texts.length; index++) {
    const changes = texts[index] ?? '';
    if (changes === '') continue;
    while (count < index) {
      steps += count === 0 ? '0' : ',0';
      count++;
    }
    steps += count === 0 ? changes : `,${changes}`;
    count++;
  }
  if (untold !== '') return `,"changes":${untold}`;
  return steps === '' ? '' : `,"steps":[${steps}]`;
}

/** The table that something is told of. */
export interface TableTold {
  readonly code: string;
  readonly frameOf: FrameOf;
}

/** The `events` messages of one moment, one frame for each kind of viewer. */
export class MomentMessages {
  private readonly moment: ToldMoment;
  private readonly head: string;
  private readonly frameOf: FrameOf;
  private frames: Map<Viewer, Frame> | undefined;

  /** `time` is said where the moment asked something new at a table with a clock, or gave more time. */
  constructor({ code, frameOf }: TableTold, moment: ToldMoment, time?: TimeTold) {
    this.frameOf = frameOf;
    this.moment = moment;
    this.head = `{"type":"events","table":"${code}",${timeText(time)}`;
  }

  for(viewer: Viewer): Frame {
    let frame = this.frames?.get(viewer);
    if (!frame) {
      frame = this.frameOf(this.head + this.moment.stepsFor(viewer));
      this.frames ??= new Map();
      this.frames.set(viewer, frame);
    }
    return frame;
  }

  /** For the seat that acted: whether it may take that back, and the number its message had. */
  forActor(undoable: boolean, id?: number): Frame {
    const answer = id === undefined ? '' : `"id":${id},`;
    return this.frameOf(
      `${this.head}${answer}"undoable":${undoable},${this.moment.stepsFor(this.moment.seat)}`,
    );
  }
}

/** When the clock acts, in milliseconds from now, and how the time runs until then. */
export interface TimeTold {
  /** Missing where nothing new is asked: only what somebody has left is different. */
  readonly due?: number | null;
  readonly clock?: ClockTold;
}

function timeText(time: TimeTold | undefined): string {
  if (!time) return '';
  return `${time.due === undefined ? '' : `"due":${time.due},`}${time.clock ? `"clock":${JSON.stringify(time.clock)},` : ''}`;
}

export interface ViewParts {
  readonly table: string;
  readonly sequence: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly moments: readonly ToldMoment[];
  readonly undoable: boolean;
  readonly time: TimeTold | undefined;
  readonly startedAt: number | undefined;
}

export function viewMessage(parts: ViewParts): string {
  const { table, sequence, viewer, view, moments, undoable, time, startedAt } = parts;
  const clock = `${timeText(time)}${startedAt === undefined ? '' : `"startedAt":${startedAt},`}`;
  const told = moments.map((moment) => `{${moment.bodyFor(viewer)}`).join(',');
  return (
    `{"type":"view","table":"${table}","sequence":${sequence},"viewer":${viewer},` +
    `${clock}"view":${JSON.stringify(view)},"moments":[${told}],"undoable":${undoable}}`
  );
}
