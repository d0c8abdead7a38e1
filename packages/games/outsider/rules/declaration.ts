/** Resolve the Shift Sequence: all loyalties open, the declarer's side checked, and the price of being wrong. */
import { has, only, REVIEWER, type Seat } from '@airlock/kernel';
import { CREW, type Crisis, goalsNeeded, OUTSIDER } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { AT, crisisOf, heldAs, marked, type State, seatOf, thingOf } from '../state.ts';
import { nextCrisis, revealCrisis } from './crisis.ts';
import { allGoals, finish, goalsOf, seatsOf } from './ending.ts';
import { QUESTION } from './questionIds.ts';
import { orderFrom, push, seatAfter } from './stack.ts';
import { playsToTheDeath, survivalOf } from './survival.ts';

/** OUT-801: reveal, compare, end or go on; one step that nobody can interrupt (OUT-412). */
export function declare(state: State, seat: Seat, context: OutsiderTable): void {
  state.revealed = (1 << state.seats) - 1;
  context.tell?.({
    type: 'declared',
    rule: 'OUT-801',
    open: { seat, loyalties: [...state.loyalties], goals: allGoals(state) },
    reveals: true,
  });
  if (state.loyalties[seat] === OUTSIDER) {
    if (outsidersHaveWon(state)) {
      const rule = playsToTheDeath(state) ? 'OUT-984' : 'OUT-807';
      finish(state, 'outsiders', seatsOf(state, OUTSIDER), rule, seat, context);
    } else context.tell?.({ type: 'falseDeclaration', rule: 'OUT-808', open: { seat } });
    return;
  }
  if (crewHasWon(state)) {
    finish(state, 'crew', seatsOf(state, CREW), 'OUT-802', seat, context);
    return;
  }
  context.tell?.({ type: 'falseDeclaration', rule: 'OUT-803', open: { seat } });
  const assigner = orderFrom(state, seat).find((other) => state.loyalties[other] === OUTSIDER);
  if (assigner === undefined) push(state, AT.everyoneDraws, seat, 0);
  else push(state, AT.decide, QUESTION.declineCrises, assigner, 0);
}

/** OUT-802 */
function crewHasWon(state: State): boolean {
  return (
    allGoals(state) >= goalsNeeded(state.seats) &&
    seatsOf(state, CREW).every((seat) => goalsOf(state, seat) > 0)
  );
}

/** OUT-807, OUT-984 */
function outsidersHaveWon(state: State): boolean {
  const crew = seatsOf(state, CREW);
  if (playsToTheDeath(state)) return state.deaths > crew.length;
  const outsiders = seatsOf(state, OUTSIDER);
  return (
    crew.every((seat) => state.survival[seat] === 0) && outsiders.some((seat) => survivalOf(state, seat) > 0)
  );
}

/** OUT-950: nobody to assign anything, so that each Crew player draws one, in order from the declarer. */
export function everyoneDraws(state: State, _table: OutsiderTable, declarer: Seat, index: number): void {
  if (index === state.seats) return;
  push(state, AT.everyoneDraws, declarer, index + 1);
  const seat = seatAfter(state, declarer, index);
  if (state.loyalties[seat] === CREW) push(state, AT.drawCrisis, seat);
}

/** OUT-803, OUT-805, OUTR-19: one for each Crew player, as far as there are any; all Outsiders see them. */
export function drawForCrew(state: State, assigner: Seat, context: OutsiderTable): void {
  state.assigners = seatsOf(state, OUTSIDER).reduce((set, seat) => set | only(seat), 0);
  const start = state.drawnCrises.length;
  const wanted = seatsOf(state, CREW).length;
  const drawn: Crisis[] = [];
  while (drawn.length < wanted) {
    const held = nextCrisis(state, context);
    if (held === undefined) break;
    drawn.push(crisisOf(held));
    state.drawnCrises.push(heldAs(crisisOf(held), state.assigners));
  }
  if (context.tell) {
    const own = { crises: drawn };
    const parts: { [viewer: number]: typeof own } = { [REVIEWER]: own };
    for (const seat of seatsOf(state, OUTSIDER)) parts[seat] = own;
    const open = { seat: assigner, count: drawn.length };
    context.tell({ type: 'crisesDrawn', rule: 'OUT-805', open, own: parts, reveals: true });
  }
  push(state, AT.resolveAssigned, start);
  push(state, AT.decide, QUESTION.assignCrises, assigner, start);
}

/** Crew players who have been given none yet. */
export function unassigned(state: State): Seat[] {
  return seatsOf(state, CREW).filter((seat) => !state.assigned.some((entry) => seatOf(entry) === seat));
}

export function assign(
  state: State,
  assigner: Seat,
  crisis: Crisis,
  to: Seat,
  start: number,
  context: OutsiderTable,
): void {
  const at = state.drawnCrises.findIndex((held, index) => index >= start && crisisOf(held) === crisis);
  state.drawnCrises.splice(at, 1);
  state.assigned.push(marked(crisis, to));
  if (context.tell) {
    const own = { crisis, to };
    const parts: { [viewer: number]: typeof own } = { [REVIEWER]: own };
    for (let seat = 0; seat < state.seats; seat++) if (has(state.assigners, seat)) parts[seat] = own;
    context.tell({ type: 'crisisAssigned', rule: 'OUT-805', open: { seat: assigner }, own: parts });
  }
  if (state.drawnCrises.length > start) push(state, AT.decide, QUESTION.assignCrises, assigner, start);
}

/** OUT-804: one after the other in the order chosen. Crises that no longer find anybody are discarded. */
export function resolveAssigned(state: State, context: OutsiderTable, start: number): void {
  for (const held of state.drawnCrises.splice(start)) state.crisisDiscard.push(crisisOf(held));
  const next = state.assigned.shift();
  if (next === undefined) {
    state.assigners = 0;
    return;
  }
  push(state, AT.resolveAssigned, start);
  revealCrisis(state, thingOf(next), seatOf(next), true, context);
}
