/** The bots that count: sensible cards, reports as often as they like, and arithmetic with claims and cards. */
import { type Action, type Bot, missing, pick, type Random, type Seat } from '@airlock/kernel';
import { voteAction } from '../actions.ts';
import { INFECTED, PZERO, SKIP } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import type { View } from '../view.ts';
import { anyCard, chance, chooseCard, chooseRepair, pickTasks } from './plays.ts';
import { livingSeats } from './reports.ts';
import { chancesFrom } from './suspicion.ts';
import { followTheCrowd, type Manner, type Mind, words } from './talk.ts';

export const CASUAL_MANNER: Manner = { reports: 0.6, plans: 0.5, judges: true, declares: false };
/** Says little. */
export const QUIET_MANNER: Manner = { reports: 0.3, plans: 0, judges: true, declares: false };
/** Reports cards and nothing else. */
export const PLAIN_MANNER: Manner = { reports: 0.6, plans: 0, judges: false, declares: false };
/** Tells everything it may, before and after, and asks those who do not. */
export const TALKATIVE_MANNER: Manner = {
  reports: 0.95,
  plans: 0.8,
  judges: true,
  declares: true,
  asks: true,
};

/** How sure a Survivor has to be to vote somebody out, on Day 2 and later. */
const SURE_ON_DAY_2 = 0.5;
const SURE_LATER = 0.34;

/** How often a liar dares a true Complete. */
const TRUE_COMPLETE = 0.9;

interface Skill {
  /** How often it does just anything that is allowed, with a card or a ballot, instead of what it thinks best. */
  readonly wanders?: number;
  /** How sure it has to be as a Survivor to vote somebody out, on Day 2 and later. */
  readonly sure?: readonly [day2: number, later: number];
}

export function casualBot(
  manner: Manner = CASUAL_MANNER,
  { wanders = 0, sure = [SURE_ON_DAY_2, SURE_LATER] }: Skill = {},
): Required<Bot<View, OutbreakEvent>> {
  const mind: Mind = {
    lie: followTheCrowd,
    trueComplete: TRUE_COMPLETE,
    suspects: (view, seat) => chancesFrom(view, seat, manner.judges),
    ballot: () => SKIP,
  };
  const vote = casualVote(manner.judges, sure);
  return {
    level: 'casual',
    speak: ({ seat, view }, _random, turn) => words(view, seat, manner, turn, mind),
    choose: ({ seat, view }, random) =>
      chance(random, wanders) ? anything(view, seat, random) : act(view, seat, random, vote),
  };
}

/** What is awaited now, chosen by nothing but chance. A Survivor lays what it has announced all the same. */
function anything(view: View, seat: Seat, random: Random): Action {
  switch (view.phase) {
    case 'vote':
      return voteAction(pick([...livingSeats(view).filter((other) => other !== seat), SKIP], random));
    case 'actions':
      return anyCard(view, seat, random);
    default:
      return act(view, seat, random, () => SKIP);
  }
}

export type Voting = (view: View, seat: Seat, random: Random) => number;

/** What is awaited now. */
export function act(view: View, seat: Seat, random: Random, vote: Voting): Action {
  switch (view.phase) {
    case 'vote':
      return voteAction(vote(view, seat, random));
    case 'pick':
      return pickTasks(view, random);
    case 'repair':
      return chooseRepair(view, seat);
    default:
      return chooseCard(view, seat, random);
  }
}

const casualVote =
  (heeds: boolean, [onDay2, later]: readonly [number, number]): Voting =>
  (view, seat, random) => {
    const chances = chancesFrom(view, seat, heeds);
    if (view.roles[seat] === PZERO) return zeroVote(view, seat, chances, random);
    if (view.roles[seat] === INFECTED) return infectedVote(view, chances, random);
    const top = chances.indexOf(Math.max(...chances));
    return (chances[top] ?? missing()) >= (view.day === 2 ? onDay2 : later) ? top : SKIP;
  };

/** With the others where they are sure, else now and then against somebody who is not infected; in secret, always. */
export function zeroVote(view: View, seat: Seat, chances: readonly number[], random: Random): number {
  const top = chances.indexOf(Math.max(...chances));
  if ((chances[top] ?? missing()) >= SURE_ON_DAY_2) return top;
  const healthy = livingSeats(view).filter((other) => other !== seat && view.roles[other] !== INFECTED);
  const dares = view.options.ballots === 'secret' || chance(random, 0.3);
  return healthy.length > 0 && dares ? pick(healthy, random) : SKIP;
}

/** Half the time the second most suspected, so that the first may get away; the first, where it is known not to be Patient Zero. */
export function infectedVote(view: View, chances: readonly number[], random: Random): number {
  const zero = view.roles.indexOf(PZERO);
  if (zero < 0 && random.int(2) === 0) return SKIP;
  const ranked = chances
    .map((_, other) => other)
    .filter((other) => other !== zero)
    .sort((a, b) => (chances[b] ?? missing()) - (chances[a] ?? missing()));
  const target = zero < 0 ? ranked[1] : ranked[0];
  return target === undefined || chances[target] === 0 ? SKIP : target;
}
