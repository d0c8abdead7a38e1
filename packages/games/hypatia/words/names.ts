/** Names of cards, stations and status cards, as people read and hear them. */
import { itemAt } from '@airlock/kernel';
import { bare, type Card, type Rating, rankOf, type Station, type Status, suitOf } from '../cards.ts';
import type { EndReason } from '../state.ts';

const SUIT_NAMES = ['Science', 'Engineering', 'Operations', 'Security'] as const;
const RANK_NAMES = ['Ace', '2', '3', '4', '5', '7', '9', '10', 'Jack', 'Queen', 'King'] as const;
/** Letter and shape beside the colour, so that nothing hangs on colour alone. */
export const SUIT_SIGNS = [
  { letter: 'S', shape: 'circle', icon: 'flask' },
  { letter: 'E', shape: 'square', icon: 'gear' },
  { letter: 'O', shape: 'triangle', icon: 'arrow' },
  { letter: 'X', shape: 'diamond', icon: 'shield' },
] as const;

export const suitName = (suit: number): string => itemAt(SUIT_NAMES, suit);

/** `Operations Queen`; marks of a hidden or turned card are ignored. */
export const cardName = (card: number): string =>
  `${suitName(suitOf(bare(card)))} ${RANK_NAMES[rankOf(bare(card))]}`;

const SEVEN_RANK = 5;
export const humanName = (card: Card): string =>
  rankOf(bare(card)) === SEVEN_RANK ? `${suitName(suitOf(bare(card)))} XO Suit` : cardName(card);
export const phageName = (card: Card): string =>
  rankOf(bare(card)) === SEVEN_RANK ? `${suitName(suitOf(bare(card)))} Eruption` : cardName(card);

const STATION_NAMES = [
  'Medical',
  'Cryonics',
  'Hangar',
  'Infestation Locus',
  'Labs',
  'Logistics Bay',
  'Oxygen Scrubbers',
  'Reserve Power Plant',
] as const;
export const stationName = (station: Station): string => itemAt(STATION_NAMES, station);

const CELL_NAMES = [
  'north-west',
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
] as const;
export const cellName = (cell: number): string => itemAt(CELL_NAMES, cell);

interface StatusWords {
  readonly name: string;
  readonly start: { readonly name: string; readonly text: string };
  readonly other: { readonly name: string; readonly text: string };
}

/** Both sides of every status card. */
export const STATUS_WORDS: readonly StatusWords[] = [
  {
    name: 'Science actions',
    start: { name: 'Field Scan', text: 'Discard to reveal up to 3 Phage in play.' },
    other: {
      name: 'Infection Trackers',
      text: 'Discard to reveal up to 4 Phage in play and look at the top 4 of the Phage deck.',
    },
  },
  {
    name: 'Engineering actions',
    start: { name: 'Overtime', text: 'Kill to play two cards.' },
    other: { name: 'Ad-Hoc Mechanism', text: 'Discard to play two cards, or kill to play three.' },
  },
  {
    name: 'Operations actions',
    start: { name: 'Dispatch', text: 'Discard to move one human.' },
    other: { name: 'Routing Uplink', text: 'Discard to move one human and one more human or Phage.' },
  },
  {
    name: 'Security actions',
    start: { name: 'Sidearms', text: 'Kill to discard one Phage.' },
    other: { name: 'Flamethrower', text: 'Discard to discard one Phage, or kill to discard up to two.' },
  },
  {
    name: 'Life Support',
    start: { name: 'Stable', text: 'No effect.' },
    other: { name: 'Failing', text: 'At the end of every even round, kill a human.' },
  },
  {
    name: 'Infestation',
    start: { name: 'Contained', text: 'The usual number of Phage come each round.' },
    other: { name: 'Spreading', text: 'One more Phage comes each round.' },
  },
  {
    name: 'Self-Destruct',
    start: { name: 'Offline', text: 'No effect.' },
    other: { name: 'Armed', text: 'At the end of every round, destroy one station.' },
  },
];

export const statusSide = (status: Status, other: boolean): string => {
  const words = itemAt(STATUS_WORDS, status);
  return (other ? words.other : words.start).name;
};

interface SideWords {
  readonly win: string;
  readonly lose: string;
}

const LOCUS_WORDS: SideWords = {
  win: 'Contain the infestation, free the top 4 of the Cocoon, and you may arm the self-destruct.',
  lose: 'The infestation spreads. If it already does, put a human into the Cocoon.',
};
const OXYGEN_WORDS: SideWords = {
  win: 'Repair Life Support. If it is stable, discard a Phage.',
  lose: 'Life Support fails. If it is already failing, kill a human.',
};
const POWER_WORDS: SideWords = {
  win: 'You may turn over one station with two sides.',
  lose: 'Turn one powered station off. If none is powered, discard two cards.',
};

/** By station: the lines of the side without and with power. */
export const SIDE_WORDS: readonly (readonly [unpowered: SideWords, powered: SideWords])[] = [
  [
    { win: 'Unlock the Infection Trackers.', lose: 'Lock the Trackers. If they are locked, kill a human.' },
    {
      win: 'Unlock the Infection Trackers. You may take a card from the Crew discard pile.',
      lose: 'Lock the Trackers, and kill a human.',
    },
  ],
  [
    {
      win: 'Wake 3 sleepers.',
      lose: 'A sleeper is taken to the Cocoon. If nobody sleeps, kill a human.',
    },
    {
      win: 'Wake 5 sleepers.',
      lose: 'Two sleepers are taken to the Cocoon. If nobody sleeps, kill a human.',
    },
  ],
  [
    { win: 'Discard a Phage.', lose: 'Kill a human.' },
    { win: 'All surviving humans here are rescued.', lose: 'The Phage escape and you lose.' },
  ],
  [LOCUS_WORDS, LOCUS_WORDS],
  [
    {
      win: 'Unlock the Ad-Hoc Mechanism or the Flamethrower. If you have both, discard a Phage.',
      lose: 'Lock one of the two. If both are locked, kill a human.',
    },
    {
      win: 'Unlock both. If you have both, discard up to two Phage.',
      lose: 'Lock both. If both are locked, kill a human.',
    },
  ],
  [
    {
      win: 'Unlock the Routing Uplink.',
      lose: 'Lock the Uplink. If it is locked, discard two cards.',
    },
    {
      win: 'Unlock the Routing Uplink and take an XO Suit.',
      lose: 'Lock the Uplink, and discard two cards.',
    },
  ],
  [OXYGEN_WORDS, OXYGEN_WORDS],
  [POWER_WORDS, POWER_WORDS],
];

export const END_WORDS: Readonly<Record<EndReason, string>> = {
  ship_destroyed: 'The ship is destroyed and the Phage with her.',
  escape: 'The Phage escaped through the Hangar.',
  no_crew: 'Nobody is left aboard to destroy the ship.',
  time: 'Too late: the self-destruct was never armed.',
};

export const RATING_WORDS: Readonly<Record<Rating, string>> = {
  pyrrhic: 'Pyrrhic',
  costly: 'Costly',
  solid: 'Solid',
  strong: 'Strong',
  great: 'Great',
  legendary: 'Legendary',
};
