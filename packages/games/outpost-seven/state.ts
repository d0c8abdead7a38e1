/** The plain state of a match and its setup. */
import {
  enter,
  type Flowing,
  filled,
  labelledRandom,
  missing,
  type Random,
  type Seat,
  type SeatSet,
  shuffle,
} from '@airlock/kernel';
import type { BonusSpot } from './actions.ts';
import {
  ALL_CARDS,
  type Card,
  LIMITS,
  NO_CARD,
  POPULATION_CARDS,
  RED,
  STARTING_TOKENS,
  YELLOW,
} from './cards.ts';
import { CELL_COUNT, type Cell, type CellSet, LINE_COUNT, type Line, NO_CELL } from './grid.ts';
import type { Options } from './options.ts';

/** The flow chart's nodes; the stack holds these numbers. */
export const AT = {
  deal: 0,
  keep: 1,
  autoKeep: 2,
  turn: 3,
  refillOffer: 4,
  useBonuses: 5,
  chooseBonus: 6,
  checkVotes: 7,
  nextPlayer: 8,
} as const;

export interface Result {
  /** Nobody in a draw. */
  readonly winner: Seat | null;
  readonly population: readonly [red: number, yellow: number];
  readonly cubes: readonly [red: number, yellow: number];
  readonly reason: 'population' | 'cubes' | 'draw' | 'resigned';
}

export interface State extends Flowing {
  readonly options: Options;
  readonly start: Seat;
  /** The player to decide. */
  active: Seat;

  /** Icons each line started with. */
  readonly startPopulation: readonly number[];
  /** Icons of the five population cards that left the game unseen. */
  readonly unusedPopulation: readonly number[];
  /** People of each line. */
  population: number[];
  /** For whom each line votes. */
  token: Seat[];
  /** Red's cubes less Yellow's in each line; follows from `cubes`, kept because every vote asks for it. */
  lead: number[];

  /** The module in each cell. */
  grid: Card[];
  /** Cubes on each module: red ones count up, yellow ones down, 0 is neutral. */
  cubes: number[];
  /** Cells with a module; follows from `grid`. */
  occupied: CellSet;
  /** Where this turn's module lies. */
  playedCell: Cell;
  /** Covered bonus spaces that must still be used this turn. */
  pending: BonusSpot[];

  /** Fixed by the shuffle and shared by all clones; the cards below `drawn` have left it. */
  readonly deck: readonly Card[];
  drawn: number;
  offer: Card[];
  /** Oldest first. */
  discard: Card[];
  /** Cards in hand that only their owner knows, in the order of their numbers. */
  kept: [red: Card[], yellow: Card[]];
  /** Cards in hand that everybody saw in the offer, in the order of their numbers. */
  salvaged: [red: Card[], yellow: Card[]];

  /** Players who can no longer act. */
  out: SeatSet;
  result: Result | null;
}

export const otherThan = (seat: Seat): Seat => 1 - seat;

/** What is read by cell, line or seat, of a state or of a view. */
export const moduleAt = ({ grid }: Pick<State, 'grid'>, cell: Cell): Card => grid[cell] ?? missing();
export const cubesAt = ({ cubes }: Pick<State, 'cubes'>, cell: Cell): number => cubes[cell] ?? missing();
export const peopleIn = ({ population }: Pick<State, 'population'>, line: Line): number =>
  population[line] ?? missing();
export const leadIn = ({ lead }: Pick<State, 'lead'>, line: Line): number => lead[line] ?? missing();
export const votesOf = ({ token }: Pick<State, 'token'>, line: Line): Seat => token[line] ?? missing();
export const offered = ({ offer }: Pick<State, 'offer'>, slot: number): Card => offer[slot] ?? missing();
export const keptBy = ({ kept }: State, seat: Seat): Card[] => kept[seat] ?? missing();
export const salvagedBy = ({ salvaged }: State, seat: Seat): Card[] => salvaged[seat] ?? missing();

export const handSize = (state: State, seat: Seat): number =>
  (state.kept[seat] ?? missing()).length + (state.salvaged[seat] ?? missing()).length;

export const deckSize = (state: State): number => state.deck.length - state.drawn;

/** Whether the deal has a name; matches that are older than names have no such option at all. */
export const isNamed = ({ seed }: Partial<Pick<Options, 'seed'>>): boolean =>
  seed !== undefined && seed !== '';

/** Chance for one purpose: that of the match, or of the name that the deal was given. */
export const chanceOf = (options: Options, random: Random, purpose: string): Random =>
  isNamed(options)
    ? labelledRandom(`named ${options.seed}`, `outpost-seven ${purpose}`)
    : random.stream(purpose);

/** Deals could not be named once: those without a name are written as they were, so that the digests of kept matches still hold. */
export function lasting(state: State): unknown {
  if (isNamed(state.options)) return state;
  const { seed: _, ...options } = state.options;
  return { ...state, options };
}

export function setup(_seats: number, options: Options, random: Random): State {
  const population = shuffle([...POPULATION_CARDS], chanceOf(options, random, 'population'));
  const modules = shuffle([...ALL_CARDS], chanceOf(options, random, 'modules'));
  const start =
    options.startPlayer === 'random'
      ? chanceOf(options, random, 'startPlayer').int(2)
      : options.startPlayer === 'red'
        ? RED
        : YELLOW;
  let dealt = 0;
  const deal = (count: number): Card[] => {
    dealt += count;
    return modules.slice(dealt - count, dealt);
  };
  const red = deal(LIMITS.dealSize).sort(byNumber);
  const yellow = deal(LIMITS.dealSize).sort(byNumber);
  const burned = deal(LIMITS.burnCount);
  const offer = deal(LIMITS.offerSize);
  const startPopulation = population.slice(0, LIMITS.populationDrawn);
  const state: State = {
    stack: [],
    options,
    start,
    active: start,
    startPopulation,
    unusedPopulation: population.slice(LIMITS.populationDrawn),
    population: [...startPopulation],
    token: [...STARTING_TOKENS],
    lead: filled(LINE_COUNT, 0),
    grid: filled<Card>(CELL_COUNT, NO_CARD),
    cubes: filled(CELL_COUNT, 0),
    occupied: 0,
    playedCell: NO_CELL,
    pending: [],
    deck: modules.slice(dealt),
    drawn: 0,
    offer,
    discard: burned,
    kept: [red, yellow],
    salvaged: [[], []],
    out: 0,
    result: null,
  };
  const keep = options.openingKeep === 'auto' ? AT.autoKeep : AT.keep;
  enter(state, AT.turn);
  enter(state, keep);
  enter(state, keep);
  enter(state, AT.deal);
  return state;
}

export const byNumber = (a: Card, b: Card): number => a - b;

export function clone(state: State): State {
  return {
    stack: state.stack.slice(),
    options: state.options,
    start: state.start,
    active: state.active,
    startPopulation: state.startPopulation,
    unusedPopulation: state.unusedPopulation,
    population: state.population.slice(),
    token: state.token.slice(),
    lead: state.lead.slice(),
    grid: state.grid.slice(),
    cubes: state.cubes.slice(),
    occupied: state.occupied,
    playedCell: state.playedCell,
    pending: state.pending.slice(),
    deck: state.deck,
    drawn: state.drawn,
    offer: state.offer.slice(),
    discard: state.discard.slice(),
    kept: [state.kept[0].slice(), state.kept[1].slice()],
    salvaged: [state.salvaged[0].slice(), state.salvaged[1].slice()],
    out: state.out,
    result: state.result,
  };
}
