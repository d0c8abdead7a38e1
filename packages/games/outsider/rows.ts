/** Reading rows by number. What the rules look up is there; where it is not, they are wrong, and say so at once. */

/** An item of a row, which has one at that place. */
export function present<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new RangeError('The rules look for something that is not there.');
  return item;
}

/** Takes an item out of a row. */
export const takeAt = <Item>(row: Item[], index: number): Item => present(row.splice(index, 1)[0]);

export const itemAt = <Item>(row: readonly Item[], index: number): Item => present(row[index]);
