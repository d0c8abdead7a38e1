/** Positions for tests, written the way people write them down: `r1c1 G5-3 3 yellow`. */
import { defaultOptions, enter, itemAt, type Seat } from '@airlock/kernel';
import {
  ALL_CARDS,
  type Card,
  cardValue,
  LIMITS,
  NO_CARD,
  POPULATION_CARDS,
  RED,
  STARTING_TOKENS,
  YELLOW,
} from '../cards.ts';
import { CELL_COUNT, CELLS, CELLS_OF_LINE, NO_CELL } from '../grid.ts';
import { OPTIONS, type Options } from '../options.ts';
import { AT, byNumber, type State } from '../state.ts';
import { faultsOf } from './faults.ts';
import { readCard, readCards, readCell, readTokens } from './notation.ts';

export interface WrittenPosition {
  /** `cell card cubes owner`; a module without cubes is `r2c2 G5-1 0 neutral`. */
  readonly grid?: readonly string[];
  /** Kept cards, then behind a bar those that came from the offer: `B3-1 G4-2 | P5-1`. */
  readonly red?: string;
  readonly yellow?: string;
  /** Five slots, `-` for an empty one; without it the five lowest cards named nowhere. */
  readonly offer?: string;
  /** Top first; without it every card named nowhere. With it those go to the bottom of the discard pile. */
  readonly deck?: string;
  /** Rows from the top, then columns from the left. */
  readonly population?: readonly number[];
  /** `RYRYR YRYRY`; without it the majority's colour, or the starting colour where there is none. */
  readonly tokens?: string;
  readonly start?: Seat;
  readonly active?: Seat;
  readonly phase?: 'keepFirst' | 'keepSecond' | 'turn';
  readonly options?: Partial<Options>;
}

/** The people of the worked examples. */
const EXAMPLE_POPULATION = [2, 3, 1, 2, 1, 1, 3, 2, 1, 3];

const STACKS = {
  keepFirst: [AT.turn, AT.keep, AT.keep],
  keepSecond: [AT.turn, AT.keep],
  turn: [AT.turn],
};

export function position(written: WrittenPosition = {}): State {
  const grid = Array(CELL_COUNT).fill(NO_CARD) as Card[];
  const cubes = Array(CELL_COUNT).fill(0) as number[];
  for (const module of written.grid ?? []) layModule(module, grid, cubes);
  const lead = CELLS_OF_LINE.map((cells) => cells.reduce((sum, cell) => sum + itemAt(cubes, cell), 0));
  const [red, yellow] = [readHand(written.red), readHand(written.yellow)];
  const named = new Set([...grid, ...red.flat(), ...yellow.flat()]);
  for (const card of [...readCards(written.offer), ...readCards(written.deck)]) named.add(card);
  const unnamed = ALL_CARDS.filter((card) => !named.has(card));
  const offer = written.offer === undefined ? unnamed.splice(0, LIMITS.offerSize) : readCards(written.offer);
  const startPopulation = written.population ?? EXAMPLE_POPULATION;
  const start = written.start ?? RED;
  const phase = written.phase ?? 'turn';
  const state: State = {
    stack: [],
    options: { ...defaultOptions(OPTIONS), ...written.options },
    start,
    active: written.active ?? (phase === 'keepSecond' ? 1 - start : start),
    startPopulation,
    unusedPopulation: unusedBeside(startPopulation),
    population: [...startPopulation],
    token: written.tokens ? readTokens(written.tokens) : lead.map(tokenFor),
    lead,
    grid,
    cubes,
    occupied: CELLS.reduce((set, cell) => (grid[cell] === NO_CARD ? set : set | (1 << cell)), 0),
    playedCell: NO_CELL,
    pending: [],
    deck: written.deck === undefined ? unnamed : readCards(written.deck),
    drawn: 0,
    offer,
    discard: written.deck === undefined ? [] : unnamed,
    kept: [red[0], yellow[0]],
    salvaged: [red[1], yellow[1]],
    out: 0,
    result: null,
  };
  for (const node of STACKS[phase]) enter(state, node);
  const faults = faultsOf(state);
  if (faults.length > 0) throw new Error(`No such position: ${faults.join(' ')}`);
  return state;
}

function layModule(written: string, grid: Card[], cubes: number[]): void {
  const [cellName = '', id = '', count = '', owner = ''] = written.split(' ');
  const cell = readCell(cellName);
  const sign = { red: 1, yellow: -1, neutral: 0 }[owner];
  if (sign === undefined) throw new Error(`No module is written "${written}".`);
  if (grid[cell] !== NO_CARD) throw new Error(`Two modules lie in ${cellName}.`);
  const card = readCard(id);
  const laid = Number(count);
  if (!(laid >= 0 && laid <= cardValue(card)) || (laid === 0) !== (sign === 0)) {
    throw new Error(`"${written}" has a wrong number of cubes.`);
  }
  grid[cell] = card;
  cubes[cell] = laid === 0 ? 0 : laid * sign;
}

function readHand(written = ''): [kept: Card[], salvaged: Card[]] {
  const [kept, salvaged] = written.split('|');
  return [readCards(kept).sort(byNumber), readCards(salvaged).sort(byNumber)];
}

const tokenFor = (lead: number, line: number): Seat =>
  lead === 0 ? itemAt(STARTING_TOKENS, line) : lead > 0 ? RED : YELLOW;

/** The five population cards that ten others leave over; fewer where a test wants lines no cards give. */
function unusedBeside(startPopulation: readonly number[]): number[] {
  const left = [...POPULATION_CARDS];
  for (const icons of startPopulation) {
    const at = left.indexOf(icons);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
