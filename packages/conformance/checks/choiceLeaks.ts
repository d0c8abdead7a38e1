/** The leak test of what is offered: a seat's actions and refusals depend on nothing it may not know. */
import type { Action } from '@airlock/kernel';
import { allActions, seatsOf } from '../choices.ts';
import { expectSame } from '../expecting.ts';
import { strangeActions } from '../strangeActions.ts';
import type { Check, Playthrough, Snapshot } from '../watching.ts';

const WORLDS = 2;

export const choiceLeaks: Check = {
  id: 'leaks in choices',
  sentence: 'leak test: no list of actions and no refusal depends on what the seat may not know',
  watch: () => ({ rested: inspect }),
};

function inspect({ play, state }: Snapshot): void {
  const { game, setting, random } = play;
  for (const seat of seatsOf(setting)) {
    const view = game.view(state, seat);
    const listed = allActions(game, state, seat);
    const tried = strangeActions(game, listed, random);
    for (let worlds = 0; worlds < WORLDS; worlds++) {
      const world = game.imagine(view, random);
      const imagined = allActions(game, world, seat);
      if (!isSameList(listed, imagined)) {
        const what = 'The list of actions differs in an imagined match: it leaks.';
        expectSame(what, textsOf(play, listed), textsOf(play, imagined), { seat });
      }
      for (const action of tried) {
        const [real, other] = [game.refusal(state, seat, action), game.refusal(world, seat, action)];
        if (real === other) continue;
        const what = `The refusal of "${textsOf(play, [action])}" differs in an imagined match: it leaks.`;
        expectSame(what, real, other, { seat });
      }
    }
  }
}

const isSameList = (one: readonly Action[], other: readonly Action[]): boolean =>
  one.length === other.length && one.every((action, index) => action === other[index]);

/** Nonsense has a number but no text. */
function textsOf({ game: { codec } }: Playthrough, actions: readonly Action[]): string[] {
  return actions.map((action) =>
    Number.isInteger(action) && action >= 0 && action < codec.size ? codec.write(action) : String(action),
  );
}
