/** What the next Phage phase may bring, worked out from what a viewer sees and from nothing else. */
import {
  bare,
  type Card,
  CELL_SHOWN,
  type Cell,
  INFESTATION,
  IS_SEVEN,
  LIMITS,
  OPS,
  SEC,
  SEEN,
  type Station,
} from './cards.ts';
import { unseenPhage } from './imagine.ts';
import type { Options } from './options.ts';
import { isStanding, isSwitched, sentinelSuit, trickSize } from './state.ts';
import type { ShipView } from './view.ts';

/** Cards that may be turned up to point, counted by what they do. */
interface Pointers {
  readonly eruptions: number;
  readonly there: number;
  readonly elsewhere: number;
}

function pointersAmong(cards: readonly Card[], cell: Cell): Pointers {
  let [eruptions, there] = [0, 0];
  for (const card of cards) {
    if (IS_SEVEN[card]) eruptions++;
    else if (CELL_SHOWN[card] === cell) there++;
  }
  return { eruptions, there, elsewhere: cards.length - eruptions - there };
}

/** What the unseen Phage would do if they were turned up to point, seen from one station. */
export const pointersTo = (ship: ShipView, station: Station): Pointers =>
  pointersAmong(unseenPhage(ship), ship.layout.indexOf(station));

/** HYP-202: how many Phage are drawn, Eruptions not counted. */
export const phagePerPhase = (ship: Pick<ShipView, 'status'>, { phagePerPhase: base }: Options): number =>
  base + (isSwitched(ship, INFESTATION) ? LIMITS.spreadingExtra : 0);

/**
 * The chance that a station's trick fills up, and so resolves, before the commander plays again (HYP-203, HYP-205, HYP-302). A
 * Security sentinel stops one card (HYP-608); an Operations sentinel holds the trick (HYP-304). What has been looked at in the
 * deck is known; what is discarded on the way is not shuffled in again.
 */
export function chanceToFill(ship: ShipView, options: Options, station: Station): number {
  const guard = sentinelSuit(ship, station);
  if (!isStanding(ship, station) || guard === OPS) return 0;
  const need = LIMITS.trickSize - trickSize(ship, station) + (guard === SEC ? 1 : 0);
  const queue = phagePerPhase(ship, options);
  const cell = ship.layout.indexOf(station);
  const deck = ship.phageDeck;
  const known = (drawn: number): number => deck[deck.length - 1 - drawn] ?? 0;

  function after(
    drawn: number,
    left: number,
    missingCards: number,
    deckOf: Pointers,
    pileOf: Pointers,
  ): number {
    if (missingCards <= 0) return 1;
    if (left === 0) return 0;
    const next = known(drawn);
    if (next & SEEN) {
      const card = bare(next);
      if (IS_SEVEN[card]) return after(drawn + 2, left + 1, missingCards, deckOf, pileOf);
      const hit = CELL_SHOWN[card] === cell ? 1 : 0;
      return after(drawn + 1, left - 1, missingCards - hit, deckOf, pileOf);
    }
    const inDeck = drawn < deck.length;
    const { eruptions, there, elsewhere } = inDeck ? deckOf : pileOf;
    const total = eruptions + there + elsewhere;
    if (total === 0) return 0;
    const without = (part: keyof Pointers): [Pointers, Pointers] => {
      const taken = { eruptions, there, elsewhere, [part]: { eruptions, there, elsewhere }[part] - 1 };
      return inDeck ? [taken, pileOf] : [deckOf, taken];
    };
    let chance = 0;
    if (there > 0) chance += there * after(drawn + 1, left - 1, missingCards - 1, ...without('there'));
    if (elsewhere > 0)
      chance += elsewhere * after(drawn + 1, left - 1, missingCards, ...without('elsewhere'));
    if (eruptions > 0)
      chance += eruptions * after(drawn + 2, left + 1, missingCards, ...without('eruptions'));
    return chance / total;
  }

  return after(queue, queue, need, pointersTo(ship, station), pointersAmong(ship.phageDiscard, cell));
}
