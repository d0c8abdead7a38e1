/** An item that is there: what a page looks up by seat, card or cell it has from the same view, or from a table of the rules. */
export function present<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new RangeError('The page looks for something that is not there.');
  return item;
}
