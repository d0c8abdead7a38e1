/** How many, how long, what kind: the line of small plates under a game's title. */
import { words } from '../words.ts';
import styles from './Facts.module.css';
import { Icon } from './Icon.tsx';
import text from './text.module.css';

export function Facts(props: {
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: string;
  readonly kind?: string;
}) {
  const { min, max } = props.seats;
  return (
    <ul class={`${styles.facts} ${text.plate}`}>
      <li>
        <Icon name="person" />
        <span aria-hidden="true">{words.front.seats(min, max)}</span>
        <span class={text.spoken}>{words.front.seatsSpoken(min, max)}</span>
      </li>
      <li>
        <Icon name="clock" />
        {props.minutes}
      </li>
      {props.kind && <li>{props.kind}</li>}
    </ul>
  );
}
