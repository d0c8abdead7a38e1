/** The page of Outbreak on Hypatia: what it gives the frame. */
import { type HypatiaEvent, isArmed, type State, unseenPhage, type View } from '@airlock/hypatia';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { LessonPlace } from '../../learn/lesson.ts';
import type { FoldedFact, GamePage, Parts, Sheet } from '../contract.ts';
import { beat, logIcon, unfold } from './beats.ts';
import { endingOf, milestones } from './ending/ending.ts';
import { explain } from './explain.ts';
import { Hand } from './hand/Hand.tsx';
import { helpAt } from './helpAt.ts';
import { type HypatiaDesk, type Model, openModel } from './model.ts';
import { Meters } from './rail/Meters.tsx';
import { Others } from './rail/Others.tsx';
import { Systems } from './rail/Systems.tsx';
import { isFirstVoyage } from './settings.ts';
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

export const page: GamePage<State, View, HypatiaEvent> = {
  open(desk) {
    // After the frame has been drawn, so that the sheet has a place to lie.
    if (desk.mode === 'play' && desk.view.peek().options.mode !== 'race' && isFirstVoyage())
      queueMicrotask(() => desk.openSheet(SYSTEMS_SHEET));
    return openTable(desk).parts;
  },
  unfold,
  logIcon,
  chapter,
  beat,
  explain,
  milestones,
  ending: endingOf,
};

/** With a lesson, the read-out says what it says. */
export function openTable(
  desk: HypatiaDesk,
  lesson: ReadonlySignal<LessonPlace | null> | null = null,
): { readonly model: Model; readonly parts: Parts } {
  const model = openModel(desk, lesson);
  const parts: Parts = {
    phase: computed(() => phaseWords(model.drawn.value.view, model.compact.value, desk.naming.value)),
    door: model.door,
    Meters: () => <Meters model={model} />,
    LeftRail: () => <Systems model={model} />,
    Table: () => <Ship model={model} />,
    Hand: () => <Hand model={model} />,
    Peek: ({ about }) => <CardLook model={model} about={about} />,
    sheets: sheetsOf(model),
    folded: computed(() => factsOf(model)),
    helpAt: computed(() => helpAt(model.drawn.value, model.selection.value, model.pointed.value)),
    stepBack: model.back,
  };
  return { model, parts };
}

/** The bodies are made once: an open sheet must not be rebuilt when its button's number changes. */
function sheetsOf(model: Model): ReadonlySignal<readonly Sheet[]> {
  const phage = { id: PHAGE_SHEET, title: 'Unseen Phage', Body: () => <Phage model={model} /> };
  const piles: Sheet = {
    id: PILES_SHEET,
    title: 'Piles',
    Body: () => <Piles model={model} />,
    button: { label: 'Piles', icon: 'grid' },
  };
  const others: Sheet = { id: OTHERS_SHEET, title: 'The others', Body: () => <Others model={model} /> };
  const rest: readonly Sheet[] = [
    { id: SYSTEMS_SHEET, title: 'Systems', Body: () => <Systems model={model} large /> },
    { id: CHOICE_SHEET, title: 'Choose a card', Body: () => <Choose model={model} /> },
    {
      id: STATION_SHEET,
      title: 'A closer look',
      Body: () => <LookSheet model={model} about={model.looked.value} />,
    },
  ];
  return computed(() => [
    piles,
    { ...phage, button: { label: `Unseen ${unseenCount(model)}`, icon: 'eye' } },
    ...(model.drawn.value.view.seats > 1
      ? [{ ...others, button: { label: 'Others', icon: 'person' as const } }]
      : []),
    ...rest,
  ]);
}

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
