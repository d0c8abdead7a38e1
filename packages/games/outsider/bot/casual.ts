/** The casual bot: repairs what it can and says so; as an Outsider it leaves Dark behind and waits for its moment. */
import { type Action, ActionList, type Bot, type Random, type Seat } from '@airlock/kernel';
import { actionOf } from '../actions.ts';
import type { OutsiderEvent } from '../events.ts';
import { outsider } from '../game.ts';
import { imagine } from '../imagine.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { answer, chooseInSecret, react, reactToEntropy } from './answers.ts';
import { isOutsider, type Outlook, speakingOutlook, stageIn, suspicionFrom } from './outlook.ts';
import { honestClaim } from './strong/talk.ts';
import { darkExpected } from './supply.ts';
import { claim, MOST_SPOKEN, maySpeak, sabotage } from './talk.ts';
import { turnAction } from './turn.ts';
import { wordsIn } from './words.ts';

/** What the casual player does where it is awaited; it looks at nothing its seat does not know. */
function casualAction(outlook: Outlook, random: Random): Action {
  const { state, seat } = outlook;
  const stage = stageIn(state);
  if (stage.kind === 'actions') {
    return turnAction(outlook, (action) => outsider.refusal(state, seat, action) === null);
  }
  const list = new ActionList();
  outsider.actions(state, seat, list);
  switch (stage.kind) {
    case 'crisisWindow':
      return react(outlook, stage.crisis, stage.seat, list);
    case 'entropyWindow':
      return reactToEntropy(outlook, list);
    case 'secret':
      return chooseInSecret(outlook, list);
    case 'question': {
      const chosen = answer(outlook, stage, list, random);
      return list.has(chosen) ? chosen : list.pick(random);
    }
    default:
      return list.size > 0 ? list.pick(random) : actionOf('pass');
  }
}

function outlookOf(state: State, seat: Seat, heard: readonly OutsiderEvent[]): Outlook {
  const suspicion = suspicionFrom(heard, state.seats);
  return {
    state,
    seat,
    suspicion,
    darkBorne: 1,
    supplyDark: darkExpected({ state, seat, suspicion }),
    words: wordsIn(state.claims, heard, state.seats),
  };
}

export function casualBot(): Required<Bot<View, OutsiderEvent>> {
  return {
    level: 'casual',
    choose: ({ seat, view, heard }, random) =>
      casualAction(outlookOf(imagine(view, random), seat, heard), random),
    speak({ seat, view, heard }, random) {
      if (!maySpeak(view, seat, MOST_SPOKEN)) return null;
      const outlook = speakingOutlook(imagine(view, random), seat, heard);
      return (
        sabotage(outlook) ?? (isOutsider(outlook) ? claim(outlook, random) : honestClaim(outlook, random))
      );
    },
  };
}
