/** The page of Goofspiel: what it gives the frame. */
import type { GoofspielEvent, State, View } from '@airlock/goofspiel';
import type { Viewer } from '@airlock/kernel';
import { beatOf, type EventLooks, endBeat, iconOf } from '../../kit/log.ts';
import { type PageSheet, tableOf } from '../../kit/page.tsx';
import type { Beat, FoldedFact, GamePage, Parts } from '../contract.ts';
import { endingOf, milestones } from './ending.tsx';
import { figures } from './figures.tsx';
import { Hand } from './Hand.tsx';
import { type GoofspielDesk, type Model, openModel } from './model.ts';
import { CardsLeft, Scores } from './Rail.tsx';
import { Table } from './Table.tsx';

const CARDS_SHEET = 'cards';

const LOOKS: EventLooks<GoofspielEvent> = {
  turnedUp: ['star', 240, 'flip'],
  bid: ['hand', 0, 'place'],
  awarded: ['flag', 600, 'reveal'],
  over: ['octagon'],
};

function beat(event: GoofspielEvent, viewer: Viewer): Beat | null {
  if (event.type !== 'over') return beatOf(LOOKS[event.type]);
  const { winner } = event.open.result;
  return winner === null ? null : endBeat(viewer, [winner]);
}

const roundOf = ({ players }: View): number => (players[0]?.spent.length ?? 0) + 1;

const SHEETS: readonly PageSheet<Model>[] = [
  { id: CARDS_SHEET, title: 'Cards left', Body: CardsLeft, button: () => ({ label: 'Cards', icon: 'eye' }) },
];

function factsOf({ desk }: Model): FoldedFact[] {
  const { deckSize } = desk.shown.value;
  const label = `Cards left, ${deckSize} prizes to come`;
  return [{ icon: 'eye', value: String(deckSize), label, sheet: CARDS_SHEET }];
}

const open = (desk: GoofspielDesk): Parts =>
  tableOf(openModel(desk), {
    phase: () =>
      desk.shown.value.phase === 'over' ? 'Finished' : `Round ${roundOf(desk.shown.value)} of 13`,
    places: { Meters: Scores, LeftRail: CardsLeft, Table, Hand },
    sheets: SHEETS,
    folded: factsOf,
    helpAt: () => ({ section: desk.shown.value.phase === 'over' ? 2 : 1 }),
  }).parts;

export const page: GamePage<State, View, GoofspielEvent> = {
  open,
  logIcon: ({ type }) => iconOf(LOOKS[type]),
  // The plate stands over what follows an award: the next round.
  chapter: ({ type }, chaptersBefore) => (type === 'awarded' ? `Round ${chaptersBefore + 2}` : null),
  beat,
  explain: () => null,
  milestones,
  figures,
  ending: endingOf,
};
