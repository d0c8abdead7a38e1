/** All levels of a game's bots, weakest first: what they do, how strong they are and what that costs. */
import text from '../look/text.module.css';
import { words } from '../words.ts';
import styles from './Levels.module.css';
import { certaintyOf, costOf, type LevelInfo, strengthOf } from './strength.ts';

/** Beside the seats there is room for it; on a phone it is asked for. */
const hasRoom = (): boolean => matchMedia('(min-width: 900px)').matches;

export function Levels({ levels }: { readonly levels: readonly LevelInfo[] }) {
  if (levels.length === 0) return null;
  return (
    <details class={styles.levels} open={hasRoom()}>
      <summary class={text.plate}>{words.levels.title}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.levels.level}</th>
            <th scope="col">{words.levels.strength}</th>
            <th scope="col">{words.levels.cost}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <tr key={level.id}>
              <th scope="row">
                <b>{level.name}</b> <span class={text.dim}>{level.help}</span>
              </th>
              <td title={certaintyOf(level)}>{strengthOf(level, levels)}</td>
              <td>{costOf(level)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class={text.dim}>{words.levels.measuredHow}</p>
    </details>
  );
}
