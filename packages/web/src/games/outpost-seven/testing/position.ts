/** Positions for tests, written the way the specification writes them. Never imported by the page. */
import { ActionList, type Seat } from '@airlock/kernel';
import {
  ALL_CARDS,
  CARD_IDS,
  type Card,
  CELL_NAMES,
  type Cell,
  type HandView,
  NO_CARD,
  type Options,
  outpostSeven,
  RED,
  VALUE_OF,
  type View,
  YELLOW,
} from '@airlock/outpost-seven';
import { type Position, positionOf } from '../moves/position.ts';

export const card = (id: string): Card => {
  const place = CARD_IDS.indexOf(id);
  if (place < 0) throw new Error(`There is no card ${id}.`);
  return place + 1;
};

export const cell = (name: string): Cell => {
  const place = CELL_NAMES.indexOf(name);
  if (place < 0) throw new Error(`There is no cell ${name}.`);
  return place;
};

const OPTIONS: Options = {
  startPlayer: 'red',
  openingKeep: 'choose',
  neutralPlay: 'allowed',
  bonusCentre: 'bonusCard',
  secondTotal: 16,
  seed: '',
};

const total = (cards: readonly Card[]): number =>
  cards.reduce((sum, one) => sum + (VALUE_OF[one] as number), 0);

export interface Sketch {
  readonly options?: Partial<Options>;
  readonly viewer?: number;
  readonly phase?: View['phase'];
  readonly active?: Seat;
  readonly population?: readonly number[];
  /** `R` or `Y` for each line, rows first. */
  readonly tokens?: string;
  /** `r2c3: 'B5-5 R2'`; neutral without cubes. */
  readonly grid?: Readonly<Record<string, string>>;
  readonly pending?: readonly number[];
  readonly offer?: readonly string[];
  readonly deckSize?: number;
  /** How many of the cards seen nowhere else lie on the discard pile, and which one lies on top. */
  readonly discarded?: { readonly count: number; readonly top: string };
  readonly kept?: readonly string[];
  readonly salvaged?: readonly string[];
  readonly theirs?: {
    readonly salvaged: readonly string[];
    readonly unknown: number;
    readonly total: number;
  };
}

/** Red's view, unless the sketch says otherwise. */
export function viewFrom(sketch: Sketch): View {
  const grid = CELL_NAMES.map(() => NO_CARD);
  const cubes = CELL_NAMES.map(() => 0);
  for (const [name, text] of Object.entries(sketch.grid ?? {})) {
    const [id = '', owned = ''] = text.split(' ');
    grid[cell(name)] = card(id);
    const count = Number(owned.slice(1) || 0);
    cubes[cell(name)] = count === 0 ? 0 : owned.startsWith('R') ? count : -count;
  }
  const mine = (sketch.kept ?? []).map(card).sort((a, b) => a - b);
  const taken = (sketch.salvaged ?? []).map(card).sort((a, b) => a - b);
  const offer = (sketch.offer ?? []).map(card);
  while (offer.length < 5) offer.push(NO_CARD);
  const known = (sketch.theirs?.salvaged ?? []).map(card).sort((a, b) => a - b);
  const seen = new Set([...grid, ...offer, ...mine, ...taken, ...known]);
  const rest = ALL_CARDS.filter((one) => !seen.has(one));
  const discard: Card[] = [];
  if (sketch.discarded) {
    const top = card(sketch.discarded.top);
    discard.push(...rest.filter((one) => one !== top).slice(0, sketch.discarded.count - 1), top);
  }
  const me: HandView = {
    size: mine.length + taken.length,
    salvaged: taken,
    kept: mine,
    keptTotal: total(mine),
  };
  const them: HandView = {
    size: known.length + (sketch.theirs?.unknown ?? 0),
    salvaged: known,
    kept: null,
    keptTotal: sketch.theirs?.total ?? 0,
  };
  const viewer = sketch.viewer ?? RED;
  return {
    viewer,
    phase: sketch.phase ?? 'turn',
    options: { ...OPTIONS, ...sketch.options },
    start: RED,
    active: sketch.active ?? viewer,
    startPopulation: [2, 3, 1, 1, 1, 3, 3, 2, 1, 3],
    population: [...(sketch.population ?? [2, 3, 1, 1, 1, 3, 3, 2, 1, 3])],
    token: [...(sketch.tokens ?? 'RYRYRYRYRY')].map((letter) => (letter === 'R' ? RED : YELLOW)),
    grid,
    cubes,
    playedCell: -1,
    pending: [...(sketch.pending ?? [])],
    deckSize: sketch.deckSize ?? 10,
    offer,
    discard,
    hands: viewer === RED ? [me, them] : [them, me],
    out: 0,
    result: null,
    secret: null,
  };
}

/** The view with its action list, as the reader's page has it. */
export function positionFrom(sketch: Sketch): Position {
  const view = viewFrom(sketch);
  const list = new ActionList();
  const bare = positionOf(view, view.viewer, []);
  outpostSeven.actions(bare.imagined, view.viewer, list);
  return positionOf(view, view.viewer, list.toArray());
}

/** Turn 15 of the drawing the table was built after: Red has five cards and may win two lines. */
export const TURN_15: Sketch = {
  population: [2, 4, 5, 2, 1, 3, 3, 5, 1, 3],
  tokens: 'RYYYRYRYYY',
  grid: {
    r1c2: 'G4-2 R4',
    r1c3: 'G6-1 Y3',
    r2c2: 'B5-1 R2',
    r2c3: 'B5-5 R2',
    r2c4: 'P6-3 Y5',
    r3c1: 'P5-2 Y2',
    r3c2: 'P4-3 R3',
    r3c3: 'B4-1 Y3',
    r3c4: 'G5-4',
    r4c3: 'B3-3 Y2',
  },
  kept: ['G4-1', 'P6-1', 'B3-2'],
  salvaged: ['G5-3', 'B6-2'],
  offer: ['B6-1', 'G5-2', 'P4-4', 'B3-1', 'G3-1'],
  theirs: { salvaged: ['G3-2', 'P5-4', 'B4-2', 'P6-5'], unknown: 2, total: 9 },
  discarded: { count: 15, top: 'B4-3' },
  deckSize: 13,
};
