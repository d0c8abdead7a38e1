/** How good a position is for each side, to somebody who knows all of it: searches ask it of worlds they have imagined. */
import type { Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { CREW, DARK, goalsNeeded, isGoal, type Loyalty, OUTSIDER } from '../../cards.ts';
import { allGoals, goalsOf, seatsOf } from '../../rules/ending.ts';
import { playsToTheDeath, survivalOf } from '../../rules/survival.ts';
import { countKind, handOf } from '../../rules/zones.ts';
import { kindOf, type State } from '../../state.ts';
import { handFinishes, suits } from '../outlook.ts';

/**
 * How much each thing adds to the Crew's and to the Outsiders' chance, against nobody winning: multinomial logistic
 * regression on 37,507 turns of 1,065 games of casual and steady bots, 3 to 6 seats.
 */
const WEIGHTS = {
  always: [-4.08, -3.2],
  /** More than four. */
  seats: [0.63, 0.24],
  outsiders: [-0.02, 5.26],
  /** Goals that have to be completed yet, */
  needed: [0.06, 0.08],
  /** for each round that the deck lasts, */
  neededInTime: [-0.47, -0.14],
  neededIsOne: [0.38, 0.11],
  neededIsNone: [2.75, 1.55],
  /** Of the Crew, the share of those without a Goal, */
  without: [-2.56, 0.85],
  doomed: [-2.04, -0.67],
  allDoomed: [-0.34, 2.86],
  /** the root of its mean Survival, so that the first one counts most, */
  survival: [0.41, -1.94],
  /** those who can complete a Goal that is in play or in a Crew hand, */
  finishers: [1.22, 0.35],
  /** and means. */
  dark: [-0.34, 0.22],
  cards: [0.51, 0],
  outsiderSurvival: [0.05, 0.22],
  outsiderGoals: [-0.15, 0.17],
  /** The deck, in rounds; and that it is nearly gone. */
  rounds: [0.43, 0.3],
  lastRound: [-0.21, -0.89],
  /** The discard pile, in rounds it would last. */
  discarded: [0.4, 0.36],
  stabilised: [0, 0.31],
  ongoing: [-0.2, 0.11],
  supplyDark: [-0.12, -0.33],
  crewsTurn: [0.12, -0.12],
} as const;

type Features = Readonly<Record<keyof typeof WEIGHTS, number>>;
const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

function mean(seats: readonly Seat[], value: (seat: Seat) => number): number {
  if (seats.length === 0) return 0;
  let sum = 0;
  for (const seat of seats) sum += value(seat);
  return sum / seats.length;
}

const MOST_ROUNDS = 8;
const MOST_DISCARDED = 6;

function featuresOf(state: State): Features {
  const { seats } = state;
  const crew = seatsOf(state, CREW);
  const outsiders = seatsOf(state, OUTSIDER);
  const without = crew.filter((seat) => goalsOf(state, seat) === 0).length;
  const needed = Math.max(0, goalsNeeded(seats) - allGoals(state), without);
  const rounds = state.piles.reduce((sum, pile) => sum + pile.length, 0) / seats;
  const stabilised = state.stabilised === 0 ? 0 : 1;
  const doomed = fallenShare(state, crew);
  const isWinnable = playsToTheDeath(state) || outsiders.some((seat) => survivalOf(state, seat) > 0);
  return {
    always: 1,
    seats: seats - 4,
    outsiders: outsiders.length / seats,
    needed,
    neededInTime: needed / (rounds + 1 + stabilised / 2),
    neededIsOne: needed <= 1 ? 1 : 0,
    neededIsNone: needed === 0 ? 1 : 0,
    without: without / crew.length,
    doomed,
    allDoomed: doomed === 1 && isWinnable ? 1 : 0,
    survival: Math.sqrt(mean(crew, (seat) => survivalOf(state, seat))),
    finishers: finishersAmong(state, crew),
    dark: mean(crew, (seat) => countKind(handOf(state, seat), DARK)),
    cards: mean(crew, (seat) => handOf(state, seat).length),
    outsiderSurvival: mean(outsiders, (seat) => survivalOf(state, seat)),
    outsiderGoals: outsiders.reduce((sum, seat) => sum + goalsOf(state, seat), 0),
    rounds: Math.min(rounds, MOST_ROUNDS),
    lastRound: Math.exp(-rounds),
    discarded: Math.min(state.discard.length / seats, MOST_DISCARDED),
    stabilised,
    ongoing: state.ongoing.length,
    supplyDark: countKind(state.supply, DARK) / Math.max(1, state.supply.length),
    crewsTurn: state.loyalties[state.active] === CREW ? 1 : 0,
  };
}

/** Of the Crew; where characters die, of as many deaths as the Outsiders need (OUT-984). */
const fallenShare = (state: State, crew: readonly Seat[]): number =>
  playsToTheDeath(state)
    ? Math.min(1, state.deaths / (crew.length + 1))
    : mean(crew, (seat) => (survivalOf(state, seat) === 0 ? 1 : 0));

function finishersAmong(state: State, crew: readonly Seat[]): number {
  const goals = [...state.inPlay];
  for (const seat of crew) goals.push(...handOf(state, seat).map(kindOf).filter(isGoal));
  return mean(crew, (seat) => {
    const finishes = goals.some((goal) => suits(state, seat, goal) && handFinishes(state, seat, goal));
    return finishes && survivalOf(state, seat) > 0 ? 1 : 0;
  });
}

const oddsOf = (features: Features, side: Loyalty): number =>
  Math.exp(NAMES.reduce((sum, name) => sum + features[name] * itemAt(WEIGHTS[name], side), 0));

/** The chance that a side wins; certain where the game is over. */
export function chanceOf(state: State, side: Loyalty): number {
  if (state.result) {
    const [winner] = state.result.winners;
    return winner !== undefined && state.loyalties[winner] === side ? 1 : 0;
  }
  const features = featuresOf(state);
  const [crew, outsiders] = [oddsOf(features, CREW), oddsOf(features, OUTSIDER)];
  const all = 1 + crew + outsiders;
  const atTheEnd = state.options.obliteration === 'standard' ? 0 : afterObliteration(state, side) / all;
  return (side === OUTSIDER ? outsiders : crew) / all + atTheEnd;
}

/** What is ahead now is probably ahead when the ship is lost, too. */
const AHEAD = 0.75;

/** The chance of a side where the game is decided by counting (OUT-960, OUT-970), as it stands. */
function afterObliteration(state: State, side: Loyalty): number {
  const lead = state.options.obliteration === 'eclipse' ? eclipseLead(state) : surgeLead(state);
  if (lead === 0) return 0.5;
  return lead > 0 === (side === CREW) ? AHEAD : 1 - AHEAD;
}

/** OUT-962 to OUT-964: above zero for the Crew. */
function eclipseLead(state: State): number {
  const [crew, outsiders] = [seatsOf(state, CREW), seatsOf(state, OUTSIDER)];
  const total = (seats: readonly Seat[]): number =>
    seats.reduce((sum, seat) => sum + survivalOf(state, seat), 0);
  const goals = crew.reduce((sum, seat) => sum + goalsOf(state, seat), 0);
  if (goals > outsiders.length && total(crew) > 0) return 1;
  if (total(crew) === 0 && total(outsiders) > 0) return -1;
  return total(crew) - total(outsiders);
}

const MANY_DARK = 2;

/** OUT-971: above zero for the Crew. */
function surgeLead(state: State): number {
  const crew = seatsOf(state, CREW);
  const fallen = playsToTheDeath(state) ? 0 : crew.filter((seat) => survivalOf(state, seat) === 0).length;
  const dark = crew.filter((seat) => countKind(handOf(state, seat), DARK) >= MANY_DARK).length;
  return allGoals(state) - state.deaths - fallen - dark;
}
