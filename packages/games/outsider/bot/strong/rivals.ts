/** What else the strong player might do: every line that it passed over, and what no line speaks for. */
import { type Action, ActionList } from '@airlock/kernel';
import { actionOf, clearAction, completeAction, playGoalAction, sabotageAction } from '../../actions.ts';
import { CAPTAIN, isGoal, type Kind } from '../../cards.ts';
import { outsider } from '../../game.ts';
import { clears } from '../../rules/basics.ts';
import { allGoals } from '../../rules/ending.ts';
import { hasAbility } from '../../rules/survival.ts';
import { thingOf } from '../../state.ts';
import { handKinds, isOutsider, spareGear, stageIn } from '../outlook.ts';
import { scrapThreeGear, scrapThreeGoals } from '../turn.ts';
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
]);

const MOST_ANSWERS = 8;

export function rivalsTo(habit: Action, judgement: Judgement): Action[] {
  const { state, seat } = judgement;
  const stage = stageIn(state);
  if (stage.kind === 'actions') {
    const found = new Set([...turnRivals(judgement)]);
    found.delete(habit);
    return [...found].filter((action) => outsider.refusal(state, seat, action) === null);
  }
  if (stage.kind !== 'question' || !SEARCHED_QUESTIONS.has(stage.question)) return [];
  const list = new ActionList();
  outsider.actions(state, seat, list);
  return list
    .toArray()
    .filter((action) => action !== habit)
    .slice(0, MOST_ANSWERS);
}

function* turnRivals(judgement: Judgement): Iterable<Action> {
  const { state } = judgement;
  for (const line of linesOf(judgement)) {
    const action = line(judgement);
    if (action !== null) yield action;
  }
  yield actionOf('endTurn');
  yield actionOf('gather');
  yield actionOf('discardAndDraw');
  for (const goal of state.inPlay) {
    const mode = howToFinish(judgement, goal);
    if (mode !== null) yield completeAction(goal, mode);
  }
  const goals = handKinds(judgement).filter(isGoal);
  for (const goal of goals) yield playGoalAction(goal);
  if (allGoals(state) > state.seats) yield actionOf('resolveShift');
  const recycled = scrapThreeGoals(judgement);
  if (recycled !== null) yield recycled;
  const scrapped = scrapThreeGear(judgement);
  if (scrapped !== null) yield scrapped;
  const [spare] = spareGear(judgement);
  for (const entry of state.ongoing) {
    const crisis = thingOf(entry);
    const gear = spareGear(judgement).find((kind) => clears(kind, crisis));
    if (gear !== undefined) yield clearAction(crisis, gear);
  }
  if (spare !== undefined) yield actionOf('burn', spare);
  if (hasAbility(state, judgement.seat, CAPTAIN)) yield actionOf('reverse');
  if (isOutsider(judgement)) for (const goal of usableGoals(judgement)) yield sabotageAction(goal as Kind);
}
