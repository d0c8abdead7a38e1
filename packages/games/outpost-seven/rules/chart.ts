/** The flow chart of a match: deal, keep, keep, then turns until nobody can act. */
import {
  type Action,
  ActionList,
  CLOCK,
  type Context,
  choice,
  enter,
  flow,
  only,
  type Refusal,
  type Seat,
  step,
} from '@airlock/kernel';
import { BONUS_AUTO, FIRST_MOVE, isBonus, isKeep, isRepair, isSalvage, RESIGN, TIMEOUT } from '../actions.ts';
import { LIMITS, RED, YELLOW } from '../cards.ts';
import type { OutpostEvent } from '../events.ts';
import { AT, deckSize, type State } from '../state.ts';
import { choosingBonus, useBonuses } from './bonuses.ts';
import { defaultAction } from './defaults.ts';
import { nextPlayer, resign } from './ending.ts';
import { autoKeep, keeping } from './keep.ts';
import { REASONS, refuse } from './refusals.ts';
import { listRepairs, repair, repairRefusal } from './repair.ts';
import { listSalvages, refillOffer, salvage, salvageRefusal } from './salvage.ts';
import { checkVotes } from './votes.ts';

/** OPS-023 to OPS-025: setup has put the cards in their places; this tells of it. */
function deal(state: State, context: Context<OutpostEvent>): void {
  context.tell?.({
    type: 'dealt',
    rule: 'OPS-023',
    open: { count: LIMITS.dealSize },
    own: { 0: { cards: [...state.kept[0]] }, 1: { cards: [...state.kept[1]] } },
    reveals: true,
  });
  context.tell?.({ type: 'burned', rule: 'OPS-024', open: { cards: [...state.discard] }, reveals: true });
  context.tell?.({
    type: 'offerFilled',
    rule: 'OPS-025',
    open: { slots: state.offer.map((card, slot) => ({ slot, card })), deck: deckSize(state) },
    reveals: true,
  });
  if (state.options.openingKeep === 'choose') {
    context.tell?.({
      type: 'asked',
      rule: 'OPS-030',
      open: { seat: state.active, phase: 'keepFirst' },
      quiet: true,
    });
  }
}

/** OPS-004, OPS-005: one action, Salvage or Repair, and no passing. */
const turn = {
  seats: (state: State) => only(state.active),

  list(state: State, seat: Seat, into: ActionList): void {
    listSalvages(state, seat, into);
    listRepairs(state, seat, into);
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (isRepair(action)) return repairRefusal(state, seat, action);
    if (isSalvage(action)) return salvageRefusal(state, seat, action);
    if (isKeep(action)) return refuse('keptAlready');
    return refuse(isBonus(action) || action === BONUS_AUTO ? 'noBonusPending' : 'noSuchAction');
  },

  take(state: State, seat: Seat, action: Action, context: Context<OutpostEvent>): void {
    enter(state, AT.nextPlayer);
    if (isSalvage(action)) {
      salvage(state, seat, action, context);
      enter(state, AT.refillOffer);
    } else {
      repair(state, seat, action, context);
      enter(state, AT.checkVotes);
      enter(state, AT.useBonuses);
    }
  },
};

/** Resigning is open to both at any time; the clock acts for whoever lets it run out. */
const asides = {
  below: FIRST_MOVE,

  list(_state: State, seat: Seat, into: ActionList): void {
    if (seat === CLOCK) into.add(TIMEOUT);
    else if (seat === RED || seat === YELLOW) into.add(RESIGN);
  },

  refusal(_state: State, seat: Seat, action: Action): Refusal | null {
    const may = action === TIMEOUT ? seat === CLOCK : seat === RED || seat === YELLOW;
    return may ? null : refuse('noSuchAction');
  },

  take(state: State, seat: Seat, action: Action, context: Context<OutpostEvent>): void {
    if (action === RESIGN) resign(state, seat, context);
    else timeOut(state, context);
  },
};

function timeOut(state: State, context: Context<OutpostEvent>): void {
  const seat = state.active;
  const legal = new ActionList();
  chart.actions(state, seat, legal);
  context.tell?.({ type: 'timedOut', rule: 'OPS-005', open: { seat } });
  chart.apply(state, seat, defaultAction(state, seat, legal), context);
}

export const chart = flow<keyof typeof AT, State, OutpostEvent>({
  at: AT,
  nodes: {
    deal: step(deal),
    keep: choice(keeping),
    autoKeep: step(autoKeep),
    turn: choice(turn),
    refillOffer: step(refillOffer),
    useBonuses: step(useBonuses),
    chooseBonus: choice(choosingBonus),
    checkVotes: step(checkVotes),
    nextPlayer: step(nextPlayer),
  },
  asides,
  rules: { notYourTurn: REASONS.notYourTurn, noSuchAction: REASONS.noSuchAction, over: REASONS.over },
});
