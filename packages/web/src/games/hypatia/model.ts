/** One table as its page draws it: the position, what is picked, what is pointed at, and what pressing does. */
import { type HypatiaEvent, isStanding, type State, type Station, type View } from '@airlock/hypatia';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LessonAt } from '../../kit/lesson.ts';
import { sceneOf } from '../../kit/scene.ts';
import { keptFor, openPositions } from '../../kit/table.ts';
import type { Desk, Door, Moment } from '../contract.ts';
import { doorOf } from './door/door.ts';
import type { DoorScene } from './door/scene.ts';
import { forecast } from './moves/forecast.ts';
import { type Advice, adviceFor } from './moves/hint.ts';
import { type Marks, marksOf } from './moves/marks.ts';
import { type Position, positionOf } from './moves/position.ts';
import { type Reading, readingOf } from './moves/reading.ts';
import { type Answer, press, readyAction, type Selection, startOf, stepBack } from './moves/selection.ts';
import { type Key, keyOf, type Thing, thingOf } from './moves/things.ts';
import { showsOdds } from './settings.ts';
import { CHOICE_SHEET, STATION_SHEET } from './sheets/names.ts';
import { words } from './words.ts';

export type HypatiaDesk = Desk<State, View, HypatiaEvent>;

export interface Model {
  readonly desk: HypatiaDesk;
  /** What to draw, with what can be pressed in it; nothing can while events are being shown. */
  readonly drawn: ReadonlySignal<Position>;
  readonly selection: ReadonlySignal<Selection>;
  readonly marks: ReadonlySignal<Marks>;
  readonly door: ReadonlySignal<Door>;
  /** The station that the read-out is about. */
  readonly pointed: ReadonlySignal<Station | null>;
  readonly reading: ReadonlySignal<Reading | null>;
  readonly hint: ReadonlySignal<Advice | null>;
  /** The thing that the closer look is about. */
  readonly looked: ReadonlySignal<Key>;
  readonly compact: ReadonlySignal<boolean>;
  readonly odds: ReadonlySignal<boolean>;
  /** What is taught now, at a table that teaches. */
  readonly lesson: LessonAt | null;
  point(station: Station | null): void;
  press(thing: Thing): void;
  look(key: Key): void;
  askHint(): void;
  back(): void;
}

const ownMoments = (moments: readonly Moment<HypatiaEvent>[]): number =>
  moments.filter(({ events }) => events.some((event) => event.type === 'aboard' && event.own)).length;

export function openModel(desk: HypatiaDesk, lesson: LessonAt | null = null): Model {
  const { position, drawn, compact } = openPositions(desk, positionOf);
  /** How far the match has come for this ship: in a race others do not disturb what one is about to do. */
  const place = computed(() =>
    desk.view.value.mode === 'race' ? ownMoments(desk.moments.value) : desk.sequence.value,
  );
  const { selection, pick } = keptFor<Selection>(place, () => startOf(position.value));
  const { selection: hint, pick: showHint } = keptFor<Advice | null>(place, () => null);
  const aimed = signal<Station | null>(null);
  const looked = signal<Key>('');
  const odds = computed(() => showsOdds(desk.view.value.mode === 'race'));
  const pointed = computed(() => {
    const station = selection.value.picked.map(thingOf).find(({ kind }) => kind === 'station');
    return station?.kind === 'station' ? station.station : aimed.value;
  });
  const reading = computed(() => {
    const { ship } = drawn.value;
    const station = pointed.value;
    if (!ship || station === null || !isStanding(ship, station)) return null;
    const { use, picked: keys } = selection.value;
    const card = keys.map(thingOf).find(({ kind }) => kind === 'card');
    const plays = card?.kind === 'card' && (use === 'station' || use === 'only') && keys.length > 0;
    return readingOf(ship, forecast(ship, station, plays ? card.card : null), odds.value);
  });

  function follow(answer: Answer, thing: Thing): void {
    switch (answer.kind) {
      case 'select':
        desk.forgive();
        desk.sound('pick');
        pick(answer.selection);
        return;
      case 'send':
        closeSheets();
        desk.act(answer.action, { place: keyOf(thing) });
        return;
      case 'refuse': {
        const { rule } = answer.refusal;
        const second = words.rules[rule];
        desk.refuse({
          sentence: words.refusal(answer.refusal),
          ...(second ? { second } : {}),
          rule,
          place: keyOf(thing),
        });
        return;
      }
      case 'look':
        look(keyOf(thing));
    }
  }

  /** What was laid out to choose from is put away when it is chosen. */
  function closeSheets(): void {
    desk.closeSheet(STATION_SHEET);
    desk.closeSheet(CHOICE_SHEET);
  }

  function look(key: Key): void {
    if (key.startsWith('cell')) return;
    looked.value = key;
    desk.openSheet(STATION_SHEET);
  }

  const model: Omit<Model, 'door'> = {
    desk,
    drawn,
    selection,
    marks: computed(() => marksOf(drawn.value, selection.value)),
    pointed,
    reading,
    hint,
    looked,
    compact,
    odds,
    lesson,
    point(station) {
      aimed.value = station;
    },
    press(thing) {
      desk.settle();
      if (thing.kind === 'station') aimed.value = thing.station;
      follow(press(position.value, selection.value, thing, compact.peek()), thing);
    },
    look,
    askHint() {
      desk.settle();
      showHint(adviceFor(position.value));
    },
    back() {
      desk.settle();
      desk.forgive();
      showHint(null);
      pick(stepBack(position.value, selection.value));
    },
  };

  const deeds: DoorScene['deeds'] = {
    send(action) {
      closeSheets();
      desk.act(action);
    },
    confirm() {
      const ready = readyAction(position.peek(), selection.peek());
      if (ready === null) return;
      closeSheets();
      desk.act(ready);
    },
    back: model.back,
    use: (use) => pick({ use, picked: selection.peek().picked.slice(0, 1) }),
    showOthers: () => pick({ ...selection.peek(), others: true }),
    showChoice: () => desk.openSheet(CHOICE_SHEET),
    undo: () => desk.undo(),
    skip: () => desk.settle(),
  };
  const door = computed(() =>
    doorOf({
      ...sceneOf(model, deeds),
      undoable: desk.undoable.value,
      hint: hint.value,
    }),
  );
  return { ...model, door };
}
