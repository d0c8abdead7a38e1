/** The score explained: every line with its people, its cubes and its vote, then the totals. */
import { capital } from '@airlock/kernel';
import {
  cubesIn,
  dayOf,
  LINE_NAMES,
  type Line,
  lineName,
  RED,
  type Result,
  seatName,
  type View,
  YELLOW,
} from '@airlock/outpost-seven';
import type { ComponentType } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { resultOf } from '../../../kit/ending.ts';
import { type ScoreRow, ScoreTable } from '../../../kit/ScoreTable.tsx';
import { Token } from '../cards/marks.tsx';
import { CountedLine } from '../daily/CountedLine.tsx';
import { notePlayed } from '../daily/played.ts';

import styles from './Score.module.css';

const LINES: readonly Line[] = LINE_NAMES.map((_, line) => line);
const SEATS = [RED, YELLOW] as const;

export function scoreOf(view: View, reader: number): ComponentType {
  const { population, cubes, winner }: Result = resultOf({ views: [view] });
  const totals = (head: string, values: readonly number[]): ScoreRow => ({
    key: head,
    head,
    cells: SEATS.map((seat) => `${seatName(seat)} ${values[seat]}`),
  });
  const day = reader === RED ? dayOf(view.options) : null;
  if (day !== null) notePlayed(day);
  return () => (
    <div class={styles.two}>
      <LineTable view={view} caption="Rows" lines={LINES.slice(0, 5)} />
      <LineTable view={view} caption="Columns" lines={LINES.slice(5)} />
      <ScoreTable
        class={classes(styles.score, styles.totals)}
        rows={[]}
        foot={[
          totals('People', population),
          totals('Cubes (to break a tie)', cubes),
          totals('Cards left (worth nothing)', [view.hands[RED].size, view.hands[YELLOW].size]),
        ]}
      />
      {day !== null && (
        <div class={styles.counted}>
          <CountedLine day={day} result={{ won: winner === RED, score: population[RED] }} />
        </div>
      )}
    </div>
  );
}

function LineTable(props: {
  readonly view: View;
  readonly caption: string;
  readonly lines: readonly Line[];
}) {
  return (
    <ScoreTable
      class={styles.score}
      heads={[props.caption, 'Cubes', 'Red', 'Yellow']}
      rows={props.lines.map((line) => rowOf(props.view, line))}
    />
  );
}

/** A line's people stand in the column of the player they vote for. */
function rowOf(view: View, line: Line): ScoreRow {
  const token = view.token[line] ?? RED;
  return {
    key: line,
    head: (
      <>
        <Token seat={token} more={styles.token} />
        {capital(lineName(line))}
      </>
    ),
    cells: [
      `${cubesIn(view.cubes, line, RED)}–${cubesIn(view.cubes, line, YELLOW)}`,
      ...SEATS.map((seat) => (
        <span key={seat} class={token === seat ? styles.ours : styles.none}>
          {token === seat ? view.population[line] : '–'}
        </span>
      )),
    ],
  };
}
