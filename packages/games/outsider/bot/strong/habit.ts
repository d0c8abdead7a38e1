/** What the strong player does without thinking ahead: its turn by lines, its answers by arithmetic. */
import { type Action, ActionList, type Random, type Seat, topOf } from '@airlock/kernel';
import { actionOf, decode, wordOf } from '../../actions.ts';
import { FIRST_GOAL } from '../../cards.ts';
import { outsider } from '../../game.ts';
import type { Stage } from '../../stages.ts';
import { AT } from '../../state.ts';
import { answer, chooseInSecret, react, reactToEntropy } from '../answers.ts';
import { isOutsider, stageIn } from '../outlook.ts';
import { firstOf } from '../turn.ts';
import { CREW_LINES } from './crewTurn.ts';
import { bestScrap, type Judgement } from './judgement.ts';
import { OUTSIDER_LINES, victimOf } from './outsiderTurn.ts';

/** The lines of the side that this seat is on. */
export const linesOf = (judgement: Judgement): typeof CREW_LINES =>
  isOutsider(judgement) ? OUTSIDER_LINES : CREW_LINES;

export function habit(judgement: Judgement, random: Random): Action {
  const { state, seat } = judgement;
  if (topOf(state) === AT.actions) {
    return firstOf(linesOf(judgement), judgement, (action) => outsider.refusal(state, seat, action) === null);
  }
  const list = new ActionList();
  outsider.actions(state, seat, list);
  return answerAt(judgement, stageIn(state), list, random);
}

function answerAt(judgement: Judgement, stage: Stage, list: ActionList, random: Random): Action {
  switch (stage.kind) {
    case 'crisisWindow':
      return react(judgement, stage.crisis, stage.seat, list);
    case 'entropyWindow':
      return reactToEntropy(judgement, list);
    case 'secret':
      return chooseInSecret(judgement, list);
    case 'question': {
      if (stage.question === 'pickScrap') return markScrap(judgement, stage.argument, list);
      if (isOutsider(judgement) && (stage.question === 'target' || stage.question === 'second')) {
        const victim = victimOf(judgement, playersIn(list));
        if (victim !== null) return actionOf('player', victim);
      }
      const chosen = answer(judgement, stage, list, random);
      return list.has(chosen) ? chosen : list.pick(random);
    }
    default:
      return list.size > 0 ? list.pick(random) : actionOf('pass');
  }
}

const playersIn = (list: ActionList): Seat[] =>
  list.toArray().flatMap((action) => (decode(action).kind === 'player' ? [wordOf(action)] : []));

function markScrap(judgement: Judgement, argument: number, list: ActionList): Action {
  if (list.has(actionOf('done'))) return actionOf('done');
  const goal = FIRST_GOAL + Math.floor(argument / 2);
  const [next] = bestScrap(judgement, goal, judgement.state.picked) ?? [];
  const mark = actionOf('card', next ?? 0);
  return next !== undefined && list.has(mark) ? mark : actionOf('cancel');
}
