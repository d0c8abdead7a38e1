/** Guesses what was meant by a mistyped name. */
import { itemAt } from './rows.ts';

/** More than this share of a word wrong, and it was another word. */
const MOST_WRONG = 0.4;

/** The known name nearest to what was typed, unless none is near. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const slips = slipsBetween(typed.toLowerCase(), name.toLowerCase());
    if (slips < least && slips <= Math.ceil(Math.max(typed.length, name.length) * MOST_WRONG)) {
      best = name;
      least = slips;
    }
  }
  return best;
}

/** How many letters must be added, left out, changed or swapped with their neighbour. */
function slipsBetween(from: string, to: string): number {
  let twoAbove: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let slips = Math.min(
        itemAt(above, j) + 1,
        itemAt(row, j - 1) + 1,
        itemAt(above, j - 1) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        slips = Math.min(slips, itemAt(twoAbove, j - 2) + 1);
      }
      row.push(slips);
    }
    twoAbove = above;
    above = row;
  }
  return itemAt(above, to.length);
}
