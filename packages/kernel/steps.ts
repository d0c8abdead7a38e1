/**
 * What happened, step by step: every event with what it changed in the views of those who look on. The rules know nothing of
 * it; whenever they tell something, the views are looked at and compared with what was seen before. So changes come from a
 * viewer's own views alone, and tell nothing that these do not.
 */
import type { Action } from './actions.ts';
import { type Changes, follow } from './changes.ts';
import { type Context, eventFor, type Game, type SeenEvent, type ToldEvent } from './game.ts';
import { Onlookers, type Steps } from './onlookers.ts';
import type { Random } from './random.ts';
import type { Seat, Viewer } from './seats.ts';

export interface Stepped<Event extends SeenEvent> {
  readonly events: readonly ToldEvent<Event>[];
  readonly stillAsked: boolean;
  readonly steps: ReadonlyMap<Viewer, Steps>;
}

/** Does a legal action, and says for some viewers how their views changed on the way. */
export function applyInSteps<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  state: State,
  { seat, action, at }: { readonly seat: Seat; readonly action: Action; readonly at: number },
  random: Random,
  viewers: Iterable<Viewer>,
): Stepped<Event> {
  const onlookers = new Onlookers(game, state, viewers);
  const events: ToldEvent<Event>[] = [];
  const context: Context<Event> = {
    random,
    now: at,
    tell(event) {
      events.push(event);
      onlookers.hear(event);
    },
    mark: () => onlookers.mark(),
  };
  const stillAsked = game.apply(state, seat, action, context);
  return { events, stillAsked, steps: onlookers.steps() };
}

/** What one event changed, as it arrives: changes of the view, or those of each of its parts (`Context.mark`). */
export type StepChanges = Changes | { readonly parts: readonly (Changes | null)[] };

/** One entry of a log as somebody heard it: events with what they changed, and what changed besides. */
interface HeardEntry {
  readonly events?: readonly object[] | undefined;
  readonly changes?: unknown;
}

/** The view after one log entry, from the view before it and what was heard. */
export function followEntry<View>(view: View, { events = [], changes }: HeardEntry): View {
  let after = view;
  for (const event of events) {
    const { changes: change }: { readonly changes?: unknown } = event;
    after = viewsAfter(after, change).at(-1) ?? after;
  }
  return follow(after, changes as Changes | undefined);
}

/** The views after each part of one event, at least one. */
export function viewsAfter<View>(view: View, changes: unknown): View[] {
  const step = changes as StepChanges | null | undefined;
  if (!step || !('parts' in step)) return [follow(view, step)];
  let after = view;
  return step.parts.map((part) => {
    after = follow(after, part);
    return after;
  });
}

/** One log entry as a viewer hears it, who looked on when it was played. */
export function heardEntry<Event extends SeenEvent>(
  {
    events,
    steps,
  }: { readonly events: readonly ToldEvent<Event>[]; readonly steps: ReadonlyMap<Viewer, Steps> },
  viewer: Viewer,
): {
  readonly events: readonly (Event & { readonly changes?: StepChanges })[];
  readonly changes?: Changes;
} {
  const mine = steps.get(viewer);
  if (!mine) throw new Error(`Viewer ${viewer} did not look on.`);
  const heard = events.map((event, index) => {
    const text = mine.texts[index] ?? '';
    return text === ''
      ? eventFor(event, viewer)
      : { ...eventFor(event, viewer), changes: JSON.parse(text) as StepChanges };
  });
  return mine.untold === ''
    ? { events: heard }
    : { events: heard, changes: JSON.parse(mine.untold) as Changes };
}
