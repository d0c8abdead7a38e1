/** The words of the table itself; the game's own words come from its rules. */

import {
  bare,
  CELLS,
  CRYONICS,
  cardName,
  cellName,
  DESTRUCT,
  ENG,
  HANGAR,
  humanName,
  hypatia,
  INFESTATION,
  IS_HIGH,
  isHeld,
  isPowered,
  isStanding,
  isSwitched,
  LABS,
  LIFE,
  LIMITS,
  LOCUS,
  LOGISTICS,
  MEDICAL,
  NO_CARD,
  OPS,
  OXYGEN,
  phageName,
  RIGHT,
  SCI,
  SEEN,
  type ShipView,
  STATION_SUIT,
  STATUS_WORDS,
  type Station,
  SUIT_OF,
  stationName,
  statusSide,
  suitName,
  TRACKERS,
  trickSize,
  UPLINK,
} from '@airlock/hypatia';
import { count, listOf, present } from '@airlock/kernel';

/** The game's own words. */
export const { words } = hypatia;

const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Infestation Locus': 'Locus',
  'Logistics Bay': 'Logistics',
  'Oxygen Scrubbers': 'Oxygen',
  'Reserve Power Plant': 'Power',
};

/** As it fits on a phone. */
export const shortName = (station: Station): string =>
  SHORT_NAMES[stationName(station)] ?? stationName(station);

/** As it fits over a station. */
export const tableName = (station: Station): string =>
  stationName(station) === 'Reserve Power Plant' ? 'Reserve Power' : stationName(station);

/** "the Hangar", as a sentence says it. */
export const theStation = (station: Station): string =>
  station === MEDICAL || station === CRYONICS ? stationName(station) : `the ${stationName(station)}`;

export const direction = (station: Station): string => (IS_HIGH[station] ? 'High' : 'Low');

export interface Lines {
  readonly win: string;
  readonly lose: string;
}

/** What winning and losing would do as the ship stands, one short line each. */
export function effectLines(ship: ShipView, station: Station): Lines {
  const powered = isPowered(ship, station);
  const has = (status: number): boolean => isSwitched(ship, status);
  switch (station) {
    case MEDICAL: {
      const win = has(TRACKERS) ? 'Trackers stay unlocked' : 'Unlock Infection Trackers';
      if (powered) return { win: `${win}; take a discard`, lose: 'Lock Trackers, a human dies' };
      return { win, lose: has(TRACKERS) ? 'Lock Infection Trackers' : 'A human dies' };
    }
    case CRYONICS: {
      const [wakes, loses] = powered ? [LIMITS.wokenPowered, 2] : [LIMITS.wokenUnpowered, 1];
      const asleep = ship.cryosleep.length;
      return {
        win: asleep === 0 ? 'Nobody is left to wake' : `Wake ${count(Math.min(asleep, wakes), 'sleeper')}`,
        lose: asleep === 0 ? 'A human dies' : `${count(Math.min(asleep, loses), 'sleeper')} to the Cocoon`,
      };
    }
    case HANGAR:
      return powered
        ? { win: 'Everyone here is rescued', lose: 'The Phage escape: game lost' }
        : { win: 'Discard a Phage', lose: 'A human dies' };
    case LOCUS: {
      const free = Math.min(ship.cocoon.length, LIMITS.freed);
      const arms = has(DESTRUCT) ? '' : ', may arm';
      return {
        win: `Contain, free ${free}${arms}`,
        lose: has(INFESTATION) ? 'A human to the Cocoon' : 'Infestation spreads',
      };
    }
    case LABS:
      return labLines(ship, powered);
    case LOGISTICS: {
      const suit = powered && ship.munitions.length > 0 ? '; take an XO Suit' : '';
      const win = `${has(UPLINK) ? 'Uplink stays' : 'Unlock Uplink'}${suit}`;
      if (powered) return { win, lose: 'Lock Uplink, discard 2' };
      return { win, lose: has(UPLINK) ? 'Lock Uplink' : 'Discard 2 cards' };
    }
    case OXYGEN:
      return has(LIFE)
        ? { win: 'Life Support stable', lose: 'A human dies' }
        : { win: 'Discard a Phage', lose: 'Life Support fails' };
    default:
      return {
        win: 'You may flip one station',
        lose: ship.powered === 0 ? 'Discard 2 cards' : 'One station loses power',
      };
  }
}

function labLines(ship: ShipView, powered: boolean): Lines {
  const [adhoc, flame] = [1, 3].map((status) => isSwitched(ship, status));
  const lock = adhoc && flame ? (powered ? 'Lock both' : 'Lock one') : 'Lock it';
  const lose = adhoc || flame ? lock : 'A human dies';
  if (adhoc && flame) return { win: powered ? 'Discard up to 2 Phage' : 'Discard a Phage', lose };
  if (adhoc || flame) return { win: `Unlock ${adhoc ? 'Flamethrower' : 'Ad-Hoc Mechanism'}`, lose };
  return { win: powered ? 'Unlock Ad-Hoc and Flamethrower' : 'Unlock Ad-Hoc or Flamethrower', lose };
}

/** The piles that lie beside stations. */
export function pileBeside(ship: ShipView, station: Station): { name: string; size: number } | null {
  switch (station) {
    case CRYONICS:
      return { name: 'Cryosleep', size: ship.cryosleep.length };
    case HANGAR:
      return { name: 'Rescued', size: ship.rescued.length };
    case LOCUS:
      return { name: 'Cocoon', size: ship.cocoon.length };
    case LOGISTICS:
      return { name: 'Munitions', size: ship.munitions.length };
    default:
      return null;
  }
}

export const phageWords = (laid: number, slot: number): string =>
  laid & SEEN
    ? `Phage, ${phageName(laid)}`
    : bare(laid) === NO_CARD
      ? `Phage ${slot + 1}, face down`
      : `Phage ${slot + 1}, face down: ${phageName(laid)}`;

export const humanWords = (card: number): string => `Human, ${humanName(card)}`;

export const sentinelWords = (marked: number): string =>
  `Sentinel ${humanName(bare(marked))}, facing ${marked & RIGHT ? 'right' : 'left'}: ${sentinelDoes(marked)}`;

/** What a sentinel does and how often still, as the station says it. */
export function sentinelDoes(marked: number): string {
  const last = (marked & RIGHT) !== 0;
  switch (SUIT_OF[bare(marked)]) {
    case SCI:
      return `Phage come in face up, ${last ? 'one more trick' : 'two tricks long'}`;
    case ENG:
      return `you may add a card each round, ${last ? 'one more trick' : 'two tricks long'}`;
    case OPS:
      return `the trick waits for your phase, ${last ? 'once more' : 'twice'}`;
    default:
      return last ? 'discards one more Phage, then leaves' : 'discards the next two Phage';
  }
}

/** The same on a phone. */
export function sentinelDoesShort(marked: number): string {
  switch (SUIT_OF[bare(marked)]) {
    case SCI:
      return 'shows';
    case ENG:
      return '+1 card';
    case OPS:
      return 'holds';
    default:
      return marked & RIGHT ? 'stops 1' : 'stops 2';
  }
}

/** What a card would do as sentinel, where it is about to be posted. */
export function sentinelWould(card: number): string {
  switch (SUIT_OF[card]) {
    case SCI:
      return 'Science: every Phage that enters there is laid face up.';
    case ENG:
      return 'Engineering: at the end of every round you may add a card there, this round too.';
    case OPS:
      return 'Operations: the trick there does not resolve while the Phage move; it waits for your phase.';
    default:
      return 'Security: it discards the next two Phage sent there; one of the station’s suit kills it.';
  }
}

/** A station with all its marks, as a screen reader says it. */
export function stationWords(ship: ShipView, station: Station): string {
  const cell = cellName(ship.layout.indexOf(station));
  const name = `${stationName(station)}, ${cell}`;
  if (!isStanding(ship, station)) return `${name}, destroyed`;
  const phage = present(ship.phage[station]);
  const hidden = phage.filter((laid) => !(laid & SEEN)).length;
  const open = phage.filter((laid) => laid & SEEN).map(phageName);
  const humans = present(ship.humans[station]).map(humanName);
  const sentinel = present(ship.sentinel[station]);
  const pile = pileBeside(ship, station);
  const { win, lose } = effectLines(ship, station);
  return [
    name,
    `${suitName(present(STATION_SUIT[station]))} ${direction(station)}`,
    isPowered(ship, station) && 'powered',
    `${trickSize(ship, station)} of 5`,
    humans.length > 0 && `humans: ${listOf(humans)}`,
    open.length > 0 && `Phage: ${listOf(open)}`,
    hidden > 0 && `${hidden} Phage face down`,
    sentinel !== NO_CARD && sentinelWords(sentinel),
    isHeld(ship, station) && 'held',
    pile && `${pile.name} ${pile.size}`,
    `win: ${win}`,
    `lose: ${lose}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The Queen, the 4, the XO Suit: a card of one's own hand needs no suit. */
export function rankWords(card: number): string {
  const name = humanName(card);
  return `the ${name.endsWith('XO Suit') ? 'XO Suit' : (cardName(card).split(' ').at(-1) ?? '')}`;
}

/** The text of a status card as it lies. */
export function statusText(ship: ShipView, status: number): { name: string; text: string } {
  const on = isSwitched(ship, status);
  const words = STATUS_WORDS[status];
  if (!words) throw new Error(`There is no status card ${status}.`);
  const side = on ? words.other : words.start;
  return { name: side.name, text: STATUS_LINES[status]?.[on ? 1 : 0] ?? side.text };
}

/** Both sides as the rail has room for them; the long ones are on the sheet. */
const STATUS_LINES: readonly (readonly [start: string, other: string])[] = [
  ['Discard: reveal up to 3 Phage', 'Discard: reveal 4 Phage, see top 4 of the deck'],
  ['Kill: play two cards', 'Discard: play two. Kill: play three'],
  ['Discard: move a human', 'Discard: move a human, then one more human or Phage'],
  ['Kill: discard one Phage', 'Discard: remove one Phage. Kill: up to two'],
  ['No effect', 'A human dies at the end of every even round'],
  ['The usual number of Phage', 'One more Phage each round'],
  ['Armed by a win at the Locus', 'A station falls at the end of every round'],
];

/** The Tower Action of a suit, as its button says it. */
export function towerName(ship: ShipView, suit: number): string {
  const side = statusSide(suit, isSwitched(ship, suit));
  return (
    { 'Infection Trackers': 'Trackers', 'Ad-Hoc Mechanism': 'Ad-Hoc', 'Routing Uplink': 'Uplink' }[side] ??
    side
  );
}

export const percent = (chance: number): string => {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 'under 1 %';
  if (rounded === 100 && chance < 1) return 'over 99 %';
  return `${rounded} %`;
};

export const cellLetters = (cell: number): string => CELLS[cell] ?? '';

const NUMBERS = [
  'Nobody',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
  'Twenty',
] as const;

/** Fourteen, Twenty-one. */
export function numberWord(number: number): string {
  const word = NUMBERS[number];
  if (word !== undefined) return word;
  const tens = ['', '', 'Twenty', 'Thirty', 'Forty'][Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${(NUMBERS[number % 10] ?? '').toLowerCase()}`;
}
