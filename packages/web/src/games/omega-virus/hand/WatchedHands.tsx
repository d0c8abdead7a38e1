/** For those who watch: what either player holds, under their names. */
import { present, type Seat } from '@airlock/kernel';
import { NO_CARD, who } from '@airlock/omega-virus';
import text from '../../../look/text.module.css';
import { CardBack, FloorCard } from '../cards/FloorCard.tsx';
import type { Model } from '../model.ts';
import styles from './Hand.module.css';

export const WatchedHands = ({ model }: { readonly model: Model }) => (
  <div class={styles.watched}>
    {[...model.view.value.seats.keys()].map((seat) => (
      <WatchedHand key={seat} model={model} seat={seat} />
    ))}
  </div>
);

function WatchedHand({ model, seat }: { readonly model: Model; readonly seat: Seat }) {
  const { hand, deck, back } = present(model.view.value.seats[seat]);
  const name = who(seat, model.desk.naming.value);
  return (
    <section class={styles.one} aria-label={`In hand: ${name}`}>
      <h2 class={`${text.plate} ${text.faint}`} title={name}>
        {name}
      </h2>
      <span class={styles.small}>
        {deck > 0 ? <CardBack back={back} /> : <span class={styles.none} />}
        <small>{`${deck} in the deck`}</small>
      </span>
      <span class={styles.small}>
        {hand === null || hand === NO_CARD ? (
          <span class={styles.none} />
        ) : (
          <FloorCard card={hand} turn={0} />
        )}
        <small>{hand === null || hand === NO_CARD ? 'no card' : 'in hand'}</small>
      </span>
    </section>
  );
}
