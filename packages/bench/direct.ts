/** The same rules called one after another by hand, without the kernel: what the flow chart costs is the rest. */
import { type ActionList, defaultOptions, type Random, silentContext } from '@airlock/kernel';
import { isSalvage, outpostSeven, type State } from '@airlock/outpost-seven';
import {
  checkVotes,
  choosingBonus,
  keeping,
  listRepairs,
  listSalvages,
  nextPlayer,
  refillOffer,
  repair,
  salvage,
  useBonuses,
} from '@airlock/outpost-seven/rules';

const OPTIONS = defaultOptions(outpostSeven.options);

/** Plays to the end and says how many actions it took. */
export function directPlayout(random: Random, list: ActionList): number {
  const context = silentContext(random);
  const state: State = outpostSeven.setup(2, OPTIONS, random);
  let moves = 0;
  for (; moves < 2; moves++) {
    const seat = state.active;
    keeping.list(state, seat, list.clear());
    keeping.take(state, seat, list.pick(random), context);
  }
  while (state.result === null) {
    const seat = state.active;
    list.clear();
    listSalvages(state, seat, list);
    listRepairs(state, seat, list);
    const action = list.pick(random);
    moves++;
    if (isSalvage(action)) {
      salvage(state, seat, action, context);
      refillOffer(state, context);
    } else {
      repair(state, seat, action, context);
      useBonuses(state, context);
      while (state.pending.length > 0) {
        choosingBonus.list(state, seat, list.clear());
        choosingBonus.take(state, seat, list.pick(random), context);
        moves++;
        useBonuses(state, context);
      }
      checkVotes(state, context);
    }
    nextPlayer(state, context);
    // The rules name what comes next on the stack; here the order is written out instead.
    state.stack.length = 0;
  }
  return moves;
}
