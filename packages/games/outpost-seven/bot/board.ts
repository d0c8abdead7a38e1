/** Trying repairs on a copy of the station, by the rules themselves, and judging what comes of them. */
import { fastRandom, missing, type Seat, silentContext } from '@airlock/kernel';
import type { Card } from '../cards.ts';
import { CELL_COUNT, type Cell, LINE_COUNT } from '../grid.ts';
import { useAllBonuses } from '../rules/bonuses.ts';
import { signOf } from '../rules/cubes.ts';
import { connectModule } from '../rules/repair.ts';
import { clone, cubesAt, leadIn, moduleAt, peopleIn, type State, votesOf } from '../state.ts';
import { CASUAL, PLANNER } from './weights.ts';

/** Nobody listens, and nothing in a repair is left to chance. */
const context = silentContext(fastRandom('a repair draws nothing'));

/** Rows come first, and every cube lies in one row. */
const ROW_COUNT = LINE_COUNT / 2;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What all trials work on, because a search makes millions; made at the first. */
let shared: Writable<State> | null = null;

/** A station to try repairs on. Opening another one ends these trials. */
export class Trials {
  private readonly before: State;
  private readonly after: State;
  private cell: Cell = 0;

  constructor(state: State) {
    shared ??= clone(state);
    shared.options = state.options;
    shared.active = state.active;
    shared.pending.length = 0;
    for (let cell = 0; cell < CELL_COUNT; cell++) shared.grid[cell] = moduleAt(state, cell);
    for (let line = 0; line < LINE_COUNT; line++) shared.token[line] = votesOf(state, line);
    this.before = state;
    this.after = shared;
  }

  /**
   * The station after a repair and its bonuses, before the votes; hands and piles are not touched. The order of
   * the bonuses does not matter (OPS-163). Valid until the next call.
   */
  repair(seat: Seat, card: Card, cell: Cell, placed: number): State {
    const { before, after } = this;
    after.grid[this.cell] = moduleAt(before, this.cell);
    for (let at = 0; at < CELL_COUNT; at++) after.cubes[at] = cubesAt(before, at);
    for (let line = 0; line < LINE_COUNT; line++) {
      after.population[line] = peopleIn(before, line);
      after.lead[line] = leadIn(before, line);
    }
    this.cell = cell;
    connectModule(after, seat, card, cell, placed);
    if (after.pending.length > 0) useAllBonuses(after, context);
    return after;
  }
}

/** How the board looks at a glance: votes and cubes. */
export const glance = (state: State, seat: Seat): number => tally(state, seat, CASUAL.vote, CASUAL.cube);

/** Votes and cubes by which a seat is ahead, as one number. */
function tally(state: State, seat: Seat, perVote: number, perCube: number): number {
  const sign = signOf(seat);
  let votes = 0;
  let cubes = 0;
  for (let line = 0; line < LINE_COUNT; line++) {
    const lead = leadIn(state, line) * sign;
    votes += votesFor(state, line, lead, seat);
    if (line < ROW_COUNT) cubes += lead;
  }
  return perVote * votes + perCube * cubes;
}

/** OPS-131: the people of a line, counted against the seat where it does not lead. */
function votesFor(state: State, line: number, lead: number, seat: Seat): number {
  const isMine = lead > 0 || (lead === 0 && votesOf(state, line) === seat);
  return isMine ? peopleIn(state, line) : -peopleIn(state, line);
}

/** How the board looks to somebody who knows that `left` cards may still change it. */
export function outlook(state: State, seat: Seat, left: number): number {
  const sign = signOf(seat);
  const open = Math.min(1, left / PLANNER.manyCards);
  const lineWorth = PLANNER.linePopulation * open;
  const safety = safetyWith(left);
  let votes = 0;
  let lines = 0;
  let cubes = 0;
  for (let line = 0; line < LINE_COUNT; line++) {
    const lead = leadIn(state, line) * sign;
    votes += votesFor(state, line, lead, seat);
    lines += (peopleIn(state, line) + lineWorth) * (safety[lead + WIDEST_LEAD] ?? missing());
    if (line < ROW_COUNT) cubes += lead;
  }
  return PLANNER.vote * votes + PLANNER.line * lines + PLANNER.cube * open * cubes;
}

/** Five modules of six cubes. */
const WIDEST_LEAD = 30;

/** How safe a lead of -30 to 30 cubes is, from -1 to 1, with 0, 1, 2 … cards left; made when first asked for. */
const safeties: Float64Array[] = [];

function safetyWith(left: number): Float64Array {
  const known = safeties[left];
  if (known) return known;
  const scale = PLANNER.safeAtEnd + PLANNER.safeInPlay * Math.min(1, left / PLANNER.manyCards);
  const made = Float64Array.from({ length: 2 * WIDEST_LEAD + 1 }, (_, at) =>
    Math.tanh((at - WIDEST_LEAD) / scale),
  );
  safeties[left] = made;
  return made;
}

/** OPS-151, OPS-152: more people win, then more cubes; one number that puts both in order. */
export const finalLead = (state: State, seat: Seat): number => tally(state, seat, MORE_THAN_ALL_CUBES, 1);

const MORE_THAN_ALL_CUBES = 256;
