/** Everybody at the table, clockwise: plates side by side, and on a phone a strip of small ones. */
import type { Seat } from '@airlock/kernel';
import type { ComponentChildren } from 'preact';
import { useRoving } from '../frame/roving.ts';
import type { Desk, SeatedPlayer } from '../games/contract.ts';
import { Icon } from '../look/Icon.tsx';
import { awayWord } from './AwayChip.tsx';
import { classes } from './classes.ts';
import { FaceMark } from './Face.tsx';
import { Pressable } from './Pressable.tsx';
import styles from './Seats.module.css';

interface SeatRowProps {
  readonly seats: readonly Seat[];
  readonly small: boolean;
  readonly class?: string | undefined;
  readonly plate: (seat: Seat) => ComponentChildren;
}

export function SeatRow({ seats, small, class: more, plate }: SeatRowProps) {
  const roving = useRoving<HTMLElement>();
  return (
    <section
      class={classes(small ? styles.strip : styles.row, more)}
      aria-label="Seats, clockwise"
      style={{ '--seats': seats.length }}
      {...roving}
    >
      {seats.map(plate)}
    </section>
  );
}

export interface SeatFacts {
  readonly seat: Seat;
  readonly player: SeatedPlayer;
  readonly isMine: boolean;
  /** As the table calls them: "You", or their name. */
  readonly name: string;
}

/** Who sits there; `null` for a seat that the table does not have. */
export function seatFacts(desk: Pick<Desk, 'seats' | 'mode'>, seat: Seat): SeatFacts | null {
  const player = desk.seats.value[seat];
  if (!player) return null;
  const isMine = desk.mode === 'play' && player.you;
  return { seat, player, isMine, name: isMine ? 'You' : player.name };
}

interface SeatPlateProps {
  readonly facts: SeatFacts;
  readonly small: boolean;
  /** Whether the seat can be picked, and whether it is. */
  readonly lit: boolean;
  readonly picked: boolean;
  /** What the seat is called, and what is said of whoever sits there; what is empty is left out. */
  readonly called: string;
  readonly said: readonly string[];
  readonly peek?: string | undefined;
  readonly class?: string | undefined;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export function SeatPlate(props: SeatPlateProps) {
  const { small, lit, called, said } = props;
  const { seat, player, isMine, name } = props.facts;
  const away = awayWord(player, isMine);
  const label = [`${called}, ${name}${player.bot ? ', a bot' : ''}`, ...said, away].filter(Boolean);
  return (
    <Pressable
      lit={lit}
      picked={props.picked}
      unlit="opens"
      label={label.join(', ')}
      marks={{ 'data-seat': seat, 'data-peek': props.peek }}
      class={classes(
        styles.seat,
        small ? styles.small : styles.large,
        isMine && styles.you,
        away && styles.gone,
        props.class,
      )}
      onPress={props.onPress}
    >
      {props.children}
      {away && <em class={styles.away}>{away}</em>}
    </Pressable>
  );
}

/** How far somebody is with what everybody is asked. */
export type Standing = 'chosen' | 'thinking' | 'out';

const SIGNS = { chosen: 'check', thinking: 'pause', out: 'close' } as const;

interface StandingSignProps {
  readonly standing: Standing;
  /** As a small mark on the edge of a face. */
  readonly small?: boolean;
  /** The word beside it. */
  readonly children?: ComponentChildren;
}

export const StandingSign = ({ standing, small, children }: StandingSignProps) =>
  small ? (
    <FaceMark at="left" class={styles[standing]}>
      <Icon name={SIGNS[standing]} />
    </FaceMark>
  ) : (
    <span class={classes(styles.standing, styles[standing])}>
      <Icon name={SIGNS[standing]} />
      {children}
    </span>
  );
