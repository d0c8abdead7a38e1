/** The file a match is exported to and read from: header, log and, after the end, seed and outcome. */
import type { AnyGame, Outcome, SeenEvent } from './game.ts';
import { DamagedLog, type LogEntry, type Match, type MatchHeader, replay, UNDO } from './match.ts';
import { type Options, parseOptions } from './options.ts';
import { GENERATORS, type Generator, isStrongSeed } from './random.ts';
import { problem, type Result, taken } from './result.ts';
import { CLOCK, type Seat } from './seats.ts';

export const MATCH_FILE_FORMAT = 1;

/** One action in the file: seat number or `clock`, the action's text or `undo`, milliseconds. */
type FileEntry = readonly [seat: number | 'clock', action: string, at: number];

export interface MatchFile {
  readonly airlock: typeof MATCH_FILE_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: MatchHeader['options'];
  readonly seats: readonly string[];
  readonly generator: Generator;
  readonly commitment: string;
  /** Missing while the match is going on. */
  readonly seed?: string;
  readonly log: readonly FileEntry[];
  readonly outcome?: Outcome;
  /** All people agreed to stop before the end: there is no outcome, and the seed may be known all the same. */
  readonly abandoned?: true;
}

/** What a file tells besides the header of its match. */
type Appendix = 'airlock' | 'seed' | 'log' | 'outcome' | 'abandoned';

export function toFile<State, View, Event extends SeenEvent>(
  match: Match<State, View, Event>,
  seed: string,
  abandoned = false,
): MatchFile {
  const { outcome, header, game } = match;
  return {
    airlock: MATCH_FILE_FORMAT,
    ...header,
    ...(outcome || abandoned ? { seed } : {}),
    log: match.log.map(({ seat, action, at }) => [
      seat === CLOCK ? 'clock' : seat,
      action === UNDO ? 'undo' : game.codec.write(action),
      at,
    ]),
    ...(outcome ? { outcome } : abandoned ? { abandoned } : {}),
  };
}

export function headerOf(file: MatchFile): Omit<MatchFile, Appendix> {
  const { game, rules, options, seats, generator, commitment } = file;
  return { game, rules, options, seats, generator, commitment };
}

/** Checks the shape of a file and that its game, options and actions exist; `games` are those we know. */
export function parseFile(text: string, games: Readonly<Record<string, AnyGame>>): Result<MatchFile> {
  let file: Partial<Record<keyof MatchFile, unknown>>;
  try {
    file = JSON.parse(text);
  } catch {
    return problem('This is not a match file: it is not JSON.');
  }
  if (typeof file !== 'object' || file === null || file.airlock === undefined) {
    return problem('This is not a match file: it does not say "airlock".');
  }
  if (file.airlock !== MATCH_FILE_FORMAT) {
    return problem(
      `This match file has format ${String(file.airlock)}; we read format ${MATCH_FILE_FORMAT}.`,
    );
  }
  const game =
    typeof file.game === 'string' && Object.hasOwn(games, file.game) ? games[file.game] : undefined;
  if (!game) return problem(`This match file is for a game we do not know: ${JSON.stringify(file.game)}.`);
  const chosen = file.rules === game.version ? file.options : optionsOfFormer(game, file.options, file.rules);
  if (chosen === null) {
    return problem(
      `This match was played with version ${String(file.rules)} of the rules; we have version ${game.version}.`,
    );
  }
  const options = parseOptions(game.options, chosen);
  if (!options.ok) return options;
  if (!isNames(file.seats) || file.seats.length < game.seats.min || file.seats.length > game.seats.max) {
    return problem(`The seats must be ${game.seats.min} to ${game.seats.max} names.`);
  }
  if (!GENERATORS.includes(file.generator as Generator))
    return problem('The generator must be "fast" or "strong".');
  if (typeof file.commitment !== 'string') return problem('The commitment to the seed is missing.');
  if (file.seed !== undefined && typeof file.seed !== 'string') return problem('The seed must be text.');
  if (file.generator === 'strong' && file.seed !== undefined && !isStrongSeed(file.seed)) {
    return problem('The seed of a strong generator must be 64 hexadecimal digits.');
  }
  if (file.abandoned !== undefined && file.abandoned !== true) {
    return problem('The mark of an abandoned match can only be true.');
  }
  if (file.abandoned && file.outcome !== undefined)
    return problem('A match that was abandoned has no outcome.');
  if (!Array.isArray(file.log)) return problem('The log must be a list.');
  for (const [index, entry] of file.log.entries()) {
    const read = readEntry(game, entry, file.seats.length);
    if (!read.ok) return problem(`Action ${index + 1} of the log ${read.problem}`);
  }
  return taken({ ...(file as MatchFile), rules: game.version, options: options.value });
}

/** What a match of an earlier version is played by now; `null` where these rules cannot play it. */
function optionsOfFormer(game: AnyGame, options: unknown, version: unknown): Options | null {
  if (typeof version !== 'number' || typeof options !== 'object' || options === null) return null;
  return game.formerOptions?.(options as Options, version) ?? null;
}

/** The log of a parsed file, as the kernel keeps it. */
export function logOf(game: AnyGame, file: MatchFile): LogEntry[] {
  return file.log.map((entry) => {
    const read = readEntry(game, entry, file.seats.length);
    if (!read.ok) throw new Error(read.problem);
    return read.value;
  });
}

/** Plays a parsed file from its seed. */
export function replayFile(game: AnyGame, file: MatchFile): Result<Match<unknown, unknown, SeenEvent>> {
  if (file.seed === undefined) {
    return problem('This match was not over when it was exported, so its seed is not in the file.');
  }
  try {
    return taken(replay(game, headerOf(file), file.seed, logOf(game, file)));
  } catch (error) {
    if (error instanceof DamagedLog) return problem(error.message);
    throw error;
  }
}

function readEntry(game: AnyGame, entry: unknown, seats: number): Result<LogEntry> {
  if (!Array.isArray(entry) || entry.length !== 3) return problem('is not [seat, action, time].');
  const [who, text, at] = entry as [unknown, unknown, unknown];
  const seat: Seat | undefined = who === 'clock' ? CLOCK : isSeat(who, seats) ? who : undefined;
  if (seat === undefined)
    return problem(`names the seat ${JSON.stringify(who)}, which is not at this table.`);
  if (typeof at !== 'number' || !(at >= 0)) return problem('has no time.');
  const action = text === 'undo' ? UNDO : typeof text === 'string' ? game.codec.read(text) : undefined;
  if (action === undefined) return problem(`is not an action of this game: ${JSON.stringify(text)}.`);
  return taken({ seat, action, at });
}

const isSeat = (who: unknown, seats: number): who is Seat =>
  Number.isInteger(who) && (who as number) >= 0 && (who as number) < seats;

const isNames = (seats: unknown): seats is string[] =>
  Array.isArray(seats) && seats.every((name) => typeof name === 'string');
