/**
 * A view as a list of parts, each of which says by itself what is seen of it. What is open to everybody is then looked at once
 * for all who look on, what is not only where the state changed that it is made of, and no view has to be put together only
 * to find that it is the same as before.
 *
 * A part may give a list of the state as it is: whoever keeps it copies it, with the lists in it. Records are kept as they are, so
 * a part that makes a record puts copies of lists into it.
 */
import { missing } from './rows.ts';
import type { Viewer } from './seats.ts';

/** A part that is the same for everybody. */
type OpenLook<State> = (state: State) => unknown;

/** A part that depends on who looks. */
interface OwnLook<State> {
  readonly look: (state: State, viewer: Viewer) => unknown;
  /** The sources that it is made of, all of them, as bits: where they are the same, so is the part. */
  readonly from: number;
}

/** What own parts are made of: a field of the state, or what is worked out from several. */
type Source<State> = keyof State | OpenLook<State>;

/** All parts in the order they have in the view, where they stand behind the viewer. */
export interface Looks<State = unknown> {
  readonly open: readonly OpenLook<State>[];
  readonly own: readonly OwnLook<State>[];
  /** Everything that own parts are made of. */
  readonly sources: readonly OpenLook<State>[];
}

/** The parts by their names in the view. */
interface ViewParts<State, View, Own extends keyof View> {
  readonly open: { readonly [Part in Exclude<keyof View, Own | 'viewer'>]: (state: State) => View[Part] };
  readonly own: {
    readonly [Part in Own]: readonly [
      from: readonly Source<State>[],
      look: (state: State, viewer: Viewer) => View[Part],
    ];
  };
}

/** What a game needs to be seen: views of these parts, and the parts one by one. */
export function seenInParts<State, View extends { readonly viewer: Viewer }, Own extends keyof View>(
  parts: ViewParts<State, View, Own>,
): { readonly view: (state: State, viewer: Viewer) => View; readonly looks: Looks<State> } {
  const open = Object.entries<OpenLook<State>>(parts.open);
  const own = Object.entries<readonly [readonly Source<State>[], OwnLook<State>['look']]>(parts.own);
  const sources = [...new Set(own.flatMap(([, [from]]) => from))];
  const names = [...open, ...own].map(([name]) => name);
  const lookers = [...open.map(([, look]) => look), ...own.map(([, [, look]]) => look)];
  /** Has all names already: to add one after the other takes several times as long. */
  const blank: Readonly<Record<string, unknown>> = Object.fromEntries(
    ['viewer', ...names].map((name) => [name, null]),
  );
  return {
    view(state, viewer) {
      const view: Record<string, unknown> = { ...blank, viewer };
      for (let part = 0; part < names.length; part++) {
        const seen = (lookers[part] ?? missing())(state, viewer);
        view[names[part] ?? missing()] = typeof seen === 'object' ? copied(seen) : seen;
      }
      return view as View;
    },
    looks: {
      open: open.map(([, look]) => look),
      own: own.map(([, [from, look]]) => ({
        look,
        from: from.reduce((bits, source) => bits | (1 << sources.indexOf(source)), 0),
      })),
      sources: sources.map((source) => (typeof source === 'function' ? source : (state) => state[source])),
    },
  };
}

/** A list with lists of its own, all the way down. Where its first item is none, it holds none. */
export function copied<Value>(value: Value): Value;
export function copied(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return typeof value[0] === 'object' ? value.map(copied) : value.slice();
}
