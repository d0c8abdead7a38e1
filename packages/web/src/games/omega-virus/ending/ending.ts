/** A finished match in hindsight: its headline, its figures and the moments that turned it. */
import {
  type MatchResult,
  type OmegaEvent,
  omegaVirus,
  type RoundResult,
  rankOf,
  timeName,
  type View,
  who,
} from '@airlock/omega-virus';
import { lastView, resultOf, sentencesOf } from '../../../kit/ending.ts';
import type { Ending, Finished, Milestone } from '../../contract.ts';
import { artOf } from './Art.tsx';
import { scoreOf } from './Score.tsx';

type Match = Finished<View, OmegaEvent>;

const PLATES: Readonly<Record<MatchResult['cause'], string>> = {
  points: 'Three rounds',
  speed: 'Decided by speed',
  lastFinish: 'Decided by the last finish',
  draw: 'A draw',
  forfeit: 'Forfeit',
  abandoned: 'Abandoned',
  escaped: 'Escaped',
  stranded: 'Did not escape',
  practised: 'Practised',
  gaveUp: 'Resigned',
};

/** These are nobody's defeat. */
const NOBODYS: readonly MatchResult['cause'][] = ['draw', 'abandoned', 'practised'];

function headline(match: Match): string {
  const { cause, winners, points } = resultOf(match);
  const { naming } = match;
  const [winner] = winners;
  if (cause === 'escaped') return `You escaped: ${rankOf(points[0] ?? 0)}.`;
  if (cause === 'stranded') return `The Station keeps you: ${rankOf(points[0] ?? 0)}.`;
  if (cause === 'practised') return 'All equipment is connected.';
  if (winner === undefined) return 'Nobody wins.';
  return winner === naming.reader ? 'You win the race.' : `${who(winner, naming)} wins the race.`;
}

/** The log entry at which the last finished round was finished. */
function decided(match: Match): Ending['decided'] {
  for (const { sequence, events } of [...match.moments].reverse()) {
    const finish = events.find(({ type }) => type === 'finish');
    if (!finish) continue;
    const round = match.views[sequence]?.round ?? 0;
    const sentence = sentencesOf(omegaVirus.words, [finish], match.naming).join(' ');
    return {
      sequence,
      sentence: match.views[0]?.mode === 'practice' ? sentence : `Round ${round}: ${sentence}`,
    };
  }
  return null;
}

const fastest = (rounds: readonly RoundResult[]): string => {
  const times = rounds.filter(({ cause }) => cause === 'finish').map(({ at }) => at);
  return times.length === 0 ? 'none' : timeName(Math.min(...times));
};

export function endingOf(match: Match): Ending {
  const view = lastView(match);
  const { points } = resultOf(match);
  const events = match.moments.flatMap((moment) => moment.events);
  const counted = (type: OmegaEvent['type']): string =>
    view.seats
      .map((_, seat) => events.filter((event) => event.type === type && seatIn(event) === seat).length)
      .join('–');
  const names = view.seats.map((_, seat) => who(seat, match.naming)).join('–');
  return {
    plate: PLATES[resultOf(match).cause],
    headline: headline(match),
    hasSides: !NOBODYS.includes(resultOf(match).cause),
    stats: [
      ...(view.mode === 'practice'
        ? [{ label: 'Time', value: fastest(view.rounds) }]
        : [
            { label: 'Points', value: points.join('–'), note: 'of 15' },
            { label: 'Fastest round', value: fastest(view.rounds) },
          ]),
      { label: 'Cards placed', value: counted('place'), note: names },
      { label: 'Pick-ups', value: counted('pickUp'), note: names },
    ],
    decided: decided(match),
    Art: artOf(view),
    Score: scoreOf(view, match.naming),
  };
}

const seatIn = (event: OmegaEvent): number => ('seat' in event.open ? event.open.seat : -1);

export function milestones(match: Match): Milestone[] {
  const marks = match.moments.flatMap(({ sequence, events }): Milestone[] =>
    events.flatMap((event): Milestone[] => {
      if (event.type === 'go') return [{ sequence, label: 'GO' }];
      return event.type === 'roundOver' ? [{ sequence, label: `Round ${event.open.round} over` }] : [];
    }),
  );
  return [{ sequence: 0, label: 'Deal' }, ...marks];
}
