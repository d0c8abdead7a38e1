/** The recorded matches of every game, played again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueEntry, DEVELOPERS_SHELF, loadForDevelopers } from '@airlock/catalogue';
import {
  CLOCK,
  defaultOptions,
  type GameSpelling,
  Match,
  type Options,
  type SeenEvent,
} from '@airlock/kernel';

const GAMES = join(import.meta.dirname, '..', '..', 'games');

interface Header {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

interface Done {
  readonly seat: number | 'clock';
  readonly does: string;
  readonly at: number;
}

export interface GoldenMatch {
  readonly file: string;
  readonly match: Match<unknown, unknown, SeenEvent>;
  readonly moves: readonly { readonly seat: number; readonly action: number; readonly at: number }[];
}

export interface GoldenGame {
  readonly id: string;
  readonly entry: CatalogueEntry;
  readonly spelling: GameSpelling;
  readonly files: readonly string[];
}

export async function goldenGames(): Promise<GoldenGame[]> {
  const games: GoldenGame[] = [];
  for (const { id } of DEVELOPERS_SHELF) {
    const entry = await loadForDevelopers(id);
    if (!entry) throw new Error(`There is no game ${id}.`);
    const files = readdirSync(join(GAMES, id, 'golden')).filter((name) => name.endsWith('.jsonl'));
    games.push({ id, entry, spelling: (await entry.spelling()).spelling, files });
  }
  return games;
}

export function goldenMatch({ id, entry }: GoldenGame, file: string): GoldenMatch {
  const { game } = entry;
  const lines = readFileSync(join(GAMES, id, 'golden', file), 'utf8')
    .split('\n')
    .filter(Boolean);
  const [header, ...rest] = lines.map((line) => JSON.parse(line) as Partial<Header & Done>);
  const { seats = 0, seed = '' } = header ?? {};
  // Options that are younger than the recording have their usual values.
  const options = { ...defaultOptions(game.options), ...header?.options };
  const names = Array.from({ length: seats }, (_, seat) => game.words.seat(seat));
  const moves = rest.flatMap(({ seat, does, at }) => {
    if (does === undefined || seat === undefined || at === undefined) return [];
    const action = game.codec.read(does);
    if (action === undefined) throw new Error(`"${does}" is no action.`);
    return [{ seat: seat === 'clock' ? CLOCK : seat, action, at }];
  });
  const match = new Match(
    game,
    { game: id, rules: game.version, options, seats: names, generator: 'fast', commitment: '' },
    seed,
  );
  return { file, match, moves };
}
