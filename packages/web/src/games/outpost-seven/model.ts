/** One table as its page draws it: the position, what is picked, and what pressing things does. */
import type { Naming, Seat } from '@airlock/kernel';
import {
  BONUS_AUTO,
  isSalvage,
  NO_CARD,
  type OutpostEvent,
  RED,
  type State,
  type View,
} from '@airlock/outpost-seven';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LessonAt } from '../../kit/lesson.ts';
import { sceneOf } from '../../kit/scene.ts';
import { keptFor, openPositions } from '../../kit/table.ts';
import type { Desk, Door } from '../contract.ts';
import { doorOf } from './door/door.ts';
import { isMyMove, type Position, positionOf } from './moves/position.ts';
import { type Preview, previewOf } from './moves/preview.ts';
import {
  type Answer,
  confirm,
  keepForMe,
  press,
  readyAction,
  type Selection,
  startOf,
  stepBack,
  type Thing,
} from './moves/selection.ts';
import { prefer, preferences } from './settings.ts';
import { MODULE_SHEET, OFFER_SHEET, STEPS_SHEET } from './sheets/names.ts';
import { refusalSentence } from './words.ts';

export type OutpostDesk = Desk<State, View, OutpostEvent>;

export interface Model {
  readonly desk: OutpostDesk;
  /** What to draw, with what can be pressed in it; nothing can while events are being shown. */
  readonly drawn: ReadonlySignal<Position>;
  readonly selection: ReadonlySignal<Selection>;
  /** Of the repair, or of the owed bonuses, that the main button would send. */
  readonly preview: ReadonlySignal<Preview | null>;
  readonly door: ReadonlySignal<Door>;
  readonly compact: ReadonlySignal<boolean>;
  /** Who sits at the lower edge: the reader, or Red for those who watch. */
  readonly near: ReadonlySignal<Seat>;
  /** Whether the offer lies open under or beside the station, where there is no rail. */
  readonly offerOpen: ReadonlySignal<boolean>;
  /** Where one is in the lesson; `null` at every other table. */
  readonly lesson: LessonAt | null;
  /** The module that the sheet "module" shows. */
  readonly looked: ReadonlySignal<string>;
  readonly naming: ReadonlySignal<Naming>;
  /** Shows a module large, marked as for a preview: `card-12`, `cell-7`. */
  look(about: string): void;
  showOffer(open: boolean): void;
  /** Opens the offer wherever it lies, and begins a Salvage where one may: the digits then press its cards. */
  goToOffer(): void;
  press(thing: Thing): void;
  confirm(): void;
  back(): void;
  /** Uses owed bonuses at once for readers who want that; to be run whenever something changes. */
  useBonuses(): void;
}

/** What the frame calls the place of a refusal. */
function placeOf(thing: Thing): string {
  switch (thing.kind) {
    case 'hand':
      return `card-${thing.card}`;
    case 'offer':
      return `slot-${thing.slot}`;
    case 'cell':
      return `cell-${thing.cell}`;
    case 'bonus':
      return `spot-${thing.spot}`;
  }
}

export function openModel(desk: OutpostDesk, lesson: LessonAt | null = null): Model {
  const { position, drawn: shown, compact } = openPositions(desk, positionOf);
  const { selection, pick } = keptFor<Selection>(desk.sequence, () => startOf(position.value));
  /** As it was when the reader's action left, so that the preview stays until the answer comes. */
  const sent = signal<Position | null>(null);
  const looked = signal('');
  /** Opened to be looked at; while one salvages it is open anyway. */
  const offerWanted = signal(false);

  const drawn = computed(() => (desk.sending.value && sent.value) || shown.value);
  const preview = computed(() => {
    if (!isMyMove(drawn.value)) return null;
    const action = readyAction(drawn.value, selection.value);
    const shows = selection.value.step === 'confirm' || drawn.value.view.phase === 'bonus';
    return action === null || !shows ? null : previewOf(drawn.value, action);
  });

  function follow(answer: Answer, thing: Thing | null): void {
    switch (answer.kind) {
      case 'select':
        desk.forgive();
        desk.sound('pick');
        if (answer.selection.step !== 'salvage') hideOffer();
        pick(answer.selection);
        return;
      case 'send':
        sent.value = position.peek();
        hideOffer();
        desk.act(answer.action, thing ? { place: placeOf(thing) } : {});
        return;
      case 'refuse':
        desk.refuse({
          ...refusalSentence(answer.refusal, answer.at),
          rule: answer.refusal.rule,
          ...(answer.at ? { place: placeOf(answer.at) } : {}),
        });
        return;
      case 'look':
        if (thing) lookAt(thing);
    }
  }

  function lookAt(thing: Thing): void {
    const { grid, offer } = position.peek().view;
    if (thing.kind === 'cell' && grid[thing.cell] === NO_CARD) return;
    look(thing.kind === 'offer' ? `card-${offer[thing.slot]}` : placeOf(thing));
  }

  function hideOffer(): void {
    offerWanted.value = false;
    desk.closeSheet(OFFER_SHEET);
  }

  function look(about: string): void {
    looked.value = about;
    desk.openSheet(MODULE_SHEET);
  }

  function startSalvage(): void {
    pick({ step: 'salvage', slots: 0 });
    if (desk.layout.peek() === 'folded') desk.openSheet(OFFER_SHEET);
  }

  const model: Omit<Model, 'door'> = {
    desk,
    drawn,
    selection,
    preview,
    compact,
    near: computed(() => desk.mySeat.value ?? RED),
    offerOpen: computed(() => compact.value && (offerWanted.value || selection.value.step === 'salvage')),
    lesson,
    looked,
    naming: desk.naming,
    look,
    showOffer(open) {
      offerWanted.value = open;
    },
    goToOffer() {
      desk.settle();
      const { legal } = position.peek();
      if (selection.peek().step === 'idle' && [...legal.all].some(isSalvage)) return startSalvage();
      if (desk.layout.peek() === 'folded') desk.openSheet(OFFER_SHEET);
      else offerWanted.value = true;
    },
    press(thing) {
      desk.settle();
      follow(press(position.value, selection.value, thing), thing);
    },
    confirm() {
      desk.settle();
      follow(confirm(position.value, selection.value), null);
    },
    useBonuses() {
      if (
        preferences.value.autoBonuses &&
        desk.playing.value === null &&
        position.value.legal.all.has(BONUS_AUTO)
      ) {
        desk.act(BONUS_AUTO);
      }
    },
    back() {
      desk.settle();
      desk.forgive();
      pick(stepBack(selection.value));
      hideOffer();
    },
  };

  const door = computed(() =>
    doorOf({
      preview: preview.value,
      seats: desk.seats.value,
      ...sceneOf(model, {
        confirm: model.confirm,
        back: model.back,
        keepForMe: () => pick(keepForMe(position.peek())),
        startSalvage,
        showSteps: () => desk.openSheet(STEPS_SHEET),
        alwaysUseAll: () => prefer({ autoBonuses: true }),
      }),
    }),
  );
  return { ...model, door };
}
