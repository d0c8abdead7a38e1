/** The score explained: every round with its speed card and its three scoring cards, then the totals. */
import type { Naming } from '@airlock/kernel';
import { pointsOf, type RoundResult, SPEED_VALUES, scoringName, type View, who } from '@airlock/omega-virus';
import type { ComponentType } from 'preact';
import { type ScoreRow, ScoreTable } from '../../../kit/ScoreTable.tsx';
import styles from './Score.module.css';

export function scoreOf(view: View, naming: Naming): ComponentType {
  // Practice has no points, and an empty table would say that none were won.
  if (view.mode === 'practice') return () => null;
  const heads = ['Card', ...view.sides.map((_, side) => who(side, naming))];
  const points = view.sides.map(pointsOf);
  return () => (
    <ScoreTable
      class={styles.score}
      heads={heads}
      rows={view.rounds.flatMap((round) => rowsOf(round, view.sides.length))}
      foot={[{ key: 'points', head: 'Points', cells: points }]}
    />
  );
}

const tieWords = (taker: number): string => (taker < 0 ? ', a tie: discarded' : ', a tie: to the finisher');

/** A point stands in the column of the side that took it. */
function rowsOf({ round, slots, speed }: RoundResult, sides: number): ScoreRow[] {
  const cells = (taker: number, points: number) =>
    Array.from({ length: sides }, (_, side) => (taker === side ? points : '–'));
  const first = speed && {
    head: `Round ${round}: speed`,
    cells: cells(speed.taker, SPEED_VALUES[speed.card] ?? 0),
  };
  const rows = slots.map(({ card, values, taker }) => ({
    head: `${scoringName(card)}, ${values.join(' to ')}${values[0] === values[1] ? tieWords(taker) : ''}`,
    cells: cells(taker, 1),
  }));
  return [...(first ? [first] : []), ...rows].map((row, place) => ({
    ...row,
    key: `${round}-${place + 1}`,
    class: place === 0 ? styles.round : undefined,
  }));
}
