/** The page of Outbreak on Hypatia: what it gives the frame. */
import { type HypatiaEvent, isArmed, type State, unseenPhage, type View } from '@airlock/hypatia';
import type { LessonAt } from '../../kit/lesson.ts';
import { type OpenedTable, type PageSheet, tableOf } from '../../kit/page.tsx';
import type { FoldedFact, GamePage, Sheet } from '../contract.ts';
import { beat, logIcon, unfold } from './beats.ts';
import { endingOf, milestones } from './ending/ending.ts';
import { explain } from './explain.ts';
import { figures } from './figures.tsx';
import { Hand } from './hand/Hand.tsx';
import { helpAt } from './helpAt.ts';
import { type HypatiaDesk, type Model, openModel } from './model.ts';
import { Meters } from './rail/Meters.tsx';
import { Others } from './rail/Others.tsx';
import { Systems } from './rail/Systems.tsx';
import { Choose } from './sheets/Choose.tsx';
import { CardLook, LookSheet } from './sheets/Look.tsx';
import {
  CHOICE_SHEET,
  OTHERS_SHEET,
  PHAGE_SHEET,
  PILES_SHEET,
  STATION_SHEET,
  SYSTEMS_SHEET,
} from './sheets/names.ts';
import { Phage } from './sheets/Phage.tsx';
import { Piles } from './sheets/Piles.tsx';
import { Ship } from './ship/Ship.tsx';
import { chapter, phaseWords } from './turns.ts';

const log = { unfold, logIcon, chapter, beat, explain };
const end = { milestones, ending: endingOf, figures };

export const page: GamePage<State, View, HypatiaEvent> = {
  open(desk) {
    return openTable(desk).parts;
  },
  ...log,
  ...end,
};

/** With a lesson, the read-out says what it says. */
export function openTable(desk: HypatiaDesk, lesson: LessonAt | null = null): OpenedTable<Model> {
  const model = openModel(desk, lesson);
  return tableOf(model, {
    shortTitle: 'Hypatia',
    phase: () =>
      phaseWords(model.drawn.value.view, model.compact.value, desk.naming.value, model.watched.value),
    places: { Meters, LeftRail: Systems, Table: Ship, Hand, Peek: CardLook },
    sheets: SHEETS,
    folded: factsOf,
    helpAt: () => helpAt(model.drawn.value, model.selection.value, model.pointed.value),
  });
}

const SHEETS: readonly PageSheet<Model>[] = [
  {
    id: SYSTEMS_SHEET,
    title: 'Systems',
    Body: ({ model }) => <Systems model={model} large />,
    button: (model) => onPhone(model, { label: 'Systems', icon: 'unlock' }),
  },
  {
    id: PILES_SHEET,
    title: 'Piles',
    Body: Piles,
    button: (model) => onPhone(model, { label: 'Piles', icon: 'grid' }),
  },
  {
    id: PHAGE_SHEET,
    title: 'Unseen Phage',
    Body: Phage,
    button: (model) => onPhone(model, { label: `Unseen ${unseenCount(model)}`, icon: 'eye' }),
  },
  {
    id: OTHERS_SHEET,
    title: 'The others',
    Body: Others,
    button: (model) => onPhone(model, { label: 'Others', icon: 'person' }),
    isThere: ({ drawn }) => drawn.value.view.seats > 1,
  },
  { id: CHOICE_SHEET, title: 'Choose a card', Body: Choose, asks: true },
  {
    id: STATION_SHEET,
    title: 'A closer look',
    asks: true,
    Body: ({ model }) => <LookSheet model={model} about={model.looked.value} />,
  },
];

/** On its side a phone has them beside the ship, under the read-out. */
const onPhone = (model: Model, button: Sheet['button']): Sheet['button'] =>
  model.desk.layout.value === 'landscape' ? undefined : button;

function unseenCount(model: Model): number {
  const { ship } = model.drawn.value;
  return ship ? unseenPhage(ship).length : 0;
}

function factsOf(model: Model): FoldedFact[] {
  const { ship, view } = model.drawn.value;
  if (!ship) return [];
  return [
    { icon: 'unlock', value: '', label: 'Systems', sheet: SYSTEMS_SHEET },
    { icon: 'eye', value: String(unseenCount(model)), label: 'Unseen Phage', sheet: PHAGE_SHEET },
    { icon: 'grid', value: String(ship.crewDeck.length), label: 'Piles, crew deck', sheet: PILES_SHEET },
    ...(isArmed(ship) ? [{ icon: 'warn' as const, value: '', label: 'Armed', sheet: SYSTEMS_SHEET }] : []),
    ...(view.seats > 1
      ? [{ icon: 'person' as const, value: '', label: 'The others', sheet: OTHERS_SHEET }]
      : []),
  ];
}
