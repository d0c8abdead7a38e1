/**
 * Odds help: what face-down Phage may still be and how a trick would end, worked out from what a viewer sees and
 * from nothing else.
 */
import { bestStrength, NONE, oddsFor, seenPhage, Unseen } from './bot/odds.ts';
import { oddsWithSuits, suitsThere } from './bot/suitOdds.ts';
import { ALL_CARDS, bare, type Card, LIMITS, type Station } from './cards.ts';
import { unseenPhage } from './imagine.ts';
import { bestOf } from './rules/tricks.ts';
import { humansAt, phageAt, sentinelAt } from './state.ts';
import type { ShipView } from './view.ts';

export interface TrickChances {
  /** Best competing card of the humans, 0 if none. */
  readonly human: Card;
  /** Best competing card of the Phage that lie face up, 0 if none. */
  readonly phage: Card;
  /** XO Suits that may act; the chances are those with their best use. */
  readonly suits: number;
  /** Face-down Phage in the trick. */
  readonly unknown: number;
  readonly win: number;
  readonly nobody: number;
  readonly lose: number;
  /** Humans of the trick who will die on average. */
  readonly deaths: number;
}

export interface CardChances {
  /** Every Phage it may still be. */
  readonly cards: readonly Card[];
  /** The chance that it kills a human at this station. */
  readonly kills: number;
  /** The chance that it competes there. */
  readonly competes: number;
}

const unseenOf = (ship: ShipView): Unseen =>
  new Unseen([ship.phageDeck, ship.phageQueue, ship.phageRemoved, ...ship.phage], [ship.phageDiscard]);

/** If the trick resolved now, with `more` Phage of the deck and nobody else; the best of the suit dies last. */
export function trickChances(ship: ShipView, station: Station, more = 0): TrickChances {
  const humans = humansAt(ship, station);
  const trick = phageAt(ship, station);
  const seen = seenPhage(trick, station);
  const into = { win: 0, lose: 0, kills: 0 };
  const unseen = unseenOf(ship);
  const post = bare(sentinelAt(ship, station));
  const suits = suitsThere(humans, post).length;
  if (suits > 0) oddsWithSuits(unseen, ALL_CARDS, station, humans, post, trick, more, into);
  else oddsFor(unseen, station, humans.length, bestStrength(humans, station), seen, more, into);
  return {
    suits,
    human: bestOf(humans, station),
    phage: seen.best === NONE ? 0 : bestOf(trick, station),
    unknown: seen.hidden,
    win: into.win,
    nobody: Math.max(0, 1 - into.win - into.lose),
    lose: into.lose,
    deaths: into.kills,
  };
}

/** What a face-down Phage at this station may still be. */
export function faceDownChances(ship: ShipView, station: Station): CardChances {
  const cards = unseenPhage(ship);
  const unseen = unseenOf(ship);
  const matching = unseen.matching(station);
  const total = Math.max(1, unseen.total);
  return {
    cards,
    kills: (matching + unseen.strayEruptions(station)) / total,
    competes: matching / total,
  };
}

/** The next cards of the Phage deck as far as they are known, the next first; 0 where one is not. */
export const knownNext = (ship: ShipView): Card[] =>
  ship.phageDeck.slice(-LIMITS.trackerLook).reverse().map(bare);
