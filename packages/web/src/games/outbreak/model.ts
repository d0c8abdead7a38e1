/** One table as its page draws it: the position, what is picked, how far a pile is turned, and what pressing does. */
import type { Action, Seat } from '@airlock/kernel';
import { type OutbreakEvent, STEP_MS, type State, type View } from '@airlock/outbreak';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { secondsLeft } from '../../frame/countdown.ts';
import { tableHere } from '../../kit/kept.ts';
import type { LessonAt } from '../../kit/lesson.ts';
import { sceneOf } from '../../kit/scene.ts';
import { keptFor, openPositions } from '../../kit/table.ts';
import { words } from '../../words.ts';
import type { Desk, Door } from '../contract.ts';
import { type Bet, betAt, betWords, keepBet, mayBet } from './bet/bet.ts';
import { doorOf } from './door/door.ts';
import type { DoorScene } from './door/scene.ts';
import { type Ceremony, ceremonyOf } from './moves/ceremony.ts';
import { missedWords } from './moves/missed.ts';
import { type Notice, noticeOf } from './moves/notice.ts';
import {
  actionOf,
  NOTHING,
  numberOf,
  readyAction,
  type Selection,
  type Thing,
  toggled,
  wantedKind,
} from './moves/selection.ts';
import { type Position, positionOf, questionOf } from './moves/stage.ts';
import { hidden } from './settings.ts';
import { BET_SHEET, CLAIM_SHEET } from './sheets/names.ts';
import { type ClaimDraft, emptyDraft } from './talk/draft.ts';

export type OutbreakDesk = Desk<State, View, OutbreakEvent>;

export interface Model {
  readonly desk: OutbreakDesk;
  readonly drawn: ReadonlySignal<Position>;
  readonly selection: ReadonlySignal<Selection>;
  /** How many cards of the newest pile lie open; `null` when all do. */
  readonly turned: ReadonlySignal<number | null>;
  readonly door: ReadonlySignal<Door>;
  readonly notice: ReadonlySignal<Notice | null>;
  /** The vote that is on the stage. */
  readonly ceremony: ReadonlySignal<Ceremony | null>;
  /** How often it was looked at again. */
  readonly showings: ReadonlySignal<number>;
  /** Which half of the ledger lies open: the reports, or who voted for whom. */
  readonly ledger: Signal<'claims' | 'votes'>;
  /** Whether role and hand are covered on this screen now. */
  readonly covered: ReadonlySignal<boolean>;
  /** Held down: what is covered shows as long. */
  readonly peeking: Signal<boolean>;
  readonly draft: Signal<ClaimDraft>;
  /** On whom the reader bets, once they are voted out. */
  readonly bet: ReadonlySignal<Bet | null>;
  readonly compact: ReadonlySignal<boolean>;
  /** Until the clock acts; nothing at a slow table. */
  readonly seconds: ReadonlySignal<number | null>;
  readonly lesson: TableLesson | null;
  press(thing: Thing): void;
  /** Says something about somebody: opens the sentences with their name filled in. */
  claimAbout(seat: Seat): void;
  betOn(seat: Seat): void;
  openClaims(): void;
  note(): void;
  back(): void;
}

/** A lesson at this table, and what its paper says after the last step. */
export interface TableLesson {
  readonly place: LessonAt;
  readonly over: string;
}

export function openModel(desk: OutbreakDesk, lesson: TableLesson | null = null): Model {
  const { seat, position, drawn, compact } = openPositions(desk, positionOf);
  const question = computed(() => questionOf(position.value.view));
  const { selection, pick } = keptFor<Selection>(question, () => NOTHING);
  const peeking = signal(false);
  const covered = computed(() => hidden.value && !peeking.value && seat.value !== null);
  const draft = signal<ClaimDraft>(emptyDraft);
  const bet = signal(betAt(tableHere()));
  const turned = signal<number | null>(null);
  const noted = signal({ records: desk.view.peek().records.length, day: desk.view.peek().day });
  const notice = computed(() =>
    seat.value === null || desk.playing.value !== null
      ? null
      : noticeOf(desk.shown.value, seat.value, noted.value, desk.naming.value),
  );

  const ceremony = computed(() => ceremonyOf(desk.playing.value));
  const showings = signal(0);
  const ledger = signal<'claims' | 'votes'>('claims');
  effect(() => {
    if (ceremony.value?.voters.length) ledger.value = 'votes';
  });

  turnPiles(desk, turned);

  function send(action: Action): void {
    desk.act(action);
  }

  const model: Omit<Model, 'door'> = {
    desk,
    drawn,
    selection,
    turned,
    notice,
    ceremony,
    showings,
    ledger,
    covered,
    peeking,
    draft,
    bet,
    compact,
    seconds: secondsLeft(desk),
    lesson,
    press(thing) {
      desk.settle();
      const now = position.peek();
      if (thing.kind !== wantedKind(now.view) || now.seat === null) {
        if (thing.kind === 'seat' && thing.seat !== now.seat && now.seat !== null)
          model.claimAbout(thing.seat);
        return;
      }
      const refusal = now.legal.size === 0 ? null : desk.refusalOf(actionOf(now, thing));
      const place = `${thing.kind}-${numberOf(thing)}`;
      if (refusal) {
        desk.refuse({ ...refusal, place });
        return;
      }
      if (now.legal.size === 0) return;
      if (thing.kind !== 'task' && !now.legal.has(actionOf(now, thing))) {
        desk.refuse({ sentence: words.learn.notNow, place });
        return;
      }
      desk.forgive();
      desk.sound('pick');
      pick(toggled(now.view, selection.peek(), thing));
    },
    claimAbout(about) {
      draft.value = { ...draft.peek(), seat: about, ...(draft.peek().kind ? {} : { kind: 'ask' as const }) };
      desk.openSheet(CLAIM_SHEET);
    },
    betOn(on) {
      // The Day counts from when one first bet on them.
      if (bet.peek()?.seat === on) return;
      const next = { seat: on, day: desk.view.peek().day };
      bet.value = next;
      keepBet(tableHere(), next);
    },
    openClaims() {
      desk.openSheet(CLAIM_SHEET);
    },
    note() {
      const { records, day } = desk.view.peek();
      noted.value = { records: records.length, day };
    },
    back() {
      desk.settle();
      desk.forgive();
      pick(selection.peek().slice(0, -1));
    },
  };

  const deeds: DoorScene['deeds'] = {
    send,
    confirm() {
      const ready = readyAction(position.peek(), selection.peek());
      if (ready !== null) send(ready);
    },
    back: model.back,
    claim: model.openClaims,
    bet: () => desk.openSheet(BET_SHEET),
    skip: () => desk.settle(),
    goOn() {
      ledger.value = 'claims';
      desk.goOn();
    },
    again() {
      showings.value++;
    },
  };
  const door = computed(() =>
    doorOf({
      ...sceneOf(model, deeds),
      sealed: desk.sealed.value,
      missed:
        seat.value === null || covered.value
          ? null
          : missedWords(desk.moments.value, seat.value, desk.naming.value),
      bet: mayBet(drawn.value.view, seat.value)
        ? betWords(drawn.value.view, bet.value, desk.naming.value)
        : null,
      turning: turned.value,
      ceremony: ceremony.value,
      isHeld: desk.held.value,
      seconds: model.seconds.value,
      covered: covered.value,
    }),
  );
  return { ...model, door };
}

/** Turns the cards of a pile one after another while its reveal is shown. */
function turnPiles(desk: OutbreakDesk, turned: Signal<number | null>): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  effect(() => {
    const playing = desk.playing.value;
    clearInterval(timer);
    if (playing?.event.type !== 'revealed') {
      turned.value = null;
      return;
    }
    const { length } = playing.event.open.pile;
    turned.value = 0;
    timer = setInterval(() => {
      const next = (turned.peek() ?? length) + 1;
      turned.value = next;
      desk.sound('reveal');
      if (next >= length) clearInterval(timer);
    }, STEP_MS);
  });
}
