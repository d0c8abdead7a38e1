/** What a player can do, as numbers for the rules and as text for everybody else. */
import { type Action, actionCodec, oneOf, someOf, wholeNumbers } from '@airlock/kernel';
import { CARD_COUNT, CARD_IDS, type Card, LIMITS, MOST_SPACES } from './cards.ts';
import { CELL_COUNT, CELL_NAMES, type Cell } from './grid.ts';

const positions = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));

/** Asides come first: the kernel knows them by their small numbers. */
export const codec = actionCodec({
  resign: [],
  timeout: [],
  /** Places 1 to 7 of the dealt cards in the order of their numbers. */
  keep: [someOf(positions(LIMITS.dealSize))],
  /** Slots 1 to 5 of the offer. */
  salvage: [someOf(positions(LIMITS.offerSize))],
  /** Module, scrap, cell. */
  repair: [oneOf(CARD_IDS), oneOf(CARD_IDS), oneOf(CELL_NAMES)],
  bonus: [oneOf(CELL_NAMES), wholeNumbers(1, MOST_SPACES)],
  bonusAuto: [],
});

export const RESIGN: Action = codec.first.resign;
export const TIMEOUT: Action = codec.first.timeout;
export const KEEP: Action = codec.first.keep;
export const SALVAGE: Action = codec.first.salvage;
export const REPAIR: Action = codec.first.repair;
export const BONUS: Action = codec.first.bonus;
export const BONUS_AUTO: Action = codec.first.bonusAuto;

/** Everything below is an aside. */
export const FIRST_MOVE: Action = codec.first.keep;

export const keepAction = (places: number): Action => KEEP + places;
export const salvageAction = (slots: number): Action => SALVAGE + slots;

/** The repair of this pair at cell 0; the other cells count up from it. */
export const repairOf = (play: Card, scrap: Card): Action =>
  REPAIR + ((play - 1) * CARD_COUNT + (scrap - 1)) * CELL_COUNT;
export const repairAction = (play: Card, scrap: Card, cell: Cell): Action => repairOf(play, scrap) + cell;

export const playedBy = (repair: Action): Card =>
  Math.floor((repair - REPAIR) / (CARD_COUNT * CELL_COUNT)) + 1;
export const scrappedBy = (repair: Action): Card =>
  (Math.floor((repair - REPAIR) / CELL_COUNT) % CARD_COUNT) + 1;
export const cellOf = (repair: Action): Cell => (repair - REPAIR) % CELL_COUNT;

/** A covered bonus space as one number: `cell * MOST_SPACES + space`, spaces from 0. */
export type BonusSpot = number;
export const bonusAction = (spot: BonusSpot): Action => BONUS + spot;

export const isKeep = (action: Action): boolean => action >= KEEP && action < SALVAGE;
export const isSalvage = (action: Action): boolean => action >= SALVAGE && action < REPAIR;
export const isRepair = (action: Action): boolean => action >= REPAIR && action < BONUS;
export const isBonus = (action: Action): boolean => action >= BONUS && action < BONUS_AUTO;
