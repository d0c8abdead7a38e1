/** A policy that is followed only most of the time; otherwise anything that is allowed is done. For levels that people beat early. */
import { ActionList, type Game, type Policy } from '@airlock/kernel';

/** Followed in this many of a hundred decisions. */
export function wavering<State>(
  game: Pick<Game<State>, 'actions'>,
  policy: Policy<State>,
  percent: number,
): Policy<State> {
  const listed = new ActionList();
  return (state, seat, random) => {
    if (random.int(100) < percent) return policy(state, seat, random);
    game.actions(state, seat, listed.clear());
    return listed.pick(random);
  };
}
