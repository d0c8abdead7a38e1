/** The page of Outpost Seven: what it gives the frame. */
import { NO_CARD, type OutpostEvent, type State, type View } from '@airlock/outpost-seven';
import type { LessonAt } from '../../kit/lesson.ts';
import { type OpenedTable, type PageSheet, tableOf } from '../../kit/page.tsx';
import type { FoldedFact, GamePage, HelpAt, Sheet } from '../contract.ts';
import { beat, logIcon } from './beats.ts';
import { isTight } from './board/LineHead.tsx';
import { Table } from './board/Table.tsx';
import { endingOf, milestones } from './ending/ending.ts';
import { explain } from './explain.ts';
import { figures } from './figures.tsx';
import { Hand } from './hand/Hand.tsx';
import { type Model, type OutpostDesk, openModel } from './model.ts';
import { IconHelp, IconList } from './rail/IconHelp.tsx';
import { LeftRail } from './rail/LeftRail.tsx';
import { Meters } from './rail/Meters.tsx';
import { Offer } from './rail/Offer.tsx';
import { Paper } from './rail/Paper.tsx';
import { Rival } from './rail/Rival.tsx';
import { Discard } from './sheets/Discard.tsx';
import { Lines } from './sheets/Lines.tsx';
import { Module, ModulePeek } from './sheets/Module.tsx';
import {
  DISCARD_SHEET,
  ICONS_SHEET,
  LINES_SHEET,
  MODULE_SHEET,
  OFFER_SHEET,
  PREFERENCES_SHEET,
  RIVAL_SHEET,
  STEPS_SHEET,
} from './sheets/names.ts';
import { Preferences } from './sheets/Preferences.tsx';
import { chapter, phaseWords, turnNumber } from './turns.ts';

const log = { logIcon, chapter, beat, explain };
const end = { milestones, ending: endingOf, figures };

export const page: GamePage<State, View, OutpostEvent> = {
  open: (desk) => openTable(desk).parts,
  ...log,
  ...end,
};

export function openTable(desk: OutpostDesk, lesson: LessonAt | null = null): OpenedTable<Model> {
  const model = openModel(desk, lesson);
  return tableOf(model, {
    shortTitle: 'Outpost 7',
    phase: () => phaseWords(model.drawn.value.view, turnNumber(desk.moments.value), desk.naming.value),
    broadRail: true,
    places: { Meters, LeftRail, Table, Hand, Peek: ModulePeek, UnderLog: IconHelp },
    sheets: SHEETS,
    folded: factsOf,
    helpAt,
    keys: [{ key: 'o', does: 'Go to the offer', press: () => goToOffer(model) }],
  });
}

/** The focus goes along, but not before the offer is drawn: on a phone it has yet to open. */
function goToOffer(model: Model): void {
  model.goToOffer();
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-slot][tabindex="0"]')?.focus());
}

const offered = (model: Model): number =>
  model.drawn.value.view.offer.filter((card) => card !== NO_CARD).length;

/** The open offer, or what a lesson says, takes the place of the buttons. */
const underTable = (model: Model, button: NonNullable<Sheet['button']>): Sheet['button'] =>
  isTight(model) ? undefined : button;

const SHEETS: readonly PageSheet<Model>[] = [
  {
    id: OFFER_SHEET,
    title: 'Offer',
    Body: ({ model }) => <Offer model={model} shape="sheet" />,
    button: (model) =>
      underTable(model, {
        label: `Offer ${offered(model)}`,
        icon: 'grid',
        press: () => model.showOffer(true),
      }),
  },
  {
    id: DISCARD_SHEET,
    title: 'Discard pile',
    Body: Discard,
    button: (model) =>
      underTable(model, { label: `Discard ${model.drawn.value.view.discard.length}`, icon: 'eye' }),
  },
  {
    id: LINES_SHEET,
    title: 'Lines',
    Body: Lines,
    button: (model) => underTable(model, { label: 'Lines', icon: 'person' }),
  },
  { id: PREFERENCES_SHEET, title: 'Bonuses and speed', Body: Preferences },
  {
    id: STEPS_SHEET,
    title: 'Steps',
    Body: ({ model }) => <Paper model={model} large />,
    // Upright the last turn has a line of its own.
    button: (model) =>
      model.desk.layout.value === 'landscape'
        ? underTable(model, { label: 'Last turn', icon: 'log' })
        : undefined,
  },
  { id: ICONS_SHEET, title: 'What the icons do', Body: () => <IconList /> },
  {
    id: RIVAL_SHEET,
    title: 'The other hand',
    Body: ({ model }) => <Rival model={model} seat={1 - model.near.value} large />,
  },
  {
    id: MODULE_SHEET,
    title: 'Module',
    Body: ({ model }) => <Module model={model} about={model.looked.value} />,
  },
];

function factsOf(model: Model): FoldedFact[] {
  const { view } = model.drawn.value;
  const rival = view.hands[1 - model.near.value];
  return [
    {
      icon: 'hand',
      value: String(rival?.size ?? 0),
      label: `The other hand, ${rival?.size ?? 0} cards`,
      sheet: RIVAL_SHEET,
    },
    {
      icon: 'grid',
      value: String(offered(model)),
      label: `Offer, ${offered(model)} cards`,
      sheet: OFFER_SHEET,
    },
    {
      icon: 'eye',
      value: String(view.discard.length),
      label: `Discard pile, ${view.discard.length} cards`,
      sheet: DISCARD_SHEET,
    },
    { icon: 'person', value: '10', label: 'Ten lines', sheet: LINES_SHEET },
    { icon: 'log', value: '', label: 'Steps, in order', sheet: STEPS_SHEET },
  ];
}

/** The sections of the help, by their place: start, salvage, repair, bonuses, the end. */
function helpAt(model: Model): HelpAt {
  const { view } = model.drawn.value;
  const { step } = model.selection.value;
  if (view.phase === 'keepFirst' || view.phase === 'keepSecond') {
    return { section: 1, because: 'The opening cards are being kept, so the start comes first.' };
  }
  if (view.phase === 'bonus') return { section: 4, because: 'Bonuses are owed, so their rules come first.' };
  if (view.phase === 'over') return { section: 6, because: 'The game is over, so the end comes first.' };
  if (step === 'salvage') return { section: 2, because: 'You are salvaging, so its rules come first.' };
  if (step !== 'idle') return { section: 3, because: 'You are repairing, so its rules come first.' };
  return { section: 2, also: 3, because: 'A turn is a Salvage or a Repair, so those come first.' };
}
