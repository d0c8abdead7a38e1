/** Puts together what a game's page reads and calls: the same desk for a live table and for a review. */
import type { Action, AnyGame, SeenEvent, Viewer } from '@airlock/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type {
  Desk,
  Finished,
  Layout,
  Mode,
  Moment,
  Refused,
  RunningClock,
  SeatedPlayer,
  Why,
} from '../games/contract.ts';
import { motion } from '../settings.ts';
import { playSound } from '../sound/player.ts';
import type { Showing } from './showing.ts';
import { think } from './thinking.ts';
import { withoutLast } from './unfold.ts';

/** Where the match comes from. */
export interface DeskSource {
  readonly game: AnyGame;
  readonly mode: Mode;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly seats: ReadonlySignal<readonly SeatedPlayer[]>;
  readonly view: ReadonlySignal<unknown>;
  readonly sequence: ReadonlySignal<number>;
  readonly moments: ReadonlySignal<readonly Moment[]>;
  readonly questions: ReadonlySignal<number>;
  readonly undoable: ReadonlySignal<boolean>;
  readonly sending: ReadonlySignal<boolean>;
  readonly sealed: ReadonlySignal<Action | null>;
  /** False while nothing that is done would arrive. */
  readonly online: ReadonlySignal<boolean>;
  readonly showing: Showing<unknown, SeenEvent>;
  readonly due: ReadonlySignal<number | null>;
  readonly clock?: ReadonlySignal<RunningClock | null>;
  readonly matchNow: () => number;
  readonly finished: (() => Finished<unknown, SeenEvent>) | null;
  send(action: Action): void;
  undo(): void;
}

/** What the frame does for the page. */
export interface DeskFrame {
  readonly layout: ReadonlySignal<Layout>;
  openSheet(id: string): void;
  closeSheet(id: string): void;
  why(about: Why, beside: Element): void;
}

/** How long the lamp stands on stop, unless an input comes first. */
const REFUSAL_LASTS = 6_000;
const NO_ACTIONS: readonly Action[] = [];
const NO_CLOCK = signal<RunningClock | null>(null);

export function makeDesk(source: DeskSource, frame: DeskFrame): Desk {
  const { game, mode, viewer, view, seats, sending, showing } = source;
  const thought = computed(() => think(game, view.value, viewer.value));
  const mySeat = computed(() => (viewer.value >= 0 ? viewer.value : null));
  const mayAct = computed(
    () => mode === 'play' && mySeat.value !== null && !sending.value && source.online.value,
  );
  const refused = signal<Refused | null>(null);
  let forgiving: ReturnType<typeof setTimeout> | undefined;

  function refuse(one: Refused): void {
    clearTimeout(forgiving);
    refused.value = one;
    playSound('refused');
    forgiving = setTimeout(forgive, REFUSAL_LASTS);
  }

  function forgive(): void {
    clearTimeout(forgiving);
    refused.value = null;
  }

  return {
    game,
    mode,
    layout: frame.layout,
    motion,
    viewer,
    mySeat,
    seats,
    naming: computed(() => ({ names: seats.value.map(({ name }) => name), reader: viewer.value })),
    shown: showing.shown,
    view,
    playing: showing.playing,
    held: showing.held,
    sequence: source.sequence,
    // In a race what is true is drawn at once.
    moments: game.realTime
      ? source.moments
      : computed(() => withoutLast(source.moments.value, showing.behind.value)),
    questions: source.questions,
    waitedFor: computed(() => thought.value.waitedFor),
    actions: computed(() => (mayAct.value ? thought.value.actions : NO_ACTIONS)),
    asides: computed(() => (mayAct.value ? thought.value.asides : NO_ACTIONS)),
    undoable: source.undoable,
    sending,
    sealed: source.sealed,
    refused,
    outcome: computed(() => thought.value.outcome),
    due: source.due,
    clock: source.clock ?? NO_CLOCK,
    online: source.online,
    matchNow: source.matchNow,
    finished: source.finished,

    act(action, about = {}) {
      showing.settle();
      if (!mayAct.peek()) return;
      const refusal = thought.peek().refusalOf(action);
      if (refusal) return refuse({ ...refusal, ...about });
      forgive();
      source.send(action);
    },
    undo() {
      showing.settle();
      if (source.undoable.peek() && !sending.peek()) source.undo();
    },
    refuse,
    forgive,
    refusalOf: (action) => thought.value.refusalOf(action),
    settle: () => showing.settle(),
    goOn: () => showing.goOn(),
    openSheet: frame.openSheet,
    closeSheet: frame.closeSheet,
    why: frame.why,
    sound: playSound,
  };
}
