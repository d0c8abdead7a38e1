/** A finished voyage in hindsight: its headline, its figures and the moments that turned it. */
import {
  eventsAboard,
  HANGAR,
  type HypatiaEvent,
  type ShipEvent,
  type ShipResult,
  type ShipView,
  stationName,
  type View,
} from '@airlock/hypatia';
import { count, listOf } from '@airlock/kernel';
import { lastView, milestonesOf, sentencesOf } from '../../../kit/ending.ts';
import type { Ending, Finished, Milestone } from '../../contract.ts';
import { bestOf, keepVoyage, voyageOf } from '../history.ts';
import { numberWord, words } from '../words.ts';
import { artOf } from './Art.tsx';
import { scoreOf } from './Score.tsx';

type Match = Finished<View, HypatiaEvent>;

/** The reader's own ship; for those who watched a race, the winner's. */
function shipEnded(match: Match): ShipView {
  const { naming, outcome } = match;
  const { ships, mode } = lastView(match);
  const seat = mode !== 'race' ? 0 : naming.reader >= 0 ? naming.reader : (outcome?.winners[0] ?? 0);
  const ship = ships[seat];
  if (!ship) throw new Error('A ship that came to its end can be seen.');
  return ship;
}

interface DatedEvent {
  readonly event: ShipEvent;
  readonly sequence: number;
  readonly round: number;
}

/** What happened aboard that ship, each with its round. */
function toldAboard(match: Match): DatedEvent[] {
  const ship = shipEnded(match);
  let round = 1;
  const told: DatedEvent[] = [];
  for (const { sequence, events } of match.moments) {
    for (const event of events) {
      if (event.type === 'aboard' && event.open.seat !== ship.owner) continue;
      for (const aboard of eventsAboard(event)) {
        if (aboard.type === 'roundBegan') round = aboard.open.round;
        told.push({ event: aboard, sequence, round });
      }
    }
  }
  return told;
}

const PLATES: Readonly<Record<ShipResult['reason'], string>> = {
  ship_destroyed: 'Ship destroyed',
  escape: 'The Phage escaped',
  no_crew: 'Nobody left aboard',
  time: 'Never armed',
};

export function headline({ won, reason, rescued }: ShipResult): string {
  if (won) return rescued === 0 ? 'Nobody got away.' : `${numberWord(rescued)} got away.`;
  if (reason === 'escape') return 'They got away. You did not.';
  return reason === 'no_crew' ? 'The ship drifts on, empty.' : 'The Hypatia was too late.';
}

/** Who won the race, and whether that was the reader. */
export function raceHeadline({ outcome, naming }: Pick<Match, 'outcome' | 'naming'>): string {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return 'Nobody wins: every ship was lost.';
  const points = count(outcome?.scores[winners[0] ?? 0] ?? 0, 'point');
  const names = winners.map((seat) => (seat === naming.reader ? 'you' : (naming.names[seat] ?? '')));
  const said = listOf(names);
  const verb = winners.length > 1 || names[0] === 'you' ? 'win' : 'wins';
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${verb} the race with ${points}.`;
}

/** The greatest rescue of a win, or the trick that lost the ship. */
function decided(told: readonly DatedEvent[], match: Match, { won }: ShipResult): Ending['decided'] {
  const cleared = told.filter(({ event }) => event.type === 'cleared' && event.open.rescued);
  const saved = ({ event }: DatedEvent): number => (event.type === 'cleared' ? event.open.humans.length : 0);
  const best = cleared.reduce<DatedEvent | null>(
    (most, one) => (most && saved(most) >= saved(one) ? most : one),
    null,
  );
  const lost =
    told.findLast(({ event }) => event.type === 'compared' && event.open.winner === 'phage') ?? null;
  const moment = won ? best : lost;
  if (!moment) return null;
  const [sentence] = sentencesOf(words, [moment.event], match.naming);
  return sentence === undefined
    ? null
    : { sequence: moment.sequence, sentence: `Round ${moment.round}: ${sentence}` };
}

export function endingOf(match: Match): Ending {
  const ship = shipEnded(match);
  const result = ship.result as ShipResult;
  const told = toldAboard(match);
  const tricks = told.filter(({ event }) => event.type === 'compared');
  const won = tricks.filter(
    ({ event }) => event.type === 'compared' && event.open.winner === 'humans',
  ).length;
  const armed = told.find(({ event }) => event.type === 'switched' && event.rule === 'HYP-804');
  const { mode } = lastView(match);
  return {
    plate: mode === 'race' ? `The race · ${PLATES[result.reason]}` : PLATES[result.reason],
    headline: mode === 'race' ? raceHeadline(match) : headline(result),
    hasSides: true,
    stats: [
      { label: 'Tricks won', value: String(won), note: `of ${tricks.length}` },
      armed
        ? { label: 'Armed in round', value: String(armed.round) }
        : { label: 'Self-destruct', value: 'never armed' },
      { label: 'Dead', value: String(ship.dead.length) },
      bestStat(match, result),
    ],
    decided: decided(told, match, result),
    Art: artOf(result),
    Score: scoreOf(match, ship),
  };
}

/** What the reader had reached before; for those who watched, how long it took. */
function bestStat(match: Match, result: ShipResult): Ending['stats'][number] {
  const rounds = { label: 'Rounds', value: String(result.round) };
  if (match.naming.reader < 0) return rounds;
  const best = bestOf(keepVoyage(voyageOf(match, result)));
  return best === null ? rounds : { label: 'Your best so far', value: String(best) };
}

/** More would not fit on the time line. */
const MOST_RESCUES = 4;

export function milestones(match: Match): Milestone[] {
  const told = toldAboard(match);
  const rescues = told
    .filter(({ event }) => event.type === 'cleared' && event.open.rescued && event.open.humans.length > 0)
    .slice(-MOST_RESCUES)
    .map(({ event, sequence }) => ({
      sequence,
      label: `${event.type === 'cleared' ? event.open.humans.length : 0} away`,
    }));
  const armed = told.find(({ event }) => event.type === 'switched' && event.rule === 'HYP-804');
  const first = told.find(({ event }) => event.type === 'destroyed');
  const powered = told.find(
    ({ event }) => event.type === 'powerSwitched' && event.open.station === HANGAR && event.open.powered,
  );
  const marks: Milestone[] = [
    ...(powered ? [{ sequence: powered.sequence, label: 'Hangar powered' }] : []),
    ...rescues,
    ...(armed ? [{ sequence: armed.sequence, label: 'Armed' }] : []),
    ...(first && first.event.type === 'destroyed'
      ? [{ sequence: first.sequence, label: `${stationName(first.event.open.station)} falls` }]
      : []),
  ];
  const { result } = shipEnded(match);
  return milestonesOf(match, marks, result && (result.won ? 'Ship destroyed' : 'Lost'));
}
