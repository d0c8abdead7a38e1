/** The page of Outbreak: what it gives the frame. */
import { type OutbreakEvent, roleName, type State, type View, words } from '@airlock/outbreak';
import { timeWords } from '../../frame/countdown.ts';
import { type OpenedTable, type PageSheet, sectionOf, tableOf } from '../../kit/page.tsx';
import type { FoldedFact, GamePage, HelpAt, Parts } from '../contract.ts';
import { beat, logIcon } from './beats.ts';
import { BetSheet } from './bet/BetSheet.tsx';
import { CardLook } from './cards/CardLook.tsx';
import { endingOf, milestones, PLATES } from './ending/ending.ts';
import { explain } from './explain.ts';
import { figures } from './figures.tsx';
import { Hand } from './hand/Hand.tsx';
import { type Model, type OutbreakDesk, openModel, type TableLesson } from './model.ts';
import { isOut } from './moves/stage.ts';
import { Meters } from './rail/Meters.tsx';
import { availableTasks, completedTasks, TaskBoard } from './rail/TaskBoard.tsx';
import { headlineOf, pileNow } from './review/headline.ts';
import { Timeline } from './review/Timeline.tsx';
import { Truth } from './review/Truth.tsx';
import { BET_SHEET, CLAIM_SHEET, CLAIMS_SHEET, ROLE_SHEET, TASKS_SHEET } from './sheets/names.ts';
import { LedgerSheet, RoleSheet } from './sheets/Sheets.tsx';
import { PileCards } from './table/PileCards.tsx';
import { Table } from './table/Table.tsx';
import { ClaimForm } from './talk/ClaimForm.tsx';
import { Claims } from './talk/Claims.tsx';
import { chapter, phaseWords } from './turns.ts';

const log = { logIcon, chapter, beat, explain };
const end = { milestones, ending: endingOf, figures };

export const page: GamePage<State, View, OutbreakEvent> = {
  open: (desk) => openTable(desk).parts,
  ...log,
  ...end,
};

export function openTable(desk: OutbreakDesk, lesson: TableLesson | null = null): OpenedTable<Model> {
  const model = openModel(desk, lesson);
  return tableOf(model, {
    phase() {
      // Elsewhere a meter of its own shows the time.
      const seconds = desk.layout.value === 'phone' ? model.seconds.value : null;
      return `${phaseWords(model.drawn.value.view, desk.mode)}${timeWords(seconds)}`;
    },
    places: { Meters, LeftRail: TaskBoard, Table, Hand, Peek: CardLook },
    sheets: SHEETS,
    folded: factsOf,
    helpAt,
    talk: { label: 'Claims', Body: ({ table }) => <Claims model={model} table={table} /> },
    ...(desk.mode === 'review' ? { review: reviewOf(model) } : {}),
  });
}

function reviewOf(model: Model): NonNullable<Parts['review']> {
  const result = model.desk.finished?.().views.at(-1)?.result;
  return {
    Table: () => <Timeline model={model} />,
    headline: headlineOf(model.desk),
    Picture: () => {
      const record = pileNow(model.desk);
      return record ? <PileCards record={record} small /> : null;
    },
    Beside: () => <Truth model={model} />,
    won: result?.team === 'survivors' ? 'Survivors' : result?.team === 'infected' ? 'Infected' : 'Nobody',
    because: result ? PLATES[result.cause] : '',
  };
}

const SHEETS: readonly PageSheet<Model>[] = [
  {
    id: TASKS_SHEET,
    title: 'Task board',
    Body: TaskBoard,
    button({ drawn }) {
      const { view } = drawn.value;
      return { label: `Tasks ${completedTasks(view)}/${view.status.length}`, icon: 'grid' };
    },
  },
  {
    id: CLAIMS_SHEET,
    title: 'Ledger and history',
    Body: LedgerSheet,
    button: () => ({ label: 'Claims', icon: 'talk' }),
  },
  { id: CLAIM_SHEET, title: 'Make a claim', Body: ClaimForm },
  { id: BET_SHEET, title: 'Your bet', Body: BetSheet },
  {
    id: ROLE_SHEET,
    title: 'Your role',
    Body: RoleSheet,
    // On a phone nothing else says which side one is on.
    button({ drawn, covered }) {
      const { view, seat } = drawn.value;
      const role = seat === null || covered.value ? null : (view.roles[seat] ?? null);
      return { label: role === null ? 'Role' : roleName(role), icon: covered.value ? 'hidden' : 'person' };
    },
    isThere: ({ drawn }) => drawn.value.seat !== null,
  },
];

function factsOf(model: Model): FoldedFact[] {
  const { view, seat } = model.drawn.value;
  return [
    {
      icon: 'grid',
      value: `${availableTasks(view)}`,
      label: `Task board, ${availableTasks(view)} available`,
      sheet: TASKS_SHEET,
    },
    { icon: 'log', value: '', label: 'Ledger and history', sheet: CLAIMS_SHEET },
    ...(seat === null ? [] : [{ icon: 'hidden' as const, value: '', label: 'Your role', sheet: ROLE_SHEET }]),
  ];
}

/** The rules open at what is asked now. */
function helpAt(model: Model): HelpAt {
  const { view, seat } = model.drawn.value;
  if (view.result)
    return { section: sectionOf(words.help, /end/i), because: 'The game is over, so the end comes first.' };
  if (view.phase === 'vote' || (seat !== null && isOut(view, seat))) {
    return { section: sectionOf(words.help, /vote/i), because: 'A vote is on, so its rules come first.' };
  }
  if (view.phase === 'pick')
    return { section: sectionOf(words.help, /leader/i), because: 'The Leader chooses now.' };
  return { section: 0 };
}
