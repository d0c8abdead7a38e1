/**
 * The difference between two views, and how it is carried into the earlier one. Whoever has a view and hears the changes has
 * the next view; nobody needs to know the game for it.
 *
 * A record changes by the names that changed, `{ "active": 1, "hands": { "0": … } }`. A list changes by its places in the
 * same way, or where cards came, went or moved, by one cut: `[place, how many leave, ...what comes]`. Whatever is neither
 * takes the new value. Where a list becomes a record or a record gets other names, the whole is sent as `{ "=": value }`.
 */

/** What a view or a part of it has become, as JSON. */
export type Changes =
  | string
  | number
  | boolean
  | null
  | readonly unknown[]
  | { readonly [name: string]: unknown };

/** The changes of a whole view, which is always a record of the same parts. */
export type ViewChanges = { readonly [part: string]: unknown };

const WHOLE = '=';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Nothing that JSON can tell apart differs where this is `undefined`. */
export function changesBetween(was: unknown, is: unknown): Changes | undefined {
  if (was === is) return undefined;
  if (!isObject(was) || !isObject(is)) return is as Changes;
  if (Array.isArray(was) !== Array.isArray(is)) return { [WHOLE]: is };
  if (Array.isArray(was) && Array.isArray(is)) return listChanges(was, is);
  return recordChanges(was, is);
}

function recordChanges(was: Fields, is: Fields): Changes | undefined {
  let changes: Record<string, unknown> | undefined;
  let left = 0;
  for (const _ in was) left++;
  for (const name in is) {
    left--;
    const before = was[name];
    const now = is[name];
    if (before === now) continue;
    const change = changesBetween(before, now);
    if (change === undefined) continue;
    if (before === undefined) return { [WHOLE]: is };
    changes ??= {};
    changes[name] = change;
  }
  return left === 0 ? changes : { [WHOLE]: is };
}

/** `null` where nothing has changed. */
export function viewChanges(was: object, is: object): ViewChanges | null {
  return (changesBetween(was, is) ?? null) as ViewChanges | null;
}

function listChanges(was: readonly unknown[], is: readonly unknown[]): Changes | undefined {
  const first = sameAtStart(was, is);
  if (was.length !== is.length) return cut(was, is, first);
  if (first === was.length) return undefined;
  const behind = sameAtEnd(was, is, first);
  const span = is.length - behind - first;
  const changes: Record<number, unknown> = {};
  let count = 0;
  let isFlat = true;
  for (let place = first; place < first + span; place++) {
    const change = changesBetween(was[place], is[place]);
    if (change === undefined) continue;
    changes[place] = change;
    count++;
    isFlat &&= !isObject(change);
  }
  // Numbers that stand close together are shorter as one cut than each with its place.
  return isFlat && count * 2 > span ? cut(was, is, first) : changes;
}

function cut(was: readonly unknown[], is: readonly unknown[], first: number): readonly unknown[] {
  const behind = sameAtEnd(was, is, first);
  return [first, was.length - first - behind, ...is.slice(first, is.length - behind)];
}

function sameAtStart(was: readonly unknown[], is: readonly unknown[]): number {
  const most = Math.min(was.length, is.length);
  for (let same = 0; same < most; same++) {
    const before = was[same];
    const now = is[same];
    // Most of a view is rows of numbers, which need no looking into.
    if (before !== now && (typeof before !== 'object' || !isSame(before, now))) return same;
  }
  return most;
}

/** Without those that are counted as the same at the start. */
function sameAtEnd(was: readonly unknown[], is: readonly unknown[], first: number): number {
  const most = Math.min(was.length, is.length) - first;
  let same = 0;
  while (same < most && isSame(was[was.length - 1 - same], is[is.length - 1 - same])) same++;
  return same;
}

function isSame(was: unknown, is: unknown): boolean {
  if (was === is) return true;
  if (!isObject(was) || !isObject(is)) return false;
  if (Array.isArray(is)) {
    return Array.isArray(was) && was.length === is.length && sameAtStart(was, is) === is.length;
  }
  if (Array.isArray(was)) return false;
  let left = 0;
  for (const _ in was) left++;
  for (const name in is) {
    left--;
    if (!isSame(was[name], is[name])) return false;
  }
  return left === 0;
}

/** The view after the changes. What did not change is shared with the view before, which stays as it is. */
export function follow<View>(view: View, changes: Changes | null | undefined): View {
  return changes === null || changes === undefined ? view : (followed(view, changes) as View);
}

function followed(was: unknown, changes: unknown): unknown {
  if (!isObject(was) || !isObject(changes)) return changes;
  if (WHOLE in changes) return changes[WHOLE];
  if (Array.isArray(was))
    return Array.isArray(changes) ? afterCut(was, changes) : followedPlaces(was, changes);
  if (Array.isArray(changes)) throw new Error('A record of the view was told to change like a list.');
  const is: Record<string, unknown> = { ...was };
  for (const [name, change] of Object.entries(changes)) {
    if (!Object.hasOwn(was, name)) throw new Error(`The view has nothing named "${name}" that could change.`);
    is[name] = followed(was[name], change);
  }
  return is;
}

function followedPlaces(was: readonly unknown[], changes: Fields): unknown[] {
  const is = was.slice();
  for (const [name, change] of Object.entries(changes)) {
    const place = Number(name);
    if (!(place in was)) throw new Error(`A list of the view has no place ${name} that could change.`);
    is[place] = followed(was[place], change);
  }
  return is;
}

function afterCut(was: readonly unknown[], [at, leaving, ...coming]: readonly unknown[]): unknown[] {
  if (typeof at !== 'number' || typeof leaving !== 'number' || at + leaving > was.length) {
    throw new Error('A list of the view was told to lose what it does not have.');
  }
  return [...was.slice(0, at), ...coming, ...was.slice(at + leaving)];
}
