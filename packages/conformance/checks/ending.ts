/** A match ends. */
import { seatsIn } from '@airlock/kernel';
import { Fault } from '../finding.ts';
import { boundOf } from '../plan.ts';
import type { Check } from '../watching.ts';

export const ending: Check = {
  id: 'ending',
  sentence: 'every match ends within its bound',
  watch: () => ({
    ended({ play: { game, plan, setting }, state }) {
      if (game.outcome(state)) return;
      const waiting = seatsIn(game.waiting(state));
      if (waiting.length === 0) throw new Fault('The match cannot continue and has no outcome.');
      throw new Fault(
        `The match is not over after ${boundOf(plan, setting)} actions; still awaited: seat ${waiting.join(', ')}.`,
      );
    },
  }),
};
