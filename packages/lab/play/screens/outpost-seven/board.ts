/** Draws the table of Outpost Seven. Every colour has a letter or a shape beside it. */
import { has, itemAt, type Seat } from '@airlock/kernel';
import {
  ALL_CARDS,
  CARD_IDS,
  type Card,
  CELLS,
  type Cell,
  COLOUR_OF,
  COLOURS,
  colourName,
  cubesIn,
  cubesOf,
  LIMITS,
  LINE_COUNT,
  LINE_NAMES,
  type Line,
  MOST_SPACES,
  NO_CARD,
  populationOf,
  RED,
  ROW_OF,
  SPACE_OF,
  seatName,
  spaceName,
  VALUE_OF,
  type View,
  YELLOW,
} from '@airlock/outpost-seven';
import { type Ink, padEnd, padStart, type Style } from '../../../ink.ts';

const SIZE = LIMITS.gridSize;
const INNER = 10;
const MARGIN = 10;

const COLOUR_STYLES: readonly Style[] = ['blue', 'green', 'purple'];
const SEAT_STYLES: readonly Style[] = ['red', 'yellow'];

/** Plain, Place, Remove and People spaces that no cube covers. */
const SPACE_SIGNS = ['·', '+', '-', '@'] as const;
const CUBES = { unicode: ['●', '▲'], ascii: ['R', 'Y'] } as const;

/** Two lines of text for a cell without a module. */
export type Mark = readonly [string, string];

export const cardId = (card: Card): string => itemAt(CARD_IDS, card - 1);

export const cubeSign = (seat: Seat, ink: Ink): string =>
  ink.paint(CUBES[ink.unicode ? 'unicode' : 'ascii'][seat as 0 | 1], itemAt(SEAT_STYLES, seat));

const spaceSign = (kind: number, ink: Ink): string => ink.sentence(itemAt(SPACE_SIGNS, kind));

const paintedId = (card: Card, ink: Ink): string =>
  ink.paint(cardId(card), itemAt(COLOUR_STYLES, itemAt(COLOUR_OF, card)));

/** The spaces of a module from the top, with the cubes that lie on them. */
function spaces(card: Card, cubes: number, ink: Ink): string {
  const cube = cubeSign(cubes > 0 ? RED : YELLOW, ink);
  let drawn = '';
  for (let space = 0; space < itemAt(VALUE_OF, card); space++) {
    drawn += space < Math.abs(cubes) ? cube : spaceSign(itemAt(SPACE_OF, card * MOST_SPACES + space), ink);
  }
  return drawn;
}

/** `B6-2 +·+·-@`, always as wide as the widest. */
export const drawnCard = (card: Card, ink: Ink): string =>
  padEnd(`${paintedId(card, ink)} ${spaces(card, 0, ink)}`, 5 + MOST_SPACES);

/** Grid, lines and scores. `marks` are written into free cells; `fresh` modules are starred. */
export function board(
  view: View,
  ink: Ink,
  marks: ReadonlyMap<Cell, Mark> = new Map(),
  fresh: ReadonlySet<Cell> = new Set(),
): string[] {
  const [tl, tm, tr, ml, mm, mr, bl, bm, br, flat, tall] = ink.unicode ? '┌┬┐├┼┤└┴┘─│' : '+++++++++-|';
  const rule = (left = '', middle = '', right = ''): string => {
    const bars = Array.from({ length: SIZE }, () => (flat as string).repeat(INNER));
    return ' '.repeat(MARGIN) + ink.paint(left + bars.join(middle) + right, 'dim');
  };
  const bar = ink.paint(tall as string, 'dim');
  const columns = Array.from({ length: SIZE }, (_, index) => SIZE + index);
  const head = (text: (line: Line) => string): string =>
    ' '.repeat(MARGIN + 1) + columns.map((line) => padEnd(` ${text(line)}`, INNER + 1)).join('');
  const lines = [
    head((line) => peopleOf(view, line, ink)),
    head((line) => `${' '.repeat(4)}${cubesWords(view, line)}`),
    rule(tl, tm, tr),
  ];
  for (let row = 0; row < SIZE; row++) {
    const cells = CELLS.filter((cell) => ROW_OF[cell] === row).map((cell) =>
      cellLines(view, cell, ink, marks.get(cell), fresh.has(cell)),
    );
    const margins = [peopleOf(view, row, ink), `${' '.repeat(4)}${cubesWords(view, row)}`];
    for (const [index, margin] of margins.entries()) {
      const inside = cells.map((cell) => padEnd(cell[index as 0 | 1], INNER)).join(bar);
      lines.push(`${padEnd(margin, MARGIN)}${bar}${inside}${bar}`);
    }
    lines.push(row === SIZE - 1 ? rule(bl, bm, br) : rule(ml, mm, mr));
  }
  return beside(lines, sideLines(view, ink));
}

/** `R1  3 ●R`: a line's name, its people and for whom they vote. */
function peopleOf(view: View, line: Line, ink: Ink): string {
  const seat = itemAt(view.token, line);
  const letter = ink.unicode ? ink.paint(seatName(seat).charAt(0), itemAt(SEAT_STYLES, seat)) : '';
  return `${LINE_NAMES[line]} ${padStart(String(view.population[line]), 2)} ${cubeSign(seat, ink)}${letter}`;
}

const cubesWords = (view: View, line: Line): string =>
  `${cubesIn(view.cubes, line, RED)}:${cubesIn(view.cubes, line, YELLOW)}`;

function cellLines(view: View, cell: Cell, ink: Ink, mark: Mark | undefined, fresh: boolean): Mark {
  const card = itemAt(view.grid, cell);
  if (card === NO_CARD) return mark ?? ['', ''];
  const cubes = itemAt(view.cubes, cell);
  const star = fresh ? ink.paint('*', 'bold') : ' ';
  return [
    ` ${paintedId(card, ink)}${star}${Math.abs(cubes)}/${VALUE_OF[card]}`,
    ` ${spaces(card, cubes, ink)}`,
  ];
}

/** Scores, what is left, and what the signs mean. */
function sideLines(view: View, ink: Ink): string[] {
  const score = (seat: Seat): string[] => [
    `${cubeSign(seat, ink)} ${seatName(seat)}`,
    `  ${populationOf(view, seat)} people`,
    `  ${cubesOf(view, seat)} cubes`,
  ];
  return [
    ...COLOURS.map((_, colour) => {
      const card = ALL_CARDS.find((one) => COLOUR_OF[one] === colour) as Card;
      return `${ink.paint(cardId(card).charAt(0), itemAt(COLOUR_STYLES, colour))} ${colourName(card)}`;
    }),
    ...score(RED),
    '',
    ...score(YELLOW),
    '',
    `deck ${view.deckSize}`,
    `discard ${view.discard.length}`,
    '',
    ...SPACE_SIGNS.map((_, kind) => `${spaceSign(kind, ink)} ${spaceName(kind)}`),
  ];
}

function beside(left: readonly string[], right: readonly string[]): string[] {
  const width = MARGIN + (INNER + 1) * SIZE + 1;
  return left.map((line, index) => `${padEnd(line, width)} ${right[index] ?? ''}`.trimEnd());
}

/** Offer, own hand and what is known of the other one. */
export function cardLines(view: View, ink: Ink): string[] {
  const offer = view.offer.map((card) => (card === NO_CARD ? null : card));
  return [
    ...numbered('Offer', offer, ink),
    ...numbered('Hand', handOf(view, view.viewer), ink),
    otherHand(view, 1 - view.viewer, ink),
  ];
}

/** A hand in the order of its numbers on the screen: kept cards first, as the rules list them. */
export function handOf(view: View, seat: Seat): Card[] {
  const hand = view.hands[seat as 0 | 1];
  return [...(hand.kept ?? []), ...hand.salvaged];
}

const CARDS_PER_LINE = 5;

function numbered(name: string, cards: readonly (Card | null)[], ink: Ink): string[] {
  const drawn = cards.map((card, index) => {
    const text = card === null ? padEnd('empty', 5 + MOST_SPACES) : drawnCard(card, ink);
    return `${ink.paint(String(index + 1), 'bold')} ${text}`;
  });
  const lines: string[] = [];
  for (let from = 0; from === 0 || from < drawn.length; from += CARDS_PER_LINE) {
    const label = from === 0 ? name : '';
    lines.push(`${padEnd(label, 6)}${drawn.slice(from, from + CARDS_PER_LINE).join('  ') || 'no cards'}`);
  }
  return lines;
}

function otherHand(view: View, seat: Seat, ink: Ink): string {
  const hand = view.hands[seat as 0 | 1];
  // At the end every hand is shown.
  const hidden = hand.kept ? 0 : hand.size - hand.salvaged.length;
  const total = hand.keptTotal === null || hidden === 0 ? '' : ` worth ${hand.keptTotal}`;
  const known = handOf(view, seat).map((card) => paintedId(card, ink));
  const parts = [hidden === 0 ? [] : `${hidden} hidden${total}`, known].flat();
  const holds = hand.size === 0 ? 'no cards' : parts.join(', ');
  return `${seatName(seat)} holds ${holds}${has(view.out, seat) ? ', and is out' : ''}`;
}

/** How many lines the player's people and votes come to: used to compare two views. */
export function standing(view: View, seat: Seat): { lead: number; votes: number; people: number } {
  let votes = 0;
  let people = 0;
  for (let line = 0; line < LINE_COUNT; line++) {
    if (view.token[line] === seat) votes++;
    people += itemAt(view.population, line);
  }
  return { lead: populationOf(view, seat) - populationOf(view, 1 - seat), votes, people };
}
