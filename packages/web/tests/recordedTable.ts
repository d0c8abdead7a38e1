/** Tables of any game as they stood in its recorded matches, with everybody's names as long as names can be. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@airlock/catalogue';
import { CLOCK, defaultOptions, Match, type Options, type Seat, SPECTATOR, seatsIn } from '@airlock/kernel';
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

/**
 * A recorded match at some of its questions: the first that a seat is asked, the last, and those between, evenly. With the middle
 * one also as somebody sees it who watches.
 */
export async function recordedTables(id: string, file: string, questions: number): Promise<Recorded[]> {
  const entry = await loadGame(id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  const { game } = entry;
  const lines = readFileSync(join(GAMES, id, 'golden', file), 'utf8')
    .split('\n')
    .filter(Boolean);
  const [header = {}, ...done] = lines.map((line) => JSON.parse(line) as Line);
  const { seats = 0, seed = '' } = header;
  const names = Array.from({ length: seats }, (_, seat) => longName(seat));
  const match = new Match(
    game,
    {
      game: id,
      rules: game.version,
      options: { ...defaultOptions(game.options), ...header.options },
      seats: names,
      generator: 'fast',
      commitment: '',
    },
    seed,
  );
  const me: Seat = 0;
  const moments = [new ToldMoment({ sequence: 0, seat: -1, at: 0, events: match.opening })];
  const asked: Recorded[] = [];
  let watched: Recorded | undefined;
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
  const all = done.filter(({ does }) => does !== undefined);
  for (const [place, { seat = 0, does = '', at = 0 }] of all.entries()) {
    if (seatsIn(match.waiting).includes(me)) asked.push(seen(`question ${asked.length + 1}`, me, at));
    if (!watched && place >= all.length / 2) watched = seen('watched', SPECTATOR, at);
    const action = game.codec.read(does);
    if (action === undefined) throw new Error(`"${does}" is no action.`);
    const who = seat === 'clock' ? CLOCK : seat;
    const played = match.play(who, action, at);
    if (!played.ok) throw new Error(`"${does}" is refused in ${file}.`);
    moments.push(new ToldMoment({ sequence: moments.length, seat: who, at, events: played.events }));
  }
  const last = asked.length - 1;
  const places = Array.from({ length: questions }, (_, one) => Math.round((one * last) / (questions - 1)));
  const some = [...new Set(places)].flatMap((place) => asked[place] ?? []);
  return watched ? [...some, watched] : some;
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
