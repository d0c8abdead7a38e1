/** What a seat of Outbreak could believe of the others, and how true words were, for whoever looks at a match again. */
import { type Action, itemAt, type Seat } from '@airlock/kernel';
import { ballotOf, codec, FIRST_MOVE, isVote } from '../actions.ts';
import { type Card, CLAIMABLE, kindOf, PZERO, SKIP, SURVIVOR } from '../cards.ts';
import { momentOf, roleOf, type State } from '../state.ts';
import type { View } from '../view.ts';
import { chancesOf } from './reading/chances.ts';
import { read } from './reading/read.ts';

/** How likely each seat is Patient Zero, from all that a seat knows. */
export const suspicionsOf = (view: View, seat: Seat): readonly number[] =>
  view.roles[seat] === PZERO
    ? view.roles.map((_, other) => (other === seat ? 1 : 0))
    : chancesOf(read(view, { as: seat }), view.seats).zero;

export type Standing = 'true' | 'false' | 'impossible' | 'open';

/** The card that a seat laid in a Shift of the game; -1 where it laid none. */
function laidBy(over: State, moment: number, seat: Seat): Card {
  const record = over.records[moment - 1];
  const place = record?.owners.indexOf(seat) ?? -1;
  return record && place >= 0 ? kindOf(itemAt(record.pile, place)) : -1;
}

/** `null` for what is no claim. */
export function claimMark(said: State, seat: Seat, action: Action, over: State): Standing | null {
  if (action >= FIRST_MOVE) return null;
  const [one = 0, two = 0, three = 0] = codec.words(action);
  switch (codec.kind(action)) {
    case 'played': {
      const moment = momentOf(one + 1, two);
      const card = itemAt(CLAIMABLE, three);
      if (laidBy(over, moment, seat) === card) return 'true';
      const pile = said.records[moment - 1]?.pile ?? [];
      return pile.some((shown) => kindOf(shown) === card) ? 'false' : 'impossible';
    }
    case 'plan': {
      const laid = laidBy(over, momentOf(said.day, one), seat);
      return laid < 0 ? 'open' : laid === itemAt(CLAIMABLE, two) ? 'true' : 'false';
    }
    case 'accuse':
      return roleOf(said, one) === SURVIVOR ? 'false' : 'true';
    case 'vouch':
      return roleOf(said, one) === SURVIVOR ? 'true' : 'false';
    default:
      return null;
  }
}

/** Whom a vote, an accusation or a word for somebody names; `null` for everything else, and for a vote for nobody. */
export function namedIn(action: Action): { readonly seat: Seat; readonly against: boolean } | null {
  if (isVote(action)) {
    const ballot = ballotOf(action);
    return ballot === SKIP ? null : { seat: ballot, against: true };
  }
  const kind = codec.kind(action);
  if (kind !== 'accuse' && kind !== 'vouch') return null;
  const [seat = 0] = codec.words(action);
  return { seat, against: kind === 'accuse' };
}
