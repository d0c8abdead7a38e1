/** One table as its page draws it: the race as it stands on this screen, the ghost, and the cards to pick up. */
import { type Action, present, type Seat } from '@airlock/kernel';
import {
  type Card,
  cardOf,
  flipAction,
  MOST_LISTED,
  markAction,
  mayHint,
  NO_CARD,
  type OmegaEvent,
  type Placement,
  pickUpAction,
  type SeatView,
  type State,
  type View,
  xOf,
  yOf,
} from '@airlock/omega-virus';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { isCompact } from '../../frame/layout.ts';
import type { LessonAt } from '../../kit/lesson.ts';
import type { Desk, Door } from '../contract.ts';
import { doorOf } from './door/door.ts';
import { covered } from './moves/covered.ts';
import { type Ghost, ghostAt, placing, type Spot } from './moves/ghost.ts';
import { type Hint, nextHint, wantedHint } from './moves/hint.ts';
import { boundsOf } from './moves/picture.ts';
import { inReach } from './moves/reach.ts';
import { restAfterChange } from './moves/rest.ts';
import { momentFor } from './predict.ts';
import { ROUNDS_SHEET } from './sheets/names.ts';

export type OmegaDesk = Desk<State, View, OmegaEvent>;

export interface Model {
  readonly desk: OmegaDesk;
  readonly view: ReadonlySignal<View>;
  /** The reader's seat while they play; `null` for those who watch. */
  readonly me: ReadonlySignal<Seat | null>;
  /** Whose plan fills the table. */
  readonly near: ReadonlySignal<Seat>;
  readonly bench: ReadonlySignal<SeatView>;
  /** Whoever watches a race with covered plans sees neither of them. */
  readonly isCovered: ReadonlySignal<boolean>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  /** Where the mouse points, until keys or fingers are used instead. */
  readonly pointing: ReadonlySignal<Place | null>;
  /** Cards chosen to be picked up, in order; `null` while cards are placed. */
  readonly picking: ReadonlySignal<readonly Card[] | null>;
  /** While picking up: the cards at the place tapped last, the top one first. */
  readonly stack: ReadonlySignal<readonly Card[]>;
  /** The card that the arrow keys point at while picking up. */
  readonly pointed: ReadonlySignal<Card | null>;
  /** What is pointed out on the board. */
  readonly hint: ReadonlySignal<Hint | null>;
  /** Where one is in the lesson; nothing at other tables. */
  readonly lesson: LessonAt | null;
  /** Match time at which the reader's own connection was lost; `null` while there is one. */
  readonly offlineSince: ReadonlySignal<number | null>;
  readonly compact: ReadonlySignal<boolean>;
  /** Finds the place of the grid under a point of the window; the board on the page answers. */
  readonly board: { at(x: number, y: number): { readonly x: number; readonly y: number } | null };
  readonly door: ReadonlySignal<Door>;
  moveGhost(x: number, y: number): void;
  /** The mouse points at this place of the grid, or has left it: the next card turns up under it. */
  hover(at: Place | null): void;
  /** An arrow key: moves the ghost, or the pointer while picking up. */
  nudge(dx: number, dy: number): void;
  turn(by: number): void;
  /** Whether the card in hand was laid. */
  place(): boolean;
  startPicking(): void;
  /** Chooses the top card at a place, or the next one under it that is not chosen yet. */
  pickAt(x: number, y: number): void;
  togglePointed(): void;
  toggle(card: Card): void;
  /** The top card at a place, where it may be picked up at once. */
  liftableAt(x: number, y: number): Card | null;
  /** Picks it up; false where none lies. */
  liftAt(x: number, y: number): boolean;
  /** In practice: the next hint for what lies there now. */
  askHint(): void;
  back(): void;
}

/** A place of the grid. */
interface Place {
  readonly x: number;
  readonly y: number;
}

const NO_STACK: readonly Card[] = [];

/** Cards of a plan that cover a square, the top one first. */
const cardsAt = (plan: readonly Placement[], x: number, y: number): Card[] =>
  plan
    .filter((one) => x - xOf(one) >= 0 && x - xOf(one) <= 1 && y - yOf(one) >= 0 && y - yOf(one) <= 1)
    .map(cardOf)
    .reverse();

/** Beside the last card, on free squares within the plan where there are any: nothing crosses the edge of a phone. */
function besideLast(plan: readonly Placement[]): Place {
  const last = plan.at(-1);
  if (last === undefined) return { x: 0, y: 0 };
  const { left, right, top, bottom } = boundsOf(plan);
  const [x, y] = [xOf(last), yOf(last)];
  const onRight = { x: x + 2, y };
  const isFree = (at: Place): boolean =>
    plan.every((one) => Math.abs(xOf(one) - at.x) >= 2 || Math.abs(yOf(one) - at.y) >= 2);
  const isInside = (at: Place): boolean =>
    at.x >= left && at.x + 2 <= right && at.y >= top && at.y + 2 <= bottom;
  const places = [onRight, { x, y: y + 2 }, { x: x - 2, y }, { x, y: y - 2 }];
  return places.find((at) => isInside(at) && isFree(at)) ?? onRight;
}

export function openModel(desk: OmegaDesk, lesson: LessonAt | null = null): Model {
  const offlineSince = computed(() => (desk.online.value ? null : desk.matchNow()));
  const view = computed(() => {
    if (desk.mode !== 'play') return desk.shown.value;
    return offlineSince.value === null ? desk.view.value : covered(desk.view.value, offlineSince.value);
  });
  const me = computed(() => (desk.mode === 'play' ? desk.mySeat.value : null));
  const near = computed(() => desk.mySeat.value ?? 0);
  const bench = computed(() => present(view.value.seats[near.value]));
  const isCovered = computed(() => bench.value.plan === null && !view.value.hidden);
  const spot = signal<Spot & { readonly for: Card }>({ x: 0, y: 0, turn: 0, for: NO_CARD });
  const picked = signal<{ readonly round: number; readonly cards: readonly Card[] } | null>(null);
  const pointer = signal(0);

  const isLive = computed(() => me.value !== null && view.value.phase === 'LIVE');
  const hand = computed(() => (isLive.value ? (bench.value.hand ?? NO_CARD) : NO_CARD));

  const pointing = signal<Place | null>(null);
  /** A new card lies unturned under the mouse, or else to the right of the last one. */
  const spotNow = computed<Spot>(() => {
    if (spot.value.for === hand.value) return spot.value;
    if (pointing.value) return { ...pointing.value, turn: 0 };
    return { ...besideLast(bench.value.plan ?? []), turn: 0 };
  });
  /** Cards that were picked up or covered by the next round are no longer chosen. */
  const picking = computed<readonly Card[] | null>(() => {
    const { value } = picked;
    if (!value || !isLive.value || value.round !== view.value.round) return null;
    const laid = bench.value.plan?.map(cardOf) ?? [];
    return value.cards.filter((card) => laid.includes(card));
  });
  const ghost = computed(() =>
    hand.value === NO_CARD || picking.value ? null : ghostAt(view.value, hand.value, spotNow.value),
  );
  const tapped = signal<{ readonly x: number; readonly y: number } | null>(null);
  const stack = computed(() =>
    picking.value && tapped.value
      ? cardsAt(bench.value.plan ?? [], tapped.value.x, tapped.value.y)
      : NO_STACK,
  );
  const pointed = computed(() => {
    const plan = bench.value.plan ?? [];
    if (!picking.value || plan.length === 0) return null;
    return cardOf(present(plan[((pointer.value % plan.length) + plan.length) % plan.length]));
  });

  /** A hint holds as long as plan and hand are what they were. */
  const asked = signal<{ readonly about: SeatView; readonly hint: Hint | null } | null>(null);
  const hint = computed(() => {
    const step = lesson?.value?.step;
    if (step) return wantedHint(desk.game.codec.read(step.action) as Action);
    return isLive.value && asked.value?.about === bench.value ? asked.value.hint : null;
  });

  const hintOffered = computed(() => {
    if (!isCompact(desk.layout.value) || !mayHint(view.value) || lesson?.value) return null;
    return hint.value === null || hint.value.kind === 'squares' ? 'more' : 'none';
  });
  const rest = restAfterChange(computed(() => view.value.phase));

  const choose = (cards: readonly Card[] | null): void => {
    desk.forgive();
    picked.value = cards && { round: view.peek().round, cards };
  };
  const toggle = (card: Card): void => {
    const cards = picking.peek() ?? [];
    desk.sound('pick');
    choose(cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card]);
  };
  const put = (change: Partial<Spot>): void => {
    if (hand.peek() === NO_CARD) return;
    spot.value = { ...spotNow.peek(), ...change, for: hand.peek() };
  };
  const act = (action: Action, place?: string): void => desk.act(action, place ? { place } : {});

  function place(): boolean {
    const now = ghost.peek();
    if (!now) return false;
    if (now.legal) desk.sound('place');
    act(placing(view.peek(), now), 'ghost');
    return now.legal;
  }

  /** An action names six cards at the most; those before them are marked first. */
  function pickUp(): void {
    let cards = picking.peek() ?? [];
    if (cards.length === 0) return;
    desk.sound('lock-slide');
    for (; cards.length > MOST_LISTED; cards = cards.slice(MOST_LISTED)) {
      act(markAction(cards.slice(0, MOST_LISTED)));
    }
    act(pickUpAction(cards, momentFor(view.peek())));
    if (desk.refused.peek() === null) choose(null);
  }

  const model: Omit<Model, 'door'> = {
    desk,
    view,
    me,
    near,
    bench,
    isCovered,
    ghost,
    pointing,
    picking,
    stack,
    pointed,
    hint,
    lesson,
    offlineSince,
    compact: computed(() => isCompact(desk.layout.value)),
    board: { at: () => null },
    moveGhost(x, y) {
      pointing.value = null;
      put({ x, y });
    },
    hover(at) {
      pointing.value = at;
      if (at) put(at);
    },
    nudge(dx, dy) {
      const { x, y, turn } = spotNow.peek();
      put({ x, y, turn });
      pointing.value = null;
      if (picking.peek()) pointer.value += dx + dy;
      else put(inReach(boundsOf(bench.peek().plan ?? []), { x: x + dx, y: y + dy }));
    },
    turn: (by) => put({ turn: (spotNow.peek().turn + by + 4) % 4 }),
    place,
    startPicking() {
      tapped.value = null;
      choose([]);
    },
    toggle,
    liftableAt(x, y) {
      const [top] = cardsAt(bench.peek().plan ?? [], x, y);
      return top === undefined || !isLive.peek() || picking.peek() ? null : top;
    },
    liftAt(x, y) {
      const top = model.liftableAt(x, y);
      if (top === null) return false;
      desk.sound('lock-slide');
      act(pickUpAction([top], momentFor(view.peek())));
      return true;
    },
    pickAt(x, y) {
      tapped.value = { x, y };
      const cards = cardsAt(bench.peek().plan ?? [], x, y);
      const chosen = picking.peek() ?? [];
      const next = cards.find((card) => !chosen.includes(card)) ?? cards[0];
      if (next !== undefined) toggle(next);
    },
    togglePointed() {
      const card = pointed.peek();
      if (card !== null) toggle(card);
    },
    askHint() {
      const heard = desk.moments.peek().flatMap(({ events }) => events);
      asked.value = { about: bench.peek(), hint: nextHint(view.peek(), heard, hint.peek()) };
    },
    back: () => choose(null),
  };

  const door = computed(() =>
    doorOf({
      view: view.value,
      mode: desk.mode,
      me: me.value,
      naming: desk.naming.value,
      ghost: ghost.value,
      picking: picking.value,
      compact: model.compact.value,
      resting: rest.value,
      hint: hintOffered.value,
      actions: desk.actions.value,
      asides: desk.asides.value,
      deeds: {
        act,
        turn: () => model.turn(1),
        hint: () => model.askHint(),
        place,
        flip: () => act(flipAction(momentFor(view.peek()))),
        startPicking: model.startPicking,
        pickUp,
        back: model.back,
        showRounds: () => desk.openSheet(ROUNDS_SHEET),
      },
    }),
  );
  return { ...model, door };
}
