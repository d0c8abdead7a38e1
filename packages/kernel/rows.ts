/** Reading rows by number. What is looked up is there; where it is not, the caller is wrong, and hears of it at once. */

/** An item of a row, which has one at that place. */
export function present<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new RangeError('Something was looked for that is not there.');
  return item;
}

export const itemAt = <Item>(row: readonly Item[], index: number): Item => present(row[index]);

/** Takes an item out of a row. */
export const takeAt = <Item>(row: Item[], index: number): Item => present(row.splice(index, 1)[0]);

/** Adds to a number of a row. */
export function addAt(row: number[], index: number, change: number): void {
  row[index] = present(row[index]) + change;
}
