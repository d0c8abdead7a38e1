/** The strong bot: weighs who may be an Outsider by what was done and said, and plays its side by that. */
import { type Action, ActionList, type Bot, type Random, type Seat } from '@airlock/kernel';
import { actionOf, decode, FIRST_MOVE, wordOf } from '../../actions.ts';
import { CLAIMS_PER_TURN, FIRST_GOAL } from '../../cards.ts';
import type { OutsiderEvent } from '../../events.ts';
import { outsider } from '../../game.ts';
import { imagine } from '../../imagine.ts';
import { stageOf } from '../../stages.ts';
import type { View } from '../../view.ts';
import { answer, chooseInSecret, react, reactToEntropy } from '../answers.ts';
import { isOutsider, speakingOutlook } from '../outlook.ts';
import { claim, maySpeak } from '../talk.ts';
import { firstOf } from '../turn.ts';
import { CREW_LINES } from './crewTurn.ts';
import { bestScrap, type Judgement, judge } from './judgement.ts';
import { OUTSIDER_LINES, victimOf } from './outsiderTurn.ts';
import { cut, honestClaim } from './talk.ts';

function strongAction(judgement: Judgement, view: View, random: Random): Action {
  const { state, seat } = judgement;
  const list = new ActionList();
  outsider.actions(state, seat, list);
  // A sabotage is no awaited action, and may be done in the own turn like any other.
  const isLegal = (action: Action): boolean => list.has(action) || action < FIRST_MOVE;
  const stage = stageOf(view);
  switch (stage.kind) {
    case 'actions':
      return firstOf(isOutsider(judgement) ? OUTSIDER_LINES : CREW_LINES, judgement, isLegal);
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

export function strongBot(): Required<Bot<View, OutsiderEvent>> {
  return {
    level: 'strong',
    choose: ({ seat, view, heard }, random) =>
      strongAction(judge(imagine(view, random), seat, heard), view, random),
    speak({ seat, view }, random) {
      if (!maySpeak(view, seat, CLAIMS_PER_TURN)) return null;
      const outlook = speakingOutlook(imagine(view, random), seat);
      return isOutsider(outlook) ? (cut(outlook) ?? claim(outlook, random)) : honestClaim(outlook, random);
    },
  };
}
