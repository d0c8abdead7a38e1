/** What a tournament found out about each side of a game: who wins as what against whom. */
import type { AnyGame } from '@airlock/kernel';
import { columns, percent } from '../print.ts';
import { type Rate, rateOf } from '../statistics/wilson.ts';
import { writeFingerprint } from './fingerprint.ts';
import type { Duel } from './tally.ts';
import type { Meeting } from './tournamentReport.ts';

interface SideShare extends Rate {
  readonly side: string;
  readonly level: string;
  readonly wins: number;
}

/** The games of one level on each side. */
export interface SidesMeeting {
  readonly games: number;
  readonly finished: number;
  readonly sides: readonly SideShare[];
  readonly nobody: Rate & { readonly games: number };
}

export function sidesMeetings({ sides }: AnyGame, meetings: readonly Meeting[]): SidesMeeting[] {
  const names = sides?.names ?? [];
  return meetings.flatMap(({ plan, tally }) => {
    if (!plan.sides) return [];
    const { games, finished, withoutWinner } = tally;
    return [
      {
        games,
        finished,
        sides: plan.sides.map((level, index) => {
          const wins = tally.sides.get(index) ?? 0;
          return { side: names[index] ?? '', level, wins, ...rateOf(wins, finished) };
        }),
        nobody: { games: withoutWinner, ...rateOf(withoutWinner, finished) },
      },
    ];
  });
}

/** Two levels against each other, over the games in which each of them was either side. */
export function sidesDuel(meetings: readonly Meeting[], one: string, other: string): Duel {
  const duel: Duel = { wins: 0, losses: 0, draws: 0 };
  for (const { plan, tally } of meetings) {
    const [first, second] = plan.sides ?? [];
    const [mine, theirs] = first === one && second === other ? [0, 1] : [1, 0];
    if (mine === 1 && !(first === other && second === one)) continue;
    duel.wins += tally.sides.get(mine) ?? 0;
    duel.losses += tally.sides.get(theirs) ?? 0;
    duel.draws += tally.withoutWinner;
  }
  return duel;
}

/** How a level does on each side, against all levels together. */
export function sideShares(found: readonly SidesMeeting[], level: string): SideShare[] {
  const names = found[0]?.sides.map(({ side }) => side) ?? [];
  return names.map((side) => {
    const met = found.flatMap(({ sides, finished }) =>
      sides
        .filter((share) => share.side === side && share.level === level)
        .map(({ wins }) => ({ wins, finished })),
    );
    const wins = met.reduce((sum, one) => sum + one.wins, 0);
    const finished = met.reduce((sum, one) => sum + one.finished, 0);
    return { side, level, wins, ...rateOf(wins, finished) };
  });
}

/** Levels that did the same as the same side in every game: a sentence for each two of them. */
export function alikeWarnings(
  { sides }: AnyGame,
  levels: readonly string[],
  meetings: readonly Meeting[],
): string[] {
  const courseOf = (side: number, level: string): string =>
    meetings
      .filter(({ plan }) => plan.sides?.[side] === level)
      .map(({ plan, tally }) => `${plan.sides?.[1 - side]} ${tally.games} ${writeFingerprint(tally.course)}`)
      .join('\n');
  const played = meetings.every(({ tally }) => tally.games > 0);
  if (!played) return [];
  return (sides?.names ?? []).flatMap((name, side) =>
    levels.flatMap((one, index) =>
      levels
        .slice(index + 1)
        .filter((other) => courseOf(side, one) === courseOf(side, other))
        .map((other) => `${one} and ${other} play alike as ${name}: their games are the same move for move.`),
    ),
  );
}

export function sidesLines(found: readonly SidesMeeting[]): string[] {
  const [head] = found;
  if (!head) return [];
  const interval = ({ rate, low, high }: Rate): string =>
    `${percent(rate)} (${percent(low)} to ${percent(high)})`;
  const names = head.sides.map(({ side }) => side);
  return [
    '',
    ...columns(
      [
        [...names.map((name) => `as ${name}`), 'games', ...names.map((name) => `${name} win`), 'nobody'],
        ...found.map(({ sides, finished, nobody }) => [
          ...sides.map(({ level }) => level),
          `${finished}`,
          ...sides.map(interval),
          percent(nobody.rate),
        ]),
      ],
      [...names.map(() => 'left' as const), 'right', ...names.map(() => 'right' as const), 'right'],
    ),
  ];
}
