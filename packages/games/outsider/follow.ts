/**
 * How a view changes with what its viewer hears. Every event is one sentence of the log; what it leaves behind on the
 * table is told once at the end of what somebody did, as the difference between two views. What everybody sees is in
 * the open part, what a single viewer sees otherwise is in their own.
 */
import { REVIEWER, SPECTATOR } from '@airlock/kernel';
import type { Changes, OutsiderEvent, OutsiderTable } from './events.ts';
import { clone, type State } from './state.ts';
import { OWN_PARTS, sightOf, type View, view } from './view.ts';

export function follow(seen: View, event: OutsiderEvent): void {
  if (event.type !== 'tableChanged') return;
  patch(seen, event.open);
  if (event.own) patch(seen, event.own);
}

function patch(seen: View, { set, add }: Changes): void {
  const fields = seen as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(set)) fields[name] = copyOf(value);
  for (const [name, items] of Object.entries(add)) {
    const list = fields[name];
    if (!Array.isArray(list)) throw new Error(`The view has no list "${name}" to add to.`);
    list.push(...items.map(copyOf));
  }
}

/** Views never share lists with events, which others read too. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, copyOf(below)]));
}

type OwnName = keyof typeof OWN_PARTS;
const OWN_NAMES = Object.keys(OWN_PARTS) as OwnName[];

/** Does something and tells at its end how the table has changed for everybody. */
export function tellingChanges<Done>(state: State, table: OutsiderTable, act: () => Done): Done {
  const { tell } = table;
  if (!tell) return act();
  const before = clone(state);
  const done = act();
  const names = touchedNames(before, state);
  const own: { [viewer: number]: Changes } = {};
  for (const viewer of [SPECTATOR, REVIEWER, ...state.survival.keys()]) {
    const [was, is] = [sightOf(before, viewer), sightOf(state, viewer)];
    own[viewer] = changesIn(
      names,
      (name) => OWN_PARTS[name](before, was),
      (name) => OWN_PARTS[name](state, is),
    );
  }
  tell({ type: 'tableChanged', rule: 'OUT-106', open: openChanges(before, state), own });
  return done;
}

/** Whatever somebody may see otherwise now: where cards moved, or all of it when it changes who may see what. */
function touchedNames(before: State, after: State): readonly OwnName[] {
  const isSeenAlike =
    before.result === after.result &&
    before.stop === after.stop &&
    before.revealed === after.revealed &&
    before.active === after.active &&
    before.assigners === after.assigners;
  return isSeenAlike ? OWN_NAMES.filter((name) => !isSame(before[name], after[name])) : OWN_NAMES;
}

/** Open parts of a view change with those of the state; what no view shows is the same in both views. */
function openChanges(before: State, after: State): Changes {
  const names = (Object.keys(before) as (keyof State)[]).filter(
    (name) => !(name in OWN_PARTS) && !isSame(before[name], after[name]),
  );
  if (names.length === 0) return { set: {}, add: {} };
  const [was, is] = [view(before, SPECTATOR), view(after, SPECTATOR)];
  return changesIn(
    names,
    (name) => (was as unknown as Fields)[name],
    (name) => (is as unknown as Fields)[name],
  );
}

type Fields = Readonly<Record<string, unknown>>;

function changesIn<Name extends string>(
  names: readonly Name[],
  before: (name: Name) => unknown,
  after: (name: Name) => unknown,
): Changes {
  const set: Record<string, unknown> = {};
  const add: Record<string, readonly unknown[]> = {};
  for (const name of names) {
    const [was, is] = [before(name), after(name)];
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
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) if (!isSame(one[index], other[index])) return false;
    return true;
  }
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => isSame((one as Fields)[name], (other as Fields)[name]))
  );
}
