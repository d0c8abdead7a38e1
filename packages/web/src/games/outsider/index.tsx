/** The page of Outsider: what it gives the frame. */
import { type OutsiderEvent, type State, usesLocations, type View, words } from '@airlock/outsider';
import { timeWords } from '../../frame/countdown.ts';
import { type OpenedTable, type PageSheet, sectionOf, tableOf } from '../../kit/page.tsx';
import type { FoldedFact, GamePage, HelpAt, Parts, Sheet } from '../contract.ts';
import { beat, logIcon } from './beats.ts';
import { CardLook } from './cards/CardLook.tsx';
import { endingOf, milestones, PLATES, WINNERS } from './ending/ending.ts';
import { explain } from './explain.ts';
import { figures } from './figures.tsx';
import { Hand } from './hand/Hand.tsx';
import { type Model, type OutsiderDesk, openModel } from './model.ts';
import { goalsDone, goalsNeeded } from './moves/reading.ts';
import { LeftRail } from './rail/LeftRail.tsx';
import { Meters } from './rail/Meters.tsx';
import { Truth } from './review/Truth.tsx';
import { Discard } from './sheets/Discard.tsx';
import { CLAIM_SHEET, DISCARD_SHEET, OTHERS_SHEET, SEAT_SHEET, YOU_SHEET } from './sheets/names.ts';
import { Others } from './sheets/Others.tsx';
import { SeatSheet } from './sheets/SeatSheet.tsx';
import { Table } from './table/Table.tsx';
import { ClaimForm } from './talk/ClaimForm.tsx';
import { Claims, LatestClaims } from './talk/Claims.tsx';
import { chapter, phaseWords } from './turns.ts';

const log = { logIcon, chapter, beat, explain };
const end = { milestones, ending: endingOf, figures };

export const page: GamePage<State, View, OutsiderEvent> = {
  open: (desk) => openTable(desk).parts,
  ...log,
  ...end,
};

export function openTable(desk: OutsiderDesk): OpenedTable<Model> {
  const model = openModel(desk);
  return tableOf(model, {
    phase() {
      const { view, stage } = model.drawn.value;
      const isWindow = stage.kind === 'crisisWindow' || stage.kind === 'entropyWindow';
      const seconds = model.compact.value && !isWindow && !view.result ? model.seconds.value : null;
      return `${phaseWords(view, desk.mode, desk.naming.value)}${timeWords(seconds)}`;
    },
    places: { Meters, LeftRail, Table, Hand, Peek: CardLook },
    sheets: SHEETS,
    folded: factsOf,
    helpAt,
    talk: {
      label: 'Claims',
      Body: ({ table }) => <Claims model={model} table={table} />,
      Latest: () => <LatestClaims model={model} />,
    },
    ...(desk.mode === 'review' ? { review: reviewOf(model) } : {}),
  });
}

function reviewOf(model: Model): NonNullable<Parts['review']> {
  const result = model.desk.finished?.().views.at(-1)?.result;
  return {
    Beside: () => <Truth model={model} />,
    won: result ? WINNERS[result.outcome] : 'Nobody',
    because: result ? PLATES[result.outcome] : '',
  };
}

const SHEETS: readonly PageSheet<Model>[] = [
  { id: YOU_SHEET, title: 'Your side of the table', Body: LeftRail, button: yourButton },
  { id: OTHERS_SHEET, title: 'What you can do', Body: Others },
  {
    id: DISCARD_SHEET,
    title: 'Discard pile',
    Body: Discard,
    button: ({ drawn }) => ({ label: `Discarded ${drawn.value.view.discard.length}`, icon: 'eye' }),
  },
  { id: SEAT_SHEET, title: 'Player', Body: SeatSheet },
  { id: CLAIM_SHEET, title: 'Make a claim', Body: ClaimForm, overLog: true },
];

function yourButton({ drawn }: Model): Sheet['button'] {
  const { view, seat } = drawn.value;
  const ship = usesLocations(view.options) ? ' · ship' : '';
  return {
    label: `${seat === null ? 'Goals' : 'You'} ${goalsDone(view)}/${goalsNeeded(view)}${ship}`,
    icon: 'person',
  };
}

function factsOf(model: Model): FoldedFact[] {
  const { view } = model.drawn.value;
  const done = `${goalsDone(view)}/${goalsNeeded(view)}`;
  return [
    { icon: 'person', value: done, label: `Your side of the table, ${done} Goals`, sheet: YOU_SHEET },
    { icon: 'down', value: `${view.discard.length}`, label: 'Discard pile', sheet: DISCARD_SHEET },
  ];
}

/** The rules open at what is asked now. */
function helpAt(model: Model): HelpAt {
  const { view, stage, seat } = model.drawn.value;
  if (view.result)
    return { section: sectionOf(words.help, /ends/i), because: 'The game is over, so the end comes first.' };
  if (stage.kind === 'crisisWindow') {
    return {
      section: sectionOf(words.help, /Dark/),
      because: 'A Crisis has struck, so its rules come first.',
    };
  }
  if (stage.kind === 'actions' && stage.seat === seat) {
    return {
      section: sectionOf(words.help, /turn/i),
      also: sectionOf(words.help, /^Goals/),
      because: 'It is your turn, so its rules come first.',
    };
  }
  return { section: 0 };
}
