/**
 * What will become of a trick in which XO Suits may act (HYP-702): every Phage is turned up first, then each suit may clear one of
 * them away and leaves the trick itself. It is assumed that they are used where that brings the better result, and with the same
 * result where fewer people die.
 */
import { missing } from '@airlock/kernel';
import { bare, type Card, IS_SEVEN, NO_CARD, SEEN, type Station, suitOf, suitOfStation } from '../cards.ts';
import { bestStrength, NONE, type Odds, strengthAt, type Unseen, ways } from './odds.ts';

/** A Phage as the trick sees it. */
interface Kind {
  /** Strength at this station; `NONE` where it does not compete. */
  readonly strength: number;
  readonly isKiller: boolean;
  readonly isEruption: boolean;
}

interface Result {
  /** 1 for a win, -1 for a loss, 0 for nobody. */
  readonly outcome: number;
  readonly deaths: number;
}

function kindOf(card: Card, station: Station): Kind {
  const matches = suitOf(card) === suitOfStation(station);
  const isEruption = IS_SEVEN[card] ?? missing();
  return {
    strength: matches ? strengthAt(card, station) : NONE,
    isKiller: matches || isEruption,
    isEruption,
  };
}

/** The suits that could act there: those of the trick, and the sentinel. */
export const suitsThere = (humans: readonly Card[], post: Card): Card[] =>
  [...humans, post].filter((card) => card !== NO_CARD && IS_SEVEN[card]);

/** The trick without further suits. The best of the station's suit dies last. */
function compared(humans: readonly Card[], phage: readonly Kind[], station: Station): Result {
  let killers = 0;
  let theirs = NONE;
  for (const { isKiller, strength } of phage) {
    if (isKiller) killers++;
    if (strength > theirs) theirs = strength;
  }
  const deaths = Math.min(killers, humans.length);
  const left = humans.length - deaths;
  if (phage.length === 0) return { outcome: left > 0 ? 1 : 0, deaths };
  const ours = left > 0 ? bestStrength(humans, station) : NONE;
  return { outcome: Math.sign(ours - theirs), deaths };
}

const isBetter = (one: Result, other: Result): boolean =>
  one.outcome > other.outcome || (one.outcome === other.outcome && one.deaths < other.deaths);

function bestUse(
  humans: readonly Card[],
  suits: readonly Card[],
  phage: readonly Kind[],
  station: Station,
): Result {
  let best = compared(humans, phage, station);
  for (const [place, suit] of suits.entries()) {
    const others = suits.slice(place + 1);
    const rest = humans.filter((card) => card !== suit);
    for (const [slot, kind] of phage.entries()) {
      // Of several that do the same, to clear one away is as good as another; they lie side by side.
      if (slot > 0 && phage[slot - 1] === kind) continue;
      const tried = bestUse(
        rest,
        others,
        phage.filter((_, at) => at !== slot),
        station,
      );
      const result = { ...tried, deaths: tried.deaths + (kind.isEruption ? 0 : 1) };
      if (isBetter(result, best)) best = result;
    }
  }
  return best;
}

/** Unseen Phage that do the same here. */
interface Group {
  readonly kind: Kind;
  readonly count: number;
}

/** Cards of the suit differ only where they lie between, or at, the strengths of the humans there. */
function groupsOf(
  unseen: Unseen,
  cards: readonly Card[],
  humans: readonly Card[],
  station: Station,
): Group[] {
  const own = humans
    .filter((card) => suitOf(card) === suitOfStation(station))
    .map((card) => strengthAt(card, station));
  const rung = ({ strength }: Kind): number =>
    own.reduce((sum, mine) => sum + (strength > mine ? 2 : strength === mine ? 1 : 0), 0);
  const groups = new Map<string, { kind: Kind; count: number }>();
  for (const card of cards) {
    if (!unseen.has(card)) continue;
    const kind = kindOf(card, station);
    const name = `${kind.strength === NONE ? '-' : rung(kind)} ${kind.isKiller} ${kind.isEruption}`;
    const group = groups.get(name);
    if (group) group.count++;
    else groups.set(name, { kind, count: 1 });
  }
  return [...groups.values()];
}

export function oddsWithSuits(
  unseen: Unseen,
  cards: readonly Card[],
  station: Station,
  humans: readonly Card[],
  post: Card,
  trick: readonly number[],
  more: number,
  into: Odds,
): Odds {
  const suits = suitsThere(humans, post);
  const open = trick.filter((laid) => laid & SEEN).map((laid) => kindOf(bare(laid), station));
  const hidden = Math.min(trick.length - open.length + more, unseen.total);
  const groups = groupsOf(unseen, cards, humans, station);
  const all = ways(unseen.total, hidden);
  Object.assign(into, { win: 0, lose: 0, kills: 0 });

  const phage = [...open];
  function deal(at: number, left: number, times: number): void {
    if (left === 0) {
      const { outcome, deaths } = bestUse(humans, suits, phage, station);
      const chance = times / all;
      if (outcome > 0) into.win += chance;
      if (outcome < 0) into.lose += chance;
      into.kills += chance * deaths;
      return;
    }
    const group = groups[at];
    if (!group) return;
    const before = phage.length;
    for (let taken = 0; taken <= Math.min(left, group.count); taken++) {
      if (taken > 0) phage.push(group.kind);
      deal(at + 1, left - taken, times * ways(group.count, taken));
    }
    phage.length = before;
  }

  deal(0, hidden, 1);
  return into;
}
