/** A finished match: who won, by how much, and the rounds it was played in. */
import { type GoofspielEvent, type View, worthOf } from '@airlock/goofspiel';
import { Art } from '../../kit/Art.tsx';
import { lastView, milestonesOf } from '../../kit/ending.ts';
import { ScoreTable } from '../../kit/ScoreTable.tsx';
import { isolated } from '../../look/names.ts';
import type { Ending, Finished, Milestone } from '../contract.ts';

type Match = Finished<View, GoofspielEvent>;

const nameIn = ({ naming }: Match, seat: number): string => naming.names[seat] ?? '';

function headlineOf(match: Match): string {
  const [winner] = match.outcome?.winners ?? [];
  if (winner === undefined) return 'Nobody is ahead.';
  return winner === match.naming.reader
    ? 'The prizes are yours.'
    : `${nameIn(match, winner)} has the prizes.`;
}

export function endingOf(match: Match): Ending {
  const { players, lost } = lastView(match);
  return {
    plate: match.outcome?.reason === 'resigned' ? 'Resigned' : 'All prizes awarded',
    headline: headlineOf(match),
    hasSides: (match.outcome?.winners.length ?? 0) > 0,
    stats: [
      { label: 'Rounds', value: String(players[0]?.spent.length ?? 0) },
      { label: 'Prizes nobody took', value: String(lost.length), note: `worth ${worthOf(lost)}` },
    ],
    decided: null,
    Art: () => (
      <Art ground="#10201f">
        <circle cx="350" cy="380" r="220" fill="#7fd8d0" opacity=".12" />
        <path d="M350 200l52 112 122 16-88 88 22 122-108-60-108 60 22-122-88-88 122-16z" fill="#2c6f69" />
      </Art>
    ),
    Score: () => (
      <ScoreTable
        heads={['Player', 'Prizes', 'Worth']}
        rows={players.map(({ won }, seat) => ({
          key: seat,
          head: isolated(nameIn(match, seat)),
          cells: [won.join(' + ') || 'no prize', worthOf(won)],
        }))}
      />
    ),
  };
}

export const milestones = (match: Match): Milestone[] => milestonesOf(match, [], match.outcome && 'The end');
