/** What a review says of decisions. */
import type { Limits, Unit, Verdict } from '@airlock/bots';
import { count } from '@airlock/kernel';

const VERDICT: Readonly<Record<Verdict, string>> = {
  best: 'Best',
  fine: 'Fine',
  slip: 'Slip',
  mistake: 'Mistake',
};

const MEASURES: Readonly<Record<Unit, string>> = {
  chance: 'Chance to win',
  score: 'Expected score',
  seconds: 'Seconds to the end of the round',
};

const costIn = (unit: Unit, limit: number): string =>
  unit === 'chance'
    ? `${Math.round(limit * 100)} games of 100`
    : count(limit, unit === 'score' ? 'point' : 'second');

const MARKS = {
  true: 'True',
  false: 'False',
  impossible: 'Impossible, everybody could tell',
  open: 'Nobody could tell',
} as const;

export const judgedWords = {
  tab: 'Decision',
  verdict: (verdict: Verdict): string => VERDICT[verdict],
  decision: (number: number, of: number) => `Decision ${number} of ${of}`,
  yours: (at: number) => `Your decision, step ${at}`,
  theirs: (name: string, at: number) => `${name}’s decision, step ${at}`,
  know: 'What you could know',
  knowTheirs: 'What they could know',
  truth: 'What was true',
  knowledge: 'What is shown',
  you: 'You',
  asked: (prompt: string) => `Asked: ${prompt}`,
  about: 'about',
  candidates: 'What else could be done',
  interval: (low: string, high: string) => `${low} to ${high}`,
  rests: (worlds: number) =>
    `${worlds} games for each line, what is hidden dealt to fit. The mark is the 95 % interval.`,
  unlucky:
    'The judgement rests on what could be known. What was true may make a good decision unlucky, never wrong.',
  show: 'Show on the table',
  showing: 'Back to the game',
  instead: (label: string) => `Instead: ${label}.`,
  next: 'Next mistake',
  none: 'No more mistakes',
  noneYet: 'No more so far',
  tryIt: 'Try it from here',
  nothingYet: 'There is no judged decision here yet.',
  noDecision: 'Nothing was decided here.',
  thinking: (done: number, of: number) => `Thinking: ${done} of ${count(of, 'decision')}`,
  failed: 'This match cannot be judged here.',
  nothingToCorrect: (of: number) => `Nothing to correct: ${of} of ${of}.`,
  chart: (name: string, unit: Unit) => `${MEASURES[unit]} of ${name} over the match`,
  dot: (at: number, verdict: Verdict, from: string, to: string) =>
    `Step ${at}, ${VERDICT[verdict].toLowerCase()}, ${from} to ${to}`,
  dotBest: (at: number, verdict: Verdict, worth: string) =>
    `Step ${at}, ${VERDICT[verdict].toLowerCase()}, ${worth}`,
  of: (name: string) => `Decisions of ${name}`,
  ofYou: 'Your decisions',
  given: 'You gave away',
  luck: 'Luck and skill',
  luckInRace: 'Luck and skill, in the rounds you finished, less what points are worth',
  luckParts: {
    start: 'An average deal',
    deal: 'This deal',
    decisions: 'Decisions',
    draws: 'Draws and the others',
    pace: 'Draws and pace',
    result: 'The result',
  },
  limits: (unit: Unit, { slip, mistake }: Limits) =>
    `A slip costs at least ${costIn(unit, slip)}, a mistake ${costIn(unit, mistake)}.`,
  table: 'Show as a table',
  step: 'Step',
  done: 'Done',
  worth: 'Worth',
  puzzles: 'Your largest mistakes as exercises',
  puzzle: (number: number, at: number) => `Exercise ${number}: find the better move at step ${at}`,
  beliefs: 'What could be believed',
  reading: 'Working out what could be believed…',
  whoIs: (role: string) => `Who is ${role}?`,
  onKnown: 'From what this seat knew at this moment.',
  withTruth: 'What could be believed at this moment, beside the truth.',
  was: (role: string) => `was ${role}`,
  wasNot: (role: string) => `was not ${role}`,
  claimed: 'What each seat claimed',
  trueOf: (told: number, of: number) => `${told} of ${of} true`,
  markOf: (mark: 'true' | 'false' | 'impossible' | 'open'): string => MARKS[mark],
};
