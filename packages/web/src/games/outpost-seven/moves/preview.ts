/**
 * What an action would do, worked out by the rules themselves on an imagined state. Only what the reader can know
 * is kept: cubes, bonuses, people and votes are open; new cards of the offer and the next player's hand are not.
 */
import {
  type Action,
  type Context,
  eventFor,
  fastRandom,
  present,
  type Seat,
  type ToldEvent,
} from '@airlock/kernel';
import {
  BONUS_AUTO,
  type Cell,
  isRepair,
  type Line,
  type OutpostEvent,
  outpostSeven,
  populationOf,
  RED,
  type View,
  YELLOW,
} from '@airlock/outpost-seven';
import type { Position } from './position.ts';

/** The open part of a view that a repair changes. */
export type Board = Pick<View, 'grid' | 'cubes' | 'population' | 'token'>;

/** The events of a repair, in order. */
export type RepairEvent = Extract<OutpostEvent, { type: 'repaired' | 'bonusUsed' | 'votes' }>;

export interface Preview {
  readonly events: readonly RepairEvent[];
  readonly before: Board;
  readonly after: Board;
  readonly flipped: ReadonlySet<Line>;
  /** Population voting for Red and for Yellow. */
  readonly scores: { readonly before: Scores; readonly after: Scores };
}

export type Scores = readonly [red: number, yellow: number];

export const scoresOf = (board: Board): Scores => [populationOf(board, RED), populationOf(board, YELLOW)];

/** A repair is followed through all its bonuses: in whatever order they are used, the turn ends the same (OPS-163). */
export function previewOf(position: Position, action: Action): Preview {
  const { view, imagined } = position;
  const seat = position.seat as Seat;
  const state = outpostSeven.clone(imagined);
  const told: ToldEvent<OutpostEvent>[] = [];
  const context: Context<OutpostEvent> = {
    random: fastRandom('a preview'),
    now: 0,
    tell: (event) => told.push(event),
  };
  outpostSeven.apply(state, seat, action, context);
  if (isRepair(action) && outpostSeven.refusal(state, seat, BONUS_AUTO) === null) {
    outpostSeven.apply(state, seat, BONUS_AUTO, context);
  }
  const events = told.map((event) => eventFor<OutpostEvent>(event, view.viewer)).filter(isOfRepair);
  const after: Board = {
    grid: state.grid,
    cubes: state.cubes,
    population: state.population,
    token: state.token,
  };
  return {
    events,
    before: view,
    after,
    flipped: new Set(flipsOf(events).map(({ line }) => line)),
    scores: { before: scoresOf(view), after: scoresOf(after) },
  };
}

const isOfRepair = (event: OutpostEvent): event is RepairEvent =>
  event.type === 'repaired' || event.type === 'bonusUsed' || event.type === 'votes';

const flipsOf = (events: readonly RepairEvent[]) =>
  events.flatMap((event) => (event.type === 'votes' ? event.open.flipped : []));

/** How a module's cubes are drawn between two boards. */
export interface DrawnCubes {
  /** Nobody: the module is neutral before and after. */
  readonly owner: Seat | null;
  readonly still: number;
  readonly coming: number;
  readonly going: number;
}

export function drawnCubes(before: Board, after: Board, cell: Cell): DrawnCubes {
  const was = present(before.cubes[cell]);
  const is = present(after.cubes[cell]);
  const sign = Math.sign(is) || Math.sign(was);
  const [from, to] = [Math.abs(was), Math.abs(is)];
  return {
    owner: sign === 0 ? null : sign > 0 ? RED : YELLOW,
    still: Math.min(from, to),
    coming: Math.max(0, to - from),
    going: Math.max(0, from - to),
  };
}

/** People that a turn brings to lines which vote for the opponent when it ends. */
export function peopleForOpponent({ events, after }: Preview, me: Seat): Line[] {
  const grown = events.flatMap((event) => (event.type === 'bonusUsed' ? event.open.lines : []));
  return [...new Set(grown.map(({ line }) => line))].filter((line) => after.token[line] !== me);
}
