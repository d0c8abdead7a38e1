/** What a viewer may see of a match, built by listing it. */
import { REVIEWER, type Seat, type Viewer } from '@airlock/kernel';
import { type Card, SEEN, type Station } from './cards.ts';
import type { Progress } from './events.ts';
import type { Mode, Options } from './options.ts';
import {
  AT,
  commanderOf,
  isArmed,
  isMatchOver,
  type NodeName,
  type Ship,
  type ShipResult,
  type State,
  survivorsOf,
} from './state.ts';

/**
 * A ship as her commander sees her. Piles have their top card last. In hidden zones 0 is a card the viewer does
 * not know; known ones carry `SEEN`, as face-up Phage do.
 */
export interface ShipView {
  readonly owner: Seat;
  readonly seats: number;
  standIn: Seat;
  /** The seat that decides. */
  commander: Seat;
  /** Where in the rules the ship stands; every step on it was seen. */
  stack: number[];
  layout: Station[];
  round: number;
  phase: number;
  plays: number;
  marked: number[];
  extraUsed: number;
  hand: Card[];
  crewDeck: number[];
  crewDiscard: Card[];
  cryosleep: number[];
  cocoon: number[];
  munitions: Card[];
  rescued: Card[];
  dead: Card[];
  phageDeck: number[];
  phageQueue: number[];
  phageDiscard: Card[];
  phageRemoved: number[];
  humans: Card[][];
  phage: number[][];
  sentinel: number[];
  powered: number;
  destroyed: number;
  status: number;
  result: ShipResult | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly mode: Mode;
  readonly seats: number;
  /** One, or in a race one per seat; `null` where the viewer may not look aboard. */
  ships: (ShipView | null)[];
  /** What everybody may know of each ship. */
  progress: Progress[];
  over: boolean;
}

export function view(state: State, viewer: Viewer): View {
  const over = isMatchOver(state);
  const knowsAll = over || viewer === REVIEWER;
  const looksOn = hasFinished(state, viewer);
  return {
    viewer,
    options: state.options,
    mode: state.mode,
    seats: state.seats,
    ships: state.ships.map((ship) =>
      knowsAll || looksOn || ship.owner < 0 || ship.owner === viewer ? shipView(ship, knowsAll) : null,
    ),
    progress: state.ships.map(progressOf),
    over,
  };
}

/** Whose own ship has ended in a race that goes on: they may look aboard the others, and see what those commanders see. */
export const hasFinished = ({ mode, ships }: Pick<State, 'mode' | 'ships'>, viewer: Viewer): boolean =>
  mode === 'race' && viewer >= 0 && (ships[viewer]?.result ?? null) !== null;

/** The ship a viewer looks at: their own in a race, otherwise the only one. */
export function shipSeen(view: View): ShipView | null {
  return (view.mode === 'race' ? view.ships[view.viewer] : view.ships[0]) ?? null;
}

function shipView(ship: Ship, knowsAll: boolean): ShipView {
  const shown = (cards: readonly number[]): number[] =>
    knowsAll ? cards.slice() : cards.map((card) => (card & SEEN ? card : 0));
  return {
    owner: ship.owner,
    seats: ship.seats,
    standIn: ship.standIn,
    commander: commanderOf(ship),
    stack: ship.stack.slice(),
    layout: ship.layout.slice(),
    round: ship.round,
    phase: ship.phase,
    plays: ship.plays,
    marked: ship.marked.slice(),
    extraUsed: ship.extraUsed,
    hand: ship.hand.slice(),
    crewDeck: shown(ship.crewDeck),
    crewDiscard: ship.crewDiscard.slice(),
    cryosleep: shown(ship.cryosleep),
    cocoon: shown(ship.cocoon),
    munitions: ship.munitions.slice(),
    rescued: ship.rescued.slice(),
    dead: ship.dead.slice(),
    phageDeck: shown(ship.phageDeck),
    phageQueue: shown(ship.phageQueue),
    phageDiscard: ship.phageDiscard.slice(),
    phageRemoved: shown(ship.phageRemoved),
    humans: ship.humans.map((cards) => cards.slice()),
    phage: ship.phage.map(shown),
    sentinel: ship.sentinel.slice(),
    powered: ship.powered,
    destroyed: ship.destroyed,
    status: ship.status,
    result: ship.result,
  };
}

export function progressOf(ship: Ship | ShipView): Progress {
  return {
    round: ship.round,
    rescued: ship.rescued.length,
    survivors: survivorsOf(ship),
    armed: isArmed(ship),
    finished: ship.result !== null,
  };
}

const NAMES = Object.keys(AT) as NodeName[];

/** What the ship waits for; `null` before the start and after the end. */
export const decisionOf = ({ stack }: Pick<ShipView, 'stack'>): NodeName | null =>
  NAMES[stack.at(-1) ?? -1] ?? null;
