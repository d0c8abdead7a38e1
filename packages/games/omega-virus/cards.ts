/** The cards of Omega Virus: Prologue. Tables of data, no rules. */
import { type Flavoured, missing, type Tunable, type Tunables, tuned } from '@airlock/kernel';

/** The Station's values and the time it leaves (OMG-121), as they are at every table. */
const CLOCK_TABLE = {
  easy: { seconds: 300, LARGEST: 5, WIDEST: 3, MOST2: 3, MOST3: 2 },
  standard: { seconds: 210, LARGEST: 7, WIDEST: 4, MOST2: 4, MOST3: 3 },
  hard: { seconds: 150, LARGEST: 10, WIDEST: 6, MOST2: 5, MOST3: 4 },
} as const;
type ClockLevel = keyof typeof CLOCK_TABLE;

/** Numbers that measurements may play with. */
export const TUNABLES: Tunables = {
  'speed.first': { label: 'Points of the first speed card', usual: 1, min: 0, max: 6, from: 'rulebook' },
  'speed.second': { label: 'Points of the second speed card', usual: 2, min: 0, max: 6, from: 'rulebook' },
  'speed.third': { label: 'Points of the third speed card', usual: 3, min: 0, max: 6, from: 'rulebook' },
  'scoring.points': { label: 'Points of a scoring card', usual: 1, min: 0, max: 4, from: 'ours' },
  'clock.escapePoints': {
    label: 'Points to escape against the clock',
    usual: 8,
    min: 1,
    max: 15,
    from: 'ours',
  },
  ...Object.fromEntries(
    Object.entries(CLOCK_TABLE).flatMap(([level, { seconds, ...pars }]) => [
      [`clock.${level}.seconds`, clockNumber(`Seconds of a round, ${level}`, seconds, 30, 900)],
      ...Object.entries(pars).map(([family, par]) => [
        `clock.${level}.${family}`,
        clockNumber(`The Station's ${family}, ${level}`, par, 0, 20),
      ]),
    ]),
  ),
};

function clockNumber(label: string, usual: number, min: number, max: number): Tunable {
  return { label, usual, min, max, from: 'ours' };
}

const numbers = tuned('omega-virus', TUNABLES);
const numberAt = (path: string): number => numbers[path] ?? missing();

/** Small numbers inside, names at the border. */
export const COLOURS = ['R', 'Y', 'B'] as const;
export type Colour = Flavoured<number, 'colour'>;
export const RED: Colour = 0;
export const YELLOW: Colour = 1;
export const BLUE: Colour = 2;
export const COLOUR_COUNT = COLOURS.length;
/** All three keys as a set of colours, one bit each. */
export const ALL_KEYS = 7;

/** Battery cell, atmospheric purifier, satellite dish. */
export const ITEMS = ['BC', 'AP', 'SD'] as const;
export type Item = Flavoured<number, 'item'>;
export const ALL_ITEMS = 7;

/** A floor plan card, 0 to 17. */
export type Card = Flavoured<number, 'card'>;
export const NO_CARD: Card = -1;
export const CARD_COUNT = 18;
/** The first this many are never locked. */
export const STANDARD_CARDS = 12;

/** Quarter turns clockwise. */
export type Turn = Flavoured<number, 'turn'>;
export const TURNS = 4;

/** The squares of a card, in the order in which faces are written. */
export const SQUARES = ['TL', 'TR', 'BL', 'BR'] as const;
export type Square = Flavoured<number, 'square'>;

/** Sides in clockwise order, so that a quarter turn adds one. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = Flavoured<number, 'side'>;

interface HalfData {
  readonly item: (typeof ITEMS)[number];
  readonly square: (typeof SQUARES)[number];
  readonly side: (typeof SIDES)[number];
}

export interface CardData {
  readonly id: string;
  /** TL, TR, BL, BR. */
  readonly face: string;
  /** The colour of the key it needs; nothing on a standard back. */
  readonly lock?: (typeof COLOURS)[number];
  readonly half?: HalfData;
}

export const FLOOR_PLANS: readonly CardData[] = [
  { id: 'F01', face: 'RRYY' },
  { id: 'F02', face: 'YYBB' },
  { id: 'F03', face: 'BBRR' },
  { id: 'F04', face: 'RRYB', half: { item: 'AP', square: 'BL', side: 'W' } },
  { id: 'F05', face: 'YYBR', half: { item: 'SD', square: 'BL', side: 'W' } },
  { id: 'F06', face: 'BBRY', half: { item: 'BC', square: 'BL', side: 'W' } },
  { id: 'F07', face: 'RRBY' },
  { id: 'F08', face: 'YYRB' },
  { id: 'F09', face: 'BBYR' },
  { id: 'F10', face: 'RYBR' },
  { id: 'F11', face: 'YBRY' },
  { id: 'F12', face: 'BRYB' },
  { id: 'F13', face: 'RRRY', lock: 'R', half: { item: 'BC', square: 'TL', side: 'N' } },
  { id: 'F14', face: 'YYYB', lock: 'Y', half: { item: 'AP', square: 'TL', side: 'N' } },
  { id: 'F15', face: 'BBBR', lock: 'B', half: { item: 'SD', square: 'TL', side: 'N' } },
  { id: 'F16', face: 'RRRB', lock: 'R' },
  { id: 'F17', face: 'YYYR', lock: 'Y' },
  { id: 'F18', face: 'BBBY', lock: 'B' },
];
export const CARD_IDS: readonly string[] = FLOOR_PLANS.map(({ id }) => id);

/** What the back of a card shows: 0 for a standard one, else the colour of its lock plus one. */
export type Back = Flavoured<number, 'back'>;
export const STANDARD_BACK: Back = 0;
/** Where there is no card to show a back. */
export const NO_BACK: Back = -1;
export const BACKS: readonly Back[] = FLOOR_PLANS.map(({ lock }) =>
  lock === undefined ? STANDARD_BACK : COLOURS.indexOf(lock) + 1,
);

export const backOf = (card: Card): Back => BACKS[card] ?? missing();

export const KEYS = [
  { id: 'KR', name: 'Alpha' },
  { id: 'KY', name: 'Beta' },
  { id: 'KB', name: 'Zeta' },
] as const;
export const KEY_COPIES = 2;

/** A location card, 0 to 11. */
export type Location = Flavoured<number, 'location'>;

export interface LocationData {
  readonly id: string;
  readonly name: string;
  /** Rows, top to bottom. */
  readonly drawing: readonly string[];
  /** Ordered plays of three standard cards that build it in one orientation: what its difficulty is told by. */
  readonly solutions: number;
}

export const LOCATIONS: readonly LocationData[] = [
  { id: 'L01', name: 'Skywalker', drawing: ['#####'], solutions: 13056 },
  { id: 'L02', name: 'Comm Tower', drawing: ['###', '.#.', '.#.'], solutions: 11040 },
  { id: 'L03', name: 'Reactor Cross', drawing: ['.#.', '###', '.#.'], solutions: 768 },
  { id: 'L04', name: 'Cargo Crane', drawing: ['####', '#...'], solutions: 10320 },
  { id: 'L05', name: 'Antenna Mast', drawing: ['####', '.#..'], solutions: 8304 },
  { id: 'L06', name: 'Jump Conduit', drawing: ['###.', '..##'], solutions: 9288 },
  { id: 'L07', name: 'Med Bay', drawing: ['##', '##', '#.'], solutions: 10320 },
  { id: 'L08', name: 'Docking Clamp', drawing: ['#.#', '###'], solutions: 8592 },
  { id: 'L09', name: 'Observation Arc', drawing: ['#..', '#..', '###'], solutions: 14640 },
  { id: 'L10', name: 'Service Stairs', drawing: ['#..', '##.', '.##'], solutions: 5856 },
  { id: 'L11', name: 'Coolant Loop', drawing: ['##.', '.#.', '.##'], solutions: 7728 },
  { id: 'L12', name: 'Breached Lab', drawing: ['.##', '##.', '.#.'], solutions: 5496 },
];
export const LOCATION_IDS: readonly string[] = LOCATIONS.map(({ id }) => id);

/** Fewer ways to build a room make it harder: one pip from the first number on, two from the second, otherwise three. */
export const PIP_SOLUTIONS = [11_000, 7_000] as const;

export const FAMILIES = ['LARGEST', 'WIDEST', 'MOST2', 'MOST3'] as const;
export type Family = (typeof FAMILIES)[number];

/** A scoring card, 0 to 11: three of each family, one a colour. */
export type Scoring = Flavoured<number, 'scoring'>;
export const SCORING_IDS: readonly string[] = FAMILIES.flatMap((_, family) =>
  COLOURS.map((_, colour) => `G${String(family * COLOUR_COUNT + colour + 1).padStart(2, '0')}`),
);
export const SCORING_COUNT = SCORING_IDS.length;
export const POINTS_PER_SCORING = numberAt('scoring.points');

/** Speed bonus cards, from the top; each is worth its number. */
export const SPEED_VALUES: readonly number[] = [
  numberAt('speed.first'),
  numberAt('speed.second'),
  numberAt('speed.third'),
];

export const ROUNDS = 3;
/** Locations and scoring cards revealed a round. */
export const REVEALED = 3;

/** Cards lie with the top left square of their footprint from -40 to 40 both ways. */
export const FARTHEST = 40;

/** Milliseconds, as far as the rules fix them. */
export const TIMES = {
  countdown: 5_000,
  /** How long the other seat of a compensated race is listened to after a finish or the limit. */
  hold: 150,
  /** The most delay that is made good. */
  mostDelay: 150,
  review: 30_000,
  pause: 60_000,
  /** After the other seat is ready, where the briefing has no time of its own. */
  lateReady: 180_000,
  /** Silence that counts as a lost connection. */
  silence: 6_000,
  absenceChoice: 20_000,
  awayAtReadyCheck: 60_000,
  abandoned: 600_000,
  /** No round is longer than the log can write. */
  longestRound: 14_400_000,
} as const;

/** The Station's values and the time it leaves (OMG-121). */
export const CLOCK_LEVELS: Readonly<Record<ClockLevel, { limit: number; pars: Record<Family, number> }>> = {
  easy: clockLevel('easy'),
  standard: clockLevel('standard'),
  hard: clockLevel('hard'),
};

function clockLevel(level: ClockLevel): { limit: number; pars: Record<Family, number> } {
  const par = (family: Family): number => numberAt(`clock.${level}.${family}`);
  return {
    limit: numberAt(`clock.${level}.seconds`) * 1000,
    pars: { LARGEST: par('LARGEST'), WIDEST: par('WIDEST'), MOST2: par('MOST2'), MOST3: par('MOST3') },
  };
}

/** Least points for each rank against the clock, best first (OMG-123). */
export const RANKS = [
  { name: 'Legend', points: 15 },
  { name: 'Commander', points: 12 },
  { name: 'Survivor', points: 8 },
  { name: 'Adrift', points: 4 },
  { name: 'Lost', points: 0 },
] as const;
export type Rank = (typeof RANKS)[number]['name'];
export const ESCAPE_POINTS = numberAt('clock.escapePoints');
