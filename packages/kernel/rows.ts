/** Reading rows by number. What is looked up is there; where it is not, the caller is wrong, and hears of it at once. */

/** An item of a row, which has one at that place. */
export function present<Item>(item: Item | undefined): Item {
  return item === undefined ? missing() : item;
}

/**
 * What `present` says. In code that runs a million times a second, `row[index] ?? missing()` reads a row of numbers or lists
 * without a call, as fast as no check at all.
 */
export function missing(): never {
  throw new RangeError('Something is looked for that is not there.');
}

export const itemAt = <Item>(row: readonly Item[], index: number): Item => present(row[index]);

/** Takes an item out of a row. */
export const takeAt = <Item>(row: Item[], index: number): Item => present(row.splice(index, 1)[0]);

/** Adds to a number of a row. */
export function addAt(row: number[], index: number, change: number): void {
  row[index] = present(row[index]) + change;
}

/** A new row of equal items. Built up, because engines read such a row faster than one that was made with holes. */
export function filled<Item>(length: number, item: Item): Item[] {
  const row: Item[] = [];
  while (row.length < length) row.push(item);
  return row;
}
