/** How a match ends: victory by declaration, Obliteration, and the two other ways to settle that. */
import type { Outcome, RuleId, Seat } from '@airlock/kernel';
import { itemAt, present } from '@airlock/kernel';
import { CREW, DARK, type Kind, type Loyalty, OUTSIDER } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { AT, type Held, kindOf, type OutcomeId, type Result, type State } from '../state.ts';
import { QUESTION } from './questionIds.ts';
import { handOf } from './zones.ts';

export const completedBy = (state: Pick<State, 'completed'>, seat: Seat): Kind[] =>
  present(state.completed[seat]);

export const goalsOf = (state: Pick<State, 'completed'>, seat: Seat): number =>
  completedBy(state, seat).length;

export const allGoals = (state: Pick<State, 'completed'>): number =>
  state.completed.reduce((sum, goals) => sum + goals.length, 0);

export const darkIn = (hand: readonly Held[]): number => hand.filter((held) => kindOf(held) === DARK).length;

export function seatsOf({ loyalties }: Pick<State, 'loyalties'>, side: Loyalty): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < loyalties.length; seat++) if (loyalties[seat] === side) seats.push(seat);
  return seats;
}

const hasFallen = (state: State, seat: Seat): boolean => state.survival[seat] === 0;

export function finish(
  state: State,
  outcome: OutcomeId,
  winners: readonly Seat[],
  rule: RuleId,
  trigger: Seat,
  context: OutsiderTable,
  points: readonly number[] = [],
): void {
  const result: Result = { outcome, winners, rule, trigger, points };
  state.result = result;
  state.stop = null;
  state.stack.length = 0;
  context.tell?.({ type: 'gameOver', rule, open: { result }, reveals: true });
}

/** OUT-810, OUT-960, OUT-970: everything stops at once. */
export function obliterate(state: State, rule: RuleId, trigger: Seat, context: OutsiderTable): void {
  if (state.result || state.stop) return;
  state.stack.length = 0;
  context.tell?.({ type: 'obliterated', rule, open: { trigger }, reveals: true });
  if (state.options.obliteration === 'eclipse') settleByEclipse(state, rule, trigger, context);
  else if (state.options.obliteration === 'darkSurge') settleByDarkSurge(state, trigger, context);
  else finish(state, 'obliteration', [], rule, trigger, context);
}

/** OUT-961 to OUT-964, OUT-988: step by step until one applies. */
function settleByEclipse(state: State, rule: RuleId, trigger: Seat, context: OutsiderTable): void {
  turnTheDarkest(state, context);
  const crew = seatsOf(state, CREW);
  const outsiders = seatsOf(state, OUTSIDER);
  const goals = crew.reduce((sum, seat) => sum + goalsOf(state, seat), 0);
  const standing = crew.filter((seat) => !hasFallen(state, seat));
  const total = (seats: readonly Seat[]): number =>
    seats.reduce((sum, seat) => sum + itemAt(state.survival, seat), 0);
  const survival = { crew: total(crew), outsiders: total(outsiders) };
  context.tell?.({
    type: 'eclipseCounted',
    rule: 'OUT-962',
    open: { goals, outsiders: outsiders.length, standing: standing.length, survival },
    reveals: true,
  });
  if (goals > outsiders.length && standing.length > 0) {
    finish(state, 'eclipseCrew', standing, 'OUT-962', trigger, context);
    return;
  }
  if (standing.length === 0 && outsiders.some((seat) => !hasFallen(state, seat))) {
    finish(state, 'eclipseOutsiders', outsiders, 'OUT-963', trigger, context);
    return;
  }
  const lead = survival.crew - survival.outsiders;
  if (lead !== 0) {
    const side = lead > 0 ? CREW : OUTSIDER;
    finishEclipse(state, side, trigger, context);
    return;
  }
  state.stop = { rule, trigger };
  state.stack.push(QUESTION.eclipseSide, state.first, 0, AT.decide);
}

/** OUT-964 */
export function finishEclipse(state: State, side: Loyalty, trigger: Seat, context: OutsiderTable): void {
  const outcome = side === CREW ? 'eclipseCrew' : 'eclipseOutsiders';
  finish(state, outcome, seatsOf(state, side), 'OUT-964', trigger, context);
}

/** OUT-961: whoever alone holds the most Dark becomes an Outsider. */
function turnTheDarkest(state: State, context: OutsiderTable): void {
  const counts = state.hands.map(darkIn);
  const most = Math.max(...counts);
  const seat = counts.indexOf(most);
  if (counts.lastIndexOf(most) !== seat || state.loyalties[seat] === OUTSIDER) return;
  state.loyalties[seat] = OUTSIDER;
  context.tell?.({ type: 'turned', rule: 'OUT-961', open: { seat, dark: most }, reveals: true });
}

const MANY_DARK = 2;

/** OUT-971, OUT-972, OUT-988 */
function settleByDarkSurge(state: State, trigger: Seat, context: OutsiderTable): void {
  const crew = seatsOf(state, CREW);
  const doomed = crew.filter((seat) => hasFallen(state, seat));
  const dark = crew.filter((seat) => darkIn(handOf(state, seat)) >= MANY_DARK);
  const { deaths } = state;
  const crewPoints = allGoals(state);
  const outsiderPoints = deaths + doomed.length + dark.length;
  context.tell?.({
    type: 'surgeCounted',
    rule: 'OUT-971',
    open: { goals: crewPoints, doomed, dark, deaths },
    reveals: true,
  });
  const points = [crewPoints, outsiderPoints];
  if (crewPoints === outsiderPoints) {
    const others = state.hands.map((_, seat) => seat).filter((seat) => seat !== trigger);
    finish(state, 'surgeTie', others, 'OUT-972', trigger, context, points);
    return;
  }
  const side = crewPoints > outsiderPoints ? CREW : OUTSIDER;
  const outcome = side === CREW ? 'surgeCrew' : 'surgeOutsiders';
  finish(state, outcome, seatsOf(state, side), 'OUT-972', trigger, context, points);
}

export function outcome({ result, seats }: Pick<State, 'result' | 'seats'>): Outcome | null {
  if (!result) return null;
  return {
    winners: result.winners,
    scores: Array.from({ length: seats }, (_, seat) => (result.winners.includes(seat) ? 1 : 0)),
    reason: result.outcome,
    rule: result.rule,
  };
}
