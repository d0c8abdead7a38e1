/**
 * What would become of a trick if it resolved, from what the reader sees and the list of unseen Phage. Face-down
 * cards are never looked at: the view does not name them.
 */
import {
  bare,
  bestOf,
  type Card,
  faceDownChances,
  IS_SEVEN,
  LIMITS,
  NO_CARD,
  SEEN,
  type ShipView,
  STATION_SUIT,
  type Station,
  SUIT_OF,
  trickChances,
  unseenPhage,
} from '@airlock/hypatia';
import { present } from '@airlock/kernel';

export interface Forecast {
  readonly station: Station;
  /** The card that is added, or nothing. */
  readonly played: Card | null;
  readonly cards: number;
  /** Whether the trick has enough cards to resolve. */
  readonly resolves: boolean;
  readonly humans: number;
  /** Face-down Phage in the trick. */
  readonly hidden: number;
  readonly win: number;
  readonly nobody: number;
  readonly lose: number;
  /** How many humans of the trick die at least and at most. */
  readonly deaths: readonly [least: number, most: number];
  /** XO Suits that may act; the chances are those with their best use. */
  readonly suits: number;
  /** The best competing cards that are known. */
  readonly ours: Card | null;
  readonly theirs: Card | null;
  /** With one face-down Phage: what each outcome needs it to be. */
  readonly needs: Needs | null;
}

interface Needs {
  readonly win: readonly Card[];
  readonly nobody: readonly Card[];
  readonly lose: readonly Card[];
}

/** The ship with this trick instead. */
const withTrick = (ship: ShipView, station: Station, humans: Card[], phage: number[]): ShipView => ({
  ...ship,
  humans: ship.humans.map((cards, at) => (at === station ? humans : cards)),
  phage: ship.phage.map((cards, at) => (at === station ? phage : cards)),
});

export function forecast(ship: ShipView, station: Station, played: Card | null): Forecast {
  const there = present(ship.humans[station]).filter((card) => card !== played);
  const humans = played === null ? there : [...there, played];
  const trick = present(ship.phage[station]);
  const chances = trickChances(withTrick(ship, station, humans, trick), station);
  const killers = trick.filter((laid) => laid & SEEN && strikes(bare(laid), station)).length;
  const unknown = faceDownChances(ship, station).kills > 0 ? chances.unknown : 0;
  return {
    station,
    played,
    cards: humans.length + trick.length,
    resolves: humans.length + trick.length >= LIMITS.trickSize,
    humans: humans.length,
    hidden: chances.unknown,
    suits: chances.suits,
    win: chances.win,
    nobody: chances.nobody,
    lose: chances.lose,
    deaths: [Math.min(humans.length, killers), Math.min(humans.length, killers + unknown)],
    ours: orNone(bestOf(humans, station)),
    theirs: orNone(chances.phage),
    needs: chances.unknown === 1 ? needsOf(ship, station, humans) : null,
  };
}

const orNone = (card: number): Card | null => (bare(card) === NO_CARD ? null : bare(card));

function needsOf(ship: ShipView, station: Station, humans: Card[]): Needs {
  const trick = present(ship.phage[station]);
  const needs = { win: [] as Card[], nobody: [] as Card[], lose: [] as Card[] };
  for (const card of unseenPhage(ship)) {
    const shown = trick.map((laid) => (laid & SEEN ? laid : card | SEEN));
    const { win, lose } = trickChances(withTrick(ship, station, humans, shown), station);
    needs[win === 1 ? 'win' : lose === 1 ? 'lose' : 'nobody'].push(card);
  }
  return needs;
}

/** Whether this Phage kills somebody at the station (HYP-310, HYP-311). */
export const strikes = (card: Card, station: Station): boolean =>
  SUIT_OF[card] === STATION_SUIT[station] || present(IS_SEVEN[card]);
