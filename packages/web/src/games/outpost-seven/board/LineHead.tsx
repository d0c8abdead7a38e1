/** The population of one row or column: pressing it tells why it votes as it does. */
import { cubesIn, type Line, lineName, lineWords, RED, YELLOW } from '@airlock/outpost-seven';
import { Cube, Token } from '../cards/marks.tsx';
import { lineWhy } from '../explain.ts';
import type { Model } from '../model.ts';
import { Ticking } from '../motion/Ticking.tsx';
import type { Board } from '../play/preview.ts';
import styles from './LineHead.module.css';

interface LineHeadProps {
  readonly model: Model;
  readonly line: Line;
  /** As it is, and as it would be after the previewed action. */
  readonly now: Board;
  readonly then: Board;
  readonly shape: string;
}

export function LineHead({ model, line, now, then, shape }: LineHeadProps) {
  const { desk, drawn } = model;
  const red = cubesIn(then.cubes, line, RED);
  const yellow = cubesIn(then.cubes, line, YELLOW);
  const token = then.token[line] as number;
  const people = then.population[line] as number;
  const flips = token !== now.token[line];
  const { view } = drawn.value;
  const words = lineWords({ ...view, ...then }, line, red, yellow);
  return (
    <button
      type="button"
      class={[
        styles.head,
        line < 5 ? styles.row : styles.column,
        token === RED ? styles.red : styles.yellow,
        flips && styles.flips,
        styles[shape],
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={now === then ? words : `${lineName(line)} would be: ${words}${flips ? ', flips' : ''}`}
      data-line={line}
      onClick={(event) => desk.why(lineWhy({ ...view, ...then }, line), event.currentTarget)}
    >
      <span class={styles.token} data-token="">
        <Token seat={token} more={styles.token} />
      </span>
      <b class={styles.people}>
        {people !== now.population[line] && <s>{now.population[line]}</s>}
        <Ticking value={people} />
      </b>
      <small class={styles.tally}>
        <Cube seat={RED} />
        <span>{red}</span>
        <Cube seat={YELLOW} />
        <span>{yellow}</span>
      </small>
      {flips && <em class={styles.flipsBadge}>flips</em>}
    </button>
  );
}
