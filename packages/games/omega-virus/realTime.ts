/** What a table has to know to run a race: when things count as done, what the clock does, who is there. */
import type { RealTime, Seat } from '@airlock/kernel';
import { backAction, lostAction, momentOf, stamp } from './actions.ts';
import { TIMES } from './cards.ts';
import { due } from './rules/clock.ts';
import { deadline } from './rules/phases.ts';
import { earliestMoment } from './rules/race.ts';
import { refuse } from './rules/refusals.ts';
import { type State, seatAt } from './state.ts';
import { momentOfArrival, RaceIntake, RoundTrips } from './timing.ts';

/** Who steps in for a seat that stays away (OMG-111). */
const STAND_IN = 'cadet';

export const realTime: RealTime<State> = {
  stamp,
  momentOf,
  zero: '@0',
  due,
  deadline,
  liveFrom: ({ liveFrom }) => liveFrom,

  arrival(state: State, seat: Seat, received: number, roundTrips: readonly number[]): number {
    const { stopped, options } = state;
    const last = earliestMoment(state, seat);
    // In a pause the clock is read as if it ran on, so that the rules can tell what was done before it.
    const liveFrom = state.liveFrom ?? stopped?.liveFrom ?? null;
    if (liveFrom === null) return last;
    const trips = new RoundTrips();
    for (const trip of roundTrips) trips.add(trip);
    return momentOfArrival({ received, delay: trips.delay, liveFrom, last, fairness: options.fairness });
  },

  tooEarly: refuse('notLive'),
  tooFast: refuse('tooFast'),
  intake: <Answer>() => new RaceIntake<Answer>(),
  silentMs: TIMES.silence,
  lost: (seat, at) => lostAction(seat, Math.max(0, Math.round(at))),
  back: backAction,
  standIn: (state, seat) => (seatAt(state, seat).hasBot ? STAND_IN : null),
};
