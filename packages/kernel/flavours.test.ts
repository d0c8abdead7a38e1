import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import type { Flavoured } from './flavours.ts';
import type { Seat, SeatSet } from './seats.ts';

type Card = Flavoured<number, 'card'>;

const play = (seat: Seat, action: Action, card: Card): number[] => [seat, action, card];

/** What must not compile; if it did, the compiler would complain about the comment above it. */
function mistakes(seat: Seat, action: Action, card: Card, seats: SeatSet): void {
  // @ts-expect-error A seat is no action.
  play(seat, seat, card);
  // @ts-expect-error An action is no seat.
  play(action, action, card);
  // @ts-expect-error An action is no card.
  play(seat, action, action);
  // @ts-expect-error A card is no seat.
  play(card, action, card);
  // @ts-expect-error A set of seats is no seat.
  play(seats, action, card);
  // @ts-expect-error A hand is no list of seats.
  const listed: Seat[] = [card];
  play(listed[0] ?? seat, action, card);
}

describe('numbers of a kind', () => {
  it('cannot be taken for those of another kind', () => {
    expect(mistakes).not.toThrow();
  });

  it('are plain numbers: they are counted, read from rows and written without a cast', () => {
    const hand: readonly Card[] = [4, 7];
    const seat: Seat = 1;
    const next: Seat = (seat + 1) % 3;
    expect(play(next, hand.length, hand[seat] ?? 0)).toEqual([2, 2, 7]);
    expect(JSON.stringify({ seat })).toBe('{"seat":1}');
  });
});
