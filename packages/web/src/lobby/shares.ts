/** Who wins at a table, in words: what was measured between bots. */
import type { Balance, BalanceRow, NamedShare } from '@airlock/catalogue/balance';
import type { AnyGame } from '@airlock/kernel';
import type { LevelInfo } from '../levels/strength.ts';
import { words } from '../words.ts';

export interface SharesInWords {
  readonly text: string;
  /** How sure that is, and who played. */
  readonly certainty: string;
}

/** The game whose table it is, its levels, and how many sit at it. */
export interface MeasuredTable {
  readonly game: AnyGame;
  readonly levels: readonly LevelInfo[];
  readonly seats: number;
}

/** `null` where no such table was measured. */
export function sharesAt(
  { rowAt, unusual }: typeof import('@airlock/catalogue/balance'),
  rows: Balance,
  { game, levels, seats }: MeasuredTable,
  options: BalanceRow['options'],
): SharesInWords | null {
  const row = rowAt(rows, seats, unusual(game.options, options));
  const first = row?.shares[0];
  if (!row || !first) return null;
  const level = levels.find(({ id }) => id === row.level)?.name ?? row.level;
  const { low, high } = first;
  return {
    text: shareWords(game, row, first),
    certainty: words.lobby.shares.measured(row.games, level, percent(low), percent(high)),
  };
}

/** "Between bots the Crew win 51 %, the Outsiders 27 % and nobody 22 %." */
function shareWords({ sides }: AnyGame, { seats, shares, nobody }: BalanceRow, first: NamedShare): string {
  const say = words.lobby.shares;
  if (seats === 1) return say.alone(percent(first.rate));
  if (!sides) return say.between([say.starter(percent(first.rate))]);
  const draws = percent(nobody?.rate ?? 0);
  return say.between([
    say.first(first.name, percent(first.rate)),
    ...shares.slice(1).map(({ name, rate }) => say.next(name, percent(rate))),
    ...(draws > 0 ? [say.nobody(draws)] : []),
  ]);
}

const percent = (rate: number): number => Math.round(rate * 100);
