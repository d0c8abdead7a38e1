/** A finished match in hindsight: its headline, its figures and the moments that turned it. */
import { present, type Seat } from '@airlock/kernel';
import {
  type OutpostEvent,
  RED,
  type Result,
  seatName,
  type View,
  words,
  YELLOW,
} from '@airlock/outpost-seven';
import { lastView, milestonesOf, resultOf, sentencesOf } from '../../../kit/ending.ts';
import type { Ending, Finished, Milestone } from '../../contract.ts';
import { scoresOf } from '../moves/preview.ts';
import { turnNumber } from '../turns.ts';
import { artOf } from './Art.tsx';
import { scoreOf } from './Score.tsx';

type Match = Finished<View, OutpostEvent>;

/** Red's people less Yellow's after each log entry. */
const leads = ({ views }: Match): number[] =>
  views.map((view) => {
    const [red, yellow] = scoresOf(view);
    return red - yellow;
  });

export interface LeadChange {
  readonly sequence: number;
  readonly to: Seat;
}

/** When the lead went over to somebody, first to last. */
export function leadChanges(lead: readonly number[]): LeadChange[] {
  const changes: LeadChange[] = [];
  let leader: Seat | null = null;
  for (const [sequence, difference] of lead.entries()) {
    const now: Seat | null = difference > 0 ? RED : difference < 0 ? YELLOW : leader;
    if (now !== null && now !== leader && sequence > 0) changes.push({ sequence, to: now });
    leader = now;
  }
  return changes;
}

/** The log entry that moved the most people towards a seat. */
export function biggestSwing(lead: readonly number[], to: Seat): number | null {
  const sign = to === RED ? 1 : -1;
  let best: number | null = null;
  let most = 0;
  for (let sequence = 1; sequence < lead.length; sequence++) {
    const swing = ((lead[sequence] ?? 0) - (lead[sequence - 1] ?? 0)) * sign;
    if (swing > most) [best, most] = [sequence, swing];
  }
  return best;
}

/** The winner's last taking of the lead, or their biggest swing when they always led. */
function decisiveSequence(match: Match): number | null {
  const { winner, reason } = resultOf(match);
  if (winner === null || reason === 'resigned') return null;
  const lead = leads(match);
  const last = leadChanges(lead).at(-1);
  return last?.to === winner ? last.sequence : biggestSwing(lead, winner);
}

function decided(match: Match): Ending['decided'] {
  const sequence = decisiveSequence(match);
  if (sequence === null) return null;
  const index = match.moments.findIndex((moment) => moment.sequence === sequence);
  const moment = match.moments[index];
  if (!moment) return null;
  const turn = turnNumber(match.moments.slice(0, index));
  const telling = moment.events.filter(({ type }) => type === 'repaired' || type === 'votes');
  const [red, yellow] = scoresOf(match.views[sequence] ?? lastView(match));
  return {
    sequence,
    sentence: `Turn ${turn}: ${sentencesOf(words, telling, match.naming).join(' ')} That made it ${red} to ${yellow}.`,
  };
}

function headline({ winner, reason }: Result, reader: number): string {
  if (winner === null) return 'A draw: the station is split.';
  const [won, lost] = [seatName(winner), seatName(1 - winner)];
  if (winner === reader) {
    return reason === 'resigned' ? `You won: ${lost} left the station.` : 'You won: the station is yours.';
  }
  if (reader === 1 - winner) {
    return reason === 'resigned'
      ? `You lost: you left the station to ${won}.`
      : `You lost: the station votes ${won}.`;
  }
  return reason === 'resigned' ? `${won} won: ${lost} left the station.` : `The station votes ${won}.`;
}

export function endingOf(match: Match): Ending {
  const result = resultOf(match);
  const events = match.moments.flatMap((moment) => moment.events);
  const repairs = (seat: Seat) =>
    events.filter((event) => event.type === 'repaired' && event.open.seat === seat).length;
  const people = result.population[RED] + result.population[YELLOW];
  const start = present(match.views[0]).startPopulation.reduce((sum, icons) => sum + icons, 0);
  return {
    plate: result.reason === 'resigned' ? 'Resigned' : 'Nobody can act',
    headline: headline(result, match.naming.reader),
    hasSides: result.winner !== null,
    stats: [
      { label: 'Turns', value: String(turnNumber(match.moments)) },
      { label: 'Repairs', value: `${repairs(RED)}–${repairs(YELLOW)}`, note: 'Red–Yellow' },
      { label: 'Cubes', value: `${result.cubes[RED]}–${result.cubes[YELLOW]}`, note: 'Red–Yellow' },
      { label: 'People', value: String(people), note: `${start} at the start` },
    ],
    decided: decided(match),
    Art: artOf(lastView(match)),
    Score: scoreOf(lastView(match), match.naming.reader),
  };
}

/** More would not fit on the time line. */
const MOST_CHANGES = 4;

export function milestones(match: Match): Milestone[] {
  const changes = leadChanges(leads(match)).slice(-MOST_CHANGES);
  const { result } = lastView(match);
  return milestonesOf(
    match,
    changes.map(({ sequence, to }) => ({ sequence, label: `${seatName(to)} leads` })),
    result && endLabel(result),
  );
}

const endLabel = ({ winner }: Result): string => (winner === null ? 'A draw' : `${seatName(winner)} wins`);
