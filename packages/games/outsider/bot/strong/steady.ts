/** The strong player without a second thought: weighs who may be an Outsider, and plays its side by that. */
import type { Bot } from '@airlock/kernel';
import { CLAIMS_PER_TURN } from '../../cards.ts';
import type { OutsiderEvent } from '../../events.ts';
import { imagine } from '../../imagine.ts';
import type { View } from '../../view.ts';
import { isOutsider, speakingOutlook } from '../outlook.ts';
import { claim, maySpeak } from '../talk.ts';
import { habit } from './habit.ts';
import { judge } from './judgement.ts';
import { cut, honestClaim } from './talk.ts';

export function steadyBot(): Required<Bot<View, OutsiderEvent>> {
  return {
    level: 'steady',
    choose: ({ seat, view, heard }, random) => habit(judge(imagine(view, random), seat, heard), random),
    speak({ seat, view, heard }, random) {
      if (!maySpeak(view, seat, CLAIMS_PER_TURN)) return null;
      const outlook = speakingOutlook(imagine(view, random), seat, heard);
      return isOutsider(outlook) ? (cut(outlook) ?? claim(outlook, random)) : honestClaim(outlook, random);
    },
  };
}
