/** The page of Outsider: what it gives the frame. */
import { type OutsiderEvent, type State, usesLocations, type View, words } from '@airlock/outsider';
import { computed, type ReadonlySignal } from '@preact/signals';
import { clockWords } from '../../frame/countdown.ts';
import type { FoldedFact, GamePage, HelpAt, Parts, Sheet } from '../contract.ts';
import { beat, logIcon } from './beats.ts';
import { CardLook } from './cards/CardLook.tsx';
import { endingOf, milestones, PLATES, WINNERS } from './ending/ending.ts';
import { explain } from './explain.ts';
import { Hand } from './hand/Hand.tsx';
import { type Model, type OutsiderDesk, openModel } from './model.ts';
import { goalsDone, goalsNeeded } from './play/reading.ts';
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

export const page: GamePage<State, View, OutsiderEvent> = {
  open: (desk) => openTable(desk).parts,
  logIcon,
  chapter,
  beat,
  explain,
  milestones,
  ending: endingOf,
};

export function openTable(desk: OutsiderDesk): { readonly model: Model; readonly parts: Parts } {
  const model = openModel(desk);
  const parts: Parts = {
    phase: computed(() => {
      const { view, stage } = model.drawn.value;
      const isWindow = stage.kind === 'crisisWindow' || stage.kind === 'entropyWindow';
      const seconds = model.compact.value && !isWindow && !view.result ? model.seconds.value : null;
      const time = seconds === null ? '' : ` · ${clockWords(seconds)}`;
      return `${phaseWords(view, desk.mode, desk.naming.value)}${time}`;
    }),
    door: model.door,
    Meters: () => <Meters model={model} />,
    LeftRail: () => <LeftRail model={model} />,
    Table: () => <Table model={model} />,
    Hand: () => <Hand model={model} />,
    Peek: ({ about }) => <CardLook about={about} />,
    sheets: sheetsOf(model),
    folded: computed(() => factsOf(model)),
    helpAt: computed(() => helpAt(model)),
    talk: {
      label: 'Claims',
      Body: ({ table }) => <Claims model={model} table={table} />,
      Latest: () => <LatestClaims model={model} />,
    },
    ...(desk.mode === 'review' ? { review: reviewOf(model) } : {}),
    stepBack: model.back,
  };
  return { model, parts };
}

function reviewOf(model: Model): NonNullable<Parts['review']> {
  const result = model.desk.finished?.().views.at(-1)?.result;
  return {
    Beside: () => <Truth model={model} />,
    won: result ? WINNERS[result.outcome] : 'Nobody',
    because: result ? PLATES[result.outcome] : '',
  };
}

/** The bodies are made once: an open sheet must not be rebuilt when its button's number changes. */
function sheetsOf(model: Model): ReadonlySignal<readonly Sheet[]> {
  const you = { id: YOU_SHEET, title: 'Your side of the table', Body: () => <LeftRail model={model} /> };
  const rest: readonly Sheet[] = [
    { id: OTHERS_SHEET, title: 'What you can do', Body: () => <Others model={model} /> },
    {
      id: DISCARD_SHEET,
      title: 'Discard pile',
      Body: () => <Discard model={model} />,
      button: { label: 'Discard', icon: 'down' },
    },
    { id: SEAT_SHEET, title: 'Player', Body: () => <SeatSheet model={model} /> },
    { id: CLAIM_SHEET, title: 'Make a claim', Body: () => <ClaimForm model={model} /> },
  ];
  return computed(() => {
    const { view, seat } = model.drawn.value;
    const label = `${seat === null ? 'Goals' : 'You'} ${goalsDone(view)}/${goalsNeeded(view)}`;
    const ship = usesLocations(view.options) ? ' · ship' : '';
    return [{ ...you, button: { label: `${label}${ship}`, icon: 'person' } }, ...rest];
  });
}

function factsOf(model: Model): FoldedFact[] {
  const { view } = model.drawn.value;
  const done = `${goalsDone(view)}/${goalsNeeded(view)}`;
  return [
    { icon: 'person', value: done, label: `Your side of the table, ${done} Goals`, sheet: YOU_SHEET },
    { icon: 'down', value: `${view.discard.length}`, label: 'Discard pile', sheet: DISCARD_SHEET },
  ];
}

const sectionOf = (title: RegExp): number =>
  Math.max(
    0,
    words.help.findIndex((section) => title.test(section.title)),
  );

/** The rules open at what is asked now. */
function helpAt(model: Model): HelpAt {
  const { view, stage, seat } = model.drawn.value;
  if (view.result)
    return { section: sectionOf(/ends/i), because: 'The game is over, so the end comes first.' };
  if (stage.kind === 'crisisWindow') {
    return { section: sectionOf(/Dark/), because: 'A Crisis has struck, so its rules come first.' };
  }
  if (stage.kind === 'actions' && stage.seat === seat) {
    return {
      section: sectionOf(/turn/i),
      also: sectionOf(/^Goals/),
      because: 'It is your turn, so its rules come first.',
    };
  }
  return { section: 0 };
}
