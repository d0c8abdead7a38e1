/** The page of Goofspiel: what it gives the frame. */
import type { GoofspielEvent, State, View } from '@airlock/goofspiel';
import type { Viewer } from '@airlock/kernel';
import { computed, signal } from '@preact/signals';
import type { IconName } from '../../look/Icon.tsx';
import type { Beat, GamePage, Parts } from '../contract.ts';
import { endingOf, milestones } from './ending.tsx';
import { Hand } from './Hand.tsx';
import { type GoofspielDesk, openModel } from './model.ts';
import { CardsLeft, Scores } from './Rail.tsx';
import { Table } from './Table.tsx';

const CARDS_SHEET = 'cards';

const ICONS: Readonly<Record<GoofspielEvent['type'], IconName>> = {
  turnedUp: 'star',
  bid: 'hand',
  awarded: 'flag',
  over: 'octagon',
};

function beat(event: GoofspielEvent, viewer: Viewer): Beat | null {
  if (event.type === 'turnedUp') return { lasts: 240, sound: 'flip' };
  if (event.type === 'awarded') return { lasts: 600, sound: 'reveal' };
  if (event.type === 'bid') return { lasts: 0, sound: 'place' };
  const { winner } = event.open.result;
  return winner === null ? null : { lasts: 0, sound: viewer < 0 || winner === viewer ? 'win' : 'loss' };
}

const roundOf = ({ players }: View): number => (players[0]?.spent.length ?? 0) + 1;

function open(desk: GoofspielDesk): Parts {
  const model = openModel(desk);
  return {
    phase: computed(() =>
      desk.shown.value.phase === 'over' ? 'Finished' : `Round ${roundOf(desk.shown.value)} of 13`,
    ),
    door: model.door,
    Meters: () => <Scores model={model} />,
    LeftRail: () => <CardsLeft model={model} />,
    Table: () => <Table model={model} />,
    Hand: () => <Hand model={model} />,
    Peek: () => null,
    sheets: signal([
      {
        id: CARDS_SHEET,
        title: 'Cards left',
        Body: () => <CardsLeft model={model} />,
        button: { label: 'Cards', icon: 'eye' as const },
      },
    ]),
    folded: computed(() => [
      {
        icon: 'eye' as const,
        value: String(desk.shown.value.deckSize),
        label: `Cards left, ${desk.shown.value.deckSize} prizes to come`,
        sheet: CARDS_SHEET,
      },
    ]),
    helpAt: computed(() => ({ section: desk.shown.value.phase === 'over' ? 2 : 1 })),
    stepBack: model.back,
  };
}

export const page: GamePage<State, View, GoofspielEvent> = {
  open,
  logIcon: ({ type }) => ICONS[type],
  // The plate stands over what follows an award: the next round.
  chapter: ({ type }, chaptersBefore) => (type === 'awarded' ? `Round ${chaptersBefore + 2}` : null),
  beat,
  explain: () => null,
  milestones,
  ending: endingOf,
};
