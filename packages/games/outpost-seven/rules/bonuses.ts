/** Step 3 of a repair: the bonuses of covered spaces, which chain. */
import {
  type Action,
  type ActionList,
  type Context,
  enter,
  missing,
  only,
  type Refusal,
  type SeatSet,
} from '@airlock/kernel';
import { BONUS, BONUS_AUTO, type BonusSpot, bonusAction, isBonus } from '../actions.ts';
import {
  type Card,
  COLOUR_OF,
  cardColour,
  MOST_SPACES,
  PLACE,
  PLAIN,
  POP,
  spaceKind,
  VALUE_OF,
} from '../cards.ts';
import type { CubeChange, OutpostEvent, PopulationChange } from '../events.ts';
import { type Cell, cellsOfLine, columnOf, crossOf, type Line, rowOf } from '../grid.ts';
import { AT, moduleAt, otherThan, peopleIn, type State } from '../state.ts';
import { coverSpaces, putCubes, signOf } from './cubes.ts';
import { removeFrom } from './hand.ts';
import { refuse } from './refusals.ts';

/** OPS-101 to OPS-104: none pending, on to the votes; one is used without asking; more are chosen from. */
export function useBonuses(state: State, context: Context<OutpostEvent>): void {
  while (state.pending.length === 1) useBonus(state, state.pending[0] ?? missing(), context);
  if (state.pending.length === 0) return;
  enter(state, AT.useBonuses);
  enter(state, AT.chooseBonus);
  context.tell?.({
    type: 'asked',
    rule: 'OPS-102',
    open: { seat: state.active, phase: 'bonus' },
    quiet: true,
  });
}

export const choosingBonus = {
  seats: (state: State): SeatSet => only(state.active),

  list(state: State, _seat: number, into: ActionList): void {
    for (const spot of state.pending) into.add(bonusAction(spot));
    into.add(BONUS_AUTO);
  },

  refusal(state: State, _seat: number, action: Action): Refusal | null {
    if (action === BONUS_AUTO) return null;
    if (!isBonus(action)) return refuse(action > BONUS_AUTO ? 'noSuchAction' : 'bonusesFirst');
    return state.pending.includes(action - BONUS) ? null : refuse('bonusNotPending');
  },

  take(state: State, _seat: number, action: Action, context: Context<OutpostEvent>): void {
    if (action === BONUS_AUTO) useAllBonuses(state, context);
    else useBonus(state, action - BONUS, context);
  },
};

/** Lowest cell first, then lowest space, looking again after each use. */
export function useAllBonuses(state: State, context: Context<OutpostEvent>): void {
  while (state.pending.length > 0) useBonus(state, Math.min(...state.pending), context);
}

function useBonus(state: State, spot: BonusSpot, context: Context<OutpostEvent>): void {
  removeFrom(state.pending, spot);
  const cell = Math.floor(spot / MOST_SPACES);
  const card = moduleAt(state, cell);
  const kind = spaceKind(card, spot % MOST_SPACES);
  const centre = state.options.bonusCentre === 'bonusCard' ? cell : state.playedCell;
  const note: Note | null = context.tell ? { cubes: [], lines: [], safe: [], hit: [], shielded: [] } : null;
  if (kind === PLACE) placeCubes(state, centre, note);
  else if (kind === POP) addPopulation(state, centre, cardColour(card), note);
  else removeCubes(state, centre, note);
  context.tell?.({
    type: 'bonusUsed',
    rule: kind === PLACE ? 'OPS-110' : kind === POP ? 'OPS-125' : 'OPS-120',
    open: { seat: state.active, kind, cell, space: spot % MOST_SPACES, centre, ...(note as Note) },
  });
}

/** What a bonus changed, for those who listen. */
interface Note {
  readonly cubes: CubeChange[];
  readonly lines: PopulationChange[];
  readonly safe: Cell[];
  readonly hit: Card[];
  readonly shielded: Card[];
}

/** OPS-110 to OPS-114: one cube on every own and neutral module of the cross that has room; an empty cell has none. */
function placeCubes(state: State, centre: Cell, note: Note | null): void {
  const me = state.active;
  const sign = signOf(me);
  for (const cell of crossOf(centre)) {
    const card = state.grid[cell] ?? missing();
    const before = state.cubes[cell] ?? missing();
    const mine = before * sign;
    if (mine < 0 || mine === VALUE_OF[card]) continue;
    putCubes(state, cell, me, 1);
    coverSpaces(state.pending, card, cell, mine, mine + 1);
    note?.cubes.push({ cell, before, after: before + sign });
    note?.hit.push(card);
  }
}

/** OPS-120 to OPS-123: the lowest cube of every opposing module of the cross, unless a bonus space holds it. */
function removeCubes(state: State, centre: Cell, note: Note | null): void {
  const them = otherThan(state.active);
  const sign = signOf(them);
  for (const cell of crossOf(centre)) {
    const before = state.cubes[cell] ?? missing();
    const theirs = before * sign;
    if (theirs <= 0) continue;
    const card = moduleAt(state, cell);
    if (spaceKind(card, theirs - 1) !== PLAIN) {
      note?.safe.push(cell);
      note?.shielded.push(card);
      continue;
    }
    putCubes(state, cell, them, -1);
    note?.cubes.push({ cell, before, after: before - sign });
    note?.hit.push(card);
  }
}

/** OPS-125 to OPS-127: the centre's row and column gain one for each of their modules of that colour. */
function addPopulation(state: State, centre: Cell, colour: number, note: Note | null): void {
  growLine(state, rowOf(centre), colour, note);
  growLine(state, columnOf(centre), colour, note);
}

function growLine(state: State, line: Line, colour: number, note: Note | null): void {
  let growth = 0;
  for (const cell of cellsOfLine(line)) {
    if (COLOUR_OF[state.grid[cell] ?? missing()] === colour) growth++;
  }
  const before = peopleIn(state, line);
  state.population[line] = before + growth;
  if (growth > 0) note?.lines.push({ line, before, after: before + growth });
}
