/** The opening: from seven dealt cards each player keeps a set of a given total. */
import {
  type Action,
  type ActionList,
  type Context,
  missing,
  only,
  pick,
  type Refusal,
  type Seat,
  type SeatSet,
} from '@airlock/kernel';
import { BONUS_AUTO, isKeep, KEEP, keepAction } from '../actions.ts';
import { type Card, cardValue, LIMITS, VALUE_OF } from '../cards.ts';
import type { OutpostEvent } from '../events.ts';
import { chanceOf, keptBy, otherThan, type State } from '../state.ts';
import { refuse, wrongKeepTotal } from './refusals.ts';

/** OPS-031: the total this seat should keep. */
export const keepTarget = (state: Pick<State, 'start' | 'options'>, seat: Seat): number =>
  seat === state.start ? LIMITS.keepTotalFirst : state.options.secondTotal;

/** The summed values of the marked places of a hand. */
export function totalOf(hand: readonly Card[], places: number): number {
  let total = 0;
  for (let place = 0; place < hand.length; place++) {
    if (places & (1 << place)) total += VALUE_OF[hand[place] ?? missing()] ?? missing();
  }
  return total;
}

/** OPS-031, OPS-032: the target if some subset reaches it, else the highest total below. */
export function requiredTotal(hand: readonly Card[], target: number): number {
  let reachable = 1;
  for (const card of hand) reachable |= reachable << cardValue(card);
  let total = target;
  while (!(reachable & (1 << total))) total--;
  return total;
}

/** OPS-033: every set of the required total, whatever its size and colours. */
export function legalKeeps(hand: readonly Card[], target: number): number[] {
  const required = requiredTotal(hand, target);
  const sets: number[] = [];
  for (let places = 1; places < 1 << hand.length; places++) {
    if (totalOf(hand, places) === required) sets.push(places);
  }
  return sets;
}

export const keeping = {
  seats: (state: State): SeatSet => only(state.active),

  list(state: State, seat: Seat, into: ActionList): void {
    for (const places of legalKeeps(keptBy(state, seat), keepTarget(state, seat)))
      into.add(keepAction(places));
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (!isKeep(action)) return refuse(action > BONUS_AUTO ? 'noSuchAction' : 'keepBeforePlay');
    const hand = keptBy(state, seat);
    const target = keepTarget(state, seat);
    const required = requiredTotal(hand, target);
    const total = totalOf(hand, action - KEEP);
    return total === required ? null : wrongKeepTotal(total, required, target);
  },

  take(state: State, seat: Seat, action: Action, context: Context<OutpostEvent>): void {
    keepCards(state, seat, action - KEEP, context);
    const both = seat !== state.start;
    context.tell?.({
      type: 'asked',
      rule: both ? 'OPS-140' : 'OPS-030',
      open: { seat: state.active, phase: both ? 'turn' : 'keepSecond' },
      quiet: true,
    });
  },
};

/** OPS-035: the rulebook's advice for a first game, any legal set. */
export function autoKeep(state: State, context: Context<OutpostEvent>): void {
  const seat = state.active;
  const sets = legalKeeps(keptBy(state, seat), keepTarget(state, seat));
  keepCards(
    state,
    seat,
    pick(sets, chanceOf(state.options, context.random, `keep${seat === state.start ? '' : ' second'}`)),
    context,
  );
  if (seat !== state.start) {
    context.tell?.({
      type: 'asked',
      rule: 'OPS-140',
      open: { seat: state.active, phase: 'turn' },
      quiet: true,
    });
  }
}

/** OPS-030, OPS-034: the rest goes face up to the discard pile, lowest number first; then the other player. */
function keepCards(state: State, seat: Seat, places: number, context: Context<OutpostEvent>): void {
  const hand = keptBy(state, seat);
  const kept: Card[] = [];
  const discarded: Card[] = [];
  for (const [place, card] of hand.entries()) {
    (places & (1 << place) ? kept : discarded).push(card);
  }
  state.kept[seat] = kept;
  for (const card of discarded) state.discard.push(card);
  state.active = otherThan(seat);
  context.tell?.({
    type: 'kept',
    rule: totalOf(hand, places) === keepTarget(state, seat) ? 'OPS-031' : 'OPS-032',
    open: { seat, count: kept.length, total: totalOf(hand, places), discarded },
    own: { [seat]: { cards: [...kept] } },
    reveals: true,
  });
}
