/** Outsider lists the cards a viewer knows of a place. Whoever knows more has a longer list, so they are told by card instead. */

/** The places whose cards lie in an order: their lists are place, card, place, card … */
const ORDERED = new Set(['piles', 'looked', 'crisisDeck', 'lookedCrises']);

/** A view in which every known card stands at a place of its own: `known.17 first` or `known.at 3`. */
export function byCard(view: unknown): unknown {
  return Object.fromEntries(
    Object.entries(view as object).map(([name, value]) => [name, rewritten(value, ORDERED.has(name))]),
  );
}

function rewritten(value: unknown, isOrdered: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => rewritten(part, isOrdered));
  if (typeof value !== 'object' || value === null) return value;
  if (!('known' in value) || !Array.isArray(value.known)) return value;
  return { ...value, known: isOrdered ? byPlace(value.known) : byKind(value.known) };
}

function byPlace(known: readonly number[]): Record<string, number> {
  const cards: Record<string, number> = {};
  for (let index = 0; index + 1 < known.length; index += 2)
    cards[`at ${known[index]}`] = known[index + 1] ?? -1;
  return cards;
}

/** The second card of a kind is more to know than the first. */
function byKind(known: readonly number[]): Record<string, true> {
  const cards: Record<string, true> = {};
  for (const kind of known) {
    let count = 1;
    while (`${kind} number ${count}` in cards) count++;
    cards[`${kind} number ${count}`] = true;
  }
  return cards;
}
