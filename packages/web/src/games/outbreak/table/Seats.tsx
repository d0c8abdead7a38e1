/** Everybody at the table, clockwise: who has chosen, who leads, who is out and as what. */
import type { Seat } from '@airlock/kernel';
import { roleName, seatName } from '@airlock/outbreak';
import { Face, FaceMark } from '../../../kit/Face.tsx';
import { SeatPlate, SeatRow, type Standing, StandingSign, seatFacts } from '../../../kit/Seats.tsx';
import { Icon } from '../../../look/Icon.tsx';
import type { Model } from '../model.ts';
import { choosers, hasChosen, isOut, nextLeader, seatsOf } from '../moves/stage.ts';
import styles from './Seats.module.css';

export function Seats({ model }: { readonly model: Model }) {
  const small = model.compact.value;
  return (
    <SeatRow
      seats={seatsOf(model.drawn.value.view)}
      small={small}
      class={styles.seats}
      plate={(seat) => <Plate key={seat} model={model} seat={seat} small={small} />}
    />
  );
}

/** `null` while nothing is asked of them: as long as cards or ballots are turned over, nobody chooses anything. */
function standingOf({ drawn, turned, ceremony }: Model, seat: Seat): Standing | null {
  const { view } = drawn.value;
  if (isOut(view, seat)) return 'out';
  if (turned.value !== null || ceremony.value !== null) return null;
  if (!choosers(view).includes(seat)) return null;
  return hasChosen(view, seat) ? 'chosen' : 'thinking';
}

interface PlateProps {
  readonly model: Model;
  readonly seat: Seat;
  readonly small: boolean;
}

function Plate({ model, seat, small }: PlateProps) {
  const { view, legal } = model.drawn.value;
  const facts = seatFacts(model.desk, seat);
  if (!facts) return null;
  const { player, name, isMine } = facts;
  const standing = standingOf(model, seat);
  const role = roleName(view.roles[seat] ?? 0);
  const leads = view.leader === seat;
  const rank = leads ? 'Leader' : nextLeader(view) === seat ? 'next Leader' : '';
  const isVote = view.phase === 'vote';
  return (
    <SeatPlate
      facts={facts}
      small={small}
      lit={isVote && legal.size > 0 && !isMine && standing !== 'out'}
      picked={isVote && model.selection.value.includes(seat)}
      called={seatName(seat)}
      said={[rank, standing === 'out' ? `voted out, ${role}` : (standing ?? '')]}
      class={standing === 'out' ? styles.out : isMine ? styles.you : undefined}
      onPress={() => model.press({ kind: 'seat', seat })}
    >
      {!small && <i class={styles.number}>{seat + 1}</i>}
      <Face player={player} class={styles.face}>
        {leads && (
          <FaceMark at="top" class={styles.leader}>
            <Icon name="star" />
          </FaceMark>
        )}
        {small && standing && <StandingSign standing={standing} small />}
      </Face>
      <b title={name}>{player.bot && !small ? `Bot · ${name}` : name}</b>
      {!small && (
        <span class={styles.state}>
          {standing && standing !== 'out' ? (
            <StandingSign standing={standing}>{standing}</StandingSign>
          ) : (
            standing && role
          )}
        </span>
      )}
      {!small && (standing === 'out' || rank) && <small>{standing === 'out' ? 'voted out' : rank}</small>}
    </SeatPlate>
  );
}
