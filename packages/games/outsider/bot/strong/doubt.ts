/** Where the strong player thinks twice: it draws worlds as it believes in them and plays on in each. */
import type { Action, Doubt, Doubter } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import type { OutsiderEvent } from '../../events.ts';
import { imagine } from '../../imagine.ts';
import type { State } from '../../state.ts';
import type { View } from '../../view.ts';
import { habit } from './habit.ts';
import { judge } from './judgement.ts';
import { mindsOf, playOn } from './playOn.ts';
import { rivalsTo } from './rivals.ts';
import { steadyBot } from './steady.ts';
import { drawWorld } from './worlds.ts';
import { chanceOf } from './worth.ts';

/** How far Crew and Outsiders look ahead: what an Outsider prepares takes longer to show. */
const ROUNDS = [1, 2] as const;

export function strongDoubter(): Doubter<State, View, OutsiderEvent> {
  return {
    consider({ seat, view, heard }, random): Action | Doubt<State> {
      const judgement = judge(imagine(view, random), seat, heard);
      const usual = habit(judgement, random);
      const rivals = view.turn > 0 ? rivalsTo(usual, judgement) : [];
      if (rivals.length === 0) return usual;
      const minds = mindsOf(judgement);
      const side = itemAt(view.loyalties, seat);
      const lastTurn = view.turn + itemAt(ROUNDS, side) * view.seats;
      return {
        habit: usual,
        rivals,
        world: (chance) => drawWorld(view, judgement, chance),
        playOn: (state, context) => playOn(state, minds(state), lastTurn, context),
        worth: (state) => chanceOf(state, side),
      };
    },
    speak: steadyBot().speak,
  };
}
