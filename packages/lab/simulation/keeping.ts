/** A simulated game as a match file, which replay, verify and the review open like any other. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { commitTo, itemAt, type LogEntry, type MatchFile, replay, toFile } from '@airlock/kernel';
import { levelNamed } from '../arguments.ts';
import { numberedNames } from '../names.ts';
import { levelAt, type Plan, shuffleSeed } from './plan.ts';

/** Folds the log once more, by the same function as every reader of the file: what it could not read is not kept. */
export function keptFile(
  entry: CatalogueEntry,
  plan: Plan,
  game: number,
  log: readonly LogEntry[],
): MatchFile {
  const seed = shuffleSeed(plan, game);
  const header = {
    game: entry.game.id,
    rules: entry.game.version,
    options: plan.options,
    seats: namesFor(entry, plan, game),
    generator: 'fast' as const,
    commitment: commitTo(seed),
  };
  const match = replay(entry.game, header, seed, log);
  return toFile(match, seed, match.outcome === null);
}

/** Bots go by the names of their levels; where levels go by sides, a seat may change its own, and has none. */
function namesFor(entry: CatalogueEntry, plan: Plan, game: number): string[] {
  const seats = Array.from({ length: plan.seats }, (_, seat) => seat);
  if (plan.sides) return numberedNames(seats.map(() => 'Bot'));
  return numberedNames(
    seats.map((seat) => levelNamed(entry, itemAt(plan.levels, levelAt(plan, game, seat))).name),
  );
}
