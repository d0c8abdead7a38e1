/** A Shift: secret cards, the shuffled reveal, points and infection. */
import {
  type Action,
  type ActionList,
  type Context,
  missing,
  only,
  REVIEWER,
  type Refusal,
  type Seat,
  type SeatSet,
  shuffle,
} from '@airlock/kernel';
import { cardOf, HOLD_ACTION, isSubmit, submitAction } from '../actions.ts';
import {
  C1,
  C2,
  CARD_COUNT,
  type Card,
  COMPLETED,
  DESTROYED,
  HOLD,
  INF,
  INFECTED,
  isRest,
  NOTHING_YET,
  OPEN,
  REST,
  S1,
  S2,
  type Shown,
  SURVIVOR,
  type Task,
} from '../cards.ts';
import type { Notice, OutbreakEvent, TaskChange } from '../events.ts';
import {
  chosenBy,
  handOf,
  isOut,
  momentOf,
  neededFor,
  pointsAt,
  type ShiftRecord,
  type State,
} from '../state.ts';
import { mayStillPlay, submitRefusal } from './cardLimits.ts';
import { refuse } from './refusals.ts';
import { repairChoices } from './repair.ts';
import { forgetChoices } from './stages.ts';

/** OBK-104, OBK-809: every living seat, and voted-out ones that still have their card of the Day. */
export const acting = {
  stays: true,

  seats(state: State): SeatSet {
    let set: SeatSet = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      if (state.chosen[seat] !== NOTHING_YET) continue;
      if (!isOut(state, seat) || mayStillPlay(handOf(state, seat))) set |= only(seat);
    }
    return set;
  },

  list(state: State, seat: Seat, into: ActionList): void {
    if (isOut(state, seat)) into.add(HOLD_ACTION);
    for (let card = 0; card < CARD_COUNT; card++) {
      if (submitRefusal(state, seat, card) === null) into.add(submitAction(card));
    }
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (action === HOLD_ACTION) return isOut(state, seat) ? null : refuse('cannotHold');
    return isSubmit(action) ? submitRefusal(state, seat, cardOf(action)) : refuse('submitNow');
  },

  take(state: State, seat: Seat, action: Action, context: Context<OutbreakEvent>): void {
    chooseCard(state, seat, action === HOLD_ACTION ? HOLD : cardOf(action), false, context);
  },
};

/** OBK-105, OBK-810: the card leaves the hand; others see only that the seat has chosen. */
export function chooseCard(
  state: State,
  seat: Seat,
  card: Card,
  byDefault: boolean,
  context: Context<OutbreakEvent>,
): void {
  state.chosen[seat] = card;
  if (card !== HOLD) state.hands[seat] = handOf(state, seat) & ~(1 << card);
  const own = { card, byDefault };
  context.tell?.({
    type: 'cardChosen',
    rule: 'OBK-104',
    open: { seat },
    own: { [seat]: own, [REVIEWER]: own },
  });
}

/** OBK-501: the first Rest after Infect, else the first of the pile; -1 where there is none. */
function targetOf(pile: readonly Shown[]): number {
  const infect = pile.indexOf(INF);
  if (infect < 0) return -1;
  const after = pile.findIndex((shown, place) => place > infect && isRest(shown));
  return after >= 0 ? after : pile.findIndex(isRest);
}

/** OBK-402: points before, one up for each Complete, one down for each Sabotage. */
function totalOf(before: number, pile: readonly Shown[], complete: Card, sabotage: Card): number {
  let total = before;
  for (const shown of pile) {
    if (shown === complete) total++;
    else if (shown === sabotage) total--;
  }
  return total;
}

/** OBK-401, OBK-502, OBK-503: the shuffled pile, and whom Infect has found in it. */
export function reveal(state: State, context: Context<OutbreakEvent>): void {
  const owners: Seat[] = [];
  let outsiders: SeatSet = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const card = chosenBy(state, seat);
    if (card === NOTHING_YET || card === HOLD) continue;
    owners.push(seat);
    if (isOut(state, seat)) outsiders |= only(seat);
  }
  shuffle(owners, context.random.stream('piles'));
  const pile = owners.map((seat): Shown => shownBy(state, seat));
  const target = targetOf(pile);
  const [first, second] = state.pair;
  const before = [pointsAt(state, first), pointsAt(state, second)] as const;
  const totals = [totalOf(before[0], pile, C1, S1), totalOf(before[1], pile, C2, S2)] as const;
  const record: ShiftRecord = { pair: [first, second], pile, owners, target, before, totals, outsiders };
  state.records.push(record);
  forgetChoices(state);
  const victim = infect(state, record);
  if (context.tell) tellReveal(state, record, victim, context);
}

function shownBy(state: State, seat: Seat): Shown {
  const card = chosenBy(state, seat);
  return card === REST ? REST + (state.rests[seat] ?? missing()) : card;
}

/** OBK-502, OBK-508: a Survivor becomes Infected, for good; the seat, or -1 where nobody did. */
function infect(state: State, { target, owners }: ShiftRecord): Seat {
  const seat = target < 0 ? -1 : (owners[target] ?? missing());
  if (seat < 0 || state.roles[seat] !== SURVIVOR) return -1;
  state.roles[seat] = INFECTED;
  state.infectedAt[seat] = momentOf(state.day, state.shift);
  return seat;
}

/** OBK-504 to OBK-506: the target is shown to all, whose it is only to its owner. */
function tellReveal(state: State, record: ShiftRecord, victim: Seat, context: Context<OutbreakEvent>): void {
  const { pile, owners, target, outsiders, before, totals } = record;
  const own: {
    [viewer: number]: Notice | { owners: readonly Seat[]; pile: readonly Shown[]; victim: Seat };
  } = { [REVIEWER]: { owners, pile, victim } };
  for (let seat = 0; seat < state.seats; seat++) {
    const mine = ownRest(record, seat);
    const infection = target < 0 || mine !== target ? 'none' : victim === seat ? 'infected' : 'already';
    own[seat] = { mine, infection };
  }
  context.tell?.({
    type: 'revealed',
    rule: target < 0 ? 'OBK-401' : 'OBK-501',
    open: {
      pile: state.options.restNumbers === 'printed' ? pile : pile.map(withoutNumber),
      target,
      outsiders,
      before,
      totals,
    },
    own,
    reveals: true,
  });
}

export const withoutNumber = (shown: Shown): Shown => (isRest(shown) ? REST : shown);

/** The place of a seat's own Rest in a pile; -1 for none. */
export function ownRest({ pile, owners }: Pick<ShiftRecord, 'pile' | 'owners'>, seat: Seat): number {
  if (seat < 0) return -1;
  return owners.findIndex((owner, place) => owner === seat && isRest(pile[place] ?? missing()));
}

/** OBK-403 to OBK-406, OBK-601 to OBK-603: what became of both Tasks, and the repairs it brings. */
export function settle(state: State, context: Context<OutbreakEvent>): void {
  const record = state.records.at(-1) as ShiftRecord;
  const changes = [settleTask(state, record, 0), settleTask(state, record, 1)];
  const completions = changes.filter(({ completion }) => completion).length;
  const destroyed = state.status.filter((status) => status === DESTROYED).length;
  context.tell?.({
    type: 'settled',
    rule: changes.some(({ status }) => status === DESTROYED) ? 'OBK-403' : 'OBK-404',
    open: { tasks: changes, lapsed: Math.max(0, completions - destroyed) },
  });
  repairChoices(state, completions, context);
}

function settleTask(state: State, record: ShiftRecord, slot: 0 | 1): TaskChange {
  const task: Task = record.pair[slot];
  const total = record.totals[slot];
  const needed = neededFor(state.options, task);
  const wasCompleted = state.status[task] === COMPLETED;
  const points = total < 0 ? 0 : Math.min(total, needed);
  const status = total < 0 ? DESTROYED : points === needed ? COMPLETED : OPEN;
  state.points[task] = points;
  state.status[task] = status;
  const completion = status === COMPLETED && !wasCompleted;
  return { task, before: record.before[slot], total, points, status, completion };
}
