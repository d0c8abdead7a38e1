/** The casual bot: sensible cards, a report now and then, and arithmetic with claims and cards. */
import { type Action, type Bot, missing, pick, type Random, type Seat, type TalkTurn } from '@airlock/kernel';
import { voteAction } from '../actions.ts';
import { INFECTED, PZERO, SKIP } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import type { View } from '../view.ts';
import { chance, chooseCard, chooseRepair, pickTasks } from './plays.ts';
import { livingSeats } from './reports.ts';
import { chancesFrom } from './suspicion.ts';
import { accusation, declaration, followTheCrowd, goodWord, type Manner, plan, report } from './talk.ts';

export const CASUAL_MANNER: Manner = { reports: 0.6, plans: 0.5, judges: true, declares: false };
/** Says little. */
export const QUIET_MANNER: Manner = { reports: 0.3, plans: 0, judges: true, declares: false };
/** Reports cards and nothing else. */
export const PLAIN_MANNER: Manner = { reports: 0.6, plans: 0, judges: false, declares: false };
/** Tells everything it may, before and after. */
export const TALKATIVE_MANNER: Manner = { reports: 0.95, plans: 0.8, judges: true, declares: true };

/** How sure a Survivor has to be to vote somebody out, on Day 2 and later. */
const SURE_ON_DAY_2 = 0.5;
const SURE_LATER = 0.34;

export function casualBot(manner: Manner = CASUAL_MANNER): Required<Bot<View, OutbreakEvent>> {
  const speak = (view: View, seat: Seat, turn: TalkTurn): Action | null =>
    report(view, seat, manner, turn, followTheCrowd) ??
    plan(view, seat, manner) ??
    (view.phase === 'vote' ? opinion(view, seat, manner) : null);
  const vote = casualVote(manner.judges);
  return {
    level: 'casual',
    speak: ({ seat, view }, _random, turn) => speak(view, seat, turn),
    choose: ({ seat, view }, random) => act(view, seat, random, vote),
  };
}

function opinion(view: View, seat: Seat, manner: Manner): Action | null {
  const chances = chancesFrom(view, seat, manner.judges);
  const judgement = manner.judges ? (accusation(view, seat, chances) ?? goodWord(view, seat, chances)) : null;
  return judgement ?? declaration(view, seat, chances, manner);
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
  (heeds: boolean): Voting =>
  (view, seat, random) => {
    const chances = chancesFrom(view, seat, heeds);
    if (view.roles[seat] === PZERO) return zeroVote(view, seat, chances, random);
    if (view.roles[seat] === INFECTED) return infectedVote(chances, random);
    const top = chances.indexOf(Math.max(...chances));
    return (chances[top] ?? missing()) >= (view.day === 2 ? SURE_ON_DAY_2 : SURE_LATER) ? top : SKIP;
  };

/** With the others where they are sure, else now and then against somebody who is not infected. */
export function zeroVote(view: View, seat: Seat, chances: readonly number[], random: Random): number {
  const top = chances.indexOf(Math.max(...chances));
  if ((chances[top] ?? missing()) >= SURE_ON_DAY_2) return top;
  const healthy = livingSeats(view).filter((other) => other !== seat && view.roles[other] !== INFECTED);
  return healthy.length > 0 && chance(random, 0.3) ? pick(healthy, random) : SKIP;
}

/** Half the time the second most suspected, so that the first may get away. */
export function infectedVote(chances: readonly number[], random: Random): number {
  if (random.int(2) === 0) return SKIP;
  const ranked = chances
    .map((_, other) => other)
    .sort((a, b) => (chances[b] ?? missing()) - (chances[a] ?? missing()));
  const second = ranked[1];
  return second === undefined || chances[second] === 0 ? SKIP : second;
}
