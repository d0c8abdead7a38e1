/** Omega Virus: Prologue in the terminal: the player's own plan with its coordinates, and what it is built for. */
import { itemAt } from '@airlock/kernel';
import {
  BACKS,
  backName,
  boardOf,
  CARD_IDS,
  type Card,
  COLOURS,
  cellAt,
  cellX,
  cellY,
  colourName,
  FACES,
  halfOf,
  ITEMS,
  itemName,
  LOCATIONS,
  locationName,
  type Placement,
  placementOf,
  planValue,
  pointsOf,
  type SeatView,
  scoringName,
  type View,
} from '@airlock/omega-virus';
import { type Ink, padEnd, type Style } from '../../../ink.ts';
import type { Scene, Screen, Step } from '../../screen.ts';

const COLOUR_STYLES: readonly Style[] = ['red', 'yellow', 'blue'];
/** The sign of each item beside the colour of its square. */
const ITEM_SIGNS = ['c', 'p', 'd'] as const;
/** A square and the space after it. */
const SQUARE = 3;
const LABEL = 4;
/** Squares beside each other that fit the screen; a wider plan is cut. */
const MOST_COLUMNS = 24;

export const screen: Screen = {
  draw(scene) {
    const view = scene.view as View;
    const mine = view.seats[scene.seat];
    return [
      headline(view),
      ...goalLines(view, scene),
      ...(mine ? benchLines(mine, scene.ink) : []),
      ...otherLines(view, scene),
    ];
  },

  step(chosen, scene) {
    const [kind, , x, y] = chosen;
    if (kind !== 'place' || chosen.length < 2) return undefined;
    if (x === undefined) return coordinateStep(chosen, scene, 'Which column');
    return y === undefined ? coordinateStep(chosen, scene, 'Which row') : turnStep(chosen, scene);
  },

  legend: () => [
    'Every square shows the letter of its colour; c, p and d beside it are halves of the battery cell, the purifier and the dish.',
    'Place a card by the column and row of its top left square and its quarter turns: place F05 2 -1 r1; the card can be left out.',
    'Pick up several cards in order with pickUp F03,F02. Time runs while you think.',
  ],
};

function headline({ round, phase, sides, mode }: View): string {
  const points = sides.map(pointsOf).join(' to ');
  return `Round ${round}, ${phase.toLowerCase()}${mode === 'practice' ? '' : `, points ${points}`}`;
}

/** Locations with their shapes row by row, then the scoring cards with the player's own value. */
function goalLines({ locations, scoring, seats }: View, { seat, ink }: Scene): string[] {
  const mine = seats[seat];
  const shapes = (locations ?? []).map((location, colour) => {
    const held = mine && mine.keys & (1 << colour) ? ' (key)' : '';
    const name = `${colourName(colour)} ${locationName(location)}${held}`;
    const rows = (LOCATIONS[location]?.drawing ?? []).map((row) => row.replaceAll('.', ' '));
    return [name, ...rows].map((line) => padEnd(ink.paint(line, itemAt(COLOUR_STYLES, colour)), 26));
  });
  const height = Math.max(0, ...shapes.map((lines) => lines.length));
  const lines = Array.from({ length: height }, (_, row) =>
    shapes
      .map((shape) => shape[row] ?? ' '.repeat(26))
      .join('')
      .trimEnd(),
  );
  const values = scoring.map((card) => {
    const value = mine?.plan ? ` ${planValue(card, mine.plan)}` : '';
    return `${scoringName(card)}${value}`;
  });
  return [...lines, ...(values.length > 0 ? [`Scored: ${values.join(', ')}`] : []), ''];
}

function benchLines(mine: SeatView, ink: Ink): string[] {
  if (mine.plan === null) return ['The boards are covered.'];
  const items = ITEMS.map(
    (_, item) => `${itemName(item)} ${mine.connected & (1 << item) ? 'connected' : 'open'}`,
  );
  const top =
    mine.back === null || mine.back < 0 ? 'empty' : `${mine.deck} cards, ${backName(mine.back)} on top`;
  return [
    ...planLines(mine.plan, ink),
    `Deck: ${top}`,
    ...handLines(mine.hand, ink),
    `Equipment: ${items.join(', ')}`,
  ];
}

/** The visible squares, with the numbers of columns above and of rows beside. */
function planLines(plan: readonly Placement[], ink: Ink): string[] {
  if (plan.length === 0) return ['Your plan is empty.'];
  const board = boardOf(plan);
  const cells = [...board.cells.subarray(0, board.size)];
  const left = Math.min(...cells.map(cellX));
  const right = Math.min(Math.max(...cells.map(cellX)), left + MOST_COLUMNS - 1);
  const rows = cells.map(cellY);
  const halves = visibleHalves(plan);
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  const head = ' '.repeat(LABEL) + columns.map((x) => String(x).padStart(SQUARE)).join('');
  const lines: string[] = [head];
  for (let y = Math.min(...rows); y <= Math.max(...rows); y++) {
    const squares = columns.map((x) => {
      const cell = cellAt(x, y);
      const shade = board.shades[cell] ?? 0;
      if (shade === 0) return '  .';
      const item = halves.get(cell);
      const sign = `${COLOURS[shade - 1]}${item === undefined ? '' : ITEM_SIGNS[item]}`;
      return ' '.repeat(SQUARE - sign.length) + ink.paint(sign, itemAt(COLOUR_STYLES, shade - 1));
    });
    lines.push(String(y).padStart(LABEL) + squares.join(''));
  }
  return lines;
}

/** Items by the cell that shows their half. */
function visibleHalves(plan: readonly Placement[]): Map<number, number> {
  const board = boardOf(plan);
  const halves = new Map<number, number>();
  for (const placement of plan) {
    const half = halfOf(placement);
    if (half && board.isOnTop((placement >> 2) & 31, half.cell)) halves.set(half.cell, half.item);
  }
  return halves;
}

function handLines(hand: Card | null, ink: Ink): string[] {
  if (hand === null || hand < 0) return ['Hand: empty'];
  const [top, bottom] = planLines([placementOf(hand, 0, 0, 0)], ink)
    .slice(1)
    .map((line) => line.slice(LABEL)) as [string, string];
  return [`Hand: ${CARD_IDS[hand]} (${backName(itemAt(BACKS, hand))})`, top, bottom];
}

function otherLines({ seats, viewer }: View, { naming }: Scene): string[] {
  return seats.flatMap((other, seat) => {
    if (seat === viewer) return [];
    const keys = COLOURS.filter((_, colour) => other.keys & (1 << colour)).join('') || 'none';
    const items = ITEMS.filter((_, item) => other.connected & (1 << item)).join(' ') || 'none';
    return [`${naming.names[seat]}: ${other.cards} cards placed, keys ${keys}, connected ${items}`];
  });
}

/** Columns and rows are typed as they are, not by the number of the option. */
function coordinateStep(chosen: readonly string[], { listed }: Scene, question: string): Step {
  const next = listed
    .filter(({ words }) => chosen.every((word, index) => words[index] === word))
    .map(({ words }) => itemAt(words, chosen.length));
  const values = [...new Set(next)].sort((one, other) => Number(one) - Number(other));
  return {
    question: `${question}? ${values.join(' ')}`,
    options: values.map((value) => ({ key: value, words: [value], label: value })),
    picture: [],
  };
}

/** The last words are the turn and the moment, which is set when it is played. */
function turnStep(chosen: readonly string[], { listed, ink }: Scene): Step {
  const open = listed.filter(({ words }) => chosen.every((word, index) => words[index] === word));
  return {
    question: 'Turned how?',
    options: open.map(({ words }) => {
      const turn = itemAt(words, chosen.length);
      const look = CARD_IDS.indexOf(itemAt(chosen, 1)) * 4 + Number(turn.slice(1));
      const face = itemAt(FACES, look).map((colour) =>
        ink.paint(itemAt(COLOURS, colour), itemAt(COLOUR_STYLES, colour)),
      );
      return {
        key: turn,
        words: words.slice(chosen.length),
        label: `${face[0]}${face[1]} above ${face[2]}${face[3]}`,
      };
    }),
  };
}
