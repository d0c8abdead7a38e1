/**
 * A bet on who Patient Zero is, for whoever is voted out: they have one card a Day and hear everything, so that there is something
 * left to find out. It is the reader's own business: it stays in this browser, and nobody is told of it before or after the end.
 */
import { bold, type Naming, present, type Seat, who, whom } from '@airlock/kernel';
import { asRole, PZERO, type View } from '@airlock/outbreak';
import { fieldsOf, keepAs, readKept } from '../../../kit/kept.ts';
import { isOut, seatsOf } from '../moves/stage.ts';

export interface Bet {
  readonly seat: Seat;
  /** The Day on which it was made. */
  readonly day: number;
}

const NAME = 'airlock.outbreak.bet';

/** What was bet at a table, as far as this browser knows. */
export const betAt = (table: string): Bet | null =>
  readKept(NAME, (stored) => {
    const { table: of, bet } = fieldsOf(stored);
    const { seat, day } = fieldsOf(bet);
    return of === table && typeof seat === 'number' && typeof day === 'number' ? { seat, day } : null;
  });

/** The bet of another table is forgotten. */
export const keepBet = (table: string, bet: Bet): void => keepAs(NAME, { table, bet });

/** Those outside who do not know it anyway. */
export const mayBet = (view: View, seat: Seat | null): boolean =>
  seat !== null && !view.result && isOut(view, seat) && !view.roles.includes(PZERO);

/** On whom one may bet: those living. Whoever was voted out was not Patient Zero. */
export const candidates = (view: View, seat: Seat): Seat[] =>
  seatsOf(view).filter((one) => one !== seat && !isOut(view, one));

/** What stands on the door: "Your bet since Day 3: Nova is Patient Zero." */
export function betWords(view: View, bet: Bet | null, naming: Naming): string {
  if (bet === null) return 'You can bet on who Patient Zero is. Nobody sees it but you.';
  if (isOut(view, bet.seat)) {
    const role = asRole(present(view.roles[bet.seat]));
    return `Your bet is lost: ${who(bet.seat, naming)} was ${role}. You can bet again.`;
  }
  return `Your bet since Day ${bet.day}: ${bold(whom(bet.seat, naming))} is Patient Zero.`;
}

/** What became of it; `null` where there was none. */
export function betResult(view: View, bet: Bet | null, naming: Naming): string | null {
  if (bet === null || !view.result) return null;
  const isRight = view.roles[bet.seat] === PZERO;
  const zero = view.roles.indexOf(PZERO);
  const truth = isRight ? 'and you were right' : `but it was ${whom(zero, naming)}`;
  return `From Day ${bet.day} on you bet that ${whom(bet.seat, naming)} was Patient Zero, ${truth}.`;
}
