/** Outbreak on Hypatia in the terminal: the ship drawn as three by three boxes. */

import {
  bare,
  type Card,
  decisionOf,
  IS_HIGH,
  IS_SEVEN,
  LIMITS,
  NO_CARD,
  NO_STATION,
  RANK_OF,
  RANKS,
  RIGHT,
  SEEN,
  type ShipView,
  STATION_SUIT,
  STATUS_WORDS,
  SUIT_OF,
  SUIT_SIGNS,
  shipSeen,
  type View,
} from '@airlock/hypatia';
import { itemAt } from '@airlock/kernel';
import { type Ink, padEnd, type Style, widthOf, wrap } from '../../../ink.ts';
import type { Screen } from '../../screen.ts';

/** Three boxes and the space between them fill a line. */
const BOX = 25;
const ROWS = 4;

/** The cells row by row, numbered clockwise from the north-west; the tower is none of them. */
const TOWER = -1;
const GRID: readonly (readonly number[])[] = [
  [0, 1, 2],
  [7, TOWER, 3],
  [6, 5, 4],
];

/** By station; the full names do not fit. */
const SHORT_NAMES = ['Medical', 'Cryonics', 'Hangar', 'Locus', 'Labs', 'Logistics', 'Oxygen', 'Power'];

const SUIT_STYLES: readonly Style[] = ['blue', 'yellow', 'green', 'red'];

export const screen: Screen = {
  draw({ view, ink }) {
    const seen = view as View;
    const ship = shipSeen(seen);
    if (!ship) return raceLines(seen);
    return [
      ...GRID.flatMap((cells) => rowOfBoxes(ship, cells, ink)),
      ...statusLines(ship, ink),
      ...pileLines(ship, ink),
      ...(seen.mode === 'race' ? raceLines(seen) : []),
    ];
  },

  step: () => undefined,

  legend: () => [
    'Cards are named by suit and rank: S is Science, E Engineering, O Operations, X Security; OQ is the Operations Queen. A plus marks an XO Suit, an exclamation mark an Eruption.',
    'A box shows the station, its suit, Hi or Lo, and how many cards its trick has; then your people there, then the Phage, ?? for one that is face down; then the sentinel and the way it faces.',
    'A station with power is marked ON, a destroyed one is empty.',
  ],
};

/** `OQ`, with a sign for the sevens. */
function cardSign(card: Card, seven: '+' | '!', ink: Ink): string {
  const plain = bare(card);
  const suit = itemAt(SUIT_OF, plain);
  const sign = `${SUIT_SIGNS[suit]?.letter}${RANKS[itemAt(RANK_OF, plain)]}${IS_SEVEN[plain] ? seven : ''}`;
  return ink.paint(sign, itemAt(SUIT_STYLES, suit));
}

const humans = (cards: readonly Card[], ink: Ink): string =>
  cards.map((card) => cardSign(card, '+', ink)).join(' ');

const phage = (cards: readonly number[], ink: Ink): string =>
  cards.map((card) => (card & SEEN || card > 0 ? cardSign(card, '!', ink) : '??')).join(' ');

function rowOfBoxes(ship: ShipView, cells: readonly number[], ink: Ink): string[] {
  const boxes = cells.map((cell) => (cell === TOWER ? tower(ship, ink) : box(ship, cell, ink)));
  const rule = `+${'-'.repeat(BOX)}`.repeat(cells.length).concat('+');
  const lines = Array.from(
    { length: ROWS },
    (_, row) => `|${boxes.map((lines) => padEnd(` ${lines[row] ?? ''}`, BOX)).join('|')}|`,
  );
  return cells.includes(6) ? [rule, ...lines, rule] : [rule, ...lines];
}

function box(ship: ShipView, cell: number, ink: Ink): string[] {
  const station = itemAt(ship.layout, cell);
  if (station === NO_STATION) return ['', '(empty cell)'];
  if (ship.destroyed & (1 << station)) return [ink.paint(itemAt(SHORT_NAMES, station), 'dim'), '(destroyed)'];
  const people = itemAt(ship.humans, station);
  const spores = itemAt(ship.phage, station);
  const suit = itemAt(STATION_SUIT, station);
  const kind = ink.paint(
    `${SUIT_SIGNS[suit]?.letter} ${IS_HIGH[station] ? 'Hi' : 'Lo'}`,
    itemAt(SUIT_STYLES, suit),
  );
  const name = itemAt(SHORT_NAMES, station);
  const power = ship.powered & (1 << station) ? ink.paint(' ON', 'bold') : '';
  const count = `${people.length + spores.length}/${LIMITS.trickSize}`;
  const post = itemAt(ship.sentinel, station);
  const guard =
    post === NO_CARD ? '' : `guard ${cardSign(post, '+', ink)} ${post & RIGHT ? 'right' : 'left'}`;
  return [
    `${ink.paint(name, 'bold')} ${kind} ${count}${power}`,
    humans(people, ink),
    phage(spores, ink),
    guard,
  ].map((line) => cut(line, ink));
}

/** A held trick may gather more Phage than a box has room for. */
function cut(line: string, ink: Ink): string {
  if (widthOf(line) < BOX) return line;
  const signs = line.split(' ');
  while (signs.length > 1 && widthOf(`${signs.join(' ')} ...`) >= BOX) signs.pop();
  return `${signs.join(' ')} ${ink.sentence('…')}`;
}

function tower(ship: ShipView, ink: Ink): string[] {
  return [
    ink.paint('Command Tower', 'bold'),
    `round ${ship.round}`,
    `crew deck ${ship.crewDeck.length}`,
    `Phage deck ${ship.phageDeck.length}`,
  ];
}

function statusLines(ship: ShipView, ink: Ink): string[] {
  const sides = STATUS_WORDS.map(({ start, other }, status) =>
    ship.status & (1 << status) ? ink.paint(other.name, 'bold') : start.name,
  );
  return wrap(sides.join(', '), 'Status: ');
}

function pileLines(ship: ShipView, ink: Ink): string[] {
  const known = ship.phageDeck.filter((card) => card & SEEN).reverse();
  const counts = [
    `${ship.rescued.length} rescued`,
    `${ship.dead.length} dead`,
    `${ship.cryosleep.length} asleep`,
    `${ship.cocoon.length} cocooned`,
    `${ship.munitions.length} suits on Munitions`,
    `${ship.crewDiscard.length} crew and ${ship.phageDiscard.length} Phage discarded`,
  ];
  const plays = decisionOf(ship) === 'play' && ship.plays > 1 ? `, ${ship.plays} plays` : '';
  return [
    ...wrap(counts.join(', '), 'Aboard: '),
    ...(known.length > 0 ? [`Next Phage: ${phage(known, ink)}`] : []),
    ...wrap(`${humans(ship.hand, ink) || 'none'}${plays}`, 'Hand: '),
  ];
}

function raceLines({ progress }: View): string[] {
  return progress.map(({ round, rescued, survivors, armed, finished }, seat) => {
    const state = finished ? ', finished' : armed ? ', armed' : '';
    return `Ship ${seat + 1}: round ${round}, ${rescued} rescued, ${survivors} aboard${state}`;
  });
}
