/** Where the large card goes: beside what it shows, and over nothing that is compared with it or pressed next. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

export const GAP = 12;

/** How much of one box the other covers, in square pixels. */
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The first place that covers nothing of `busy`: right or left of the thing, above or below it, then anywhere in the columns at
 * the sides of the window, which hold what is read. Where every place covers something, the one that covers least.
 */
export function placeFor(
  thing: Box,
  card: { readonly width: number; readonly height: number },
  page: { readonly width: number; readonly height: number },
  busy: readonly Box[],
): Place {
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const middle = thing.top + thing.height / 2 - card.height / 2;
  const centre = thing.left + thing.width / 2 - card.width / 2;
  const right = page.width - card.width - GAP;
  const candidates = [
    { left: thing.left + thing.width + GAP, top: middle },
    { left: thing.left - GAP - card.width, top: middle },
    { left: centre, top: thing.top - GAP - card.height },
    { left: centre, top: thing.top + thing.height + GAP },
    { left: right, top: middle },
    { left: right, top: GAP * 6 },
    { left: GAP, top: middle },
    { left: GAP, top: GAP * 6 },
  ].map(({ left, top }) => ({
    left: within(left, page.width - card.width),
    top: within(top, page.height - card.height),
  }));
  const covered = ({ left, top }: Place): number =>
    [thing, ...busy].reduce((sum, box) => sum + overlap({ left, top, ...card }, box), 0);
  return candidates.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
