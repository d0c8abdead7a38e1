/**
 * How a view changes with what its viewer hears. Every event is one sentence of the log; what it leaves behind on the
 * table is told once at the end of what somebody did, as the difference between two views. What everybody sees is in
 * the open part, what a single viewer sees otherwise is in their own.
 */
import { REVIEWER, SPECTATOR, type Viewer } from '@airlock/kernel';
import type { Changes, OutsiderEvent, OutsiderTable } from './events.ts';
import type { State } from './state.ts';
import { type View, view } from './view.ts';

export function follow(seen: View, event: OutsiderEvent): void {
  if (event.type !== 'tableChanged') return;
  patch(seen, event.open);
  if (event.own) patch(seen, event.own);
}

function patch(seen: View, { set, add }: Changes): void {
  const fields = seen as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(set)) fields[name] = copyOf(value);
  for (const [name, items] of Object.entries(add)) (fields[name] as unknown[]).push(...items.map(copyOf));
}

/** Views never share lists with events, which others read too. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, copyOf(below)]));
}

/** What is not the same for everybody; all other fields of a view are open. */
const OWN_FIELDS: ReadonlySet<string> = new Set<keyof View>([
  'loyalties',
  'hands',
  'piles',
  'supply',
  'entropy',
  'hold',
  'aside',
  'looked',
  'picked',
  'secret',
  'lastLeft',
  'lastTook',
  'crisisDeck',
  'lookedCrises',
  'assigned',
  'memos',
  'claimTruth',
]);

/** Does something and tells at its end how the table has changed for everybody. */
export function tellingChanges(state: State, table: OutsiderTable, act: () => void): void {
  const { tell } = table;
  if (!tell) {
    act();
    return;
  }
  const viewers: Viewer[] = [SPECTATOR, REVIEWER, ...state.survival.keys()];
  const before = viewers.map((viewer) => view(state, viewer));
  act();
  const after = viewers.map((viewer) => view(state, viewer));
  const open = changesBetween(before[0] as View, after[0] as View, (name) => !OWN_FIELDS.has(name));
  const own: { [viewer: number]: Changes } = {};
  for (const [index, viewer] of viewers.entries()) {
    const isOwn = (name: string): boolean => OWN_FIELDS.has(name);
    own[viewer] = changesBetween(before[index] as View, after[index] as View, isOwn);
  }
  tell({ type: 'tableChanged', rule: 'OUT-106', open, own });
}

type Fields = Readonly<Record<string, unknown>>;

function changesBetween(before: View, after: View, concerns: (name: string) => boolean): Changes {
  const set: Record<string, unknown> = {};
  const add: Record<string, readonly unknown[]> = {};
  for (const name of Object.keys(after).filter(concerns)) {
    const [was, is] = [(before as unknown as Fields)[name], (after as unknown as Fields)[name]];
    if (isSame(was, is)) continue;
    const more = addedTo(was, is);
    if (more) add[name] = more;
    else set[name] = is;
  }
  return { set, add };
}

/** What a list has more at its end than an earlier one; nothing where it differs otherwise. */
function addedTo(was: unknown, is: unknown): unknown[] | null {
  if (!Array.isArray(was) || !Array.isArray(is) || was.length === 0 || was.length >= is.length) return null;
  return was.every((item, index) => isSame(item, is[index])) ? is.slice(was.length) : null;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => isSame((one as Fields)[name], (other as Fields)[name]))
  );
}
