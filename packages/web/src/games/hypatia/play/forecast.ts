/**
 * What would become of a trick if it resolved, from what the reader sees and the list of unseen Phage. Face-down
 * cards are never looked at: the view does not name them.
 */
import {
  bare,
  bestStrength,
  type Card,
  isKiller,
  LIMITS,
  type Odds,
  oddsFor,
  SEEN,
  type ShipView,
  STATION_SUIT,
  type Station,
  SUIT_OF,
  seenPhage,
  strengthAt,
  trickSize,
  Unseen,
  unseenPhage,
} from '@airlock/hypatia';

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
  /** The best competing cards that are known. */
  readonly ours: Card | null;
  readonly theirs: Card | null;
  /** With one face-down Phage: what each outcome needs it to be. */
  readonly needs: Needs | null;
}

export interface Needs {
  readonly win: readonly Card[];
  readonly nobody: readonly Card[];
  readonly lose: readonly Card[];
}

const unseenOf = (ship: ShipView): Unseen =>
  new Unseen([ship.phageDeck, ship.phageQueue, ship.phageRemoved, ...ship.phage], [ship.phageDiscard]);

export function forecast(ship: ShipView, station: Station, played: Card | null): Forecast {
  const humans = [...(ship.humans[station] as Card[]).filter((card) => card !== played)];
  if (played !== null) humans.push(played);
  const trick = ship.phage[station] as number[];
  const unseen = unseenOf(ship);
  const seen = seenPhage(trick, station);
  const best = bestStrength(humans, station);
  const odds: Odds = { win: 0, lose: 0, kills: 0 };
  oddsFor(unseen, station, humans.length, best, seen, 0, odds);
  const nobody = humans.length + trick.length === 0 ? 1 : Math.max(0, 1 - odds.win - odds.lose);
  const known = trick.filter((laid) => laid & SEEN).map(bare);
  return {
    station,
    played,
    cards: trickSize(ship, station) + (played === null ? 0 : 1),
    resolves: humans.length + trick.length >= LIMITS.trickSize,
    humans: humans.length,
    hidden: seen.hidden,
    win: odds.win,
    nobody,
    lose: odds.lose,
    deaths: [
      Math.min(humans.length, seen.killers),
      Math.min(humans.length, seen.killers + dangerous(unseen, station, seen.hidden)),
    ],
    ours: bestOf(humans, station),
    theirs: bestOf(known, station),
    needs: seen.hidden === 1 ? needsOf(ship, station, humans) : null,
  };
}

/** How many of the face-down Phage can be ones that kill. */
const dangerous = (unseen: Unseen, station: Station, hidden: number): number =>
  Math.min(hidden, unseen.matching(station) + unseen.strayEruptions(station));

function bestOf(cards: readonly Card[], station: Station): Card | null {
  const competing = cards.filter((card) => SUIT_OF[card] === STATION_SUIT[station]);
  return competing.reduce<Card | null>(
    (best, card) => (best === null || strengthAt(card, station) > strengthAt(best, station) ? card : best),
    null,
  );
}

function needsOf(ship: ShipView, station: Station, humans: readonly Card[]): Needs {
  const trick = ship.phage[station] as number[];
  const best = bestStrength(humans, station);
  const needs = { win: [] as Card[], nobody: [] as Card[], lose: [] as Card[] };
  const odds: Odds = { win: 0, lose: 0, kills: 0 };
  for (const card of unseenPhage(ship)) {
    const shown = trick.map((laid) => (laid & SEEN ? laid : card | SEEN));
    oddsFor(unseenOf(ship), station, humans.length, best, seenPhage(shown, station), 0, odds);
    needs[odds.win === 1 ? 'win' : odds.lose === 1 ? 'lose' : 'nobody'].push(card);
  }
  return needs;
}

/** Whether this unseen card would kill somebody at the station. */
export const strikes = (card: Card, station: Station): boolean => isKiller(card, station);
