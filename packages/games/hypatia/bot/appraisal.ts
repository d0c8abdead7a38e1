/** How the Captain sees a ship: what each station is worth, and what a plan there would gain. */
import { missing } from '@airlock/kernel';
import {
  ADHOC,
  ALL_CARDS,
  bare,
  type Card,
  CRYONICS,
  FLAMETHROWER,
  HANGAR,
  INFESTATION,
  IS_SEVEN,
  LABS,
  LIFE,
  LIMITS,
  LOCUS,
  LOGISTICS,
  MEDICAL,
  POWER,
  RANK_COUNT,
  STATION_COUNT,
  STATION_SUIT,
  type Station,
  suitOf,
  suitOfStation,
  TRACKERS,
  UPLINK,
} from '../cards.ts';
import {
  humansAt,
  isArmed,
  isPowered,
  isStanding,
  isSwitched,
  lastRoundOf,
  phageAt,
  type Ship,
  sentinelAt,
  survivorsOf,
} from '../state.ts';
import {
  bestStrength,
  NONE,
  type Odds,
  oddsFor,
  type SeenPhage,
  seenPhage,
  strengthAt,
  Unseen,
} from './odds.ts';
import { oddsWithSuits, suitsThere } from './suitOdds.ts';
import type { Weights } from './weights.ts';

/** Cards to be put into a station, the one to begin with first. */
export interface Plan {
  station: Station;
  cards: Card[];
  gain: number;
  rate: number;
  /** The chance to win when the trick fills as planned. */
  win: number;
}

/** The two stations of each suit. */
const STATIONS_OF_SUIT: readonly (readonly [Station, Station])[] = [0, 1, 2, 3].map((suit) => [
  STATION_SUIT.indexOf(suit),
  STATION_SUIT.lastIndexOf(suit),
]);

const SUIT_EXTRA = 0.8;

/** By which of its suit's two stations stand: the worth of every card. */
const CARD_VALUES: readonly (readonly number[])[] = [0, 1, 2, 3].map((standing) => [
  0,
  ...ALL_CARDS.map((card) => {
    const stations = STATIONS_OF_SUIT[suitOf(card)] ?? missing();
    const ranks = stations.map((station, at) => (standing & (1 << at) ? strengthAt(card, station) : 0));
    const worth = Math.max(0, (2 * Math.max(...ranks)) / (RANK_COUNT - 1) - 1);
    return IS_SEVEN[card] ? worth + SUIT_EXTRA : worth;
  }),
]);

const NOTHING_SEEN: SeenPhage = { killers: 0, matching: 0, best: NONE, open: 0, hidden: 0 };

export class Appraisal {
  readonly ship: Ship;
  private readonly weights: Weights;
  private counted: Unseen | null = null;
  private readonly restWorth: (number | undefined)[] = [];
  private readonly odds: Odds = { win: 0, lose: 0, kills: 0 };

  constructor(ship: Ship, weights: Weights) {
    this.ship = ship;
    this.weights = weights;
  }

  /** Counted when first asked for: many decisions need no odds. */
  private get unseen(): Unseen {
    const { phageDeck, phageQueue, phageRemoved, phageDiscard, phage } = this.ship;
    this.counted ??= new Unseen([phageDeck, phageQueue, phageRemoved, ...phage], [phageDiscard]);
    return this.counted;
  }

  /** Whether it is time to arm. */
  wantsToArm(): boolean {
    const { armAtSurvivors, armAtRound, armAtRescued } = this.weights;
    const { round, rescued } = this.ship;
    const latest = Math.min(armAtRound, lastRoundOf(this.ship) - LATE_ROUNDS);
    return round >= latest || rescued.length >= armAtRescued || survivorsOf(this.ship) <= armAtSurvivors;
  }

  /** 0 to 1: the best rank over the standing stations of its suit, from one that is middling at both upwards. */
  cardValue(card: Card): number {
    const [one, other] = STATIONS_OF_SUIT[suitOf(card)] ?? missing();
    const standing = (isStanding(this.ship, one) ? 1 : 0) | (isStanding(this.ship, other) ? 2 : 0);
    return (CARD_VALUES[standing] ?? missing())[card] ?? missing();
  }

  private winWorth(station: Station, survivors: number): number {
    const { ship, weights } = this;
    const powered = isPowered(ship, station);
    switch (station) {
      case HANGAR:
        return powered ? weights.lifeboat * survivors : weights.hangarIdle;
      case POWER:
        if (isPowered(ship, HANGAR)) return weights.powerLater;
        return this.isHangarCrowded() ? weights.powerCrowded : weights.powerForHangar;
      case LOGISTICS:
        return (
          (isSwitched(ship, UPLINK) ? weights.uplinkLater : weights.uplink) +
          (powered && ship.munitions.length > 0 ? weights.suit : 0)
        );
      case LABS:
        return isSwitched(ship, ADHOC) && isSwitched(ship, FLAMETHROWER) ? weights.labsLater : weights.labs;
      case MEDICAL:
        return isSwitched(ship, TRACKERS) ? weights.trackersLater : weights.trackers;
      case CRYONICS: {
        const most = powered ? LIMITS.wokenPowered : LIMITS.wokenUnpowered;
        return weights.sleeper * Math.min(ship.cryosleep.length, most);
      }
      case LOCUS: {
        const arming = !isArmed(ship) && this.wantsToArm() ? weights.arm : 0;
        const spreading = isSwitched(ship, INFESTATION) ? weights.spreading : 0;
        return weights.cocooned * Math.min(ship.cocoon.length, LIMITS.freed) + spreading + arming;
      }
      default:
        return isSwitched(ship, LIFE) ? weights.air : weights.airLater;
    }
  }

  private lossWorth(station: Station): number {
    const { ship, weights } = this;
    switch (station) {
      case HANGAR:
        return isPowered(ship, HANGAR) ? weights.escape : weights.hangarIdleLoss;
      case POWER:
        return isPowered(ship, HANGAR) ? weights.powerLossOfHangar : weights.powerLoss;
      case LOGISTICS:
        return weights.logisticsLoss;
      case LABS:
        return weights.labsLoss;
      case MEDICAL:
        return weights.medicalLoss;
      case CRYONICS:
        return weights.cryonicsLoss;
      case LOCUS:
        return weights.locusLoss;
      default:
        return isSwitched(ship, LIFE) ? weights.airLossLater : weights.airLoss;
    }
  }

  /** Phage outnumber humans at the Hangar too far to power it up. */
  isHangarCrowded(): boolean {
    const { phage, humans } = this.ship;
    return (phage[HANGAR] ?? missing()).length - (humans[HANGAR] ?? missing()).length > this.weights.crowd;
  }

  /** What a trick is worth with these humans, what is seen and this many unseen Phage more. */
  value(station: Station, humans: number, best: number, seen: SeenPhage, more: number): number {
    return this.worthOf(station, humans, oddsFor(this.unseen, station, humans, best, seen, more, this.odds));
  }

  private worthOf(station: Station, humans: number, { win, lose, kills }: Odds): number {
    const { ship, weights } = this;
    const later = isArmed(ship) && station !== HANGAR;
    const worth = win * this.winWorth(station, humans - kills) * (later ? weights.armedWin : 1);
    return worth - lose * this.lossWorth(station) * (later ? weights.armedLoss : 1) - weights.kill * kills;
  }

  /** The same, where XO Suits among them may act. */
  private valueOf(
    station: Station,
    humans: readonly Card[],
    best: number,
    seen: SeenPhage,
    more: number,
  ): number {
    const post = bare(sentinelAt(this.ship, station));
    if (suitsThere(humans, post).length === 0) return this.value(station, humans.length, best, seen, more);
    const trick = phageAt(this.ship, station);
    oddsWithSuits(this.unseen, ALL_CARDS, station, humans, post, trick, more, this.odds);
    return this.worthOf(station, humans.length, this.odds);
  }

  /** At the powered Hangar a suit is worth more than somebody to spare: it comes in place of the last of them. */
  private bringSuit(station: Station, cards: Card[], hand: readonly Card[]): void {
    if (station !== HANGAR || !isPowered(this.ship, HANGAR) || cards.length < 2) return;
    const suit = hand.find((card) => IS_SEVEN[card] && !cards.includes(card));
    if (suit !== undefined) cards[cards.length - 1] = suit;
  }

  /** What the trick is worth if nobody else comes; `without` leaves out one Phage. */
  outlook(station: Station, without = -1): number {
    const humans = humansAt(this.ship, station);
    const seen = seenPhage(phageAt(this.ship, station), station, without);
    const free = Math.max(0, LIMITS.trickSize - humans.length - seen.open - seen.hidden);
    const best = bestStrength(humans, station);
    const value =
      without < 0
        ? this.valueOf(station, humans, best, seen, free)
        : this.value(station, humans.length, best, seen, free);
    return value * (this.weights.horizon[free] ?? missing());
  }

  /** What the trick is worth if it resolves as it lies. */
  valueNow(station: Station): number {
    const humans = humansAt(this.ship, station);
    const seen = seenPhage(phageAt(this.ship, station), station);
    return this.value(station, humans.length, bestStrength(humans, station), seen, 0);
  }

  /**
   * What the last trick at the powered Hangar adds to the score on average, with these humans in it: those who survive a win, less
   * all that were rescued and the voyage itself if it is lost (HYP-801, HYP-901, HYP-905).
   */
  lastGain(humans: readonly Card[]): number {
    const seen = seenPhage(phageAt(this.ship, HANGAR), HANGAR);
    const best = bestStrength(humans, HANGAR);
    const { win, lose, kills } = oddsFor(this.unseen, HANGAR, humans.length, best, seen, 0, this.odds);
    return win * (humans.length - kills) - lose * (1 + this.ship.rescued.length);
  }

  /** What the station is worth when its trick is gone and nobody comes. */
  private rest(station: Station): number {
    const { trickSize } = LIMITS;
    this.restWorth[station] ??=
      this.value(station, 0, NONE, NOTHING_SEEN, trickSize) * (this.weights.horizon[trickSize] ?? missing());
    return this.restWorth[station] ?? missing();
  }

  /** The best plan for every standing station and size, with the cards but `acting`; `saved` rounds are free. */
  bestPlan(hand: readonly Card[], saved: number): Plan | null {
    const cheapest = hand.slice().sort((a, b) => this.cardValue(a) - this.cardValue(b));
    let leader: Plan | null = null;
    for (let station = 0; station < STATION_COUNT; station++) {
      if (!isStanding(this.ship, station)) continue;
      const plan = this.bestPlanAt(station, cheapest, saved);
      if (plan && (!leader || plan.rate > leader.rate)) leader = plan;
    }
    return leader;
  }

  /** `cheapest` is the hand, the least valuable first. */
  bestPlanAt(station: Station, cheapest: readonly Card[], saved: number): Plan | null {
    const { ship, weights } = this;
    const humans = humansAt(ship, station);
    const trick = phageAt(ship, station);
    const free = Math.max(LIMITS.trickSize - humans.length - trick.length, 1);
    const seen = seenPhage(trick, station);
    const present = bestStrength(humans, station);
    let chosen: Card = 0;
    let best = present;
    for (const card of cheapest) {
      if (suitOf(card) !== suitOfStation(station) || strengthAt(card, station) <= best) continue;
      chosen = card;
      best = strengthAt(card, station);
    }
    const base = this.outlook(station);
    const rest = this.rest(station);
    const middle = Math.round(free / weights.placesPerHuman);
    let leader: Plan | null = null;
    for (let size = Math.max(1, middle - 1, saved + 1); size <= middle + 1; size++) {
      if (size > free || size > cheapest.length) break;
      const cards = chosen === 0 ? [] : [chosen];
      for (const card of cheapest) {
        if (cards.length >= size) break;
        if (card !== chosen) cards.push(card);
      }
      this.bringSuit(station, cards, cheapest);
      let spent = 0;
      for (const card of cards) spent += this.cardValue(card);
      const arriving = free - size;
      const value = this.valueOf(station, [...humans, ...cards], best, seen, arriving);
      const { win } = this.odds;
      const pace = weights.pace * Math.abs(arriving - weights.phagePerCard * size);
      const gain = value + rest - base - weights.card * spent - pace;
      const rate = gain / (size - saved) ** weights.effort;
      if (!leader || rate > leader.rate) leader = { station, cards, gain, rate, win };
    }
    return leader;
  }
}

/** Arming later than this many rounds before the limit would come too late. */
const LATE_ROUNDS = 10;
