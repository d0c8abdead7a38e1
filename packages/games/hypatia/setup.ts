/** How a match is set up: the mode that fits the seats, the luck, and everything in its place. */
import { enter, luckOf, type Random, type Seat } from '@airlock/kernel';
import {
  ALL_CARDS,
  ALL_STATIONS,
  IS_SEVEN,
  LIMITS,
  NO_CARD,
  NO_STATION,
  SEVENS,
  type Station,
} from './cards.ts';
import type { Mode, Options } from './options.ts';
import { CREW_PILE, dealtFrom, PHAGE_PILE } from './rules/shuffles.ts';
import { AT, PHAGE_PHASE, type Ship, type State } from './state.ts';

/** One person plays alone; several share a ship unless they race. */
function modeFor(seats: number, options: Options): Mode {
  if (seats === 1) return 'solo';
  return options.mode === 'race' ? 'race' : 'relay';
}

export function setup(seats: number, options: Options, random: Random): State {
  const mode = modeFor(seats, options);
  const luck = luckOf(options.seed, random);
  const ships =
    mode === 'race'
      ? Array.from({ length: seats }, (_, owner) => newShip(options, luck, owner, 1, random))
      : [newShip(options, luck, -1, seats, random)];
  return { options, mode, seats, ships };
}

/** HYP-101 to HYP-105: everything in its place; the hand is drawn when the stations lie. */
function newShip(options: Options, luck: string, owner: Seat, seats: number, random: Random): Ship {
  const crew = dealtFrom(
    luck,
    CREW_PILE,
    0,
    ALL_CARDS.filter((card) => !IS_SEVEN[card]),
    random,
  );
  const cryosleep = crew.splice(0, LIMITS.sleepers);
  const cocoon = crew.splice(0, LIMITS.cocooned);
  const ship: Ship = {
    stack: [],
    options,
    owner,
    seats,
    standIn: -1,
    luck,
    shuffles: [1, 1],
    layout: layoutFor(options, luck, random),
    round: 1,
    phase: PHAGE_PHASE,
    plays: 0,
    marked: [],
    extraUsed: 0,
    hand: [],
    crewDeck: crew,
    crewDiscard: [],
    cryosleep,
    cocoon,
    munitions: [...SEVENS],
    rescued: [],
    dead: [],
    phageDeck: dealtFrom(luck, PHAGE_PILE, 0, ALL_CARDS, random),
    phageQueue: [],
    phageDiscard: [],
    phageRemoved: [],
    humans: ALL_STATIONS.map(() => []),
    phage: ALL_STATIONS.map(() => []),
    sentinel: ALL_STATIONS.map(() => NO_CARD),
    powered: 0,
    destroyed: 0,
    status: 0,
    result: null,
  };
  enter(ship, AT.beginRound);
  enter(ship, AT.dealHand);
  if (options.layout === 'custom') enter(ship, AT.layOut);
  return ship;
}

function layoutFor(options: Options, luck: string, random: Random): Station[] {
  switch (options.layout) {
    case 'standard':
      return [...ALL_STATIONS];
    case 'random':
      return dealtFrom(luck, 'layout', 0, ALL_STATIONS, random);
    case 'custom':
      return ALL_STATIONS.map(() => NO_STATION);
  }
}
