/** The cards of the Hypatia, her stations and the numbers of the rules. Tables only. */
import { type Flavoured, missing, type Tunable, type Tunables, tuned } from '@airlock/kernel';

const printed = (label: string, usual: number, min: number, max: number): Tunable => ({
  label,
  usual,
  min,
  max,
  from: 'rulebook',
});
const ours = (label: string, usual: number, min: number, max: number): Tunable => ({
  label,
  usual,
  min,
  max,
  from: 'ours',
});

/** Numbers that measurements may play with. */
export const TUNABLES = {
  'crew.hand': printed('Cards in a hand', 5, 3, 7),
  'crew.sleepers': printed('Humans in Cryosleep at the start', 10, 4, 15),
  'crew.cocooned': printed('Humans in the Cocoon at the start', 10, 4, 15),
  'phage.spreadingExtra': ours('Phage that Spreading adds to a phase', 1, 0, 3),
  'tower.scan': printed('Phage that a Field Scan reveals', 3, 1, 6),
  'tower.trackerScan': printed('Phage that the Infection Trackers reveal', 4, 1, 6),
  'cryonics.woken': ours('Sleepers woken without power', 3, 1, 6),
  'cryonics.wokenPowered': ours('Sleepers woken with power', 5, 1, 8),
  'cryonics.lostPowered': ours('Sleepers lost with power', 2, 1, 4),
  'locus.freed': ours('Cocooned humans that a win at the Locus frees', 4, 1, 8),
} as const satisfies Tunables;

const numbers = tuned('hypatia', TUNABLES);

export const LIMITS = {
  handSize: numbers['crew.hand'],
  trickSize: 5,
  sleepers: numbers['crew.sleepers'],
  cocooned: numbers['crew.cocooned'],
  spreadingExtra: numbers['phage.spreadingExtra'],
  scan: numbers['tower.scan'],
  trackerScan: numbers['tower.trackerScan'],
  trackerLook: 4,
  wokenUnpowered: numbers['cryonics.woken'],
  wokenPowered: numbers['cryonics.wokenPowered'],
  sleepersLostPowered: numbers['cryonics.lostPowered'],
  freed: numbers['locus.freed'],
  overtimePlays: 2,
  adHocKillPlays: 3,
  great: 12,
  /** The last round to arm where several play and agreed on nothing else. */
  sharedRounds: 40,
} as const;

export const SUITS = ['SCI', 'ENG', 'OPS', 'SEC'] as const;
export type Suit = Flavoured<number, 'suit'>;
export const SCI = 0;
export const ENG = 1;
export const OPS = 2;
export const SEC = 3;

export const RANKS = ['A', '2', '3', '4', '5', '7', '9', '10', 'J', 'Q', 'K'] as const;
const VALUES = [1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13];
export const RANK_COUNT = RANKS.length;
const SEVEN = RANKS.indexOf('7');

/** A card by its number, 1 to 44; humans and Phage are counted alike and never share a zone. */
export type Card = Flavoured<number, 'card'>;
export const NO_CARD: Card = 0;
export const CARD_COUNT = SUITS.length * RANK_COUNT;

export const ALL_CARDS: readonly Card[] = Array.from({ length: CARD_COUNT }, (_, index) => index + 1);

/** The tables below are read by card number, so that place 0 is nobody's. */
export const SUIT_OF: readonly Suit[] = [-1, ...ALL_CARDS.map((card) => Math.floor((card - 1) / RANK_COUNT))];
/** Place of the rank, the ace's is 0. */
export const RANK_OF: readonly number[] = [-1, ...ALL_CARDS.map((card) => (card - 1) % RANK_COUNT)];
export const VALUE_OF: readonly number[] = [
  0,
  ...ALL_CARDS.map((card) => VALUES[(card - 1) % RANK_COUNT] ?? missing()),
];

export const suitOf = (card: Card): Suit => SUIT_OF[card] ?? missing();
export const rankOf = (card: Card): number => RANK_OF[card] ?? missing();
export const valueOfCard = (card: Card): number => VALUE_OF[card] ?? missing();

/** The sevens: XO Suits among the humans, Eruptions among the Phage. */
export const IS_SEVEN: readonly boolean[] = [
  false,
  ...ALL_CARDS.map((card) => (card - 1) % RANK_COUNT === SEVEN),
];
export const SEVENS: readonly Card[] = ALL_CARDS.filter((card) => IS_SEVEN[card]);

const idOf = (letter: string, card: Card): string =>
  `${letter}-${SUITS[suitOf(card)]}-${RANKS[rankOf(card)]}`;
export const HUMAN_IDS: readonly string[] = ALL_CARDS.map((card) => idOf('H', card));
export const PHAGE_IDS: readonly string[] = ALL_CARDS.map((card) => idOf('P', card));

/** Added to a card that the commander knows although it lies where cards are hidden. */
export const SEEN = 64;
/** Added to a sentinel that faces right. */
export const RIGHT = 64;
const CARD_BITS = 63;
/** The card without its marks. */
export const bare = (marked: number): Card => marked & CARD_BITS;

/** The eight outer cells of the ship, clockwise. */
export const CELLS = ['NW', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W'] as const;
export type Cell = Flavoured<number, 'cell'>;

/** The cell on each Phage card by suit, in the order of the ranks without the seven. */
const MATRICES: readonly (readonly (typeof CELLS)[number][])[] = [
  ['NW', 'E', 'SW', 'N', 'SE', 'W', 'NE', 'S', 'NW', 'E'],
  ['NE', 'S', 'NW', 'E', 'SW', 'N', 'SE', 'W', 'NE', 'S'],
  ['SE', 'W', 'NE', 'S', 'NW', 'E', 'SW', 'N', 'SE', 'W'],
  ['SW', 'N', 'SE', 'W', 'NE', 'S', 'NW', 'E', 'SW', 'N'],
];
export const NO_CELL: Cell = -1;

/** Where each Phage card sends another; Eruptions nowhere. */
export const CELL_SHOWN: readonly Cell[] = [
  NO_CELL,
  ...ALL_CARDS.map((card) => {
    if (IS_SEVEN[card]) return NO_CELL;
    const rank = rankOf(card);
    const row = MATRICES[suitOf(card)] ?? missing();
    return CELLS.indexOf(row[rank > SEVEN ? rank - 1 : rank] ?? missing());
  }),
];

/** The outer stations in the order of the standard layout, clockwise from the north-west. */
export const STATIONS = [
  'medical',
  'cryonics',
  'hangar',
  'locus',
  'labs',
  'logistics',
  'oxygen',
  'power',
] as const;
export type Station = Flavoured<number, 'station'>;
export const STATION_COUNT = STATIONS.length;
export const ALL_STATIONS: readonly Station[] = STATIONS.map((_, station) => station);
export const NO_STATION: Station = -1;

export const MEDICAL: Station = 0;
export const CRYONICS: Station = 1;
export const HANGAR: Station = 2;
export const LOCUS: Station = 3;
export const LABS: Station = 4;
export const LOGISTICS: Station = 5;
export const OXYGEN: Station = 6;
export const POWER: Station = 7;

/** By station: the suit that competes there. */
export const STATION_SUIT: readonly Suit[] = [SCI, SCI, OPS, SEC, SEC, OPS, ENG, ENG];
export const suitOfStation = (station: Station): Suit => STATION_SUIT[station] ?? missing();
/** By station: whether the highest card wins, else the lowest. */
export const IS_HIGH: readonly boolean[] = [true, false, true, false, true, false, false, true];
/** By station: whether it has a powered side. */
export const IS_TWO_SIDED: readonly boolean[] = [true, true, true, false, true, true, false, false];

/** System Status cards; a set bit of the state's `status` shows the other side. */
export const STATUSES = [
  'trackers',
  'adhoc',
  'uplink',
  'flamethrower',
  'life',
  'infestation',
  'destruct',
] as const;
export type Status = Flavoured<number, 'status'>;
export const TRACKERS: Status = 0;
export const ADHOC: Status = 1;
export const UPLINK: Status = 2;
export const FLAMETHROWER: Status = 3;
export const LIFE: Status = 4;
export const INFESTATION: Status = 5;
export const DESTRUCT: Status = 6;

/** The vocabulary of station effects; what each word does is in the rules. */
export const EFFECTS = [
  'unlockTrackers',
  'lockTrackers',
  'lockTrackersOrKill',
  'takeFromDiscard',
  'killHuman',
  'wakeThree',
  'wakeFive',
  'loseSleeper',
  'loseTwoSleepers',
  'discardPhage',
  'launchLifeboat',
  'escape',
  'contain',
  'freeCocooned',
  'mayArm',
  'spreadOrCocoon',
  'unlockOneLab',
  'unlockBothLabs',
  'lockOneLab',
  'lockBothLabs',
  'unlockUplink',
  'lockUplink',
  'lockUplinkOrDiscardTwo',
  'issueSuit',
  'discardTwo',
  'repairLifeSupport',
  'damageLifeSupport',
  'flipStation',
  'powerDownOrDiscardTwo',
] as const;
export type Effect = (typeof EFFECTS)[number];

interface Side {
  readonly win: readonly Effect[];
  readonly lose: readonly Effect[];
}

/** By station: the side without and with power; a station with one side has it twice. */
export const SIDES: readonly (readonly [unpowered: Side, powered: Side])[] = [
  [
    { win: ['unlockTrackers'], lose: ['lockTrackersOrKill'] },
    { win: ['unlockTrackers', 'takeFromDiscard'], lose: ['lockTrackers', 'killHuman'] },
  ],
  [
    { win: ['wakeThree'], lose: ['loseSleeper'] },
    { win: ['wakeFive'], lose: ['loseTwoSleepers'] },
  ],
  [
    { win: ['discardPhage'], lose: ['killHuman'] },
    { win: ['launchLifeboat'], lose: ['escape'] },
  ],
  twice({ win: ['contain', 'freeCocooned', 'mayArm'], lose: ['spreadOrCocoon'] }),
  [
    { win: ['unlockOneLab'], lose: ['lockOneLab'] },
    { win: ['unlockBothLabs'], lose: ['lockBothLabs'] },
  ],
  [
    { win: ['unlockUplink'], lose: ['lockUplinkOrDiscardTwo'] },
    { win: ['unlockUplink', 'issueSuit'], lose: ['lockUplink', 'discardTwo'] },
  ],
  twice({ win: ['repairLifeSupport'], lose: ['damageLifeSupport'] }),
  twice({ win: ['flipStation'], lose: ['powerDownOrDiscardTwo'] }),
];

function twice(side: Side): [Side, Side] {
  return [side, side];
}

/** Ratings of a win by the score from which they are given, best first. */
export const RATINGS = [
  { from: 20, rating: 'legendary' },
  { from: LIMITS.great, rating: 'great' },
  { from: 8, rating: 'strong' },
  { from: 4, rating: 'solid' },
  { from: 1, rating: 'costly' },
  { from: 0, rating: 'pyrrhic' },
] as const;
export type Rating = (typeof RATINGS)[number]['rating'];
