/**
 * The difference between two views, and how it is carried into the earlier one. Whoever has a view and hears the changes has
 * the next view; nobody needs to know the game for it. Changes are written as text at once, since nearly all of them are sent.
 *
 * A record changes by the numbers its fields have, in the order they stand in it: `[number, change, number, change …]`. A list
 * changes by its places, `{ "3": change }`, or where cards came, went or moved, by one cut: `[place, how many leave, ...what
 * comes]`. Whatever is neither takes the new value. Where a list becomes a record or a record gets other fields, the whole is sent
 * as `{ "=": value }`.
 */

/** What became of a record, as it arrives: the numbers of the fields that changed, each followed by what became of it. */
export type Changes = readonly unknown[];

const WHOLE = '=';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What a value became, as JSON; empty where nothing that JSON can tell apart differs. */
export function changeText(was: unknown, is: unknown): string {
  if (was === is) return '';
  if (typeof is === 'number') return `${is}`;
  if (!isObject(was) || !isObject(is)) return JSON.stringify(is);
  if (Array.isArray(was)) return Array.isArray(is) ? listText(was, is) : whole(is);
  return Array.isArray(is) ? whole(is) : recordText(was, is);
}

const whole = (is: unknown): string => `{"${WHOLE}":${JSON.stringify(is)}}`;

function recordText(was: Fields, is: Fields): string {
  const names = Object.keys(is);
  const before = Object.keys(was);
  if (names.length !== before.length) return whole(is);
  let text = '';
  for (let number = 0; number < names.length; number++) {
    const name = names[number] ?? '';
    if (name !== before[number]) return whole(is);
    text = withChange(text, number, was[name], is[name]);
  }
  return text === '' ? '' : `[${text}]`;
}

/** Adds one field to the text of a record's changes, if it changed. */
export function withChange(text: string, number: number, was: unknown, is: unknown): string {
  const change = changeText(was, is);
  if (change === '') return text;
  return text === '' ? `${number},${change}` : `${text},${number},${change}`;
}

function listText(was: readonly unknown[], is: readonly unknown[]): string {
  const first = sameAtStart(was, is);
  if (was.length !== is.length) return cutText(was, is, first);
  if (first === was.length) return '';
  const end = is.length - sameAtEnd(was, is, first);
  let places = '';
  let count = 0;
  let isFlat = true;
  for (let place = first; place < end; place++) {
    const change = changeText(was[place], is[place]);
    if (change === '') continue;
    places += `${count === 0 ? '' : ','}"${place}":${change}`;
    count++;
    isFlat &&= !isObject(is[place]);
  }
  // Numbers that stand close together are shorter as one cut than each with its place.
  return isFlat && count * 2 > end - first ? cutText(was, is, first) : `{${places}}`;
}

function cutText(was: readonly unknown[], is: readonly unknown[], first: number): string {
  const behind = sameAtEnd(was, is, first);
  let text = `[${first},${was.length - first - behind}`;
  for (let place = first; place < is.length - behind; place++) {
    const item = is[place];
    text += typeof item === 'number' ? `,${item}` : `,${JSON.stringify(item)}`;
  }
  return `${text}]`;
}

function sameAtStart(was: readonly unknown[], is: readonly unknown[]): number {
  const most = Math.min(was.length, is.length);
  let same = typeof was[0] === 'number' ? identicalAtStart(was, is, most) : 0;
  while (same < most && isSame(was[same], is[same])) same++;
  return same;
}

/**
 * Most of a view is rows of numbers, which need no looking into. They have a loop of their own, because one that reads lists of
 * records as well is several times as slow.
 */
function identicalAtStart(was: readonly unknown[], is: readonly unknown[], most: number): number {
  let same = 0;
  while (same < most && was[same] === is[same]) same++;
  return same;
}

/** Without those that are counted as the same at the start. */
function sameAtEnd(was: readonly unknown[], is: readonly unknown[], first: number): number {
  const most = Math.min(was.length, is.length) - first;
  let same = 0;
  while (same < most && isSame(was[was.length - 1 - same], is[is.length - 1 - same])) same++;
  return same;
}

/** Whether JSON cannot tell them apart. */
export function isSame(was: unknown, is: unknown): boolean {
  if (was === is) return true;
  if (Array.isArray(is)) return Array.isArray(was) && isSameList(was, is);
  if (!isObject(was) || !isObject(is) || Array.isArray(was)) return false;
  let left = 0;
  for (const _ in was) left++;
  for (const name in is) {
    left--;
    if (!isSame(was[name], is[name])) return false;
  }
  return left === 0;
}

const isSameList = (was: readonly unknown[], is: readonly unknown[]): boolean =>
  was.length === is.length && sameAtStart(was, is) === is.length;

/** The view after the changes. What did not change is shared with the view before, which stays as it is. */
export function follow<View>(view: View, changes: Changes | null | undefined): View {
  return changes === null || changes === undefined ? view : (followed(view, changes) as View);
}

function followed(was: unknown, changes: unknown): unknown {
  if (!isObject(was) || !isObject(changes)) return changes;
  if (!Array.isArray(changes) && WHOLE in changes) return changes[WHOLE];
  if (Array.isArray(was))
    return Array.isArray(changes) ? afterCut(was, changes) : followedPlaces(was, changes);
  if (!Array.isArray(changes)) throw new Error('A record of the view was told to change like a list.');
  return followedFields(was, changes);
}

function followedFields(was: Fields, changes: Changes): Fields {
  const names = Object.keys(was);
  const is: Record<string, unknown> = { ...was };
  for (let at = 0; at < changes.length; at += 2) {
    const name = names[Number(changes[at])];
    if (name === undefined) throw new Error(`The view has no field ${changes[at]} that could change.`);
    is[name] = followed(was[name], changes[at + 1]);
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
