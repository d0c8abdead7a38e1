/** Everybody at the table, clockwise: who has chosen, who leads, who is out and as what. */
import type { Seat } from '@airlock/kernel';
import { roleName, seatName } from '@airlock/outbreak';
import { useRoving } from '../../../frame/roving.ts';
import { Icon } from '../../../look/Icon.tsx';
import { initialOf } from '../../../look/names.ts';
import { RobotMark } from '../../../look/Pictogram.tsx';
import type { SeatedPlayer } from '../../contract.ts';
import type { Model } from '../model.ts';
import { choosers, hasChosen, isOut, nextLeader, seatsOf } from '../play/stage.ts';
import styles from './Seats.module.css';

type State = 'chosen' | 'thinking' | 'idle' | 'out';

export function Seats({ model }: { readonly model: Model }) {
  const roving = useRoving<HTMLElement>();
  const { view } = model.drawn.value;
  const small = model.compact.value;
  const Plate = small ? SmallSeat : LargeSeat;
  return (
    <section
      class={small ? styles.strip : styles.row}
      aria-label="Seats, clockwise"
      style={{ '--seats': view.seats }}
      {...roving}
    >
      {seatsOf(view).map((seat) => (
        <Plate key={seat} model={model} seat={seat} />
      ))}
    </section>
  );
}

interface SeatProps {
  readonly model: Model;
  readonly seat: Seat;
}

function factsOf({ model, seat }: SeatProps) {
  const { view } = model.drawn.value;
  const player = model.desk.seats.value[seat] as SeatedPlayer;
  const isMine = model.desk.mode === 'play' && player.you;
  const name = isMine ? 'You' : player.name;
  const state: State = isOut(view, seat)
    ? 'out'
    : !choosers(view).includes(seat)
      ? 'idle'
      : hasChosen(view, seat)
        ? 'chosen'
        : 'thinking';
  const leads = view.leader === seat;
  const isNext = !leads && nextLeader(view) === seat;
  const isVote = view.phase === 'vote' && model.drawn.value.legal.size > 0;
  const isLit = isVote && !isMine && !isOut(view, seat);
  const isPicked = view.phase === 'vote' && model.selection.value.includes(seat);
  const role = view.roles[seat] as number;
  const words = [
    `${seatName(seat)}, ${name}${player.bot ? ', a bot' : ''}`,
    leads ? 'Leader' : isNext ? 'next Leader' : '',
    state === 'out' ? `voted out, ${roleName(role)}` : state === 'idle' ? '' : state,
    !player.here && !player.bot ? 'away' : '',
  ].filter(Boolean);
  return { view, player, name, state, leads, isNext, isMine, isLit, isPicked, role, label: words.join(', ') };
}

const SIGN = { chosen: 'check', thinking: 'pause', out: 'close', idle: 'minus' } as const;

const Face = ({ player, name }: { readonly player: SeatedPlayer; readonly name: string }) =>
  player.bot ? <RobotMark /> : <span>{initialOf(name === 'You' ? player.name : name)}</span>;

function LargeSeat({ model, seat }: SeatProps) {
  const { player, name, state, leads, isNext, isMine, isLit, isPicked, role, label } = factsOf({
    model,
    seat,
  });
  return (
    <button
      type="button"
      class={[styles.seat, isMine && styles.you, isLit && styles.lit, state === 'out' && styles.out]
        .filter(Boolean)
        .join(' ')}
      aria-label={label}
      aria-pressed={isLit ? isPicked : undefined}
      data-seat={seat}
      onClick={() => model.press({ kind: 'seat', seat })}
    >
      <i class={styles.number}>{seat + 1}</i>
      <span class={styles.face}>
        <Face player={player} name={name} />
        {leads && (
          <u>
            <Icon name="star" />
          </u>
        )}
      </span>
      <b>{player.bot ? `Bot · ${name}` : name}</b>
      {state === 'out' ? (
        <span class={styles.stop}>{roleName(role)}</span>
      ) : (
        <span class={state === 'chosen' ? styles.go : styles.wait}>
          {state !== 'idle' && <Icon name={SIGN[state]} />}
          {state === 'idle' ? '' : state}
        </span>
      )}
      {(leads || isNext || state === 'out') && (
        <small>{state === 'out' ? 'voted out' : leads ? 'Leader' : 'next Leader'}</small>
      )}
    </button>
  );
}

function SmallSeat({ model, seat }: SeatProps) {
  const { player, name, state, leads, isMine, isLit, isPicked, label } = factsOf({ model, seat });
  return (
    <button
      type="button"
      class={[styles.small, isMine && styles.you, isLit && styles.lit, state === 'out' && styles.out]
        .filter(Boolean)
        .join(' ')}
      aria-label={label}
      aria-pressed={isLit ? isPicked : undefined}
      data-seat={seat}
      onClick={() => model.press({ kind: 'seat', seat })}
    >
      <span class={styles.face}>
        <Face player={player} name={name} />
        {leads && (
          <u>
            <Icon name="star" />
          </u>
        )}
        {state !== 'idle' && (
          <q class={state === 'chosen' ? styles.in : state === 'out' ? styles.gone : undefined}>
            <Icon name={SIGN[state]} />
          </q>
        )}
      </span>
      <b>{name}</b>
    </button>
  );
}
