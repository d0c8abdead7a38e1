/** What belongs to a player: a cube, a vote token. */
import type { Seat } from '@airlock/kernel';
import { seatName } from '@airlock/outpost-seven';
import styles from './marks.module.css';

const SEAT_STYLES = [styles.red, styles.yellow];

export const Cube = ({ seat, more = '' }: { readonly seat: Seat; readonly more?: string | undefined }) => (
  <i class={`${styles.cube} ${SEAT_STYLES[seat]} ${more}`} aria-hidden="true" data-cube="" />
);

/** R or Y, in the shape of that player. */
export const Token = ({ seat, more = '' }: { readonly seat: Seat; readonly more?: string | undefined }) => (
  <span class={`${styles.token} ${SEAT_STYLES[seat]} ${more}`} aria-hidden="true">
    {seatName(seat).charAt(0)}
  </span>
);
