import {
  ActionList,
  CLOCK,
  defaultOptions,
  everyone,
  fastRandom,
  only,
  seatsIn,
  silentContext,
  type ToldEvent,
} from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { bidAction, RESIGN } from '../actions.ts';
import { type Card, SUIT } from '../cards.ts';
import type { GoofspielEvent } from '../events.ts';
import { goofspiel } from '../game.ts';
import { OPTIONS, type Options } from '../options.ts';
import { playerAt, type State } from '../state.ts';

/** A match in which the prizes come in this order. */
function match(seats: number, prizes: readonly Card[] = SUIT, options: Partial<Options> = {}) {
  const context = silentContext(fastRandom('any'));
  const state: State = goofspiel.setup(seats, { ...defaultOptions(OPTIONS), ...options }, context.random);
  state.deck = [...prizes].reverse();
  goofspiel.begin(state, context);
  const round = (...bids: Card[]) => {
    for (const [seat, card] of bids.entries()) goofspiel.apply(state, seat, bidAction(card), context);
  };
  return { state, context, round };
}

const wonIn = ({ players }: State) => players.map(({ won }) => won);

describe('the start', () => {
  it.each([2, 3])('gives each of %i people thirteen cards (GOF-001)', (seats) => {
    const { state } = match(seats);
    expect(state.players.map(({ hand }) => hand)).toEqual(Array.from({ length: seats }, () => SUIT));
  });

  it('turns up one prize a round, in an order of chance (GOF-002)', () => {
    const { state, round } = match(2, [4, 9]);
    expect(state.prizes).toEqual([4]);
    round(1, 2);
    expect(state.prizes).toEqual([9]);
    const orders = ['a', 'b'].map(
      (seed) => goofspiel.setup(2, defaultOptions(OPTIONS), fastRandom(seed)).deck,
    );
    expect(orders[0]).not.toEqual(orders[1]);
  });
});

describe('bidding', () => {
  it('asks all at once, whoever is first (GOF-010)', () => {
    const { state, context } = match(3);
    expect(goofspiel.waiting(state)).toBe(everyone(3));
    goofspiel.apply(state, 2, bidAction(5), context);
    expect(seatsIn(goofspiel.waiting(state))).toEqual([0, 1]);
  });

  it('shows a bid to nobody but its bidder (GOF-010)', () => {
    const { state } = match(2);
    const told: ToldEvent<GoofspielEvent>[] = [];
    goofspiel.apply(state, 0, bidAction(5), {
      random: fastRandom(1),
      now: 0,
      tell: (event) => told.push(event),
    });
    expect(told).toEqual([
      expect.objectContaining({ open: { seat: 0 }, own: { 0: { card: 5 }, [-2]: { card: 5 } } }),
    ]);
    expect(playerAt(goofspiel.view(state, 1), 0).bid).toBe(-1);
    expect(playerAt(goofspiel.view(state, 0), 0).bid).toBe(5);
  });

  it('lists the cards one has, and refuses a card that was bid before (GOF-011)', () => {
    const { state, round } = match(2);
    round(5, 6);
    const list = new ActionList();
    goofspiel.actions(state, 0, list);
    expect(list.toArray()).toEqual(SUIT.filter((card) => card !== 5).map(bidAction));
    expect(goofspiel.refusal(state, 0, bidAction(5))).toEqual({ rule: 'GOF-011', reason: 'notInHand' });
  });

  it('lets nobody bid twice in a round (GOF-012)', () => {
    const { state, context } = match(2);
    goofspiel.apply(state, 0, bidAction(5), context);
    expect(goofspiel.waiting(state)).toBe(only(1));
    expect(goofspiel.refusal(state, 0, bidAction(6))).toEqual({ rule: 'GOF-012', reason: 'notYourTurn' });
  });

  it('refuses what is no action (GOF-003)', () => {
    const { state } = match(2);
    expect(goofspiel.refusal(state, 0, -1)).toEqual({ rule: 'GOF-003', reason: 'noSuchAction' });
    expect(goofspiel.refusal(state, CLOCK, RESIGN)).toEqual({ rule: 'GOF-003', reason: 'noSuchAction' });
  });
});

describe('the award', () => {
  it('goes to the highest bid, and all bids are spent (GOF-020)', () => {
    const { state, round } = match(3, [4, 9]);
    round(2, 7, 6);
    expect(wonIn(state)).toEqual([[], [4], []]);
    expect(state.players.map(({ spent }) => spent)).toEqual([[2], [7], [6]]);
  });

  it('waits for the next round when the highest bid was made twice (GOF-021)', () => {
    const { state, round } = match(3, [4, 9, 1]);
    round(7, 7, 6);
    expect(state.prizes).toEqual([4, 9]);
    round(1, 1, 2);
    expect(wonIn(state)).toEqual([[], [], [4, 9]]);
  });

  it('does not mind equal bids below the highest one (GOF-020)', () => {
    const { state, round } = match(3, [4, 9]);
    round(5, 5, 6);
    expect(wonIn(state)).toEqual([[], [], [4]]);
  });

  it('is lost when the highest bid was made twice, where the table agreed so (GOF-022)', () => {
    const { state, round } = match(2, [4, 9], { ties: 'lost' });
    round(7, 7);
    expect([state.prizes, state.lost]).toEqual([[9], [4]]);
  });
});

describe('the end', () => {
  it('comes after thirteen rounds, and the highest total wins (GOF-030)', () => {
    const { state, round } = match(2);
    for (const card of SUIT) round(card, card === 13 ? 1 : card + 1);
    expect(goofspiel.outcome(state)).toEqual({
      winners: [1],
      scores: [13, 78],
      reason: 'prizes',
      rule: 'GOF-030',
    });
  });

  it('leaves prizes to nobody that nobody took (GOF-030)', () => {
    const { state, round } = match(2, [1, 2]);
    round(2, 1);
    round(1, 2);
    expect(state.lost).toEqual([]);
    const tied = match(2, [5]);
    tied.round(3, 3);
    expect(tied.state.lost).toEqual([5]);
  });

  it('is a draw where the highest total is shared (GOF-031)', () => {
    const { state, round } = match(2);
    for (const card of SUIT) round(card, card);
    expect(goofspiel.outcome(state)).toMatchObject({ winners: [], scores: [0, 0], rule: 'GOF-031' });
  });

  it('lets nobody do anything more (GOF-032)', () => {
    const { state, round } = match(2, [1]);
    round(1, 2);
    expect(goofspiel.refusal(state, 0, bidAction(3))).toEqual({ rule: 'GOF-032', reason: 'over' });
  });

  it('comes when somebody gives up, and the best of the others wins (GOF-033)', () => {
    const { state, context, round } = match(3, [4, 9, 1]);
    round(9, 7, 6);
    round(1, 5, 2);
    goofspiel.apply(state, 1, RESIGN, context);
    expect(goofspiel.outcome(state)).toEqual({
      winners: [0],
      scores: [4, 9, 0],
      reason: 'resigned',
      rule: 'GOF-033',
    });
  });
});
