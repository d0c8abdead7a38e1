/** The match of a line: it begins in the middle of another one, and goes on by the same rules. */
import {
  type AnyGame,
  commitTo,
  fastRandom,
  headerOf,
  Match,
  type MatchFile,
  type SeenEvent,
} from '@airlock/kernel';
import type { Line } from './lineText.ts';

export type AnyMatch = Match<unknown, unknown, SeenEvent>;

/** What the match looked like where the line leaves it. */
export interface Origin {
  readonly game: AnyGame;
  readonly file: MatchFile;
  /** The state after this many entries, which may be changed. */
  stateAt(at: number): unknown;
}

/** Dealt as the match lay, or imagined from what the seat could know: then nothing of the real cards is in it. */
function beginningOf({ game, stateAt }: Origin, { at, seat, hidden, seed }: Line): unknown {
  const real = stateAt(at);
  return hidden === 'real' ? real : game.imagine(game.view(real, seat), fastRandom(`${seed} dealt anew`));
}

/** Plays what the line holds; what the rules refuse, and all that comes after it, is left out. */
export function openLineMatch(origin: Origin, line: Line): AnyMatch {
  const { game, file } = origin;
  const beginning = beginningOf(origin, line);
  const begun: AnyGame = { ...game, setup: () => game.clone(beginning), begin: () => undefined };
  const header = { ...headerOf(file), generator: 'fast' as const, commitment: commitTo(line.seed) };
  const match = new Match(begun, header, line.seed);
  for (const [seat, text, at = 0] of line.log) {
    const action = game.codec.read(text);
    if (action === undefined || !match.play(seat, action, at).ok) break;
  }
  return match;
}

export const logOfLine = ({ game, log }: AnyMatch): Line['log'] =>
  log.map(({ seat, action, at }) =>
    game.realTime ? [seat, game.codec.write(action), Math.round(at)] : [seat, game.codec.write(action)],
  );
