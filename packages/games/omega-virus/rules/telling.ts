/** How benches are told: to everybody where plans are open, otherwise to those who may see them. */
import { REVIEWER, type Seat, SPECTATOR, type Viewer } from '@airlock/kernel';
import type { Counts, Sight, Tally } from '../events.ts';
import { boardOf } from '../geometry/board.ts';
import { connectedItems } from '../geometry/equipment.ts';
import { type Bench, type State, seatAt, topBack } from '../state.ts';

export const isOpenPlay = ({ seats, options }: Pick<State, 'seats' | 'options'>): boolean =>
  seats.length === 1 || options.opponentView === 'live';

export const tallyOf = ({ pickUps, cardsPicked, skips }: Bench): Tally => ({ pickUps, cardsPicked, skips });

export function countsOf(state: State, seat: Seat): Counts {
  return { seat, cards: seatAt(state, seat).bench.plan.length };
}

export const connectedIn = ({ plan }: Bench): number => connectedItems(plan, boardOf(plan));

/**
 * Hand and deck of another seat stay covered in a race by status, its plan until the round is over (§8). Whoever only
 * watches sees what both seats may see: a player could open a second window.
 */
function seesBench(state: State, viewer: Viewer, seat: Seat): boolean {
  if (state.result !== null || viewer === REVIEWER) return true;
  return !state.hidden && (isOpenPlay(state) || viewer === seat);
}

const seesPlan = (state: State, viewer: Viewer, seat: Seat, roundOver: boolean): boolean =>
  seesBench(state, viewer, seat) || (roundOver && !state.hidden);

export function sightOf(state: State, viewer: Viewer, seat: Seat, roundOver = false): Sight {
  const { bench } = seatAt(state, seat);
  const sees = seesBench(state, viewer, seat);
  const seesCards = seesPlan(state, viewer, seat, roundOver);
  return {
    back: sees ? topBack(bench.deck) : null,
    hand: sees ? bench.hand : null,
    plan: seesCards ? bench.plan.slice() : null,
    tally: seesCards ? tallyOf(bench) : null,
  };
}

export const sightsOf = (state: State, viewer: Viewer, roundOver = false): Sight[] =>
  state.seats.map((_, seat) => sightOf(state, viewer, seat, roundOver));

/** Everybody from whom something may be hidden, and the reviewer. */
const viewersOf = (state: State): Viewer[] => [...state.seats.keys(), SPECTATOR, REVIEWER];

/** A detail where it stands in an event: open to all, or each viewer's own. */
interface Split<Detail> {
  readonly open: { readonly seen?: Detail };
  readonly own: { readonly own?: { readonly [viewer: Viewer]: Detail } };
}

/** A detail that depends on who looks. Reviewers always have their own: they follow decks too. */
export function eachTheirOwn<Detail>(state: State, detail: (viewer: Viewer) => Detail): Split<Detail> {
  if (isOpenPlay(state)) {
    return { open: { seen: detail(SPECTATOR) }, own: { own: { [REVIEWER]: detail(REVIEWER) } } };
  }
  const own = Object.fromEntries(viewersOf(state).map((viewer) => [viewer, detail(viewer)]));
  return { open: {}, own: { own } };
}

/**
 * A detail of one seat's bench, the same for all who may see it. What is heard in a pause is covered like the boards,
 * also for its owner (OMG-109): they see it when the clock runs again.
 */
export function forThoseWhoSee<Detail>(state: State, seat: Seat, detail: Detail): Split<Detail> {
  if (state.hidden) return { open: {}, own: { own: { [REVIEWER]: detail } } };
  if (isOpenPlay(state)) return { open: { seen: detail }, own: {} };
  return { open: {}, own: { own: { [seat]: detail, [REVIEWER]: detail } } };
}
