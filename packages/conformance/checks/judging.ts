/** Whether one action is legal is told without listing all that are: a server asks it of everything that is sent. */
import { ActionList } from '@airlock/kernel';
import { allActions, someActors } from '../choices.ts';
import { Fault } from '../finding.ts';
import { strangeActions } from '../strangeActions.ts';
import type { Check, Snapshot } from '../watching.ts';

/** Beyond these, more actions of the same list tell nothing new. */
const MOST_TRIED = 8;

export const judging: Check = {
  id: 'judging',
  sentence: 'whether an action is legal is judged without listing all that are',
  oneIn: 5,
  watch: () => ({ rested: judge }),
};

function judge({ play: { game, setting, random }, state }: Snapshot): void {
  for (const seat of someActors(setting, random)) {
    const legal = allActions(game, state, seat);
    const from = random.int(Math.max(1, legal.length - MOST_TRIED));
    for (const action of [...legal.slice(from, from + MOST_TRIED), ...strangeActions(game, legal, random)]) {
      if (isListing(() => void game.refusal(state, seat, action))) {
        throw new Fault('Refusing or allowing an action lists actions.', { seat });
      }
    }
  }
}

/** Whether anything is put on any list of actions meanwhile. */
function isListing(work: () => void): boolean {
  const { add } = ActionList.prototype;
  let isListed = false;
  ActionList.prototype.add = function noticed(this: ActionList, action) {
    isListed = true;
    add.call(this, action);
  };
  try {
    work();
  } finally {
    ActionList.prototype.add = add;
  }
  return isListed;
}
