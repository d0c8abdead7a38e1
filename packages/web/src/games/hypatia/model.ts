/** One table as its page draws it: the position, what is picked, what is pointed at, and what pressing does. */
import {
  type HypatiaEvent,
  isStanding,
  type NodeName,
  type State,
  type Station,
  shipSeen,
  type View,
} from '@airlock/hypatia';
import type { Seat } from '@airlock/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LessonAt } from '../../kit/lesson.ts';
import { sceneOf } from '../../kit/scene.ts';
import { keptFor, openPositions } from '../../kit/table.ts';
import { words as shared } from '../../words.ts';
import type { Desk, Door, Moment } from '../contract.ts';
import { doorOf } from './door/door.ts';
import type { DoorScene } from './door/scene.ts';
import { forecast } from './moves/forecast.ts';
import { type Advice, adviceFor } from './moves/hint.ts';
import { type Marks, marksOf } from './moves/marks.ts';
import { type Position, positionOf } from './moves/position.ts';
import { type Reading, readingOf } from './moves/reading.ts';
import { risksOf } from './moves/risk.ts';
import { type Answer, press, readyAction, type Selection, startOf, stepBack } from './moves/selection.ts';
import { builtFrom, type Key, keyOf, type Thing, thingOf } from './moves/things.ts';
import { refusedWords } from './refusedWords.ts';
import { setKeepsAll, showsOdds } from './settings.ts';
import { CHOICE_SHEET, STATION_SHEET } from './sheets/names.ts';

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
  /** Stations whose trick may fill up before the next play, with the chance of it. */
  readonly risks: ReadonlySignal<ReadonlyMap<Station, number>>;
  /** Whose ship is drawn in a race, where it is not the reader's own; `null` otherwise. */
  readonly watched: ReadonlySignal<Seat | null>;
  /** What the reader is asked in truth, though events may still be shown. */
  readonly asked: ReadonlySignal<NodeName | null>;
  readonly hint: ReadonlySignal<Advice | null>;
  /** A station has been pressed since the hint came: where both have one place, what would happen there is wanted now. */
  readonly hintIsAside: ReadonlySignal<boolean>;
  /** Whether a hint is being thought about. */
  readonly thinking: ReadonlySignal<boolean>;
  /** The things that the hint is about. */
  readonly hinted: ReadonlySignal<ReadonlySet<Key>>;
  /** The thing that the closer look is about. */
  readonly looked: ReadonlySignal<Key>;
  readonly compact: ReadonlySignal<boolean>;
  readonly odds: ReadonlySignal<boolean>;
  /** What is taught now, at a table that teaches. */
  readonly lesson: LessonAt | null;
  point(station: Station | null): void;
  /** `careful`: the first press aims, the second does it. */
  press(thing: Thing, careful?: boolean): void;
  look(key: Key): void;
  askHint(): void;
  back(): void;
}

/** Decisions in which a picked card would come into a trick. */
const PLAYS: ReadonlySet<NodeName> = new Set(['play', 'engExtra', 'opsMove']);

/** Decisions in the middle of a trick or of its effect. */
const RESOLVING: ReadonlySet<NodeName> = new Set([
  'chooseVictims',
  'killHuman',
  'cocoonHuman',
  'discardPhage',
  'discardHand',
  'labsUnlock',
  'labsLock',
  'powerFlip',
  'powerDown',
  'takeFromDiscard',
  'takeXO',
  'arm',
]);

const NO_RISKS: ReadonlyMap<Station, number> = new Map();

/** Whose ship the moment that is looked at is about. */
function seatOfMoment({ playing, moments, sequence }: HypatiaDesk): Seat | null {
  const shown = playing.value?.event;
  if (shown?.type === 'aboard') return shown.open.seat;
  const events = moments.value[sequence.value]?.events ?? [];
  for (const event of events) if (event.type === 'aboard') return event.open.seat;
  return null;
}

const ownMoments = (moments: readonly Moment<HypatiaEvent>[]): number =>
  moments.filter(({ events }) => events.some((event) => event.type === 'aboard' && event.own)).length;

export function openModel(desk: HypatiaDesk, lesson: LessonAt | null = null): Model {
  const watched = signal<Seat | null>(null);
  /** In review of a race each ship's events are seen on that ship; whoever has finished may choose another to watch. */
  const chosen = computed(() => {
    if (desk.view.value.mode !== 'race') return null;
    if (desk.mode === 'review') return seatOfMoment(desk);
    const own = shipSeen(desk.view.value);
    return own?.result ? watched.value : null;
  });
  const { position, drawn, compact } = openPositions(desk, (view: View, seat, actions) =>
    positionOf(view, seat, actions, chosen.value),
  );
  /** How far the match has come for this ship: in a race others do not disturb what one is about to do. */
  const place = computed(() =>
    desk.view.value.mode === 'race' ? ownMoments(desk.moments.value) : desk.sequence.value,
  );
  const { selection, pick } = keptFor<Selection>(place, () => startOf(position.value));
  const { selection: hint, pick: showHint } = keptFor<Advice | null>(place, () => null);
  const hintIsAside = signal(false);
  const aimed = signal<Station | null>(null);
  const looked = signal<Key>('');
  const thinking = signal(false);
  const odds = computed(() => showsOdds(desk.view.value.mode === 'race'));
  const pointed = computed(() => {
    const station = selection.value.picked.map(thingOf).find(({ kind }) => kind === 'station');
    return station?.kind === 'station' ? station.station : aimed.value;
  });
  const reading = computed(() => {
    const { ship } = drawn.value;
    const station = pointed.value;
    if (!ship || station === null || !isStanding(ship, station)) return null;
    const { decision } = drawn.value;
    const { use, picked: keys } = selection.value;
    const card = keys.map(thingOf).find(({ kind }) => kind === 'card');
    const plays = card?.kind === 'card' && use !== 'sentinel' && decision !== null && PLAYS.has(decision);
    const resolving = decision !== null && RESOLVING.has(decision);
    return readingOf(ship, forecast(ship, station, plays ? card.card : null), {
      odds: odds.value,
      resolving,
      forced: decision === 'forcedResolve',
      brief: !compact.value,
      narrow: compact.value,
    });
  });
  const risks = computed(() => {
    const { ship, view } = drawn.value;
    return ship && odds.value && desk.mode === 'play' && !lesson ? risksOf(ship, view) : NO_RISKS;
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
        desk.refuse({ ...refusedWords(desk, answer.refusal), place: keyOf(thing) });
        return;
      }
      case 'look': {
        const task = lesson?.value?.step.task;
        if (task === undefined || compact.peek()) look(keyOf(thing));
        // A closer look would lie over what the lesson says.
        else desk.refuse({ sentence: shared.learn.notNow, second: task, place: keyOf(thing) });
      }
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
    risks,
    watched: chosen,
    asked: computed(() => (desk.actions.value.length > 0 ? position.value.decision : null)),
    hint,
    hintIsAside,
    thinking,
    hinted: computed(() => {
      const { ship } = drawn.value;
      return new Set(hint.value && ship ? builtFrom(hint.value.action, ship).keys : []);
    }),
    looked,
    compact,
    odds,
    lesson,
    point(station) {
      aimed.value = station;
    },
    press(thing, careful = compact.peek()) {
      desk.settle();
      if (thing.kind === 'station') {
        aimed.value = thing.station;
        hintIsAside.value = true;
      }
      follow(press(position.value, selection.value, thing, careful), thing);
    },
    look,
    askHint() {
      desk.settle();
      const asked = place.peek();
      thinking.value = true;
      adviceFor(position.value, odds.peek()).then(
        (advice) => {
          thinking.value = false;
          if (place.peek() !== asked) return;
          hintIsAside.value = false;
          showHint(advice);
        },
        (error: unknown) => {
          thinking.value = false;
          throw error;
        },
      );
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
    keepAlways: () => setKeepsAll(true),
    watch: (seat) => {
      desk.settle();
      watched.value = seat;
    },
    undo: () => desk.undo(),
    skip: () => desk.settle(),
  };
  const door = computed(() =>
    doorOf({
      ...sceneOf(model, deeds),
      undoable: desk.undoable.value,
      hint: hint.value,
      watched: chosen.value,
    }),
  );
  return { ...model, door };
}
