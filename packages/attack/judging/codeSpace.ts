/** How many codes there may be, judged from many that were given out. */

/**
 * How many different ones there are in all, from how often each was drawn: those never seen are estimated from those seen
 * once and twice (Chao's lower bound), so that it never promises more than is there.
 */
export function richness(drawn: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const one of drawn) counts.set(one, (counts.get(one) ?? 0) + 1);
  const seen = (times: number): number => [...counts.values()].filter((count) => count === times).length;
  const [once, twice] = [seen(1), seen(2)];
  return counts.size + (once * (once - 1)) / (2 * (twice + 1));
}

/**
 * The room of all codes, part by part. A part of many digits is counted digit by digit, because no sample is large enough to
 * see a million numbers twice.
 */
export function codeSpace(codes: readonly string[]): number {
  const parts = codes.map((code) =>
    code.split('-').flatMap((part) => (/^\d+$/.test(part) ? [...part] : [part])),
  );
  const length = Math.min(...parts.map((list) => list.length));
  let space = 1;
  for (let place = 0; place < length; place++) space *= richness(parts.map((list) => list[place] ?? ''));
  return space;
}
