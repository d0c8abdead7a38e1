/** A finished match in hindsight: its headline, its figures and the moments that turned it. */
import { type Seat, who } from '@airlock/kernel';
import {
  COMPLETED,
  DESTROYED,
  INFECTED,
  type OutbreakEvent,
  PZERO,
  type Result,
  type View,
  words,
} from '@airlock/outbreak';
import { lastView, milestonesOf, resultOf, sentencesOf } from '../../../kit/ending.ts';
import type { Ending, Finished, Milestone } from '../../contract.ts';
import { artOf } from './Art.tsx';
import { scoreOf } from './Score.tsx';

type Match = Finished<View, OutbreakEvent>;

export const PLATES: Readonly<Record<Result['cause'], string>> = {
  tasks: 'All Tasks completed',
  patientZeroOut: 'Patient Zero voted out',
  oneSurvivor: 'One Survivor left',
  oneTask: 'One Task left',
  dayLimit: 'The last Day has passed',
  stalemate: 'Nobody won',
};

/** Says first whether the reader won. */
function headline({ cause, team, winners }: Result, reader: number): string {
  if (team === null) return 'Nobody left the station.';
  const told = TOLD[cause];
  if (reader < 0) return told;
  return `${winners.includes(reader) ? 'You won.' : 'You lost.'} ${told}`;
}

const TOLD: Readonly<Record<Result['cause'], string>> = {
  patientZeroOut: 'Patient Zero was found.',
  tasks: 'The station holds.',
  oneTask: 'The station falls apart.',
  oneSurvivor: 'The infection has the station.',
  dayLimit: 'The infection has the station.',
  stalemate: 'Nobody left the station.',
};

interface Turning {
  readonly sequence: number;
  readonly seat: Seat;
}

/** Every infection with the log entry it happened in. */
export function infections({ moments }: Match): Turning[] {
  return moments.flatMap(({ sequence, events }) =>
    events.flatMap((event) => {
      if (event.type !== 'revealed' || !event.own || !('victim' in event.own) || event.own.victim < 0)
        return [];
      return [{ sequence, seat: event.own.victim }];
    }),
  );
}

function votesOut({ moments }: Match): Turning[] {
  return moments.flatMap(({ sequence, events }) =>
    events.flatMap((event) => (event.type === 'votedOut' ? [{ sequence, seat: event.open.seat }] : [])),
  );
}

/** Votes in which somebody had as many ballots as anybody, and yet nobody went. */
const tiedVotes = ({ moments }: Match): number[] =>
  moments.flatMap(({ sequence, events }) =>
    events.flatMap((event) => {
      if (event.type !== 'votesCounted' || event.open.out >= 0) return [];
      const { totals } = event.open;
      const most = Math.max(...totals);
      return totals.slice(0, -1).includes(most) ? [sequence] : [];
    }),
  );

/** The ballot that found Patient Zero, or the last infection. */
function decided(match: Match): Ending['decided'] {
  const { cause } = resultOf(match);
  const turning = cause === 'patientZeroOut' ? votesOut(match).at(-1) : infections(match).at(-1);
  if (!turning) return null;
  const { sequence, seat } = turning;
  const telling = (match.moments[sequence]?.events ?? []).filter(
    ({ type }) => type === 'votesCounted' || type === 'votedOut' || type === 'settled',
  );
  const turned = cause === 'patientZeroOut' ? '' : `${who(seat, match.naming)} turned. `;
  return { sequence, sentence: `${turned}${sentencesOf(words, telling, match.naming).join(' ')}` };
}

/** Tasks that fell, those that were repaired since among them. */
const destroyedIn = ({ moments }: Match): number =>
  moments
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'settled' ? event.open.tasks : []))
    .filter(({ status }) => status === DESTROYED).length;

export function endingOf(match: Match): Ending {
  const view = lastView(match);
  const result = resultOf(match);
  const count = (status: number): number => view.status.filter((one) => one === status).length;
  const infected = view.roles.filter((role) => role === INFECTED || role === PZERO).length;
  return {
    plate: PLATES[result.cause],
    headline: headline(result, match.naming.reader),
    hasSides: result.team !== null,
    stats: [
      { label: 'Days', value: String(result.day) },
      { label: 'Infected', value: String(infected), note: `of ${view.seats}` },
      { label: 'Tasks', value: String(count(COMPLETED)), note: `of ${view.status.length} completed` },
      { label: 'Destroyed', value: String(destroyedIn(match)), note: 'in all' },
    ],
    decided: decided(match),
    Art: artOf(result.team, match.naming.reader < 0 || result.winners.includes(match.naming.reader)),
    Score: scoreOf(view, match.naming),
  };
}

/** More would not fit on the time line. */
const MOST_MARKS = 5;

export function milestones(match: Match): Milestone[] {
  const last = match.views.length - 1;
  const name = (seat: Seat): string => who(seat, { ...match.naming, reader: -1 });
  const marks = [
    ...infections(match).map(({ sequence, seat }) => ({ sequence, label: `${name(seat)} infected` })),
    ...votesOut(match).map(({ sequence, seat }) => ({ sequence, label: `${name(seat)} voted out` })),
    ...tiedVotes(match).map((sequence) => ({ sequence, label: 'Tie vote' })),
  ]
    .sort((a, b) => a.sequence - b.sequence)
    .filter(({ sequence }) => sequence < last)
    .slice(-MOST_MARKS);
  const { result } = lastView(match);
  return milestonesOf(match, marks, result && endLabel(result));
}

const endLabel = ({ team }: Result): string =>
  team === null ? 'Nobody wins' : team === 'survivors' ? 'Survivors win' : 'Infected win';
