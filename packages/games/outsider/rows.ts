/** Reading a row by number. What the rules look up is there; where it is not, they are wrong, and say so at once. */

export function itemAt<Item>(row: readonly Item[], index: number): Item {
  const item = row[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} in a row of ${row.length}.`);
  return item;
}
