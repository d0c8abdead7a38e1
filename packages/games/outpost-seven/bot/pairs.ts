/** How good any two cards are for a repair. All of it is known beforehand, so it is looked up. */
import { missing } from '@airlock/kernel';
import {
  ALL_CARDS,
  CARD_COUNT,
  type Card,
  cardValue,
  PLACE,
  POP,
  REMOVE,
  type SpaceKind,
  spaceKind,
} from '../cards.ts';
import type { Options } from '../options.ts';
import { cubesPlaced } from '../rules/repair.ts';
import { REPAIR_QUALITY } from './weights.ts';

export const PAIR_STRIDE = CARD_COUNT + 1;
export const NO_PAIR = -1;

/** Cubes placed, the bonuses they cover and the size of the module; by itself, wherever it is put. */
function repairQuality(play: Card, scrap: Card): number {
  const placed = cubesPlaced(play, scrap);
  let quality = placed * REPAIR_QUALITY.cube + cardValue(play) * REPAIR_QUALITY.space;
  for (let space = 0; space < placed; space++) quality += bonusQuality(spaceKind(play, space));
  return quality;
}

function bonusQuality(kind: SpaceKind): number {
  switch (kind) {
    case PLACE:
      return REPAIR_QUALITY.place;
    case REMOVE:
      return REPAIR_QUALITY.remove;
    case POP:
      return REPAIR_QUALITY.population;
    default:
      return 0;
  }
}

/** Read by module and scrap, as below. */
const QUALITY = new Float64Array(PAIR_STRIDE ** 2);
for (const play of ALL_CARDS) {
  for (const scrap of ALL_CARDS) QUALITY[play * PAIR_STRIDE + scrap] = repairQuality(play, scrap);
}

/** How good the repair of a module with a scrap is, wherever it is put. */
export const qualityOf = (play: Card, scrap: Card): number =>
  QUALITY[play * PAIR_STRIDE + scrap] ?? missing();

/** Both tables are read at `one * PAIR_STRIDE + other`, in either order. */
export interface PairTable {
  /** Of the better way round; NO_PAIR where neither pays for the other. */
  readonly quality: Float64Array;
  /** The module in that way round; the other card is the scrap. */
  readonly module: Uint8Array;
}

/** Of a pair by its place in the table. */
export const qualityAt = ({ quality }: PairTable, pair: number): number => quality[pair] ?? missing();
export const moduleOf = ({ module }: PairTable, pair: number): Card => module[pair] ?? missing();

/** OPS-074, OPS-078 */
function pays(play: Card, scrap: Card, neutralPlay: Options['neutralPlay']): boolean {
  if (play === scrap || cardValue(scrap) < cardValue(play)) return false;
  return neutralPlay === 'allowed' || cubesPlaced(play, scrap) > 0;
}

function pairTable(neutralPlay: Options['neutralPlay']): PairTable {
  const quality = new Float64Array(PAIR_STRIDE ** 2).fill(NO_PAIR);
  const module = new Uint8Array(PAIR_STRIDE ** 2);
  for (const play of ALL_CARDS) {
    for (const scrap of ALL_CARDS) {
      if (!pays(play, scrap, neutralPlay)) continue;
      const worth = qualityOf(play, scrap);
      for (const at of [play * PAIR_STRIDE + scrap, scrap * PAIR_STRIDE + play]) {
        if (worth <= (quality[at] ?? missing())) continue;
        quality[at] = worth;
        module[at] = play;
      }
    }
  }
  return { quality, module };
}

const TABLES = { allowed: pairTable('allowed'), forbidden: pairTable('forbidden') };

export const pairsUnder = (options: Options): PairTable => TABLES[options.neutralPlay];
