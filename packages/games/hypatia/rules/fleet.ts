/**
 * One ship or several. Alone and in a relay there is one ship and everybody hears what happens aboard. In a race
 * every seat has a copy of the same ship: all play at once. Until their own voyage has ended, players hear only what happens
 * aboard their own ship, and how far the others have come.
 */
import {
  type Action,
  ActionList,
  CLOCK,
  type Context,
  eventFor,
  type Game,
  NOBODY,
  REVIEWER,
  type Refusal,
  type Seat,
  type SeatSet,
  type ToldEvent,
} from '@airlock/kernel';
import { FIRST_MOVE, handoverAction, isHandover, namedSeat, timeoutAction } from '../actions.ts';
import type { HypatiaEvent, Progress, ShipEvent } from '../events.ts';
import { commanderOf, isMatchOver, type Ship, type State, shipOf } from '../state.ts';
import { hasFinished, progressOf, type View } from '../view.ts';
import { chart } from './chart.ts';
import { defaultAction } from './defaults.ts';
import { refuse } from './refusals.ts';

type FleetContext = Context<HypatiaEvent>;
type Parts = 'flows' | 'begin' | 'waiting' | 'actions' | 'asides' | 'refusal' | 'apply' | 'takeOver';

const isSeated = (state: State, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < state.seats;

function waiting(state: State): SeatSet {
  let seats = NOBODY;
  for (const ship of state.ships) seats |= chart.waiting(ship);
  return seats;
}

/** Does something aboard and tells those who may know. */
function aboard<Done>(
  state: State,
  ship: Ship,
  context: FleetContext,
  run: (told: Context<ShipEvent>) => Done,
): Done {
  const wasOver = isMatchOver(state);
  const done = !context.tell
    ? run({ random: context.random, now: context.now, tell: null })
    : state.mode === 'race'
      ? tellRace(state, ship, context, run)
      : run(context as Context<ShipEvent>);
  if (!wasOver && context.tell && isMatchOver(state)) {
    context.tell({ type: 'gameOver', rule: 'HYP-904', open: {}, reveals: true });
  }
  return done;
}

/**
 * Others hear that a seat acted, never how much happened, since the number of events would tell of cards; and
 * its progress when that has changed. Whoever has finished looks on and hears it all.
 */
function tellRace<Done>(
  state: State,
  ship: Ship,
  context: FleetContext,
  run: (told: Context<ShipEvent>) => Done,
): Done {
  const before = progressOf(ship);
  const seat = ship.owner;
  const lookingOn = state.ships.map(({ owner }) => owner).filter((owner) => hasFinished(state, owner));
  const events: ShipEvent[] = [];
  const reviewed: ShipEvent[] = [];
  let reveals = false;
  const tell = (event: ToldEvent<ShipEvent>): void => {
    events.push(eventFor<ShipEvent>(event, seat));
    reviewed.push(eventFor<ShipEvent>(event, REVIEWER));
    reveals ||= event.reveals === true;
    context.mark?.();
  };
  const done = run({ random: context.random, now: context.now, tell });
  context.tell?.({
    type: 'aboard',
    rule: 'HYP-110',
    open: { seat },
    own: {
      ...Object.fromEntries(lookingOn.map((owner) => [owner, { events }])),
      [seat]: { events },
      [REVIEWER]: { events: reviewed },
    },
    ...(reveals ? { reveals: true as const } : {}),
  });
  const progress = progressOf(ship);
  if (isChanged(before, progress)) {
    context.tell?.({ type: 'progress', rule: 'HYP-902', open: { seat, progress } });
  }
  return done;
}

const isChanged = (before: Progress, after: Progress): boolean =>
  (Object.keys(before) as (keyof Progress)[]).some((part) => before[part] !== after[part]);

/** What only the clock may do: act for an awaited seat, and in a relay hand the round to another one. */
function asideRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  if (isMatchOver(state)) return refuse('over');
  if (seat !== CLOCK) return refuse('noSuchAction');
  const named = namedSeat(action);
  const ship = isSeated(state, named) ? shipOf(state, named) : undefined;
  if (!ship || ship.result) return refuse('cannotHandOver');
  if (!isHandover(action)) return commanderOf(ship) === named ? null : refuse('notYourTurn');
  return state.mode === 'relay' && commanderOf(ship) !== named ? null : refuse('cannotHandOver');
}

function actAside(state: State, action: Action, context: FleetContext): boolean {
  const seat = namedSeat(action);
  const ship = shipOf(state, seat) as Ship;
  return aboard(state, ship, context, (told) => {
    if (isHandover(action)) {
      ship.standIn = seat;
      told.tell?.({ type: 'handedOver', rule: 'HYP-401', open: { seat } });
      return false;
    }
    told.tell?.({ type: 'timedOut', rule: 'HYP-405', open: { seat } });
    const legal = new ActionList();
    chart.actions(ship, seat, legal);
    return chart.apply(ship, seat, defaultAction(ship, legal.toArray()), told);
  });
}

export const fleet: Pick<Game<State, View, HypatiaEvent>, Parts> = {
  flows: ({ ships }) => ships,

  begin(state, context) {
    for (const ship of state.ships) aboard(state, ship, context, (told) => chart.begin(ship, told));
  },

  waiting,

  actions(state, seat, into) {
    const ship = isSeated(state, seat) ? shipOf(state, seat) : undefined;
    if (ship) chart.actions(ship, seat, into);
  },

  asides(state, seat, into) {
    if (seat !== CLOCK) return;
    for (let named = 0; named < state.seats; named++) {
      const action = timeoutAction(named);
      if (!asideRefusal(state, CLOCK, action)) into.add(action);
    }
    for (let named = 0; named < state.seats; named++) {
      const action = handoverAction(named);
      if (!asideRefusal(state, CLOCK, action)) into.add(action);
    }
  },

  refusal(state, seat, action) {
    if (action < FIRST_MOVE && action >= 0 && Number.isInteger(action)) {
      return asideRefusal(state, seat, action);
    }
    if (isMatchOver(state)) return refuse('over');
    const ship = isSeated(state, seat) ? shipOf(state, seat) : undefined;
    return ship ? chart.refusal(ship, seat, action) : refuse('notYourTurn');
  },

  takeOver(state, by) {
    const action = handoverAction(by);
    return isSeated(state, by) && !asideRefusal(state, CLOCK, action) ? action : null;
  },

  apply(state, seat, action, context) {
    if (action < FIRST_MOVE) return actAside(state, action, context);
    const ship = shipOf(state, seat) as Ship;
    // Most moves are made where nobody listens: in searches and simulations.
    if (!context.tell) return chart.apply(ship, seat, action, context as Context<ShipEvent>);
    return aboard(state, ship, context, (told) => chart.apply(ship, seat, action, told));
  },
};
