/** Judges the stations that repairs lead to. */
import type { Seat } from '@airlock/kernel';
import { type Card, MOST_SPACES } from '../cards.ts';
import { CELL_COUNT, type Cell, connectedCells, holds } from '../grid.ts';
import type { State } from '../state.ts';
import { Trials } from './board.ts';

/**
 * All repairs of a turn. Which card is scrapped changes nothing on the station but the number of cubes, so that
 * a module needs to be judged only once for each number of cubes.
 */
export class Repairs {
  /** Where a module may be connected. */
  readonly cells: Cell[] = [];
  private readonly trials: Trials;
  private readonly seat: Seat;
  private readonly judgeStation: (station: State) => number;
  private readonly known = new Map<number, readonly number[]>();

  constructor(state: State, seat: Seat, judgeStation: (station: State) => number) {
    const connected = connectedCells(state.occupied);
    for (let cell = 0; cell < CELL_COUNT; cell++) if (holds(connected, cell)) this.cells.push(cell);
    this.trials = new Trials(state);
    this.seat = seat;
    this.judgeStation = judgeStation;
  }

  /** What comes of the module with this many cubes, for each of `cells`. */
  judge(module: Card, placed: number): readonly number[] {
    const at = module * (MOST_SPACES + 1) + placed;
    const known = this.known.get(at);
    if (known) return known;
    const judged: number[] = [];
    for (const cell of this.cells) {
      judged.push(this.judgeStation(this.trials.repair(this.seat, module, cell, placed)));
    }
    this.known.set(at, judged);
    return judged;
  }
}
