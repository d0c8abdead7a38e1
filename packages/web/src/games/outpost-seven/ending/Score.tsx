/** The score explained: every line with its people, its cubes and its vote, then the totals. */
import type { Seat } from '@airlock/kernel';
import {
  cubesIn,
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
import { Token } from '../cards/marks.tsx';
import { capital } from '../words.ts';
import styles from './Score.module.css';

const LINES: readonly Line[] = LINE_NAMES.map((_, line) => line);

export function scoreOf(view: View): ComponentType {
  const result = view.result as Result;
  return () => (
    <div class={styles.two}>
      <LineTable view={view} caption="Rows" lines={LINES.slice(0, 5)} />
      <LineTable view={view} caption="Columns" lines={LINES.slice(5)} />
      <table class={`${styles.score} ${styles.totals}`}>
        <tfoot>
          <Totals label="People" values={result.population} />
          <Totals label="Cubes (to break a tie)" values={result.cubes} />
          <Totals
            label="Cards left (worth nothing)"
            values={[view.hands[RED].size, view.hands[YELLOW].size]}
          />
        </tfoot>
      </table>
    </div>
  );
}

function LineTable(props: {
  readonly view: View;
  readonly caption: string;
  readonly lines: readonly Line[];
}) {
  return (
    <table class={styles.score}>
      <thead>
        <tr>
          <th scope="col">{props.caption}</th>
          <th scope="col">Cubes</th>
          <th scope="col">Red</th>
          <th scope="col">Yellow</th>
        </tr>
      </thead>
      <tbody>
        {props.lines.map((line) => (
          <LineRow key={line} view={props.view} line={line} />
        ))}
      </tbody>
    </table>
  );
}

/** A line's people stand in the column of the player they vote for. */
function LineRow({ view, line }: { readonly view: View; readonly line: Line }) {
  const token = view.token[line] as Seat;
  const people = (seat: Seat) => (token === seat ? view.population[line] : '–');
  return (
    <tr>
      <th scope="row">
        <Token seat={token} more={styles.token} />
        {capital(lineName(line))}
      </th>
      <td>{`${cubesIn(view.cubes, line, RED)}–${cubesIn(view.cubes, line, YELLOW)}`}</td>
      {[RED, YELLOW].map((seat) => (
        <td key={seat} class={token === seat ? styles.ours : styles.none}>
          {people(seat)}
        </td>
      ))}
    </tr>
  );
}

function Totals({ label, values }: { readonly label: string; readonly values: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {[RED, YELLOW].map((seat) => (
        <td key={seat}>
          {seatName(seat)} {values[seat]}
        </td>
      ))}
    </tr>
  );
}
