/** The list of actions is the law: what stands there is accepted. */
import { actorsOf, allActions } from '../choices.ts';
import { expectSame } from '../expecting.ts';
import { Fault } from '../finding.ts';
import type { Check, Snapshot } from '../watching.ts';

export const lists: Check = {
  id: 'lists',
  sentence: 'every listed action is accepted, listed once, and listed again in the same order',
  watch: () => ({ rested: inspect }),
};

function inspect({ play: { game, setting }, state }: Snapshot): void {
  for (const seat of actorsOf(setting)) {
    const listed = allActions(game, state, seat);
    const again = allActions(game, state, seat);
    expectSame('Listed a second time, the actions differ.', listed, again, { seat });
    const once = new Set<number>();
    for (const action of listed) {
      const text = game.codec.write(action);
      if (once.has(action)) throw new Fault(`"${text}" is listed twice.`, { seat });
      once.add(action);
      const refusal = game.refusal(state, seat, action);
      if (refusal) {
        throw new Fault(`"${text}" is listed but refused (${refusal.rule}, ${refusal.reason}).`, { seat });
      }
    }
  }
}
