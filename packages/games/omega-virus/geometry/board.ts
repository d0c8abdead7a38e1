/**
 * What of a plan is visible, on a grid of bytes. Rules and bots ask the same board; it is filled anew from a plan
 * and can be covered by one more card and uncovered again, which is how bots try hundreds of placements.
 */
import { type Flavoured, missing } from '@airlock/kernel';
import type { Card, Colour } from '../cards.ts';
import { cardOf, FACES, lookOf, type Placement, xOf, yOf } from './placements.ts';

/** Wide enough for the farthest placement and a room shape beside it. */
export const WIDTH = 96;
const MIDDLE = WIDTH / 2;
const CELLS = WIDTH * WIDTH;

/** A grid cell: rows of `WIDTH`, so that neighbours are 1 and `WIDTH` away. */
export type Cell = Flavoured<number, 'cell'>;

export const cellAt = (x: number, y: number): Cell => (y + MIDDLE) * WIDTH + x + MIDDLE;
export const cellX = (cell: Cell): number => (cell % WIDTH) - MIDDLE;
export const cellY = (cell: Cell): number => Math.floor(cell / WIDTH) - MIDDLE;

/** The four squares of a footprint, from the cell of its top left one. */
const FOOTPRINT: readonly number[] = [0, 1, WIDTH, WIDTH + 1];
/** One step to each side, N, E, S, W. */
export const NEIGHBOURS: readonly number[] = [-WIDTH, 1, WIDTH, -1];

/** What a cell shows: 0 for nothing, else the colour plus one. */
export type Shade = Flavoured<number, 'shade'>;
export const shadeOf = (colour: Colour): Shade => colour + 1;

export class Board {
  readonly shades = new Uint8Array(CELLS);
  /** The card on top of each cell, plus one; 0 for none. */
  readonly owners = new Uint8Array(CELLS);
  /** Every cell that shows something, once; the first `size` count. */
  readonly cells = new Int32Array(4 * 18 + 4);
  size = 0;
  /** What a covering card hid: shades and owners of its four cells, and how many cells there were before. */
  private readonly hidden = new Uint8Array(8);
  private hiddenAt: Cell = -1;
  private sizeBefore = 0;

  /** Only what of a plan is visible: the last card on a cell wins (OMG-035). */
  show(plan: readonly Placement[]): this {
    this.clear();
    for (const placement of plan) this.lay(placement);
    return this;
  }

  /** Puts one more card on top, to be taken away again by `uncover`. */
  cover(placement: Placement): void {
    const corner = cellAt(xOf(placement), yOf(placement));
    this.hiddenAt = corner;
    this.sizeBefore = this.size;
    for (let square = 0; square < 4; square++) {
      const cell = corner + (FOOTPRINT[square] ?? missing());
      this.hidden[square] = this.shades[cell] ?? missing();
      this.hidden[square + 4] = this.owners[cell] ?? missing();
    }
    this.lay(placement);
  }

  uncover(): void {
    for (let square = 0; square < 4; square++) {
      const cell = this.hiddenAt + (FOOTPRINT[square] ?? missing());
      this.shades[cell] = this.hidden[square] ?? missing();
      this.owners[cell] = this.hidden[square + 4] ?? missing();
    }
    this.size = this.sizeBefore;
  }

  /** Whether this square of a laid card is on top. */
  isOnTop(card: Card, cell: Cell): boolean {
    return this.owners[cell] === card + 1;
  }

  private lay(placement: Placement): void {
    const face = FACES[lookOf(placement)] ?? missing();
    const corner = cellAt(xOf(placement), yOf(placement));
    const owner = cardOf(placement) + 1;
    for (let square = 0; square < 4; square++) {
      const cell = corner + (FOOTPRINT[square] ?? missing());
      if (this.shades[cell] === 0) this.cells[this.size++] = cell;
      this.shades[cell] = (face[square] ?? missing()) + 1;
      this.owners[cell] = owner;
    }
  }

  private clear(): void {
    for (let index = 0; index < this.size; index++) {
      const cell = this.cells[index] ?? missing();
      this.shades[cell] = 0;
      this.owners[cell] = 0;
    }
    this.size = 0;
  }
}

/** Filled anew by whoever asks; nobody may keep it. */
const shared = new Board();

/** The visible squares of a plan, good until the next call. */
export const boardOf = (plan: readonly Placement[]): Board => shared.show(plan);
