/**
 * A finished match, played again by the kernel from its file: every state, every event, for every pair of eyes.
 * Nothing of it comes from the server but the file, so that a file from a friend works the same way.
 */
import {
  type AnyGame,
  DamagedLog,
  eventFor,
  headerOf,
  heardEntry,
  keepsPromise,
  type LogEntry,
  logOf,
  Match,
  type MatchFile,
  type Outcome,
  parseFile,
  present,
  problem,
  REVIEWER,
  type Result,
  type Seat,
  type SeenEvent,
  type ToldEvent,
  taken,
  UNDO,
  type Viewer,
} from '@airlock/kernel';
import type { Finished, Moment } from '../games/contract.ts';
import { loadRules, PLAYABLE } from '../games/load.ts';
import { distinctNames } from '../match/names.ts';
import type { HeardEntry } from '../match/unfold.ts';
import { words } from '../words.ts';

/** Longer than any match; a file beyond it is something else. */
export const LARGEST_FILE = 2_000_000;

type AnyMatch = Match<unknown, unknown, SeenEvent>;

interface Step {
  readonly seat: Seat;
  readonly at: number;
  readonly told: readonly ToldEvent[];
  readonly state: unknown;
}

export class Replay {
  readonly game: AnyGame;
  readonly file: MatchFile;
  /** `null` when the match was abandoned. */
  readonly outcome: Outcome | null;
  /** One per seat, told apart. */
  readonly names: readonly string[];
  /** Whether the seed is the one promised before the first card. */
  readonly verified: boolean;
  /** `steps[0]` is the deal. */
  private readonly steps: readonly Step[];
  private readonly momentsBy = new Map<Viewer, readonly Moment[]>();
  private readonly log: readonly LogEntry[];
  /** The match as far as it was last stepped through. */
  private cursor: AnyMatch | null = null;

  constructor(game: AnyGame, file: MatchFile, steps: readonly Step[], outcome: Outcome | null) {
    this.game = game;
    this.file = file;
    this.steps = steps;
    this.outcome = outcome;
    this.log = logOf(game, file);
    this.names = distinctNames(file.seats, (seat) => game.words.seat(seat));
    this.verified = keepsPromise(file.commitment, file.seed as string);
  }

  /** The last position; positions count log entries from 0, the deal. */
  get end(): number {
    return this.steps.length - 1;
  }

  view(position: number, viewer: Viewer): unknown {
    return this.game.view(present(this.steps[position]).state, viewer);
  }

  /** A state of one's own to go on from. */
  stateAt(position: number): unknown {
    return this.game.clone(present(this.steps[position]).state);
  }

  /** What a viewer was told, entry by entry. */
  moments(viewer: Viewer): readonly Moment[] {
    const known = this.momentsBy.get(viewer);
    if (known) return known;
    const moments = this.steps.map(({ seat, at, told }, sequence): Moment => {
      return {
        sequence,
        seat,
        at,
        events: told.map((event) => eventFor(event as ToldEvent<SeenEvent>, viewer)),
      };
    });
    this.momentsBy.set(viewer, moments);
    return moments;
  }

  /** One entry as a viewer hears it, with what it changes in their view; nothing of what was taken back. */
  heard(position: number, viewer: Viewer): HeardEntry {
    const entry = this.log[position - 1];
    if (!entry || entry.action === UNDO) return { events: [] };
    const match = this.playedTo(position - 1);
    const played = match.play(entry.seat, entry.action, entry.at, [viewer]);
    return played.ok ? heardEntry(played, viewer) : { events: [] };
  }

  /** Going on from where it was looked at last costs one move; going back, the whole way. */
  private playedTo(position: number): AnyMatch {
    let { cursor } = this;
    if (!cursor || cursor.log.length > position) {
      cursor = new Match(this.game, headerOf(this.file), this.file.seed ?? '');
    }
    for (const { seat, action, at } of this.log.slice(cursor.log.length, position)) {
      if (action === UNDO) cursor.undo(seat, at);
      else cursor.play(seat, action, at);
    }
    this.cursor = cursor;
    return cursor;
  }

  /** For the game's own page: everything, as it may be known after the end, with "You" for the reader. */
  finished(reader: Viewer): Finished<unknown, SeenEvent> {
    return {
      outcome: this.outcome,
      naming: { names: this.names, reader },
      moments: this.moments(REVIEWER),
      views: this.steps.map((_, position) => this.view(position, REVIEWER)),
    };
  }
}

/** Reads and replays a file; whatever is wrong with it is said in one sentence. */
export async function readReplay(text: string): Promise<Result<Replay>> {
  if (text.length > LARGEST_FILE) return problem(words.replay.tooLarge);
  const id = gameIn(text);
  const games: Record<string, AnyGame> = {};
  if (id !== null && PLAYABLE.includes(id)) games[id] = await loadRules(id);
  const parsed = parseFile(text, games);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  return replayFile(present(games[file.game]), file);
}

/** Which game's rules to load before the file can be checked. */
function gameIn(text: string): string | null {
  try {
    const { game } = JSON.parse(text) as { game?: unknown };
    return typeof game === 'string' ? game : null;
  } catch {
    // Not even JSON: the kernel says so in its own sentence.
    return null;
  }
}

function replayFile(game: AnyGame, file: MatchFile): Result<Replay> {
  if (file.seed === undefined) return problem(words.replay.notOver);
  const match = new Match(game, headerOf(file), file.seed);
  const steps: Step[] = [{ seat: -1, at: 0, told: match.opening, state: game.clone(match.state) }];
  for (const [index, { seat, action, at }] of logOf(game, file).entries()) {
    const undone = action === UNDO ? match.undo(seat, at) : null;
    const played = action === UNDO ? null : match.play(seat, action, at);
    const refused = [undone, played].find((done) => done?.ok === false);
    if (refused && !refused.ok) {
      return problem(new DamagedLog(index, game.words.refusal(refused.refusal)).message);
    }
    steps.push({ seat, at, told: played?.ok ? played.events : [], state: game.clone(match.state) });
  }
  const { outcome } = match;
  if (!outcome && !file.abandoned) return problem(words.replay.notOver);
  if (outcome && file.abandoned) return problem(words.replay.otherOutcome);
  if (file.outcome && JSON.stringify(file.outcome) !== JSON.stringify(outcome)) {
    return problem(words.replay.otherOutcome);
  }
  return taken(new Replay(game, file, steps, outcome));
}
