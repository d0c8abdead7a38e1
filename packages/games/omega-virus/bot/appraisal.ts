/** How good a plan is for the seat that builds it: how near the keys are, what is connected, what it scores. */
import { missing } from '@airlock/kernel';
import { ALL_ITEMS, ALL_KEYS, COLOUR_COUNT, ITEMS, type Location, type Scoring } from '../cards.ts';
import { Board, type Cell, shadeOf } from '../geometry/board.ts';
import { connectedItems, visibleHalves } from '../geometry/equipment.ts';
import type { Placement } from '../geometry/placements.ts';
import { SHAPE_SIZE, shapesFor } from '../geometry/shapes.ts';
import { scoringValue } from '../rules/scoring.ts';

export const WEIGHTS = {
  /** A square of another colour inside the shape, and one of the same colour beside it. */
  wrongInside: 0.45,
  sameBeside: 0.6,
  /** The nearest key counts most. */
  byNearness: [1, 0.4, 0.2],
  key: 8,
  connected: 12,
  visibleHalf: 1.2,
  /** Equipment before all keys are held. */
  early: 0.5,
  done: 100,
  scoring: 0.15,
} as const;

/** What a plan is built for: everything its owner knows besides the plan. */
export interface Aims {
  readonly locations: readonly Location[];
  readonly mirrorShapes: boolean;
  /** Keys held, one bit per colour. */
  readonly keys: number;
  /** The scoring cards of the round; none for a player who ignores them. */
  readonly scoring: readonly Scoring[];
}

/** The best partial fit of a location's shape. */
export interface Fit {
  readonly value: number;
  /** The squares of the shape as distances from `at`; none where nothing fits at all. */
  readonly shape: readonly number[];
  readonly at: Cell;
}

const NO_SHAPE: readonly number[] = [];

export class Appraisal {
  readonly board = new Board();
  private readonly aims: Aims;
  private readonly fits: number[] = [];
  /** A plan with one more card, filled again and again. */
  private readonly tried: Placement[] = [];

  constructor(aims: Aims) {
    this.aims = aims;
  }

  /** A plan as it lies; `earns` counts rooms that match as keys, as after a placement. */
  worth(plan: readonly Placement[], earns: boolean): number {
    this.board.show(plan);
    return this.judge(plan, earns);
  }

  /** The plan that `board` shows with one more card. */
  worthWith(plan: readonly Placement[], placement: Placement): number {
    const { tried, board } = this;
    tried.length = 0;
    for (const laid of plan) tried.push(laid);
    tried.push(placement);
    board.cover(placement);
    const worth = this.judge(tried, true);
    board.uncover();
    return worth;
  }

  private judge(plan: readonly Placement[], earns: boolean): number {
    const { aims, board, fits } = this;
    fits.length = 0;
    let worth = 0;
    let keys = aims.keys;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (aims.keys & (1 << colour)) continue;
      const fit = this.fit(colour).value;
      fits.push(fit);
      if (fit === SHAPE_SIZE && earns) {
        worth += WEIGHTS.key;
        keys |= 1 << colour;
      }
    }
    fits.sort((one, other) => other - one);
    for (const [rank, fit] of fits.entries()) worth += (WEIGHTS.byNearness[rank] ?? missing()) * fit;
    const connected = connectedItems(plan, board);
    worth += this.equipment(plan, connected) * (keys === ALL_KEYS ? 1 : WEIGHTS.early);
    for (const card of aims.scoring) worth += WEIGHTS.scoring * scoringValue(card, board);
    return worth + (connected === ALL_ITEMS ? WEIGHTS.done : 0);
  }

  private equipment(plan: readonly Placement[], connected: number): number {
    const halves = visibleHalves(plan, this.board);
    let sum = 0;
    for (let item = 0; item < ITEMS.length; item++) {
      sum += connected & (1 << item) ? WEIGHTS.connected : WEIGHTS.visibleHalf * (halves[item] ?? missing());
    }
    return sum;
  }

  /**
   * The best partial fit on the board. Every position that holds a square of the colour is tried once: as that of
   * its first such square.
   */
  fit(colour: number): Fit {
    const { board, aims } = this;
    const { shades } = board;
    const shade = shadeOf(colour);
    const book = shapesFor(aims.mirrorShapes);
    const shapes = book.offsets[aims.locations[colour] ?? missing()] ?? missing();
    const rims = book.rims[aims.locations[colour] ?? missing()] ?? missing();
    let value = 0;
    let bestShape = -1;
    let bestAt: Cell = 0;
    for (let index = 0; index < board.size; index++) {
      const cell = board.cells[index] ?? missing();
      if (shades[cell] !== shade) continue;
      for (let number = 0; number < shapes.length; number++) {
        const shape = shapes[number] ?? missing();
        for (let square = 0; square < SHAPE_SIZE; square++) {
          const at = cell - (shape[square] ?? missing());
          const inside = this.inside(shape, at, shade, square, value);
          if (inside <= value) continue;
          const fit = inside - WEIGHTS.sameBeside * this.beside(rims[number] ?? missing(), at, shade);
          if (fit <= value) continue;
          value = fit;
          bestShape = number;
          bestAt = at;
        }
      }
    }
    return { value, shape: bestShape < 0 ? NO_SHAPE : (shapes[bestShape] ?? missing()), at: bestAt };
  }

  /**
   * Right squares less wrong ones; nothing where an earlier square has the colour too and was tried already, or
   * where the rest cannot lift it above the best so far.
   */
  private inside(shape: readonly number[], at: Cell, shade: number, first: number, best: number): number {
    const { shades } = this.board;
    let value = 0;
    for (let square = 0; square < SHAPE_SIZE; square++) {
      const there = shades[at + (shape[square] ?? missing())] ?? missing();
      if (there === shade) {
        if (square < first) return 0;
        value++;
      } else if (there !== 0) value -= WEIGHTS.wrongInside;
      if (value + SHAPE_SIZE - 1 - square <= best) return 0;
    }
    return value;
  }

  private beside(rim: readonly number[], at: Cell, shade: number): number {
    const { shades } = this.board;
    let same = 0;
    for (const offset of rim) if (shades[at + offset] === shade) same++;
    return same;
  }
}
