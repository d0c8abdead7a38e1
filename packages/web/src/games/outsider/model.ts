/** One table as its page draws it: the position, what is picked, what is on offer, and what pressing does. */
import type { Naming, Seat } from '@airlock/kernel';
import {
  ANCHOR,
  actionOf,
  completeAction,
  type OutsiderEvent,
  SHIELD,
  type State,
  type View,
  WAIT,
} from '@airlock/outsider';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { secondsLeft } from '../../frame/countdown.ts';
import { tableHere } from '../../kit/kept.ts';
import { sceneOf } from '../../kit/scene.ts';
import { keptFor, openPositions } from '../../kit/table.ts';
import type { Desk, Door } from '../contract.ts';
import { whyNot } from '../whyNot.ts';
import { doorOf } from './door/door.ts';
import { loyaltiesHad, loyaltyMomentOf } from './loyalty/moment.ts';
import { sabotageOf } from './moves/deflecting.ts';
import { missedWords } from './moves/missed.ts';
import { idleReason, isIntent, type Offer, offersAbout, offersOf } from './moves/offers.ts';
import { followOrders } from './moves/orders.ts';
import { type Position, positionOf } from './moves/reading.ts';
import {
  markedThings,
  NOTHING,
  type Picking,
  pickingAnswer,
  pickingFor,
  type Selection,
  toggled,
} from './moves/selection.ts';
import { baseOf, cardThing, numberOf, type Thing, typeOfThing } from './moves/things.ts';
import { type Notes, notesFor } from './notes.ts';
import { CLAIM_SHEET, DISCARD_SHEET, OTHERS_SHEET, SEAT_SHEET } from './sheets/names.ts';
import { type Contradictions, contradictionsOf } from './talk/contradictions.ts';
import { type ClaimDraft, draftAbout, EMPTY_DRAFT } from './talk/draft.ts';

export type OutsiderDesk = Desk<State, View, OutsiderEvent>;

export interface Model {
  readonly desk: OutsiderDesk;
  /** What is drawn; nothing can be done while something is still being shown. */
  readonly drawn: ReadonlySignal<Position>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly selection: ReadonlySignal<Selection>;
  readonly picking: ReadonlySignal<Picking>;
  /** All that can be pressed now, without the numbers of copies. */
  readonly lit: ReadonlySignal<ReadonlySet<Thing>>;
  readonly door: ReadonlySignal<Door>;
  readonly compact: ReadonlySignal<boolean>;
  /** Until the clock acts; nothing at a slow table. */
  readonly seconds: ReadonlySignal<number | null>;
  readonly notes: Notes;
  readonly draft: Signal<ClaimDraft>;
  /** Which claims cannot be true beside an earlier one. */
  readonly contradictions: ReadonlySignal<Contradictions>;
  /** Whose sheet is open. */
  readonly about: Signal<Seat>;
  /** While it is held down, the reader's own loyalty shows. */
  readonly peeking: Signal<boolean>;
  /** The loyalty that was just dealt waits to be looked at; nothing else is asked meanwhile. */
  readonly loyaltyMoment: ReadonlySignal<'dealt' | 'changed' | null>;
  /** Whether the card of that moment has been turned. */
  readonly hasLooked: ReadonlySignal<boolean>;
  readonly naming: ReadonlySignal<Naming>;
  press(thing: Thing): void;
  choose(offer: Offer): void;
  run(actions: readonly number[]): void;
  sabotage(goal: number): void;
  /** Why one of the reader's Goals cannot be sabotaged now; `null` when it can. */
  sabotageRefused(goal: number): string | null;
  claimAbout(thing: Thing): void;
  openClaims(): void;
  openSeat(seat: Seat): void;
  back(): void;
}

export function openModel(desk: OutsiderDesk): Model {
  const { position, drawn, compact } = openPositions(desk, positionOf, 'looks through it');
  const offers = computed(() => offersOf(position.value, desk.naming.value));
  const question = computed(() => questionOf(position.value));
  const { selection, pick: keep } = keptFor<Selection>(question, () => ({
    ...NOTHING,
    picked: markedThings(position.value),
  }));
  const notes = notesFor(tableHere());
  const peeking = signal(false);
  const loyalty = openLoyalty(desk, position, notes, peeking);
  const picking = computed(() => pickingOf(position.value, offers.value, selection.value));
  const lit = computed(() =>
    loyalty.moment.value === null
      ? litThings(drawn.value, offers.value, selection.value, picking.value)
      : new Set<Thing>(),
  );
  const queue = signal<readonly number[]>([]);
  const draft = signal<ClaimDraft>(EMPTY_DRAFT);
  const about = signal<Seat>(0);

  sendInOrder(desk, queue);
  followOrders(desk, position, notes.orders);

  function run(actions: readonly number[]): void {
    desk.closeSheet(OTHERS_SHEET);
    queue.value = actions;
  }

  function pressInTurn(thing: Thing): boolean {
    const now = selection.peek();
    const chosen = offers.peek().find(({ id }) => id === now.offer);
    if (chosen && isIntent(chosen.does) && picking.peek().lit.has(baseOf(thing))) {
      const many = chosen.does.kind !== 'pick';
      keep({ ...now, picked: toggled(picking.peek(), now.picked, thing, many) });
      return true;
    }
    const about = offersAbout(offers.peek(), baseOf(thing));
    if (about.length === 0) return false;
    const [only] = about;
    // A thing that is all an offer wants, such as the place to move to, is confirmed once.
    if (only && about.length === 1 && now.focus !== thing && isAllItTakes(only, position.peek(), thing)) {
      keep({ offer: only.id, focus: thing, picked: [thing] });
      return true;
    }
    keep(now.focus === thing && now.offer === null ? NOTHING : { ...NOTHING, focus: thing });
    return true;
  }

  function pressAnswer(thing: Thing): boolean {
    const reaction =
      isWindow(position.peek()) && reactionsIn(position.peek()).find((one) => one.thing === baseOf(thing));
    if (reaction) {
      run([reaction.action]);
      return true;
    }
    if (!picking.peek().lit.has(baseOf(thing))) return false;
    const { stage } = position.peek();
    const many = stage.kind === 'question' && /^pick(Scrap|Discards)$/.test(stage.question);
    keep({ ...NOTHING, picked: toggled(picking.peek(), selection.peek().picked, thing, many) });
    return true;
  }

  /** Things that open something where they are not asked for. */
  function look(thing: Thing): void {
    if (typeOfThing(thing) === 'seat') model.openSeat(numberOf(thing));
    else if (thing === 'pile-discard') desk.openSheet(DISCARD_SHEET);
    else if (typeOfThing(thing) === 'goal') {
      // It may have been replaced while it was still drawn.
      const { legal, view } = position.peek();
      if (legal.size === 0 || !view.inPlay.includes(numberOf(thing))) return;
      const refusal = desk.refusalOf(completeAction(numberOf(thing), 0));
      if (refusal) desk.refuse({ ...refusal, place: thing });
    } else if (typeOfThing(thing) === 'card' && position.peek().legal.size > 0) {
      desk.refuse({ sentence: `Not now: *${idleReason(numberOf(thing))}*.`, place: thing });
    }
  }

  const model: Omit<Model, 'door'> = {
    desk,
    drawn,
    offers,
    selection,
    picking,
    lit,
    compact,
    seconds: secondsLeft(desk, () => !/Window$/.test(position.peek().stage.kind)),
    notes,
    draft,
    contradictions: computed(() => contradictionsOf(drawn.value.view, desk.moments.value)),
    about,
    peeking,
    loyaltyMoment: loyalty.moment,
    hasLooked: loyalty.hasLooked,
    naming: desk.naming,
    press(thing) {
      desk.settle();
      if (loyalty.moment.peek() !== null) return;
      const { stage, legal } = position.peek();
      const isTaken = legal.size > 0 && (stage.kind === 'actions' ? pressInTurn(thing) : pressAnswer(thing));
      if (!isTaken) return look(thing);
      desk.forgive();
      desk.sound('pick');
    },
    choose(offer) {
      desk.settle();
      desk.closeSheet(OTHERS_SHEET);
      const { focus } = selection.peek();
      const first =
        isIntent(offer.does) && focus !== null && startsWith(offer, position.peek(), focus) ? [focus] : [];
      keep({ offer: offer.id, focus, picked: first });
    },
    run,
    sabotage: (goal) => desk.act(sabotageOf(position.peek(), goal)),
    sabotageRefused: (goal) => desk.refusalOf(sabotageOf(position.value, goal))?.sentence ?? null,
    claimAbout(thing) {
      draft.value = draftAbout(draft.peek(), thing);
      desk.openSheet(CLAIM_SHEET);
    },
    openClaims: () => desk.openSheet(CLAIM_SHEET),
    openSeat(next) {
      about.value = next;
      desk.openSheet(SEAT_SHEET);
    },
    back() {
      desk.settle();
      desk.forgive();
      const now = selection.peek();
      keep(
        now.picked.length > 0
          ? { ...now, picked: now.picked.slice(0, -1) }
          : now.offer
            ? { ...NOTHING, focus: now.focus }
            : NOTHING,
      );
    },
  };

  const door = computed(() =>
    doorOf({
      offers: offers.value,
      picking: picking.value,
      loyalty: loyalty.moment.value && { hasLooked: loyalty.hasLooked.value },
      missed:
        position.value.seat === null
          ? null
          : missedWords(desk.moments.value, position.value.seat, desk.naming.value),
      holdRefused: desk.asides.value.includes(WAIT) ? null : whyNot(desk, WAIT),
      ...sceneOf(model, {
        run,
        choose: model.choose,
        pick: (things) => keep({ ...selection.peek(), picked: things }),
        others: () => desk.openSheet(OTHERS_SHEET),
        claim: model.openClaims,
        back: model.back,
        seen: loyalty.seen,
      }),
      sending: desk.sending.value || queue.value.length > 0,
    }),
  );
  return { ...model, door };
}

const isWindow = ({ stage }: Position): boolean =>
  stage.kind === 'crisisWindow' || stage.kind === 'entropyWindow';

/** Cards of the hand that answer a window. */
const reactionsIn = ({ legal }: Position): { readonly thing: Thing; readonly action: number }[] =>
  [
    { thing: cardThing(SHIELD), action: actionOf('shield') },
    { thing: cardThing(ANCHOR), action: actionOf('anchor') },
  ].filter(({ action }) => legal.has(action));

/** What was picked for one question is forgotten with the next. */
const questionOf = ({ view, stage }: Position): string => `${view.turn} ${view.questions} ${stage.kind}`;

function pickingOf(position: Position, offers: readonly Offer[], selection: Selection): Picking {
  const chosen = offers.find(({ id }) => id === selection.offer);
  if (chosen && isIntent(chosen.does)) return pickingFor(chosen.does, position, selection.picked);
  return pickingAnswer(position, selection.picked);
}

function litThings(
  position: Position,
  offers: readonly Offer[],
  selection: Selection,
  picking: Picking,
): ReadonlySet<Thing> {
  if (position.legal.size === 0) return new Set();
  if (isWindow(position)) return new Set(reactionsIn(position).map(({ thing }) => thing));
  const isPicking = position.stage.kind !== 'actions' || selection.offer !== null;
  return isPicking ? picking.lit : new Set(offers.flatMap(({ about }) => about));
}

/** Whether what was pressed first can be the first thing picked for an offer. */
const startsWith = ({ does }: Offer, position: Position, focus: Thing): boolean =>
  isIntent(does) && pickingFor(does, position, []).lit.has(baseOf(focus));

/** Whether an offer has everything it needs once this is picked. */
const isAllItTakes = ({ does }: Offer, position: Position, thing: Thing): boolean =>
  isIntent(does) &&
  does.kind === 'pick' &&
  does.given.length === 0 &&
  pickingFor(does, position, [thing]).ready.length > 0;

/** Sends what was decided as one, one action after the other; stops where the table asks something else. */
function sendInOrder(desk: OutsiderDesk, queue: Signal<readonly number[]>): void {
  effect(() => {
    const [next, ...rest] = queue.value;
    if (next === undefined || desk.sending.value) return;
    const isAside = desk.asides.peek().includes(next);
    if (!isAside && !desk.actions.value.includes(next)) {
      queue.value = [];
      return;
    }
    queue.value = rest;
    desk.act(next);
  });
}

/** Whether the reader's loyalty has its moment now, and whether they have turned the card in it. */
function openLoyalty(
  desk: OutsiderDesk,
  position: ReadonlySignal<Position>,
  notes: Notes,
  peeking: ReadonlySignal<boolean>,
) {
  // What changed it is shown first.
  const had = signal(0);
  const turned = signal(0);
  effect(() => {
    const { seat } = position.value;
    if (desk.playing.value === null && seat !== null) had.value = loyaltiesHad(desk.moments.value, seat);
  });
  effect(() => {
    if (peeking.value) turned.value = had.peek();
  });
  return {
    moment: computed(() =>
      desk.mode === 'play' ? loyaltyMomentOf(position.value, had.value, notes.looked.value) : null,
    ),
    hasLooked: computed(() => turned.value >= had.value),
    seen: () => notes.note({ looked: had.peek() }),
  };
}
