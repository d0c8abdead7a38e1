/** Whom the bots that weigh stories vote out. */
import { has, missing, type Seat } from '@airlock/kernel';
import { INFECTED, SKIP, SURVIVOR } from '../cards.ts';
import type { View } from '../view.ts';
import { ballotsFor, hiddenZero } from './lies.ts';
import { chancesOf, chancesWithout } from './reading/chances.ts';
import { type Reading, read } from './reading/read.ts';
import { infectedOf, zeroOf } from './reading/stories.ts';
import { coin, livingSeats } from './reports.ts';

/** How likely the Survivors find Patient Zero at a vote for which they have the ballots. */
const FINDS = 0.3;
/** What their ballots are worth beside as many, or more, of the other side. */
export const EVEN = 0.4;
export const OUTNUMBERED = 0.12;
const prospects = new Map<number, number>();

/** How likely the Survivors win from a vote on, with this many of them and this many liars still in: a Day costs them one. */
export function prospect(survivors: number, liars: number): number {
  if (survivors <= 1) return 0;
  const key = survivors * 16 + liars;
  const known = prospects.get(key);
  if (known !== undefined) return known;
  const power = survivors > liars ? 1 : survivors === liars ? EVEN : OUTNUMBERED;
  const now = FINDS * power;
  const value = now + (1 - now) * prospect(survivors - 1, liars + 1);
  prospects.set(key, value);
  return value;
}

const TIE = 9;
/** Chances closer together than this are alike; then all break the tie the same way, so that ballots gather. */
const GRAIN = 1000;

/**
 * How likely every other seat still in is Patient Zero, as a seat knows it. In the eyes of somebody else, who may know more or less
 * than that seat, it is what everybody can work out and that seat's own innocence.
 */
export function suspectsOf(view: View, seat: Seat, reading: Reading = {}): number[] {
  const { zero } =
    view.viewer === seat
      ? chancesOf(read(view, { ...reading, as: seat }), view.seats)
      : chancesWithout(read(view, reading), view.seats, view.roles[seat] === SURVIVOR ? seat : -1);
  const living = livingSeats(view);
  return zero.map((chance, other) => (other !== seat && living.includes(other) ? chance : 0));
}

/** The same as it would be said in public: a liar speaks as if it knew no more than everybody, and of itself that it is healthy. */
export function spokenSuspects(view: View, seat: Seat, reading: Reading = {}): number[] {
  if (view.roles[seat] === SURVIVOR) return suspectsOf(view, seat, reading);
  const { zero } = chancesWithout(read(view, reading), view.seats, seat);
  const living = livingSeats(view);
  return zero.map((chance, other) => (other !== seat && living.includes(other) ? chance : 0));
}

/** A Survivor votes where that promises more than another Day would. */
function survivorsBallot(view: View, seat: Seat, reading: Reading = {}): number {
  const stories = read(view, { ...reading, as: seat });
  const { zero } = chancesOf(stories, view.seats);
  const living = livingSeats(view);
  const rank = (other: Seat): number =>
    Math.round((zero[other] ?? missing()) * GRAIN) + coin(view, other, TIE);
  const others = living.filter((other) => other !== seat);
  const top = others.reduce((best, other) => (rank(other) > rank(best) ? other : best));
  let skipping = 0;
  let voting = 0;
  for (const [number, weight] of stories) {
    const first = zeroOf(number);
    const infected = infectedOf(number);
    const liars = living.filter((one) => one === first || has(infected, one)).length;
    const survivors = living.length - liars;
    skipping += weight * prospect(survivors - 1, liars + 1);
    if (first === top) voting += weight;
    else
      voting +=
        weight * (has(infected, top) ? prospect(survivors - 1, liars) : prospect(survivors - 2, liars + 1));
  }
  return voting >= skipping ? top : SKIP;
}

/** How much an Infected is worth to the other side, and how much worse it is to hit Patient Zero. */
const OWN = 0.4;
const AGAINST_ZERO = 3;
/** In secret nobody has to vote with the crowd. */
const CROWD = { named: 0.05, secret: 0.3 } as const;

/** A liar votes with the crowd against anybody but Patient Zero; an Infected against whoever it is least likely to be. */
function liarsBallot(view: View, seat: Seat, reading: Reading = {}): number {
  const ballots = ballotsFor(view, chancesOf(read(view, reading), view.seats).zero);
  const hidden = hiddenZero(view, seat);
  const worth = (other: Seat): number => {
    const gathered = ballots[other] ?? missing();
    const gain = (gathered + CROWD[view.options.ballots]) * (view.roles[other] === INFECTED ? OWN : 1);
    return gain - AGAINST_ZERO * (hidden[other] ?? missing()) * (0.3 + gathered);
  };
  let best: number = SKIP;
  let most = 0.02;
  for (const other of livingSeats(view)) {
    if (other === seat || worth(other) <= most) continue;
    best = other;
    most = worth(other);
  }
  return best;
}

export const weighedBallot = (view: View, seat: Seat, reading: Reading = {}): number =>
  view.roles[seat] === SURVIVOR ? survivorsBallot(view, seat, reading) : liarsBallot(view, seat, reading);
