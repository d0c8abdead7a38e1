/** Everything that a message says, as single values by their path. */

export type Leaf = string | number | boolean | null;

/** `{a: [1, {b: 2}]}` says `a.0` is 1 and `a.1.b` is 2. */
export function leavesOf(value: unknown, path = '', into = new Map<string, Leaf>()): Map<string, Leaf> {
  if (typeof value !== 'object' || value === null) {
    into.set(path, value as Leaf);
    return into;
  }
  for (const [key, part] of Object.entries(value)) leavesOf(part, path === '' ? key : `${path}.${key}`, into);
  return into;
}
