/** The page of Omega Virus: Prologue: what it gives the frame. */
import type { OmegaEvent, State, View } from '@airlock/omega-virus';
import { computed } from '@preact/signals';
import type { LessonAt } from '../../kit/lesson.ts';
import { type OpenedTable, type PageSheet, tableOf } from '../../kit/page.tsx';
import type { FoldedFact, GamePage, HelpAt } from '../contract.ts';
import { beat, logIcon } from './beats.ts';
import { Table } from './board/Table.tsx';
import { endingOf, milestones } from './ending/ending.ts';
import { explain } from './explain.ts';
import { figures } from './figures.tsx';
import { Hand } from './hand/Hand.tsx';
import { type Model, type OmegaDesk, openModel } from './model.ts';
import { lostWords } from './moves/lost.ts';
import { predictedView } from './predict.ts';
import { Keys } from './rail/Keys.tsx';
import { LeftRail } from './rail/LeftRail.tsx';
import { Meters } from './rail/Meters.tsx';
import { Race, RaceAndTalk } from './rail/Race.tsx';
import { reviewOf } from './review/Review.tsx';
import { PastRounds } from './review/RoundReview.tsx';
import { KEYS_SHEET, RACE_SHEET, ROUNDS_SHEET } from './sheets/names.ts';
import { chapter, phaseWords } from './turns.ts';

const log = { logIcon, chapter, beat, explain };
const end = { milestones, ending: endingOf, figures };

export const page: GamePage<State, View, OmegaEvent> = {
  open: (desk) => openTable(desk).parts,
  predict: predictedView,
  ...log,
  ...end,
};

/** With a lesson, a paper above the plan says what it says. */
export function openTable(desk: OmegaDesk, lesson: LessonAt | null = null): OpenedTable<Model> {
  const model = openModel(desk, lesson);
  return tableOf(model, {
    shortTitle: 'Omega',
    phase: () => phaseWords(model.view.value),
    steadyDoor: true,
    places: { Meters, LeftRail, Table, Hand },
    sheets: [
      { id: KEYS_SHEET, title: 'Keys and rooms', Body: Keys },
      raceSheet(model),
      { id: ROUNDS_SHEET, title: 'Rounds so far', Body: PastRounds, overLog: true },
    ],
    folded: factsOf,
    helpAt,
    ...(desk.seats.peek().length > 1
      ? {
          talk: {
            label: 'Race',
            icon: 'motion',
            first: true,
            Body: ({ table }) => <RaceAndTalk model={model} table={table} />,
          },
        }
      : {}),
    lost: computed(() => lostWords(model.view.value, desk.view.value.hidden)),
    ...(desk.mode === 'review' && desk.finished ? { review: reviewOf(model, desk.finished()) } : {}),
  });
}

/** Against somebody else the strip with their lights opens it; alone a button under the table does. */
function raceSheet(model: Model): PageSheet<Model> {
  const { mode, seats } = model.view.peek();
  const title = mode === 'practice' ? 'Practice' : 'Race';
  return {
    id: RACE_SHEET,
    title,
    Body: Race,
    ...(seats.length === 1 ? { button: () => ({ label: title, icon: 'motion' }) } : {}),
  };
}

function factsOf(model: Model): FoldedFact[] {
  const keys = [0, 1, 2].filter((colour) => model.bench.value.keys & (1 << colour)).length;
  return [
    { icon: 'unlock', value: `${keys}/3`, label: `Keys and rooms, ${keys} of 3`, sheet: KEYS_SHEET },
    { icon: 'motion', value: '', label: 'Race', sheet: RACE_SHEET },
  ];
}

/** The sections of the help, by their place: the race, flip and place, pick up, keys, equipment, scoring, fairness. */
function helpAt(model: Model): HelpAt {
  const { phase } = model.view.value;
  if (model.picking.value) return { section: 2, because: 'You are picking up, so its rules come first.' };
  if (phase === 'REVIEW' || phase === 'GAME_OVER') {
    return { section: 5, because: 'The round is being scored, so that comes first.' };
  }
  if (phase === 'PAUSED' || phase === 'ABSENCE') return { section: 6, because: 'The race is paused.' };
  if (phase === 'LIVE') return { section: 1, also: 3, because: 'The race is on, so building comes first.' };
  return { section: 0 };
}
