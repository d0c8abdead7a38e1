/** What cards in hand promise: the best split into pairs to repair with and singles. */
import { missing } from '@airlock/kernel';
import { type Card, LIMITS } from '../cards.ts';
import type { Options } from '../options.ts';
import { NO_PAIR, PAIR_STRIDE, type PairTable, pairsUnder, qualityAt } from './pairs.ts';
import { HAND_VALUE } from './weights.ts';

/** A set of cards by their places in a list, one bit each. */
export type Places = number;

/** A full hand less one, with the whole offer beside it. */
const MOST_CARDS = LIMITS.handLimit - 1 + LIMITS.offerSize;

/** Values of hands by their places; one table for all, because a search asks a million times. */
const values = new Float64Array(2 ** MOST_CARDS);

const valueOfPlaces = (places: Places): number => values[places] ?? missing();

/** The value of every subset of a hand. Valid until the next call. */
export function valueSubsets(hand: readonly Card[], options: Options): Float64Array {
  const pairs = pairsUnder(options);
  for (let top = 0; top < hand.length; top++) {
    for (let rest = 0; rest < 1 << top; rest++) values[(1 << top) | rest] = bestUse(hand, top, rest, pairs);
  }
  return values;
}

/**
 * Adds to the same table the hand together with the cards in these slots of the offer, and the hand without any
 * `fewer` of its cards. `cards` are the hand and the offer behind it. Sets of slots are added after their
 * subsets, and these with one card fewer for every slot that they lack: such are what the larger set asks for.
 */
export function valueWithSlots(
  cards: readonly Card[],
  handSize: number,
  slots: Places,
  fewer: number,
  options: Options,
): void {
  const pairs = pairsUnder(options);
  const top = handSize + 31 - Math.clz32(slots);
  const others = (slots << handSize) ^ (1 << top);
  for (const { places, lacking } of NEARLY_WHOLE[handSize] ?? missing()) {
    if (lacking > fewer) break;
    const rest = others | places;
    values[(1 << top) | rest] = bestUse(cards, top, rest, pairs);
  }
}

/** For every size of a hand all its subsets, those first that miss fewest cards. */
const NEARLY_WHOLE = Array.from({ length: LIMITS.handLimit }, (_, size) =>
  Array.from({ length: 2 ** size }, (__, places) => ({ places, lacking: size - bitsIn(places) })).sort(
    (a, b) => a.lacking - b.lacking,
  ),
);

/** The card at `top` stays single or is paired with one of the rest, whichever is worth more. */
function bestUse(cards: readonly Card[], top: number, rest: Places, pairs: PairTable): number {
  let best = HAND_VALUE.single + valueOfPlaces(rest);
  const row = (cards[top] ?? missing()) * PAIR_STRIDE;
  for (let left = rest; left !== 0; left &= left - 1) {
    const partner = left & -left;
    const quality = qualityAt(pairs, row + (cards[31 - Math.clz32(partner)] ?? missing()));
    if (quality === NO_PAIR) continue;
    const value = HAND_VALUE.pair + HAND_VALUE.quality * quality + valueOfPlaces(rest ^ partner);
    if (value > best) best = value;
  }
  return best;
}

export function handValue(hand: readonly Card[], options: Options): number {
  return valueSubsets(hand, options)[2 ** hand.length - 1] ?? missing();
}

export function bitsIn(places: Places): number {
  let bits = 0;
  for (let left = places; left !== 0; left &= left - 1) bits++;
  return bits;
}
