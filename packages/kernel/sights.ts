/** What is seen of a state by those who look on, and what has changed in it since the step before. */
import { changeText, isSame } from './changes.ts';
import type { Game, SeenEvent } from './game.ts';
import { filled, itemAt } from './rows.ts';
import type { Viewer } from './seats.ts';
import { copied, type Looks } from './viewParts.ts';

export interface Sights<State> {
  look(state: State): void;
  /** Some see what happened in between, before the next look; for them it belongs to the same step. */
  lookCloser(stills: readonly State[], isClose: (viewer: Viewer) => boolean): void;
  /** Ends a step, and says what each saw change in it, as JSON; empty for nothing. */
  close(say: (viewer: Viewer, changes: string) => void): void;
}

export function sightsOf<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  before: State,
  viewers: Iterable<Viewer>,
): Sights<State> {
  return game.looks
    ? new SightsOfParts(game.looks, before, viewers)
    : new SightsOfViews((state, viewer) => game.view(state, viewer) as object, before, viewers);
}

/** Fields that change: what was last seen of each, and what became of those that changed in this step. */
class Changing {
  readonly known: unknown[];
  /** The number that the first of them has in the view. */
  private readonly first: number;
  private changed: Change[] = NONE;

  constructor(first: number, known: unknown[]) {
    this.first = first;
    this.known = known;
  }

  see(field: number, is: unknown): void {
    const last = this.known[field];
    const text = changeText(last, is);
    if (text === '') return;
    this.known[field] = copied(is);
    if (this.changed === NONE) this.changed = [{ field, was: last, text }];
    else {
      const change = this.changed.find((one) => one.field === field);
      if (change) change.text = changeText(change.was, is);
      else this.changed.push({ field, was: last, text });
    }
  }

  /** All changes in this step, as the inside of a list. Another step begins. */
  text(): string {
    const { changed, first } = this;
    if (changed === NONE) return '';
    this.changed = NONE;
    let all = '';
    for (const { field, text } of changed) {
      // What changed and changed back did not change.
      if (text !== '') all += `${all === '' ? '' : ','}${first + field},${text}`;
    }
    return all;
  }
}

interface Change {
  readonly field: number;
  /** What was seen before this step. */
  readonly was: unknown;
  text: string;
}

const NONE: Change[] = [];

/** Views as wholes. */
class SightsOfViews<State> implements Sights<State> {
  private readonly view: (state: State, viewer: Viewer) => object;
  private readonly views = new Map<Viewer, Changing>();
  /** What those saw change who look closer, part by part. */
  private readonly parts = new Map<Viewer, string[]>();

  constructor(view: (state: State, viewer: Viewer) => object, before: State, viewers: Iterable<Viewer>) {
    this.view = view;
    for (const viewer of viewers)
      this.views.set(viewer, new Changing(0, Object.values(view(before, viewer))));
  }

  look(state: State): void {
    for (const [viewer, seen] of this.views) this.see(state, viewer, seen);
  }

  lookCloser(stills: readonly State[], isClose: (viewer: Viewer) => boolean): void {
    if (stills.length === 0) return;
    for (const [viewer, seen] of this.views) {
      if (!isClose(viewer)) continue;
      const parts = stills.map((still) => {
        this.see(still, viewer, seen);
        return partText(seen);
      });
      this.parts.set(viewer, parts);
    }
  }

  close(say: (viewer: Viewer, changes: string) => void): void {
    for (const [viewer, seen] of this.views) {
      const parts = this.parts.get(viewer);
      say(viewer, parts ? `{"parts":[${parts.join()},${partText(seen)}]}` : listText(seen.text(), ''));
    }
    this.parts.clear();
  }

  private see(state: State, viewer: Viewer, seen: Changing): void {
    const fields = Object.values(this.view(state, viewer));
    for (let field = 0; field < fields.length; field++) seen.see(field, fields[field]);
  }
}

/** Parts of views one by one. */
class SightsOfParts<State> implements Sights<State> {
  private readonly looks: Looks<State>;
  private readonly before: State;
  private readonly open: Changing;
  /** What own parts are made of, as it was last seen. */
  private readonly sources: unknown[] = [];
  private readonly lookers: { readonly viewer: Viewer; readonly own: Changing }[] = [];

  constructor(looks: Looks<State>, before: State, viewers: Iterable<Viewer>) {
    this.looks = looks;
    this.before = before;
    const known: unknown[] = [];
    for (const look of looks.open) known.push(look(before));
    // The viewer stands before all parts.
    this.open = new Changing(1, known);
    for (const source of looks.sources) this.sources.push(source(before));
    for (const viewer of viewers)
      this.lookers.push({
        viewer,
        own: new Changing(1 + looks.open.length, filled(looks.own.length, UNSEEN)),
      });
  }

  look(state: State): void {
    const { open, own } = this.looks;
    const { known } = this.open;
    for (let field = 0; field < open.length; field++) {
      const is = open[field]?.(state);
      if (is !== known[field]) this.open.see(field, is);
    }
    const changed = this.changedSources(state);
    if (changed === 0) return;
    for (let field = 0; field < own.length; field++) {
      if ((itemAt(own, field).from & changed) !== 0) this.lookAtOwn(field, state);
    }
  }

  lookCloser(): void {
    throw new Error('A game that is seen in parts tells no event in parts.');
  }

  close(say: (viewer: Viewer, changes: string) => void): void {
    const shared = this.open.text();
    for (const { viewer, own } of this.lookers) say(viewer, listText(shared, own.text()));
  }

  /** As bits. */
  private changedSources(state: State): number {
    const { sources } = this.looks;
    let changed = 0;
    for (let source = 0; source < sources.length; source++) {
      const is = sources[source]?.(state);
      if (isSame(this.sources[source], is)) continue;
      this.sources[source] = copied(is);
      changed |= 1 << source;
    }
    return changed;
  }

  private lookAtOwn(field: number, state: State): void {
    const { look } = itemAt(this.looks.own, field);
    for (const { viewer, own } of this.lookers) {
      if (own.known[field] === UNSEEN) own.known[field] = look(this.before, viewer);
      own.see(field, look(state, viewer));
    }
  }
}

/** Stands for a part that nobody has looked at yet. */
const UNSEEN = Symbol('unseen');

/** The changes of some fields and those of others as the changes of one record. */
function listText(some: string, others: string): string {
  if (some === '') return others === '' ? '' : `[${others}]`;
  return others === '' ? `[${some}]` : `[${some},${others}]`;
}

/** What one part of an event changed. */
const partText = (seen: Changing): string => listText(seen.text(), '') || 'null';
