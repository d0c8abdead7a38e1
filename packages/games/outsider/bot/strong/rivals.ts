/** What else the strong player might do: every line that it passed over, and what no line speaks for. */
import { type Action, ActionList, has } from '@airlock/kernel';
import {
  actionOf,
  clearAction,
  completeAction,
  decode,
  playGoalAction,
  sabotageAction,
} from '../../actions.ts';
import { isGoal } from '../../cards.ts';
import { outsider } from '../../game.ts';
import { clears } from '../../rules/basics.ts';
import { allGoals } from '../../rules/ending.ts';
import type { Stage } from '../../stages.ts';
import { thingOf } from '../../state.ts';
import { handKinds, isOutsider, spareGear, stageIn } from '../outlook.ts';
import { scrapThreeGear, scrapThreeGoals } from '../turn.ts';
import { isExposed } from './belief.ts';
import { linesOf } from './habit.ts';
import { howToFinish, type Judgement } from './judgement.ts';
import { usableGoals } from './outsiderTurn.ts';

/** Questions whose answers are tried one by one. */
const SEARCHED_QUESTIONS: ReadonlySet<string> = new Set([
  'leaveCard',
  'takeCard',
  'giveCard',
  'target',
  'second',
  'scientist',
  'unravelOwner',
  'unravelGoal',
  'assignCrises',
  'recallCrisis',
  'takeFromDiscard',
  'takeSeen',
  'discardSeen',
  'discardOrLose',
  'lifeSupport',
  'trapTarget',
  'declineCrises',
  'discardGear',
  'cosmologist',
  'darkToEntropy',
  'clearOngoing',
  'salvageGear',
  'secondExchange',
  'exchangeOrNot',
  'relocate',
  'entropyPlace',
  'crisisPlace',
]);

const SEARCHED_STAGES: ReadonlySet<string> = new Set(['crisisWindow', 'entropyWindow', 'secret']);

const MOST_ANSWERS = 8;

/** None to what needs no second thought: a Goal that the Crew completes. */
export function rivalsTo(habit: Action, judgement: Judgement): Action[] {
  const { state, seat } = judgement;
  if (!isOutsider(judgement) && decode(habit).kind === 'complete') return [];
  const stage = stageIn(state);
  if (stage.kind === 'actions') {
    const found = new Set(turnRivals(judgement));
    found.delete(habit);
    return [...found].flatMap((action) =>
      action !== null && outsider.refusal(state, seat, action) === null ? [action] : [],
    );
  }
  if (!isSearched(stage)) return [];
  const list = new ActionList();
  outsider.actions(state, seat, list);
  return list
    .toArray()
    .filter((action) => action !== habit)
    .slice(0, MOST_ANSWERS);
}

/** Reactions and what is chosen in secret are tried like answers. */
const isSearched = (stage: Stage): boolean =>
  stage.kind === 'question' ? SEARCHED_QUESTIONS.has(stage.question) : SEARCHED_STAGES.has(stage.kind);

/** Every line that speaks for something, whether or not an earlier one does, and what they are too careful for. */
function* turnRivals(judgement: Judgement): Iterable<Action | null> {
  for (const line of linesOf(judgement)) yield line(judgement);
  for (const kind of ALWAYS_POSSIBLE) yield actionOf(kind);
  if (judgement.state.used > 0) yield actionOf('endTurn');
  yield* goalRivals(judgement);
  yield scrapThreeGoals(judgement);
  yield scrapThreeGear(judgement);
  const spare = spareGear(judgement);
  for (const crisis of judgement.state.ongoing.map(thingOf)) {
    const gear = spare.find((kind) => clears(kind, crisis));
    if (gear !== undefined) yield clearAction(crisis, gear);
  }
  if (spare[0] !== undefined) yield actionOf('burn', spare[0]);
  if (mayShowItself(judgement)) for (const goal of usableGoals(judgement)) yield sabotageAction(goal);
}

const ALWAYS_POSSIBLE = ['gather', 'discardAndDraw', 'reverse'] as const;

function* goalRivals(judgement: Judgement): Iterable<Action> {
  const { state } = judgement;
  for (const goal of state.inPlay) {
    const mode = howToFinish(judgement, goal);
    if (mode !== null) yield completeAction(goal, mode);
  }
  for (const goal of handKinds(judgement).filter(isGoal)) yield playGoalAction(goal);
  if (allGoals(state) > state.seats) yield actionOf('resolveShift');
}

/** What it costs to be known as an Outsider shows only after many turns: none sabotages on trial that is still hidden. */
function mayShowItself(judgement: Judgement): boolean {
  const { state, seat, evidence } = judgement;
  if (!isOutsider(judgement)) return false;
  return allGoals(state) > state.seats || has(state.revealed, seat) || isExposed(evidence, seat);
}
