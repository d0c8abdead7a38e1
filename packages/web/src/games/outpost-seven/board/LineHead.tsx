/** The population of one row or column: pressing it tells why it votes as it does. */

import { present } from '@airlock/kernel';
import { cubesIn, type Line, lineName, lineWords, RED, YELLOW } from '@airlock/outpost-seven';
import { Cube, Token } from '../cards/marks.tsx';
import { lineWhy } from '../explain.ts';
import type { Model } from '../model.ts';
import { Ticking } from '../motion/Ticking.tsx';
import type { Board } from '../moves/preview.ts';
import styles from './LineHead.module.css';

interface LineHeadProps {
  readonly model: Model;
  readonly line: Line;
  /** As it is, and as it would be after the previewed action. */
  readonly now: Board;
  readonly then: Board;
  readonly shape: string;
}

/** On phones the station shares its place with the open offer or with the words of a lesson. */
export const isTight = ({ offerOpen, lesson }: Model): boolean => offerOpen.value || lesson !== null;

export function LineHead({ model, line, now, then, shape }: LineHeadProps) {
  const { desk, drawn } = model;
  const red = cubesIn(then.cubes, line, RED);
  const yellow = cubesIn(then.cubes, line, YELLOW);
  const token = present(then.token[line]);
  const people = present(then.population[line]);
  const flips = token !== now.token[line];
  const { view } = drawn.value;
  const words = lineWords({ ...view, ...then }, line, red, yellow);
  const label = now === then ? words : `${lineName(line)} would be: ${words}${flips ? ', flips' : ''}`;
  const look = [
    styles.head,
    line < 5 ? styles.row : styles.column,
    token === RED ? styles.red : styles.yellow,
    flips && styles.flips,
    shape && styles[shape],
    shape && isTight(model) && styles.tight,
  ]
    .filter(Boolean)
    .join(' ');
  const content = (
    <>
      <span class={styles.vote} data-token="">
        <Token seat={token} more={styles.token} />
      </span>
      <b class={styles.people}>
        {people !== now.population[line] && <s>{now.population[line]}</s>}
        <Ticking value={people} />
      </b>
      <span class={styles.tally}>
        <Cube seat={RED} />
        <span>{red}</span>
        <Cube seat={YELLOW} />
        <span>{yellow}</span>
      </span>
      {flips && <em class={styles.flipsBadge}>flips</em>}
    </>
  );
  // Too small for a finger on a phone: there the sheet "Lines" answers instead.
  if (shape) {
    return (
      <div class={look} role="img" aria-label={label} data-line={line}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      data-line={line}
      onClick={(event) => desk.why(lineWhy({ ...view, ...then }, line), event.currentTarget)}
    >
      {content}
    </button>
  );
}
