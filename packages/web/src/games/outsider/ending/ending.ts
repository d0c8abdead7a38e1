/** A finished match in hindsight: its headline, its figures and the moments that turned it. */
import { type Seat, who, whom } from '@airlock/kernel';
import {
  cardName,
  crisisName,
  type OutsiderEvent,
  type Result,
  resultWords,
  type View,
  words,
} from '@airlock/outsider';
import { lastView, milestonesOf, resultOf, sentencesOf } from '../../../kit/ending.ts';
import type { Ending, Finished, Milestone } from '../../contract.ts';
import { doomedSeats, goalsDone, goalsNeeded, playsToDeath } from '../moves/reading.ts';
import { artOf } from './Art.tsx';
import { scoreOf } from './Score.tsx';

type Match = Finished<View, OutsiderEvent>;

export const PLATES: Readonly<Record<Result['outcome'], string>> = {
  crew: 'The Shift Sequence is resolved',
  outsiders: 'The Crew is lost',
  obliteration: 'Obliteration',
  eclipseCrew: 'Eclipse Protocol',
  eclipseOutsiders: 'Eclipse Protocol',
  surgeCrew: 'Dark Surge',
  surgeOutsiders: 'Dark Surge',
  surgeTie: 'Dark Surge, a tie',
};

export const WINNERS: Readonly<Record<Result['outcome'], string>> = {
  crew: 'Crew',
  outsiders: 'Outsiders',
  obliteration: 'Nobody',
  eclipseCrew: 'Crew',
  eclipseOutsiders: 'Outsiders',
  surgeCrew: 'Crew',
  surgeOutsiders: 'Outsiders',
  surgeTie: 'All but one',
};

const isCrewWin = (outcome: Result['outcome']): boolean => outcome === 'crew' || outcome.endsWith('Crew');

function headline({ outcome, winners }: Result, reader: number): string {
  const won = winners.includes(reader);
  if (outcome === 'obliteration') return 'The ship is gone.';
  if (outcome === 'surgeTie') return won ? 'The dark took somebody else.' : 'The dark settles it.';
  if (isCrewWin(outcome)) return won ? 'You brought the ship home.' : 'The ship gets away.';
  return won ? 'The ship is yours.' : 'Somebody wanted this.';
}

/** What stands on the time line, the newest last. */
function turningPoints({ moments, naming }: Match): Milestone[] {
  const name = (seat: number): string => who(seat, { ...naming, reader: -1 });
  return moments.flatMap(({ sequence, events }) =>
    events.flatMap((event): Milestone[] => {
      switch (event.type) {
        case 'declared':
          return [{ sequence, label: `${name(event.open.seat)} declares` }];
        case 'sabotaged':
          return [{ sequence, label: `${cardName(event.open.goal)} sabotaged` }];
        case 'goalCompleted':
          return [{ sequence, label: cardName(event.open.goal) }];
        case 'died':
          return [{ sequence, label: `${name(event.open.seat)} dies` }];
        case 'survivalChanged':
          return event.open.doomed ? [{ sequence, label: `${name(event.open.seat)} Doomed` }] : [];
        default:
          return [];
      }
    }),
  );
}

/** What tells why it ended: the declaration, the Crisis or the step, and what was counted afterwards. */
const TELLING = new Set<OutsiderEvent['type']>([
  'declared',
  'entropyGrew',
  'survivalChanged',
  'obliterated',
  'turned',
  'eclipseCounted',
  'surgeCounted',
]);

function decided(match: Match): Ending['decided'] {
  const { moments } = match;
  const last = moments.findLastIndex(({ events }) => events.some(({ type }) => type === 'gameOver'));
  const moment = moments[last];
  if (!moment) return null;
  const result = resultOf(match);
  // In an Eclipse that is a tie, somebody chooses a side afterwards.
  const stopped = moments.findLastIndex(({ events }) => events.some(({ type }) => type === 'obliterated'));
  const first = result.rule === 'OUT-964' && stopped >= 0 ? stopped : last;
  const telling = moments
    .slice(first, last + 1)
    .flatMap(({ events }) => events)
    .filter(({ type }) => TELLING.has(type))
    .slice(-MOST_SENTENCES);
  const sentences = [
    ...crisisThatEndedIt(match),
    ...sentencesOf(words, telling, match.naming),
    ...(first < last ? [chosenInATie(match, moment.seat)] : []),
  ];
  const { outcome, winners, rule, points } = result;
  const ending = resultWords(outcome, winners, rule, match.naming, points);
  return {
    sequence: Math.max(0, moment.sequence - 1),
    sentence: (sentences.length > 0 ? sentences : [ending]).join(' '),
  };
}

/** OUT-964: whoever began chose a side, since Goals and Survival decided nothing. */
function chosenInATie(match: Match, seat: Seat): string {
  const side = isCrewWin(resultOf(match).outcome) ? 'the Crew' : 'the Outsiders';
  return `A tie: ${whom(seat, match.naming)} chose ${side}.`;
}

/** More would not be read. */
const MOST_SENTENCES = 4;

function crisisThatEndedIt(match: Match): string[] {
  const stop = match.moments.flatMap(({ events }) => events).findLast(({ type }) => type === 'obliterated');
  if (stop?.rule !== 'OUT-812' && stop?.rule !== 'OUT-813') return [];
  const crisis = match.moments
    .flatMap(({ events }) => events)
    .findLast(({ type }) => type === 'crisisRevealed');
  return crisis?.type === 'crisisRevealed' ? [`${crisisName(crisis.open.crisis)}.`] : [];
}

export function endingOf(match: Match): Ending {
  const view = lastView(match);
  const result = resultOf(match);
  const crises = match.moments
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'crisisRevealed').length;
  return {
    plate: PLATES[result.outcome],
    headline: headline(result, match.naming.reader),
    hasSides: true,
    stats: [
      { label: 'Turns', value: String(view.turn) },
      { label: 'Goals', value: String(goalsDone(view)), note: `of ${goalsNeeded(view)}` },
      playsToDeath(view)
        ? { label: 'Dead', value: String(view.deaths) }
        : { label: 'Doomed', value: String(doomedSeats(view).length), note: `of ${view.seats}` },
      { label: 'Crises', value: String(crises) },
    ],
    decided: decided(match),
    Art: artOf(result.outcome),
    Score: scoreOf(view, match.naming),
  };
}

/** More would not fit on the time line. */
const MOST_MARKS = 5;

export function milestones(match: Match): Milestone[] {
  const last = match.views.length - 1;
  const points = turningPoints(match).filter(({ sequence }) => sequence < last);
  const weighty = points.filter(({ label }) => /declares|sabotaged|Doomed|dies/.test(label));
  const marks = (weighty.length >= 2 ? weighty : points).slice(-MOST_MARKS);
  const { result } = lastView(match);
  return milestonesOf(match, marks, result && winsWords(WINNERS[result.outcome]));
}

/** "Outsiders win", "Crew wins". */
export const winsWords = (winner: string): string =>
  `${winner} win${winner.endsWith('s') || winner === 'All but one' ? '' : 's'}`;
