/** The strong bot: weighs every story that fits cards and reports, and lies so that the least of them points at it. */
import { type Action, type Bot, missing, type Seat, type TalkTurn } from '@airlock/kernel';
import { type Card, INFECTED, PZERO, SKIP } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import { isOut } from '../state.ts';
import type { View } from '../view.ts';
import { type Chances, chancesOf, publicBelief } from './belief.ts';
import { act, infectedVote, type Voting, zeroVote } from './casual.ts';
import { reportsOf } from './reports.ts';
import { accusation, type Lie, type Manner, report } from './talk.ts';

/** How sure a Survivor has to be on Day 2; later any vote is better than none. */
const SURE_ON_DAY_2 = 0.25;
/** How bad being thought infected is beside being thought Patient Zero. */
const INFECTED_HARM = 0.3;
/** What silence costs where most people talk some of the time, or all of the time. */
const SILENCE_COSTS = 0.02;
const SILENCE_COSTS_MORE = 0.15;
const EVERYBODY_TALKS = 0.9;

/** Reports nearly always: what every Survivor tells is what finds a liar. */
export const STRONG_MANNER: Manner = { reports: 0.9, plans: 0, judges: true, declares: false };

export function strongBot(manner: Manner = STRONG_MANNER): Required<Bot<View, OutbreakEvent>> {
  const speak = (view: View, seat: Seat, turn: TalkTurn): Action | null =>
    report(view, seat, manner, turn, leastSuspect) ??
    (view.phase === 'vote' && manner.judges ? accusation(view, seat, suspectsOf(view, seat)) : null);
  return {
    level: 'strong',
    speak: ({ seat, view }, _random, turn) => speak(view, seat, turn),
    choose: ({ seat, view }, random) => act(view, seat, random, strongVote),
  };
}

/** The chance of each other seat still in to be Patient Zero, as this seat sees it. */
export function suspectsOf(view: View, seat: Seat): number[] {
  const isClean = view.roles[seat] === 0;
  const { zero } = chancesOf(publicBelief(view), view.seats, isClean ? seat : -1);
  const open = zero.map((chance, other) => (other === seat || isOut(view, other) ? 0 : chance));
  const sum = open.reduce((total, chance) => total + chance, 0);
  return open.map((chance) => (sum > 0 ? chance / sum : 0));
}

const strongVote: Voting = (view, seat, random) => {
  const chances = suspectsOf(view, seat);
  if (view.roles[seat] === PZERO) return zeroVote(view, seat, chances, random);
  if (view.roles[seat] === INFECTED) return infectedVote(chances, random);
  const top = chances.indexOf(Math.max(...chances));
  return view.day > 2 || (chances[top] ?? missing()) >= SURE_ON_DAY_2 ? top : SKIP;
};

/** Tries each free report, and silence where that gives nothing away, on what everybody can work out. */
const leastSuspect: Lie = (view, seat, moment, free, maySkip) => {
  const reports = reportsOf(view);
  const report = reports[moment - 1] ?? missing();
  let best: Card | null = null;
  let least = maySkip ? harmOfSilence(view, seat, reports, report) : Number.POSITIVE_INFINITY;
  for (const card of free) {
    report[seat] = card;
    const cost = harm(chancesOf(publicBelief(view, reports), view.seats), seat);
    if (cost < least) {
      least = cost;
      best = card;
    }
  }
  return best;
};

function harmOfSilence(view: View, seat: Seat, reports: readonly Card[][], report: readonly Card[]): number {
  const others = report.filter((_, other) => other !== seat && !isOut(view, other));
  const talking = others.filter((card) => card >= 0).length / Math.max(1, others.length);
  const cost = talking >= EVERYBODY_TALKS ? SILENCE_COSTS_MORE : SILENCE_COSTS;
  return cost + harm(chancesOf(publicBelief(view, reports as Card[][]), view.seats), seat);
}

const harm = ({ zero, infected }: Chances, seat: Seat): number =>
  (zero[seat] ?? missing()) + INFECTED_HARM * (infected[seat] ?? missing());
