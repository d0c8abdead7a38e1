/** The bots that weigh every story that fits cards, claims and ballots. */
import { type Bot, missing, type Random, type Seat } from '@airlock/kernel';
import { submitAction } from '../actions.ts';
import { PZERO, SKIP, SURVIVOR } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import { isOut } from '../state.ts';
import type { View } from '../view.ts';
import { spokenSuspects, suspectsOf, weighedBallot } from './ballots.ts';
import { act, infectedVote, type Voting, zeroVote } from './casual.ts';
import { foreseenCard } from './foresight.ts';
import { leastHarmful } from './lies.ts';
import { chancesOf } from './reading/chances.ts';
import { type Reading, read } from './reading/read.ts';
import { followTheCrowd, type Manner, type Mind, words } from './talk.ts';

/** Reports nearly always: what every Survivor tells is what finds a liar. */
const STRONG_MANNER: Manner = { reports: 0.9, plans: 0, judges: true, declares: false };
/** Reports always. */
const TOP_MANNER: Manner = { ...STRONG_MANNER, reports: 1 };

/** How often the strong bot dares a true Complete as a liar; the other has it weighed by what it knows. */
const TRUE_COMPLETE = 0.9;

/** Weighs the stories and votes for whoever is Patient Zero in most of them; lies with the crowd. */
export function strongBot(manner: Manner = STRONG_MANNER): Required<Bot<View, OutbreakEvent>> {
  const reading: Reading = { heedsVotes: false };
  const mind: Mind = {
    lie: followTheCrowd,
    trueComplete: TRUE_COMPLETE,
    suspects: (view, seat) => spokenSuspects(view, seat, reading),
    ballot: () => SKIP,
  };
  const vote: Voting = (view, seat, random) => likeliest(view, seat, random, reading);
  return {
    level: 'strong',
    speak: ({ seat, view }, _random, turn) => words(view, seat, manner, turn, mind),
    choose: ({ seat, view }, random) => act(view, seat, random, vote),
  };
}

/** How sure a Survivor has to be to vote somebody out, on Day 2 and later. */
const SURE_ON_DAY_2 = 0.4;
const SURE_LATER = 0.3;

function likeliest(view: View, seat: Seat, random: Random, reading: Reading): number {
  const chances = suspectsOf(view, seat, reading);
  if (view.roles[seat] === PZERO) return zeroVote(view, seat, chances, random);
  if (view.roles[seat] !== SURVIVOR) return infectedVote(view, chances, random);
  const top = chances.indexOf(Math.max(...chances));
  return (chances[top] ?? missing()) >= (view.day === 2 ? SURE_ON_DAY_2 : SURE_LATER) ? top : SKIP;
}

/** From this chance on the table suspects somebody. */
const SUSPECT_FROM = 0.25;

/** Whoever is suspected denies and does not point at others: that is what whoever has to distract would do. */
const isSuspect = (view: View, seat: Seat): boolean =>
  (chancesOf(read(view), view.seats).zero[seat] ?? missing()) >= SUSPECT_FROM;

/** In how many imagined Shifts a liar tries each card. */
const WORLDS = 4;

/**
 * Reads ballots and opinions too. As a liar it tries every card and every lie on what everybody could work out, and votes where
 * that saves Patient Zero.
 */
export function topBot(manner: Manner = TOP_MANNER): Required<Bot<View, OutbreakEvent>> {
  const mind: Mind = {
    lie: leastHarmful,
    trueComplete: 1,
    suspects: (view, seat) => spokenSuspects(view, seat),
    ballot: (view, seat) => weighedBallot(view, seat),
    holdsBack: isSuspect,
  };
  const vote: Voting = (view, seat) => weighedBallot(view, seat);
  return {
    level: 'top',
    speak: ({ seat, view }, _random, turn) => words(view, seat, manner, turn, mind),
    choose({ seat, view }, random) {
      const isLiarsCard = view.phase === 'actions' && !isOut(view, seat) && view.roles[seat] !== SURVIVOR;
      return isLiarsCard
        ? submitAction(foreseenCard(view, seat, random, WORLDS))
        : act(view, seat, random, vote);
    },
  };
}
