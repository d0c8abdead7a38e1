/** The plain state of a match: one ship, or in a race one per seat. */
import { type Flowing, missing, type Seat } from '@airlock/kernel';
import {
  bare,
  type Card,
  DESTRUCT,
  HANGAR,
  LIMITS,
  NO_CARD,
  OPS,
  STATION_COUNT,
  type Station,
  type Status,
  suitOf,
} from './cards.ts';
import type { Mode, Options } from './options.ts';

/** The flow chart's nodes; the stack holds these numbers. */
export const AT = {
  layOut: 0,
  dealHand: 1,
  beginRound: 2,
  placePhage: 3,
  phageArrived: 4,
  resolveFreed: 5,
  crewPhase: 6,
  forceTrick: 7,
  forcedResolve: 8,
  crewPlays: 9,
  play: 10,
  resolvePending: 11,
  pendingOrder: 12,
  extraCards: 13,
  engExtra: 14,
  mayDiscard: 15,
  optDiscard: 16,
  drawUp: 17,
  lifeSupport: 18,
  countdown: 19,
  destroyStation: 20,
  endRound: 21,
  resolveTrick: 22,
  window: 23,
  xoWindow: 24,
  killing: 25,
  chooseVictims: 26,
  compare: 27,
  effect: 28,
  cleanUp: 29,
  afterTrick: 30,
  checkSurvivors: 31,
  killHuman: 32,
  cocoonHuman: 33,
  discardPhage: 34,
  discardMorePhage: 35,
  discardHand: 36,
  labsUnlock: 37,
  labsLock: 38,
  powerFlip: 39,
  powerDown: 40,
  takeFromDiscard: 41,
  takeXO: 42,
  arm: 43,
  scienceReveal: 44,
  lookAtDeck: 45,
  nextMove: 46,
  opsMove: 47,
  nextTarget: 48,
  securityTarget: 49,
} as const;
export type NodeName = keyof typeof AT;

export const PHAGE_PHASE = 0;
export const CREW_PHASE = 1;

export const END_REASONS = ['ship_destroyed', 'escape', 'no_crew', 'time'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** How a ship's voyage ended. */
export interface ShipResult {
  readonly reason: EndReason;
  readonly won: boolean;
  readonly score: number;
  readonly rescued: number;
  readonly round: number;
}

/**
 * Everything about one ship. Piles have their top card last. Cards in hidden zones carry `SEEN` when the
 * commander knows them; a Phage in a trick is face up when it carries it.
 */
export interface Ship extends Flowing {
  readonly options: Options;
  /** The seat whose copy it is in a race, else -1: the seats share it. */
  readonly owner: Seat;
  /** How many seats share it, each commanding in turn. */
  readonly seats: number;
  /** A seat that took over this round, or -1. */
  standIn: Seat;

  /** The secret that all shuffles come from; an imagined ship has none. */
  readonly luck: string;
  /** How often the crew's and the Phage's pile were shuffled. */
  shuffles: [crew: number, phage: number];

  /** The station in each cell, clockwise from the north-west. */
  layout: Station[];
  round: number;
  phase: number;
  /** Plays left in this crew phase. */
  plays: number;
  /** Targets marked for a scan, as `station * MOST_SLOTS + slot`. */
  marked: number[];
  /** Stations whose Engineering sentinel gave its extra card in this phase. */
  extraUsed: number;

  hand: Card[];
  crewDeck: Card[];
  crewDiscard: Card[];
  cryosleep: Card[];
  cocoon: number[];
  munitions: Card[];
  rescued: Card[];
  dead: Card[];
  phageDeck: number[];
  /** First to be placed first. */
  phageQueue: number[];
  phageDiscard: Card[];
  /** Phage destroyed with their station. */
  phageRemoved: number[];

  /** By station, in order of arrival. */
  humans: Card[][];
  phage: number[][];
  /** By station: the sentinel, with `RIGHT` when it faces right. */
  sentinel: number[];
  /** Sets of stations. */
  powered: number;
  destroyed: number;
  /** The set of status cards on their other side. */
  status: number;

  result: ShipResult | null;
}

export interface State {
  readonly options: Options;
  /** As it is played: a table's mode must fit its seats. */
  readonly mode: Mode;
  readonly seats: number;
  /** One, or in a race one per seat. */
  ships: Ship[];
}

/** The ship a seat stands on; `undefined` for those who are not at the table. */
export function shipOf(state: State, seat: Seat): Ship | undefined {
  return state.mode === 'race' ? state.ships[seat] : state.ships[0];
}

export const isMatchOver = (state: State): boolean => state.ships.every((ship) => ship.result !== null);

/** The seat that decides: the owner in a race, else the seats in turn, one per round. */
export function commanderOf(ship: Pick<Ship, 'owner' | 'seats' | 'standIn' | 'round'>): Seat {
  if (ship.owner >= 0) return ship.owner;
  return ship.standIn >= 0 ? ship.standIn : (ship.round - 1) % ship.seats;
}

/** HYP-906: the last round in which the self-destruct can still be armed; `Infinity` where there is none. */
export function lastRoundOf({ options, owner, seats }: Pick<Ship, 'options' | 'owner' | 'seats'>): number {
  const { roundLimit } = options;
  if (roundLimit === 'none') return Number.POSITIVE_INFINITY;
  if (roundLimit !== 'usual') return roundLimit;
  const isAlone = owner < 0 && seats === 1;
  return isAlone ? Number.POSITIVE_INFINITY : LIMITS.sharedRounds;
}

type Standing = Pick<Ship, 'destroyed'>;
export const isStanding = ({ destroyed }: Standing, station: Station): boolean =>
  (destroyed & (1 << station)) === 0;
export const isPowered = ({ powered }: Pick<Ship, 'powered'>, station: Station): boolean =>
  (powered & (1 << station)) !== 0;
export const isSwitched = ({ status }: Pick<Ship, 'status'>, card: Status): boolean =>
  (status & (1 << card)) !== 0;
export const isArmed = (ship: Pick<Ship, 'status'>): boolean => isSwitched(ship, DESTRUCT);

export const ALL_DESTROYED = 2 ** STATION_COUNT - 1;
export const ONLY_HANGAR_STANDS = ALL_DESTROYED & ~(1 << HANGAR);

export const humansAt = ({ humans }: Pick<Ship, 'humans'>, station: Station): Card[] =>
  humans[station] ?? missing();
export const phageAt = ({ phage }: Pick<Ship, 'phage'>, station: Station): number[] =>
  phage[station] ?? missing();
export const sentinelAt = ({ sentinel }: Pick<Ship, 'sentinel'>, station: Station): number =>
  sentinel[station] ?? missing();

export const trickSize = (ship: Pick<Ship, 'humans' | 'phage'>, station: Station): number =>
  humansAt(ship, station).length + phageAt(ship, station).length;

/** The suit of a station's sentinel, -1 without one. */
export const sentinelSuit = (ship: Pick<Ship, 'sentinel'>, station: Station): number =>
  suitOf(bare(sentinelAt(ship, station)));

/** HYP-304: an Operations sentinel holds the trick while the Phage move. */
export const isHeld = (ship: Pick<Ship, 'sentinel' | 'phase'>, station: Station): boolean =>
  ship.phase === PHAGE_PHASE && sentinelSuit(ship, station) === OPS;

/** HYP-302, HYP-303 */
export const isDue = (ship: Ship, station: Station): boolean =>
  trickSize(ship, station) >= LIMITS.trickSize && !isHeld(ship, station);

/** HYP-902: sleepers, cocooned humans and suits not issued do not count. */
export function survivorsOf(
  ship: Pick<Ship, 'hand' | 'crewDeck' | 'crewDiscard' | 'humans' | 'sentinel'>,
): number {
  let count = ship.hand.length + ship.crewDeck.length + ship.crewDiscard.length;
  for (let station = 0; station < STATION_COUNT; station++) {
    count += humansAt(ship, station).length;
    if (sentinelAt(ship, station) !== NO_CARD) count++;
  }
  return count;
}

/** Asked after every trick, and nearly always answered by the hand or the deck. */
export const hasSurvivors = (ship: Ship): boolean =>
  ship.hand.length > 0 || ship.crewDeck.length > 0 || ship.crewDiscard.length > 0 || survivorsOf(ship) > 0;

export function cloneShip(ship: Ship): Ship {
  const h = ship.humans as [Card[], Card[], Card[], Card[], Card[], Card[], Card[], Card[]];
  const p = ship.phage as [number[], number[], number[], number[], number[], number[], number[], number[]];
  return {
    stack: ship.stack.slice(),
    options: ship.options,
    owner: ship.owner,
    seats: ship.seats,
    standIn: ship.standIn,
    luck: ship.luck,
    shuffles: [ship.shuffles[0], ship.shuffles[1]],
    layout: ship.layout.slice(),
    round: ship.round,
    phase: ship.phase,
    plays: ship.plays,
    marked: ship.marked.slice(),
    extraUsed: ship.extraUsed,
    hand: ship.hand.slice(),
    crewDeck: ship.crewDeck.slice(),
    crewDiscard: ship.crewDiscard.slice(),
    cryosleep: ship.cryosleep.slice(),
    cocoon: ship.cocoon.slice(),
    munitions: ship.munitions.slice(),
    rescued: ship.rescued.slice(),
    dead: ship.dead.slice(),
    phageDeck: ship.phageDeck.slice(),
    phageQueue: ship.phageQueue.slice(),
    phageDiscard: ship.phageDiscard.slice(),
    phageRemoved: ship.phageRemoved.slice(),
    humans: [
      h[0].slice(),
      h[1].slice(),
      h[2].slice(),
      h[3].slice(),
      h[4].slice(),
      h[5].slice(),
      h[6].slice(),
      h[7].slice(),
    ],
    phage: [
      p[0].slice(),
      p[1].slice(),
      p[2].slice(),
      p[3].slice(),
      p[4].slice(),
      p[5].slice(),
      p[6].slice(),
      p[7].slice(),
    ],
    sentinel: ship.sentinel.slice(),
    powered: ship.powered,
    destroyed: ship.destroyed,
    status: ship.status,
    result: ship.result,
  };
}

export function clone(state: State): State {
  const { options, mode, seats, ships } = state;
  return { options, mode, seats, ships: ships.map(cloneShip) };
}
