/** A finished match as a line through real time: what each player did in each round, and when. */
import { type Naming, present, type Seat } from '@airlock/kernel';
import {
  colourName,
  detailOf,
  itemName,
  type Moment,
  type OmegaEvent,
  type RoundResult,
  type View,
} from '@airlock/omega-virus';
import type { Finished } from '../../contract.ts';
import { clockWords } from '../clock.ts';
import { floorName } from '../moves/ghost.ts';

type Match = Finished<View, OmegaEvent>;

const MARK_KINDS = ['place', 'pickUp', 'key', 'connected', 'done'] as const;

export interface LineMark {
  /** The log entry it belongs to. */
  readonly sequence: number;
  readonly seat: Seat;
  readonly at: Moment;
  readonly kind: (typeof MARK_KINDS)[number];
  /** The card, colour or item. */
  readonly of: number;
}

export interface RoundLine {
  readonly round: number;
  /** The log entries of the round, from its deal to the last before the next. */
  readonly first: number;
  readonly last: number;
  /** What the live clock read after each of these entries. */
  readonly times: readonly Moment[];
  readonly length: Moment;
  readonly marks: readonly LineMark[];
  /** Where the clock stood still for a while. */
  readonly pauses: readonly Moment[];
  readonly result: RoundResult | null;
}

/** A round that is still being put together. */
interface Opened {
  round: number;
  first: number;
  times: Moment[];
  marks: LineMark[];
  pauses: Moment[];
}

export function linesOf({ moments, views }: Match): RoundLine[] {
  const opened: Opened[] = [];
  for (const [index, { sequence, events }] of moments.entries()) {
    const view = present(views[index]);
    const dealt = events.find((event) => event.type === 'dealt');
    if (dealt) opened.push({ round: dealt.open.round, first: sequence, times: [], marks: [], pauses: [] });
    const line = opened.at(-1);
    if (!line) continue;
    line.times.push(Math.max(line.times.at(-1) ?? 0, clockAfter(view, events, line.round)));
    for (const event of events) note(line, event, sequence, view);
  }
  const results = views.at(-1)?.rounds ?? [];
  return opened.map((line): RoundLine => {
    const result = results.find(({ round }) => round === line.round) ?? null;
    return {
      ...line,
      last: line.first + line.times.length - 1,
      length: Math.max(1_000, line.times.at(-1) ?? 0),
      result,
    };
  });
}

/** Both seats have their own last moment; what an entry did happened at that of its seat. */
function clockAfter(view: View, events: readonly OmegaEvent[], round: number): Moment {
  const ended = view.rounds.find((result) => result.round === round);
  if (ended) return ended.at;
  const seats = events.flatMap((event) => ('seat' in event.open ? [event.open.seat] : []));
  return Math.max(view.liveMs, ...seats.map((seat) => view.seats[seat]?.at ?? 0));
}

function note(line: Opened, event: OmegaEvent, sequence: number, view: View): void {
  const add = (seat: Seat, kind: LineMark['kind'], of: number): void => {
    line.marks.push({ sequence, seat, at: view.seats[seat]?.at ?? 0, kind, of });
  };
  switch (event.type) {
    case 'place':
      add(event.open.seat, 'place', cardIn(event));
      break;
    case 'pickUp':
      add(event.open.seat, 'pickUp', detailOf(event)?.cards[0] ?? -1);
      break;
    case 'key':
      add(event.open.seat, 'key', event.open.colour);
      break;
    case 'equip':
      if (event.open.connected) add(event.open.seat, 'connected', event.open.item);
      break;
    case 'finish':
      line.marks.push({ sequence, seat: event.open.seat, at: event.open.at, kind: 'done', of: 0 });
      break;
    case 'rolledBack':
      line.marks = line.marks.filter(
        ({ seat, at }) => seat !== event.open.seat || at <= (view.finish?.at ?? at),
      );
      break;
    case 'takenBack':
      line.marks = withoutLast(line.marks, event.open.seat);
      break;
    case 'paused':
      line.pauses.push(event.open.liveMs);
      break;
    default:
  }
}

const cardIn = (event: Extract<OmegaEvent, { type: 'place' }>): number => {
  const placement = detailOf(event)?.placement;
  return placement === undefined ? -1 : (placement >> 2) & 31;
};

/** What somebody took back in practice is not on the line. */
function withoutLast(marks: readonly LineMark[], of: Seat): LineMark[] {
  const last = marks.findLast(({ seat, kind }) => seat === of && (kind === 'place' || kind === 'pickUp'));
  return last ? marks.filter(({ seat, sequence }) => seat !== of || sequence !== last.sequence) : [...marks];
}

export const lineAt = (lines: readonly RoundLine[], sequence: number): RoundLine | null =>
  lines.findLast(({ first }) => first <= sequence) ?? null;

export const timeAt = ({ first, times }: RoundLine, sequence: number): Moment =>
  times[Math.min(times.length - 1, Math.max(0, sequence - first))] ?? 0;

/** What waits for nobody is looked at for this long. */
const BESIDES_MS = 700;

/** How long an entry is looked at before the next: as long as it was in the race. */
export function lastsAt(lines: readonly RoundLine[], sequence: number): number {
  const line = lineAt(lines, sequence);
  if (!line || sequence >= line.last) return BESIDES_MS;
  const time = timeAt(line, sequence + 1) - timeAt(line, sequence);
  return time > 0 ? time : BESIDES_MS;
}

/** The entry that stands where somebody presses the line. */
export function sequenceAt({ first, times }: RoundLine, at: Moment): number {
  const later = times.findIndex((time) => time > at);
  return later < 0 ? first + times.length - 1 : first + Math.max(0, later - 1);
}

/** "takes the yellow key", "connects the battery cell", "places floor plan 14". */
export function deedWords({ kind, of }: LineMark): string {
  switch (kind) {
    case 'place':
      return of < 0 ? 'placed a card' : `placed ${floorName(of)}`;
    case 'pickUp':
      return 'picked up cards';
    case 'key':
      return `took the *${colourName(of)} key*`;
    case 'connected':
      return `connected the *${itemName(of)}*`;
    case 'done':
      return '*done*';
  }
}

/** What a player did last, and the last thing of weight before it: "2:41 placed floor plan 14; 2:22 took the yellow key". */
export function lastDeeds({ marks }: RoundLine, seat: Seat, sequence: number): string {
  const done = marks.filter((mark) => mark.seat === seat && mark.sequence <= sequence);
  const last = done.at(-1);
  if (!last) return 'No card yet';
  const weighty = done.findLast((mark) => mark.kind !== 'place' && mark.kind !== 'pickUp');
  const told = weighty && weighty.sequence !== last.sequence ? [last, weighty] : [weighty ?? last];
  return told.map((mark) => `${clockWords(mark.at)} ${deedWords(mark)}`).join('; ');
}

/** Everything on the line as one list, for those who cannot see it. */
export const spokenLine = (
  { marks }: RoundLine,
  naming: Naming,
  named: (seat: Seat, naming: Naming) => string,
): string[] =>
  [...marks]
    .sort((one, other) => one.at - other.at)
    .map(
      (mark) => `${clockWords(mark.at)} ${named(mark.seat, naming)} ${deedWords(mark).replaceAll('*', '')}`,
    );
