/**
 * What one log entry told, as single steps with the view after each. Some games tell several things as one event, where the number
 * of events would say too much to others. Whoever may know them sees and reads them one by one.
 */
import { type Changes, follow, type SeenEvent, viewsAfter } from '@airlock/kernel';
import type { GamePage, Moment } from '../games/contract.ts';

type Unfolds = Pick<GamePage, 'unfold'>;

export interface Step<View> {
  readonly event: SeenEvent;
  readonly after: View;
  /** After each part of the event but the last one, where it has parts. */
  readonly between: readonly View[];
}

/** One log entry as its reader heard it: events with what they changed, and what changed besides. */
export interface HeardEntry {
  readonly events: readonly HeardEvent[];
  readonly changes?: unknown;
}

type HeardEvent = SeenEvent & { readonly changes?: unknown };

export interface ToldSteps<View> {
  /** What the log and the page know of it. */
  readonly events: readonly SeenEvent[];
  readonly steps: readonly Step<View>[];
  /** The view when all is done. */
  readonly after: View;
}

export function toldSteps<View>(before: View, { events, changes }: HeardEntry): ToldSteps<View> {
  let view = before;
  const steps = events.map(({ changes: change, ...event }): Step<View> => {
    const views = viewsAfter(view, change);
    view = views.at(-1) ?? view;
    return { event, after: view, between: views.slice(0, -1) };
  });
  const after = follow(view, changes as Changes | undefined);
  return { events: steps.map(({ event }) => event), steps, after };
}

const partsOf = (page: Unfolds, event: SeenEvent): readonly SeenEvent[] => page.unfold?.(event) ?? [event];

export function unfoldMoments(page: Unfolds, moments: readonly Moment[]): readonly Moment[] {
  if (!page.unfold) return moments;
  return moments.map((moment) => ({
    ...moment,
    events: moment.events.flatMap((event) => partsOf(page, event)),
  }));
}

/** The same with a step for each part. */
export function unfoldSteps<View>(page: Unfolds, steps: readonly Step<View>[]): readonly Step<View>[] {
  if (!page.unfold) return steps;
  return steps.flatMap(({ event, after, between }) =>
    partsOf(page, event).map((part, index) => ({ event: part, after: between[index] ?? after, between: [] })),
  );
}

/** Moments without their last events: those are known, but not drawn yet. */
export function withoutLast(moments: readonly Moment[], events: number): readonly Moment[] {
  const told = [...moments];
  for (let left = events; left > 0; ) {
    const last = told.pop();
    if (!last) break;
    const kept = Math.max(0, last.events.length - left);
    left -= last.events.length;
    if (kept > 0) told.push({ ...last, events: last.events.slice(0, kept) });
  }
  return told;
}
