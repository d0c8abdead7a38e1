/**
 * What will become of a trick: the chances of winning and losing it and how many will die, from what the
 * commander sees and the list of unseen Phage. Face-down cards are never looked at.
 */
import { missing } from '@airlock/kernel';
import {
  ALL_CARDS,
  bare,
  CARD_COUNT,
  IS_HIGH,
  IS_SEVEN,
  NO_CARD,
  RANK_COUNT,
  rankOf,
  SEEN,
  type Station,
  SUITS,
  suitOf,
  suitOfStation,
} from '../cards.ts';

export interface Odds {
  win: number;
  lose: number;
  kills: number;
}

/** Pascal's triangle: how many ways to take this many of that many. */
const WAYS: readonly (readonly number[])[] = Array.from({ length: CARD_COUNT + 1 }, (_, from) => {
  const row: number[] = [];
  for (let taken = 0; taken <= CARD_COUNT; taken++) {
    row.push(taken === 0 ? 1 : ((row[taken - 1] ?? missing()) * Math.max(0, from - taken + 1)) / taken);
  }
  return row;
});
export const ways = (from: number, taken: number): number => (WAYS[from] ?? missing())[taken] ?? missing();

/** Higher is better at this station. */
const strength = (card: number, station: Station): number =>
  IS_HIGH[station] ? rankOf(card) : RANK_COUNT - 1 - rankOf(card);

/** The Phage that face-down cards may still be, counted. */
export class Unseen {
  total = 0;
  private readonly isUnseen: boolean[] = Array(CARD_COUNT + 1).fill(true) as boolean[];
  private readonly ofSuit: number[] = SUITS.map(() => 0);
  private sevens = 0;

  /** Everything that lies open or is known is not unseen. */
  constructor(zones: readonly (readonly number[])[], openPiles: readonly (readonly number[])[]) {
    for (const zone of zones) for (const card of zone) if (card & SEEN) this.isUnseen[bare(card)] = false;
    for (const pile of openPiles) for (const card of pile) this.isUnseen[card] = false;
    for (const card of ALL_CARDS) {
      if (!this.isUnseen[card]) continue;
      this.total++;
      this.ofSuit[suitOf(card)] = (this.ofSuit[suitOf(card)] ?? missing()) + 1;
      if (IS_SEVEN[card]) this.sevens++;
    }
  }

  has(card: number): boolean {
    return this.isUnseen[card] ?? missing();
  }

  matching(station: Station): number {
    return this.ofSuit[suitOfStation(station)] ?? missing();
  }

  /** Eruptions of other suits: they kill but do not compete. */
  strayEruptions(station: Station): number {
    const ownSeven = suitOfStation(station) * RANK_COUNT + 1 + SEVEN_RANK;
    return this.sevens - (this.isUnseen[ownSeven] ? 1 : 0);
  }

  /** Unseen Phage of the station's suit that beat this strength. */
  stronger(station: Station, than: number): number {
    const first = suitOfStation(station) * RANK_COUNT + 1;
    let count = 0;
    for (let card = first; card < first + RANK_COUNT; card++) {
      if (this.isUnseen[card] && strength(card, station) > than) count++;
    }
    return count;
  }

  equal(station: Station, to: number): number {
    const first = suitOfStation(station) * RANK_COUNT + 1;
    const rank = IS_HIGH[station] ? to : RANK_COUNT - 1 - to;
    return this.isUnseen[first + rank] ? 1 : 0;
  }
}
const SEVEN_RANK = 5;

/** Nobody of the suit. */
export const NONE = -1;

/** What is seen of the Phage in a trick. */
export interface SeenPhage {
  killers: number;
  matching: number;
  /** Strength of the best face-up Phage of the suit. */
  best: number;
  open: number;
  hidden: number;
}

/** `without` leaves out one place of the trick. */
export function seenPhage(trick: readonly number[], station: Station, without = -1): SeenPhage {
  const seen: SeenPhage = { killers: 0, matching: 0, best: NONE, open: 0, hidden: 0 };
  for (let slot = 0; slot < trick.length; slot++) {
    const laid = trick[slot] ?? missing();
    if (slot === without) continue;
    if (!(laid & SEEN)) {
      seen.hidden++;
      continue;
    }
    seen.open++;
    const card = bare(laid);
    if (suitOf(card) === suitOfStation(station)) {
      seen.killers++;
      seen.matching++;
      seen.best = Math.max(seen.best, strength(card, station));
    } else if (IS_SEVEN[card]) seen.killers++;
  }
  return seen;
}

/** Strength of the best human of the suit. */
export function bestStrength(humans: readonly number[], station: Station): number {
  let best = NONE;
  for (const card of humans) {
    if (card !== NO_CARD && suitOf(card) === suitOfStation(station))
      best = Math.max(best, strength(card, station));
  }
  return best;
}

export const strengthAt = strength;

/**
 * The outcome with this many humans, the best of the suit of this strength, the seen Phage and `more` that nobody
 * has seen. The best card of the suit is killed last.
 */
export function oddsFor(
  unseen: Unseen,
  station: Station,
  humans: number,
  best: number,
  seen: SeenPhage,
  more: number,
  into: Odds,
): Odds {
  const hidden = Math.min(seen.hidden + more, unseen.total);
  into.win = 0;
  into.lose = 0;
  into.kills = 0;
  if (seen.open + hidden === 0) {
    into.win = humans > 0 ? 1 : 0;
    return into;
  }
  const matching = unseen.matching(station);
  const eruptions = unseen.strayEruptions(station);
  const harmless = unseen.total - matching - eruptions;
  const all = ways(unseen.total, hidden);
  const stronger = best === NONE ? 0 : unseen.stronger(station, best);
  const equal = best === NONE ? 0 : unseen.equal(station, best);
  for (let match = 0; match <= hidden && match <= matching; match++) {
    const matchWays = ways(matching, match);
    const noBetter = best === NONE ? 0 : ways(matching - stronger, match) / matchWays;
    const noTieEither = best === NONE ? 0 : ways(matching - stronger - equal, match) / matchWays;
    for (let stray = 0; stray <= hidden - match && stray <= eruptions; stray++) {
      const rest = hidden - match - stray;
      if (rest > harmless) continue;
      const chance = (matchWays * ways(eruptions, stray) * ways(harmless, rest)) / all;
      const killers = seen.killers + match + stray;
      into.kills += chance * Math.min(killers, humans);
      if (best === NONE || killers >= humans) {
        if (seen.matching + match > 0) into.lose += chance;
      } else if (seen.best > best) into.lose += chance;
      else {
        into.lose += chance * (1 - noBetter);
        if (seen.best < best) into.win += chance * noTieEither;
      }
    }
  }
  return into;
}
