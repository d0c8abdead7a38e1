/**
 * What happened, step by step: every event with what it changed in the views of those who look on. The rules know nothing of
 * it; the state is copied whenever they tell something, and the views of the copies are compared afterwards. So changes come from
 * a viewer's own views alone, and tell nothing that these do not.
 */
import type { Action } from './actions.ts';
import { follow, type ViewChanges, viewChanges } from './changes.ts';
import type { Flowing } from './flow.ts';
import { type Context, eventFor, type Game, type SeenEvent, type ToldEvent } from './game.ts';
import type { Random } from './random.ts';
import { itemAt } from './rows.ts';
import type { Seat, Viewer } from './seats.ts';

/**
 * What one event changed in one view: `null` where that is nothing, and a list where the event was told in parts
 * (`Context.mark`) which this viewer knows.
 */
export type StepChanges = ViewChanges | readonly (ViewChanges | null)[] | null;

/** How the view of one viewer became the next, event by event. The last step leads to the view when all is done. */
export interface Steps {
  /** What changed for everybody alike; the same list for all viewers. Empty where views are compared as wholes. */
  readonly shared: Series;
  /** What changed for this viewer besides. */
  readonly own: readonly StepChanges[];
}

type Series = readonly (ViewChanges | null)[];

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
  const stills = new Stills(game, state);
  const events: ToldEvent<Event>[] = [];
  const context: Context<Event> = {
    random,
    now: at,
    tell(event) {
      events.push(event);
      stills.told(state, event.quiet ?? false);
    },
    mark: () => stills.take(state),
  };
  const stillAsked = game.apply(state, seat, action, context);
  return { events, stillAsked, steps: stills.steps(state, events, viewers) };
}

/** The state as it was before something, between its parts and afterwards. */
class Stills<State, View, Event extends SeenEvent> {
  private readonly game: Game<State, View, Event>;
  /** The first is that before all. */
  private readonly states: State[];
  /** Where the stills of each event end. */
  private readonly ends: number[] = [];
  private hasParts = false;

  constructor(game: Game<State, View, Event>, state: State) {
    this.game = game;
    this.states = [game.clone(state)];
  }

  told(state: State, isQuiet: boolean): void {
    const last = this.ends.at(-1);
    if (isQuiet && last !== undefined && last === this.states.length - 1) {
      this.ends.push(last);
      return;
    }
    const taken = (last ?? 0) + 1;
    if (this.states.length > taken) this.hasParts = true;
    this.take(state);
    this.ends.push(this.states.length - 1);
  }

  /** While the rules run, everybody still looks at the question that was asked before. */
  take(state: State): void {
    const still = this.game.clone(state);
    const [before] = this.states;
    if (this.game.flows && before !== undefined) keepStacks(this.game.flows(before), this.game.flows(still));
    this.states.push(still);
  }

  steps(
    state: State,
    events: readonly ToldEvent<Event>[],
    viewers: Iterable<Viewer>,
  ): ReadonlyMap<Viewer, Steps> {
    const { states, ends } = this;
    // What happens after the last event was told is shown with it.
    if (ends.length > 0) states[states.length - 1] = state;
    else states.push(state);
    const whole = ends.length > 0 ? ends : [states.length - 1];
    const { halves } = this.game;
    const shared = halves && !this.hasParts ? inTurn(states, whole, halves.open) : NOTHING_SHARED;
    const steps = new Map<Viewer, Steps>();
    for (const viewer of viewers) {
      if (steps.has(viewer)) continue;
      const own =
        halves && !this.hasParts
          ? inTurn(states, whole, (still) => halves.own(still, viewer))
          : this.changesFor(viewer, whole, events);
      steps.set(viewer, { shared, own });
    }
    return steps;
  }

  /** The number of parts is known to those alone who have a part in the event. */
  private changesFor(
    viewer: Viewer,
    points: readonly number[],
    events: readonly ToldEvent<Event>[],
  ): StepChanges[] {
    const { game, states } = this;
    const { parts, ends } = partsFor(viewer, points, events);
    const changes = inTurn(states, parts, (still) => game.view(still, viewer));
    let from = 0;
    return ends.map((end) => {
      const mine = changes.slice(from, end);
      from = end;
      return mine.length > 1 ? mine : (mine[0] ?? null);
    });
  }
}

const NOTHING_SHARED: Series = [];

/** What one event changed in the view of its viewer, or where nothing was told, what changed at all. */
function stepAt({ shared, own }: Steps, index: number): StepChanges {
  const all = shared[index] ?? null;
  const mine = own[index] ?? null;
  return all && mine ? { ...all, ...mine } : (all ?? mine);
}

/** The points at which a viewer's view is looked at, and where those of each event end among them. */
function partsFor(
  viewer: Viewer,
  points: readonly number[],
  events: readonly ToldEvent<SeenEvent>[],
): { readonly parts: readonly number[]; readonly ends: readonly number[] } {
  const parts: number[] = [];
  const ends: number[] = [];
  let last = 0;
  for (const [index, point] of points.entries()) {
    const knowsParts = events[index]?.own?.[viewer] !== undefined;
    // The last still of an event stands for it as a whole, and is that of its last part as well.
    if (knowsParts) for (let part = last + 1; part < point - 1; part++) parts.push(part);
    parts.push(point);
    ends.push(parts.length);
    last = point;
  }
  return { parts, ends };
}

/** Compares what is seen at each point with what was seen at the point before. */
function inTurn<State>(
  states: readonly State[],
  points: readonly number[],
  look: (state: State) => unknown,
): Series {
  let was = look(itemAt(states, 0)) as object;
  let last = 0;
  return points.map((point) => {
    if (point === last) return null;
    last = point;
    const is = look(itemAt(states, point)) as object;
    const changes = viewChanges(was, is);
    was = is;
    return changes;
  });
}

function keepStacks(before: readonly Flowing[], now: readonly Flowing[]): void {
  for (const [index, flowing] of now.entries()) flowing.stack = before[index]?.stack ?? flowing.stack;
}

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
  return follow(after, changes as ViewChanges | undefined);
}

/** The views after each part of one event, at least one. */
export function viewsAfter<View>(view: View, changes: unknown): View[] {
  if (!Array.isArray(changes)) return [follow(view, changes as ViewChanges | undefined)];
  let after = view;
  return changes.map((part: ViewChanges | null) => {
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
  readonly changes?: ViewChanges;
} {
  const mine = steps.get(viewer);
  if (!mine) throw new Error(`Viewer ${viewer} did not look on.`);
  const heard = events.map((event, index) => {
    const changes = stepAt(mine, index);
    return changes ? { ...eventFor(event, viewer), changes } : eventFor(event, viewer);
  });
  const untold = events.length === 0 ? stepAt(mine, 0) : null;
  return untold ? { events: heard, changes: untold as ViewChanges } : { events: heard };
}
