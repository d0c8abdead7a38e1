/** The tables of Outsider: characters, the main deck, Crises and the ship. Most of them are designed for this product. */

export const FEWEST_SEATS = 3;
export const MOST_SEATS = 6;
/** Seats as texts and examples write them, clockwise. */
export const SEAT_NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export type Loyalty = number;
export const CREW: Loyalty = 0;
export const OUTSIDER: Loyalty = 1;
/** Not dealt yet, or in views: one the viewer may not know. */
export const NO_LOYALTY: Loyalty = -1;
export const CREW_CARDS = 6;
export const OUTSIDER_CARDS = 3;

export const SKILLS = ['ENG', 'SCI', 'SYS', 'NAV', 'ANY'] as const;
export type Skill = (typeof SKILLS)[number];
export const ICONS = ['EX', 'PA', 'TO', 'PL', 'AN'] as const;
export type Icon = (typeof ICONS)[number];

/** The numbers of the characters, in the order of their table. */
export const CAPTAIN = 0;
export const ENGINEER = 1;
export const PROGRAMMER = 2;
export const NAVIGATOR = 3;
export const SCIENTIST = 4;
export const QUARTERMASTER = 5;
export const MEDIC = 6;
export const PILOT = 7;
export const MECHANIC = 8;
export const SECURITY = 9;
export const COSMOLOGIST = 10;
export const SYNTHETIC = 11;
export type Character = number;
export const NO_CHARACTER: Character = -1;

export interface CharacterCard {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly skills: readonly Skill[];
}

export const CHARACTERS: readonly CharacterCard[] = [
  { id: 'captain', title: 'Captain', name: 'Sadhana Kriya', skills: ['NAV', 'SYS'] },
  { id: 'engineer', title: 'Engineer', name: 'Bram Oyelund', skills: ['ENG', 'SYS'] },
  { id: 'programmer', title: 'Programmer', name: 'Yun Castellane', skills: ['SYS', 'SCI'] },
  { id: 'navigator', title: 'Navigator', name: 'Idris Vale', skills: ['NAV', 'SCI'] },
  { id: 'scientist', title: 'Scientist', name: 'Maren Solito', skills: ['SCI', 'ENG'] },
  { id: 'quartermaster', title: 'Quartermaster', name: 'Pell Adair', skills: ['ENG', 'NAV'] },
  { id: 'medic', title: 'Medic', name: 'Ione Castor', skills: ['SCI'] },
  { id: 'pilot', title: 'Pilot', name: 'Rook Hallam', skills: ['ENG', 'SYS', 'NAV'] },
  { id: 'mechanic', title: 'Mechanic', name: 'Juno Wray', skills: ['ENG', 'SCI', 'SYS'] },
  { id: 'security', title: 'Security Chief', name: 'Tamsin Dray', skills: ['SCI', 'SYS', 'NAV'] },
  { id: 'cosmologist', title: 'Cosmologist', name: 'Osei Lind', skills: ['ENG', 'SCI', 'NAV'] },
  { id: 'synthetic', title: 'Synthetic', name: 'HALYARD-9', skills: ['ANY'] },
];

/**
 * A kind of card in the main deck: Gear 0 to 15, Goals 16 to 31, Tech 32 to 37, Dark 38. All Dark are one kind and
 * so are both Gravity Shields, so that nothing can tell two of them apart (OUT-722).
 */
export type Kind = number;

export interface GearCard {
  readonly name: string;
  readonly icons: readonly Icon[];
}

/** Each completes the Goal of the same number. */
export const GEAR: readonly GearCard[] = [
  { name: 'Breach Sealant', icons: ['PL', 'PL', 'AN'] },
  { name: 'Drive Igniter', icons: ['EX', 'PA', 'AN'] },
  { name: 'Truss Jack', icons: ['PL', 'TO', 'TO'] },
  { name: 'Rift Bottle', icons: ['EX', 'EX', 'AN'] },
  { name: 'Catalyst Flask', icons: ['EX', 'PA', 'PA'] },
  { name: 'Scrubber Cartridge', icons: ['PA', 'PL', 'AN'] },
  { name: 'Kernel Key', icons: ['PA', 'PA', 'TO'] },
  { name: 'Bus Coupler', icons: ['PA', 'TO', 'AN'] },
  { name: 'Lens Array', icons: ['EX', 'PA', 'AN'] },
  { name: 'Star Ephemeris', icons: ['EX', 'EX', 'AN'] },
  { name: 'Gyro Cage', icons: ['PL', 'TO', 'AN'] },
  { name: 'Vector Vane', icons: ['EX', 'PL', 'PL'] },
  { name: 'Cutting Torch', icons: ['TO', 'TO', 'AN'] },
  { name: 'Trauma Kit', icons: ['PA', 'TO', 'AN'] },
  { name: 'Loader Exosuit', icons: ['PL', 'PL', 'TO'] },
  { name: 'Emitter Coil', icons: ['EX', 'EX', 'PA'] },
];

export const LOCATION_IDS = ['BRG', 'HAB', 'LAB', 'CRG', 'DRV'] as const;
export type Location = number;
export const NOWHERE: Location = -1;
const BRG = 0;
const HAB = 1;
const LAB = 2;
const CRG = 3;
const DRV = 4;
export const LOCATION_COUNT = 5;
export const LOCATION_NAMES = ['Bridge', 'Habitat Ring', 'Laboratory', 'Cargo Hold', 'Drive Core'] as const;
/** A ring of five and one line across. */
export const CONNECTED: readonly (readonly Location[])[] = [
  [HAB, LAB],
  [BRG, LAB, CRG],
  [BRG, HAB, DRV],
  [HAB, DRV],
  [LAB, CRG],
];

export interface GoalCard {
  readonly name: string;
  readonly skill: Skill;
  readonly scrap: readonly Icon[];
  readonly at: Location;
}

export const GOALS: readonly GoalCard[] = [
  { name: 'Reseal the Hull', skill: 'ENG', scrap: ['PL', 'PL', 'PL', 'TO'], at: CRG },
  { name: 'Restart the Shift Drive', skill: 'ENG', scrap: ['EX', 'EX', 'PA', 'PL'], at: DRV },
  { name: 'Brace the Keel', skill: 'ENG', scrap: ['PL', 'PL', 'TO', 'TO'], at: DRV },
  { name: 'Contain the Rift', skill: 'SCI', scrap: ['EX', 'EX', 'PA', 'AN'], at: LAB },
  { name: 'Mix New Coolant', skill: 'SCI', scrap: ['EX', 'PA', 'PA', 'TO'], at: LAB },
  { name: 'Purge the Air', skill: 'SCI', scrap: ['PA', 'PA', 'PL', 'AN'], at: HAB },
  { name: 'Reboot the Ship Mind', skill: 'SYS', scrap: ['PA', 'PA', 'TO', 'TO'], at: BRG },
  { name: 'Rewire the Grid', skill: 'SYS', scrap: ['PA', 'TO', 'TO', 'AN'], at: HAB },
  { name: 'Restore the Sensors', skill: 'SYS', scrap: ['EX', 'PA', 'TO', 'AN'], at: BRG },
  { name: 'Plot the Escape Vector', skill: 'NAV', scrap: ['EX', 'EX', 'TO', 'AN'], at: BRG },
  { name: 'Stop the Spin', skill: 'NAV', scrap: ['PL', 'PL', 'TO', 'AN'], at: CRG },
  { name: 'Realign the Thrusters', skill: 'NAV', scrap: ['EX', 'EX', 'PL', 'AN'], at: DRV },
  { name: 'Clear the Wreckage', skill: 'ANY', scrap: ['PL', 'TO', 'TO', 'AN'], at: CRG },
  { name: 'Tend the Wounded', skill: 'ANY', scrap: ['PA', 'PA', 'TO', 'AN'], at: HAB },
  { name: 'Take Stock', skill: 'ANY', scrap: ['EX', 'PL', 'TO', 'AN'], at: CRG },
  { name: 'Patch the Shields', skill: 'ANY', scrap: ['PL', 'PL', 'PA', 'PA'], at: LAB },
];

export const TECH_NAMES = [
  'Gravity Shield',
  'Stim Injector',
  'Omni-Tool',
  'Phase Scanner',
  'Overclock Chip',
  'Entropy Anchor',
] as const;

export const FIRST_GOAL: Kind = 16;
const FIRST_TECH: Kind = 32;
export const SHIELD: Kind = 32;
export const STIM: Kind = 33;
export const OMNI: Kind = 34;
export const SCANNER: Kind = 35;
export const OVERCLOCK: Kind = 36;
export const ANCHOR: Kind = 37;
export const DARK: Kind = 38;
export const KIND_COUNT = 39;
export const NO_CARD: Kind = -1;
/** In views: somebody has chosen a card that the viewer may not know. */
export const HIDDEN_CARD: Kind = 63;

export const isGear = (kind: Kind): boolean => kind >= 0 && kind < FIRST_GOAL;
export const isGoal = (kind: Kind): boolean => kind >= FIRST_GOAL && kind < FIRST_TECH;
export const isTech = (kind: Kind): boolean => kind >= FIRST_TECH && kind < DARK;

/** The number of a Goal among Goals, from 0. */
export const goalOf = (kind: Kind): number => kind - FIRST_GOAL;

const numbered = (letters: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letters}${String(index + 1).padStart(2, '0')}`);

export const GEAR_IDS: readonly string[] = numbered('GE', GEAR.length);
export const GOAL_IDS: readonly string[] = numbered('GO', GOALS.length);
export const KIND_IDS: readonly string[] = [
  ...GEAR_IDS,
  ...GOAL_IDS,
  ...numbered('TE', TECH_NAMES.length),
  'DARK',
];

/** How often each kind is in the main deck: 55 cards in all. */
export const copiesOf = (kind: Kind): number => (kind === DARK ? 16 : kind === SHIELD ? 2 : 1);

export type Crisis = number;
export interface CrisisCard {
  readonly name: string;
  /** The icon that clears it; only Ongoing Crises have one. */
  readonly clearedBy?: Icon;
}

export const CRISES: readonly CrisisCard[] = [
  { name: 'Hull Breach' },
  { name: 'Gravity Shear' },
  { name: 'Radiation Bloom' },
  { name: 'Plasma Fire' },
  { name: 'Neural Static' },
  { name: 'Corridor Collapse' },
  { name: 'Dark Spill' },
  { name: 'Reality Skip' },
  { name: 'Phantom Schematics' },
  { name: 'Duplicate Crewmate' },
  { name: 'Dark Resonance' },
  { name: 'Unravelling' },
  { name: 'Contaminated Stores' },
  { name: 'Singularity Surge' },
  { name: 'Void Sickness' },
  { name: 'Toxic Air' },
  { name: 'Cascading Decay', clearedBy: 'PL' },
  { name: 'Static Interference', clearedBy: 'PA' },
  { name: 'Failing Life Support', clearedBy: 'EX' },
  { name: 'Sealed Bulkheads', clearedBy: 'TO' },
  { name: 'Bleeding Reactor', clearedBy: 'PA' },
  { name: 'Echoing Dark', clearedBy: 'EX' },
];
export const CRISIS_IDS: readonly string[] = numbered('CR', CRISES.length);

export const FIRST_ONGOING: Crisis = 16;
export const DECAY: Crisis = 16;
export const STATIC: Crisis = 17;
export const LIFE_SUPPORT: Crisis = 18;
export const BULKHEADS: Crisis = 19;
export const REACTOR: Crisis = 20;
export const ECHO: Crisis = 21;

/** OUT-204, OUT-206 */
export const CARDS_DEALT = 6;
export const STARTING_SURVIVAL = 3;
/** OUT-302, OUT-310, OUT-380 */
export const BASE_ACTIONS = 2;
export const MOST_PURCHASES = 3;
export const HAND_FILLED_TO = 5;
export const ENGINEER_FILLS_TO = 6;
/** OUT-816 */
export const LAST_TURN = 300;
/** OUT-721 */
export const CLAIMS_PER_TURN = 6;
