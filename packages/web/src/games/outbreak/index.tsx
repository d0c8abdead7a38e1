/** The page of Outbreak: what it gives the frame. */
import { type OutbreakEvent, type State, type View, words } from '@airlock/outbreak';
import { computed, type ReadonlySignal } from '@preact/signals';
import { clockWords } from '../../frame/countdown.ts';
import type { LessonPlace } from '../../learn/lesson.ts';
import type { FoldedFact, GamePage, Parts, Sheet } from '../contract.ts';
import { beat, logIcon } from './beats.ts';
import { CardLook } from './cards/CardLook.tsx';
import { endingOf, milestones, PLATES } from './ending/ending.ts';
import { explain } from './explain.ts';
import { Hand } from './hand/Hand.tsx';
import { type Model, type OutbreakDesk, openModel } from './model.ts';
import { isOut } from './play/stage.ts';
import { Meters } from './rail/Meters.tsx';
import { availableTasks, completedTasks, TaskBoard } from './rail/TaskBoard.tsx';
import { headlineOf, pileNow } from './review/headline.ts';
import { Timeline } from './review/Timeline.tsx';
import { Truth } from './review/Truth.tsx';
import { CLAIM_SHEET, CLAIMS_SHEET, ROLE_SHEET, TASKS_SHEET } from './sheets/names.ts';
import { LedgerSheet, RoleSheet } from './sheets/Sheets.tsx';
import { PileCards } from './table/PileCards.tsx';
import { Table } from './table/Table.tsx';
import { ClaimForm } from './talk/ClaimForm.tsx';
import { Claims } from './talk/Claims.tsx';
import { chapter, phaseWords } from './turns.ts';

export const page: GamePage<State, View, OutbreakEvent> = {
  open: (desk) => openTable(desk).parts,
  logIcon,
  chapter,
  beat,
  explain,
  milestones,
  ending: endingOf,
};

export function openTable(
  desk: OutbreakDesk,
  lesson: ReadonlySignal<LessonPlace | null> | null = null,
): { readonly model: Model; readonly parts: Parts } {
  const model = openModel(desk, lesson);
  const parts: Parts = {
    phase: computed(() => {
      // Elsewhere a meter of its own shows the time.
      const seconds = desk.layout.value === 'phone' ? model.seconds.value : null;
      const time = seconds === null ? '' : ` · ${clockWords(seconds)}`;
      return `${phaseWords(model.drawn.value.view, desk.mode)}${time}`;
    }),
    door: model.door,
    Meters: () => <Meters model={model} />,
    LeftRail: () => <TaskBoard model={model} />,
    Table: () => <Table model={model} />,
    Hand: () => <Hand model={model} />,
    Peek: ({ about }) => <CardLook about={about} />,
    sheets: sheetsOf(model),
    folded: computed(() => factsOf(model)),
    helpAt: computed(() => helpAt(model)),
    talk: { label: 'Claims', Body: ({ table }) => <Claims model={model} table={table} /> },
    ...(desk.mode === 'review' ? { review: reviewOf(model) } : {}),
    stepBack: model.back,
  };
  return { model, parts };
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

/** The bodies are made once: an open sheet must not be rebuilt when its button's number changes. */
function sheetsOf(model: Model): ReadonlySignal<readonly Sheet[]> {
  const tasks = { id: TASKS_SHEET, title: 'Task board', Body: () => <TaskBoard model={model} /> };
  const rest: readonly Sheet[] = [
    {
      id: CLAIMS_SHEET,
      title: 'Ledger and history',
      Body: () => <LedgerSheet model={model} />,
      button: { label: 'Claims', icon: 'talk' },
    },
    { id: CLAIM_SHEET, title: 'Make a claim', Body: () => <ClaimForm model={model} /> },
  ];
  const role = { id: ROLE_SHEET, title: 'Your role', Body: () => <RoleSheet model={model} /> };
  return computed(() => {
    const { view, seat } = model.drawn.value;
    return [
      {
        ...tasks,
        button: { label: `Tasks ${completedTasks(view)}/${view.status.length}`, icon: 'grid' },
      },
      ...rest,
      ...(seat === null ? [] : [{ ...role, button: { label: 'Role', icon: 'hidden' as const } }]),
    ];
  });
}

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

const sectionOf = (title: RegExp): number =>
  Math.max(
    0,
    words.help.findIndex((section) => title.test(section.title)),
  );

/** The rules open at what is asked now. */
function helpAt(model: Model): { section: number; because?: string } {
  const { view, seat } = model.drawn.value;
  if (view.result)
    return { section: sectionOf(/end/i), because: 'The game is over, so the end comes first.' };
  if (view.phase === 'vote' || (seat !== null && isOut(view, seat))) {
    return { section: sectionOf(/vote/i), because: 'A vote is on, so its rules come first.' };
  }
  if (view.phase === 'pick') return { section: sectionOf(/leader/i), because: 'The Leader chooses now.' };
  return { section: 0 };
}
