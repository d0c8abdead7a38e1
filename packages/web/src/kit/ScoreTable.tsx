/** A score explained, row by row: who or what, and the figures that belong to it. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../look/Icon.tsx';
import { classes } from './classes.ts';
import styles from './ScoreTable.module.css';

export interface ScoreRow {
  readonly key: string | number;
  readonly head: ComponentChildren;
  readonly cells: readonly ComponentChildren[];
  readonly class?: string | undefined;
}

interface ScoreTableProps {
  readonly caption?: ComponentChildren;
  /** Over the columns, the first of them over the heads of the rows. */
  readonly heads?: readonly string[];
  readonly rows: readonly ScoreRow[];
  /** The sums. */
  readonly foot?: readonly ScoreRow[];
  readonly class?: string | undefined;
}

export function ScoreTable({ caption, heads, rows, foot, class: more }: ScoreTableProps) {
  return (
    <table class={classes(styles.score, more)}>
      {caption && <caption>{caption}</caption>}
      {heads && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {rows.length > 0 && <tbody>{rows.map(rowOf)}</tbody>}
      {foot && <tfoot>{foot.map(rowOf)}</tfoot>}
    </table>
  );
}

/** A cell is known by its column only. */
const rowOf = ({ key, head, cells, class: more }: ScoreRow) => (
  <tr key={key} class={more}>
    <th scope="row">{head}</th>
    {cells.map((cell, place) => (
      <td key={`${place + 1}`}>{cell}</td>
    ))}
  </tr>
);

export const Won = () => (
  <span class={styles.won}>
    <Icon name="check" /> won
  </span>
);
