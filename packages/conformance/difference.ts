/** Where two values part: what the findings of the suite show. */

export interface Difference {
  /** Such as `hands.1.kept.0`; empty when the values differ as wholes. */
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** What a state or a view is when it is stored or sent. */
export const bytesOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** A copy as it arrives at the other end of a wire. */
export const overTheWire = <T>(value: T): T => JSON.parse(bytesOf(value)) as T;

/** The first place where two values are not the same; the order of keys does not count. */
export function difference(one: unknown, other: unknown, path = ''): Difference | null {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return null;
  const different: Difference = { path, one, other };
  if (!isObject(one) || !isObject(other)) return different;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return different;
  if (Array.isArray(one) && one.length !== other.length) return different;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const below = path === '' ? key : `${path}.${key}`;
    if (Object.hasOwn(one, key) !== Object.hasOwn(other, key)) {
      return { path: below, one: one[key], other: other[key] };
    }
    const found = difference(one[key], other[key], below);
    if (found) return found;
  }
  return null;
}

/** The first place where two values would not be sent as the same text: their order of keys counts too. */
export function textDifference(one: unknown, other: unknown): Difference | null {
  if (bytesOf(one) === bytesOf(other)) return null;
  return difference(one, other) ?? orderDifference(one, other) ?? { path: '', one, other };
}

/** What JSON would lose of a value: undefined, NaN, maps, dates, holes. */
export const lostInJson = (value: unknown): Difference | null => difference(value, overTheWire(value));

function orderDifference(one: unknown, other: unknown, path = ''): Difference | null {
  if (!isObject(one) || !isObject(other)) return null;
  const keys = [Object.keys(one), Object.keys(other)] as const;
  if (bytesOf(keys[0]) !== bytesOf(keys[1])) {
    return { path: `${path === '' ? 'the whole' : path} (order of keys)`, one: keys[0], other: keys[1] };
  }
  for (const key of keys[0]) {
    const found = orderDifference(one[key], other[key], path === '' ? key : `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
