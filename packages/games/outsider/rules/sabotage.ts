/** Sabotage: a completed Goal discarded for its bonus, at any time, by anybody who has one. */
import { type ActionList, type Refusal, type Seat, topOf, wordAt } from '@airlock/kernel';
import { sabotageAction } from '../actions.ts';
import { DEFLECTOR, goalCard, type Kind } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { DECIDE } from '../frames.ts';
import { sabotageOf } from '../programs.ts';
import { AT, type State } from '../state.ts';
import { completedBy } from './ending.ts';
import { QUESTION } from './questionIds.ts';
import { choosablePlayers } from './questions/players.ts';
import { refuse } from './refusals.ts';
import { CHOOSABLE } from './run.ts';
import { isStopped, push } from './stack.ts';
import { putOnDiscard } from './zones.ts';

/** OUT-410, OUT-412, OUT-413, OUT-532 */
export function sabotageRefusal(state: State, seat: Seat, goal: Kind): Refusal | null {
  if (state.turn === 0 || isStopped(state)) return refuse('sabotageLater');
  if (!state.completed[seat]?.includes(goal)) return refuse('notCompletedByYou');
  if (goal === DEFLECTOR) return refuse('sabotageInWindowOnly');
  const [first] = goalCard(goal).sabotage.does;
  if (first?.do !== 'chooseTarget') return null;
  const choice = CHOOSABLE.indexOf(first.among);
  return choosablePlayers(state, seat, choice).length > 0 ? null : refuse('noTarget');
}

export function listSabotages(state: State, seat: Seat, into: ActionList): void {
  for (const goal of state.completed[seat] ?? []) {
    if (sabotageRefusal(state, seat, goal) === null) into.add(sabotageAction(goal));
  }
}

/** OUT-411: discarded first, then the bonus; what was waiting goes on afterwards (OUT-533). */
export function sabotage(state: State, seat: Seat, goal: Kind, context: OutsiderTable): void {
  const goals = completedBy(state, seat);
  goals.splice(goals.indexOf(goal), 1);
  putOnDiscard(state, seat, goal);
  context.tell?.({ type: 'sabotaged', rule: 'OUT-410', open: { seat, goal } });
  const gatherer = exchangingSeat(state);
  if (gatherer !== null) push(state, AT.lookAgain, gatherer);
  push(state, AT.run, sabotageOf(goal), 0, seat, -1, -1);
}

const EXCHANGING: readonly number[] = [QUESTION.leaveCard, QUESTION.takeCard, QUESTION.secondExchange];

/** Who is choosing cards to exchange with the Supply, if that is what is interrupted. */
function exchangingSeat(state: State): Seat | null {
  if (topOf(state) !== AT.decide || !EXCHANGING.includes(wordAt(state, DECIDE.question))) return null;
  return wordAt(state, DECIDE.seat);
}
