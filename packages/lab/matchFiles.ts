/** Reads match files for `replay` and `verify`, and walks through them action by action. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  headerOf,
  type LogEntry,
  logOf,
  Match,
  type MatchFile,
  type Outcome,
  type Played,
  parseFile,
  present,
  type Refused,
  type Result,
  type SeenEvent,
  type ToldEvent,
  UNDO,
} from '@airlock/kernel';
import { allGames } from './arguments.ts';
import { Complaint } from './complaint.ts';

export type AnyMatch = Match<unknown, unknown, SeenEvent>;

export interface Opened {
  readonly game: AnyGame;
  readonly file: MatchFile;
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Complaint(`${path} cannot be read: ${reasonOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its path leads through a file',
  EACCES: 'you are not allowed to',
  EPERM: 'you are not allowed to',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** A system's error in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

export async function openFile(path: string): Promise<Opened> {
  const opened = await openText(readText(path));
  if (!opened.ok) throw new Complaint(`${path}: ${opened.problem}`);
  return opened.value;
}

export async function openText(text: string): Promise<Result<Opened>> {
  const games = await allGames();
  const parsed = parseFile(text, games);
  if (!parsed.ok) return parsed;
  return { ok: true, value: { game: present(games[parsed.value.game]), file: parsed.value } };
}

/** One action of a file as it is played again. */
export interface Passage {
  /** From 1. */
  readonly number: number;
  readonly entry: LogEntry;
  /** The match just before. */
  before(viewer: number): unknown;
  readonly events: readonly ToldEvent[];
}

/** The match as it was dealt. Without its seed there is nothing to deal from. */
export function dealAgain({ game, file }: Opened): AnyMatch {
  if (file.seed === undefined) {
    throw new Complaint('This match was not over when it was saved, so its seed is not in the file.');
  }
  return new Match(game, headerOf(file), file.seed);
}

/** An action that the rules refuse: the file is damaged or was changed. */
export class IllegalAction extends Error {}

/** Plays the log on the match it belongs to; throws `IllegalAction` at the first that cannot be. */
export function* walk({ game, file }: Opened, match: AnyMatch): Generator<Passage> {
  for (const [index, entry] of logOf(game, file).entries()) {
    const state = game.clone(match.state);
    const done = redo(match, entry);
    if (!done.ok) {
      throw new IllegalAction(
        `Action ${index + 1} of the log cannot be played: ${game.words.refusal(done.refusal)} (${done.refusal.rule})`,
      );
    }
    yield {
      number: index + 1,
      entry,
      before: (viewer) => game.view(state, viewer),
      events: done.events,
    };
  }
}

/** Does what the log says; taking back tells nobody anything. */
function redo(
  match: AnyMatch,
  { seat, action, at }: LogEntry,
): Pick<Played<SeenEvent>, 'ok' | 'events'> | Refused {
  if (action !== UNDO) return match.play(seat, action, at);
  const undone = match.undo(seat, at);
  return undone.ok ? { ok: true, events: [] } : undone;
}

/** Whether a match ended as its file says. */
export const isSame = (outcome: Outcome | null, recorded: Outcome | undefined): boolean =>
  outcome !== null && isDeepStrictEqual(outcome, recorded);
