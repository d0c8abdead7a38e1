/** A finished match: who won, by how much, and the rounds it was played in. */
import { type GoofspielEvent, type View, worthOf } from '@airlock/goofspiel';
import { isolated } from '../../look/names.ts';
import type { Ending, Finished, Milestone } from '../contract.ts';
import styles from './ending.module.css';

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
  const players = match.views.at(-1)?.players ?? [];
  const lost = match.views.at(-1)?.lost ?? [];
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
      <svg class={styles.art} viewBox="0 0 700 860" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="700" height="860" fill="#10201f" />
        <circle cx="350" cy="380" r="220" fill="#7fd8d0" opacity=".12" />
        <path d="M350 200l52 112 122 16-88 88 22 122-108-60-108 60 22-122-88-88 122-16z" fill="#2c6f69" />
      </svg>
    ),
    Score: () => (
      <table class={styles.score}>
        <tbody>
          {players.map(({ won }, seat) => (
            <tr key={nameIn(match, seat)}>
              <th scope="row">{isolated(nameIn(match, seat))}</th>
              <td>{won.join(' + ') || 'no prize'}</td>
              <td>{worthOf(won)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  };
}

export function milestones({ views, outcome }: Match): Milestone[] {
  const end = outcome ? [{ sequence: views.length - 1, label: 'The end' }] : [];
  return [{ sequence: 0, label: 'First prize' }, ...end];
}
