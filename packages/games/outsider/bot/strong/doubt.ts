/** Where the strong player thinks twice: it draws worlds as it believes in them and plays on in each. */
import type { Action, Doubt, Doubter, Random, Seated } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { CREW, OUTSIDER } from '../../cards.ts';
import type { OutsiderEvent } from '../../events.ts';
import { imagine } from '../../imagine.ts';
import type { State } from '../../state.ts';
import type { View } from '../../view.ts';
import { habit } from './habit.ts';
import { type Judgement, judge } from './judgement.ts';
import { mindsOf, playOn } from './playOn.ts';
import { rivalsTo } from './rivals.ts';
import { steadyBot } from './steady.ts';
import { drawWorld } from './worlds.ts';
import { chanceOf } from './worth.ts';

/** How far Crew and Outsiders look ahead: what an Outsider prepares takes longer to show. */
const ROUNDS = [1, 2] as const;

interface Considered extends Doubt<State> {
  readonly judgement: Judgement;
}

/** Every decision as the strong player sees it, also those it has no doubts about. */
export function considered(
  { seat, view, heard }: Seated<View, OutsiderEvent>,
  random: Random,
  rounds: readonly [crew: number, outsiders: number] = ROUNDS,
): Considered {
  const judgement = judge(imagine(view, random), seat, heard);
  const usual = habit(judgement, random);
  const minds = mindsOf(judgement);
  // Before loyalties are dealt, tokens are placed: by habit, whatever the side will be.
  const side = view.loyalties[seat] === OUTSIDER ? OUTSIDER : CREW;
  const lastTurn = view.turn + itemAt(rounds, side) * view.seats;
  return {
    judgement,
    habit: usual,
    rivals: view.turn > 0 ? rivalsTo(usual, judgement) : [],
    world: (chance) => drawWorld(view, judgement, chance),
    playOn: (state, context) => playOn(state, minds(state), lastTurn, context),
    worth: (state) => chanceOf(state, side),
  };
}

export function strongDoubter(): Doubter<State, View, OutsiderEvent> {
  return {
    consider(seated, random): Action | Doubt<State> {
      const doubt = considered(seated, random);
      return doubt.rivals.length === 0 ? doubt.habit : doubt;
    },
    speak: steadyBot().speak,
  };
}
