/** Tables of any game as they stood in its recorded matches, with everybody's names as long as names can be. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@airlock/catalogue';
import {
  CLOCK,
  defaultOptions,
  type Options,
  openMatch,
  type Seat,
  SPECTATOR,
  seatsIn,
  toFile,
} from '@airlock/kernel';
import { MOST_LETTERS_IN_NAME } from '@airlock/protocol';
import { ToldMoment, viewMessage } from '@airlock/tables';
import { expect, type Page } from '@playwright/test';
import { playServer } from './playedServer.ts';
import { CODE, tableOf } from './standingTable.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'games');

/** As long as names can be, and no two of them alike. */
export const longName = (seat: number): string =>
  `${'ABCDEFGH'[seat]}lhelmina Montgomery-Wu`.padEnd(MOST_LETTERS_IN_NAME, 'm');

/** A table as one of those who look at it sees it. */
export interface Recorded {
  readonly name: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly viewer: number;
  /** The message with which a page is told all of it. */
  readonly view: object;
}

interface Line {
  readonly seats?: number;
  readonly options?: Options;
  readonly seed?: string;
  readonly seat?: Seat | 'clock';
  readonly does?: string;
  readonly at?: number;
}

/** The recorded matches of a game, those with the most seats first. */
export function recordingsOf(game: string): string[] {
  const files = readdirSync(join(GAMES, game, 'golden')).filter((name) => name.endsWith('.jsonl'));
  return files.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
}

/** Plays a recorded match again, whose players have the longest names; `before` looks at it before each of its actions. */
async function playAgain(
  id: string,
  file: string,
  before: (place: number, at: number, all: number, table: Again) => void = () => undefined,
) {
  const entry = await loadGame(id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  const { game } = entry;
  const lines = readFileSync(join(GAMES, id, 'golden', file), 'utf8')
    .split('\n')
    .filter(Boolean);
  const [header = {}, ...done] = lines.map((line) => JSON.parse(line) as Line);
  const { seats = 0, seed = '' } = header;
  const names = Array.from({ length: seats }, (_, seat) => longName(seat));
  const options = { ...defaultOptions(game.options), ...header.options };
  const match = openMatch(game, { options, seats: names, generator: 'fast', seed });
  const moments = [new ToldMoment({ sequence: 0, seat: -1, at: 0, events: match.opening })];
  const seen = (name: string, viewer: number, at: number): Recorded => ({
    name,
    game: id,
    names,
    viewer,
    view: JSON.parse(
      viewMessage({
        table: CODE,
        sequence: moments.length - 1,
        viewer,
        view: match.view(viewer),
        moments,
        undoable: false,
        time: { due: 60_000 },
        startedAt: Date.now() - at,
      }),
    ),
  });
  const table: Again = { waiting: () => seatsIn(match.waiting), seen };
  const all = done.filter(({ does }) => does !== undefined);
  for (const [place, { seat = 0, does = '', at = 0 }] of all.entries()) {
    before(place, at, all.length, table);
    const action = game.codec.read(does);
    if (action === undefined) throw new Error(`"${does}" is no action.`);
    const who = seat === 'clock' ? CLOCK : seat;
    const played = match.play(who, action, at);
    if (!played.ok) throw new Error(`"${does}" is refused in ${file}.`);
    moments.push(new ToldMoment({ sequence: moments.length, seat: who, at, events: played.events }));
  }
  return { seen, names, outcome: match.outcome, last: all.at(-1)?.at ?? 0, text: toFile(match, seed) };
}

/** A match that is played again, as it stands. */
interface Again {
  waiting(): readonly number[];
  /** What one of those who look at it sees. */
  seen(name: string, viewer: number, at: number): Recorded;
}

/**
 * A recorded match at some of its questions: the first that a seat is asked, the last, and those between, evenly. With the middle
 * one also as somebody sees it who watches.
 */
export async function recordedTables(id: string, file: string, questions: number): Promise<Recorded[]> {
  const me: Seat = 0;
  const asked: Recorded[] = [];
  let watched: Recorded | undefined;
  await playAgain(id, file, (place, at, all, { waiting, seen }) => {
    if (waiting().includes(me)) asked.push(seen(`question ${asked.length + 1}`, me, at));
    if (!watched && place >= all / 2) watched = seen('watched', SPECTATOR, at);
  });
  const last = asked.length - 1;
  const places = Array.from({ length: questions }, (_, one) => Math.round((one * last) / (questions - 1)));
  const some = [...new Set(places)].flatMap((place) => asked[place] ?? []);
  return watched ? [...some, watched] : some;
}

/** A recorded match that is over, with its file. */
export interface RecordedEnd extends Recorded {
  readonly file: object;
}

/**
 * Every way in which a recorded match of a game has ended, at the table with the most seats that ended so: as somebody sees it who won,
 * who lost, and who watched.
 */
export async function recordedEnds(id: string): Promise<RecordedEnd[]> {
  const ends = new Map<string, RecordedEnd>();
  for (const file of recordingsOf(id)) {
    const { seen, names, outcome, last, text } = await playAgain(id, file);
    if (!outcome) continue;
    const seats = names.map((_, seat) => seat);
    const readers = {
      won: seats.find((seat) => outcome.winners.includes(seat)),
      lost: seats.find((seat) => !outcome.winners.includes(seat)),
      watched: SPECTATOR,
    };
    for (const [as, viewer] of Object.entries(readers)) {
      const name = `${as}, ${outcome.rule}`;
      if (viewer !== undefined && !ends.has(name)) {
        ends.set(name, { ...seen(name, viewer, last), file: text });
      }
    }
  }
  return [...ends.values()];
}

/** Brings a page to such a table. */
export async function openRecorded(page: Page, { game, names, viewer, view }: Recorded): Promise<void> {
  const table = tableOf({ game, names, bots: names.length > 2 ? [1] : [], view: { viewer } });
  await playServer(page, `/t/${CODE}`, {
    answers: { [`/api/tables/${CODE}`]: table },
    hears(message, say) {
      if (message.type !== 'join') return;
      say({ type: 'table', table });
      say(view);
    },
  });
  await expect(page.locator('#door')).toBeVisible();
}

/** Brings a page to what is left of a match that is over: its ending, or its review. */
async function openEnd(
  page: Page,
  path: string,
  { game, names, viewer, view, file }: RecordedEnd,
): Promise<void> {
  const table = {
    ...tableOf({ game, names, bots: names.length > 2 ? [1] : [], view: { viewer } }),
    stage: 'over',
  };
  await playServer(page, path, {
    answers: { [`/api/tables/${CODE}`]: table, [`/api/tables/${CODE}/match`]: file },
    hears(message, say) {
      if (message.type !== 'join') return;
      say({ type: 'table', table });
      say(view);
    },
  });
}

export async function openEnding(page: Page, end: RecordedEnd): Promise<void> {
  await openEnd(page, `/t/${CODE}`, end);
  await expect(page.getByRole('link', { name: 'Review' })).toBeVisible();
}

export async function openReview(page: Page, end: RecordedEnd): Promise<void> {
  await openEnd(page, `/replay/${CODE}`, end);
  await expect(page.getByRole('slider').first()).toBeVisible();
  // The chart takes room of its own as soon as workers have read the match.
  await expect(page.locator('[data-judged]')).toBeVisible();
}
