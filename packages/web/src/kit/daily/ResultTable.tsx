/** Results as a table, one row each. */
import type { ComponentChildren } from 'preact';
import styles from './ResultTable.module.css';

interface ResultRow {
  readonly key: string;
  readonly isYours?: boolean;
  readonly cells: readonly ComponentChildren[];
}

export function ResultTable({
  titles,
  rows,
}: {
  readonly titles: readonly string[];
  readonly rows: readonly ResultRow[];
}) {
  return (
    <table class={styles.results}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, isYours, cells }) => (
          <tr key={key} class={isYours ? styles.you : ''}>
            {cells.map((cell, column) => (
              <td key={titles[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
