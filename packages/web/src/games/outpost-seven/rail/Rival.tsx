/** The other player: who they are, what they hold, and which of it everybody knows. */
import { count, listOf, type Seat } from '@airlock/kernel';
import { cardName, RED, seatName } from '@airlock/outpost-seven';
import { AwayChip } from '../../../kit/AwayChip.tsx';
import { Face } from '../../../kit/Face.tsx';
import { CardBack, ModuleCard } from '../cards/ModuleCard.tsx';
import type { Model } from '../model.ts';
import { handIn, knownHand, unknownCount } from '../moves/position.ts';
import styles from './Rival.module.css';

/** "6 cards, 2 unknown = 9" */
export function handFacts(model: Model, seat: Seat): string {
  const { view } = model.drawn.value;
  const hand = handIn(view, seat);
  const hidden = unknownCount(view, seat);
  const cards = count(hand.size, 'card');
  if (hidden === 0) return cards;
  return `${cards}, ${hidden} unknown${hand.keptTotal === null ? '' : ` = ${hand.keptTotal}`}`;
}

/** The cards beside it say how many there are: "2 unknown = 9" */
function shortFacts(model: Model, seat: Seat): string {
  const { view } = model.drawn.value;
  const { keptTotal } = handIn(view, seat);
  const hidden = unknownCount(view, seat);
  return hidden === 0 || keptTotal === null ? handFacts(model, seat) : `${hidden} unknown = ${keptTotal}`;
}

export function Rival({
  model,
  seat,
  large = false,
}: {
  readonly model: Model;
  readonly seat: Seat;
  readonly large?: boolean;
}) {
  const { view } = model.drawn.value;
  const player = model.desk.seats.value.find((one) => one.seat === seat);
  const name = player?.name ?? seatName(seat);
  const known = knownHand(view, seat);
  const hidden = unknownCount(view, seat);
  const size = large ? 'pile' : 'known';
  return (
    <section
      class={`${styles.rival} ${large ? styles.large : ''}`}
      aria-label={`${name}, ${seatName(seat)}`}
      data-rival=""
    >
      <Face
        player={{ name, bot: player?.bot ?? false }}
        class={`${styles.face} ${seat === RED ? styles.red : styles.yellow}`}
      />
      <div>
        <b class={styles.name} title={name}>
          {player?.bot ? `Bot · ${name}` : name}
        </b>
        <span class={styles.facts}>
          <AwayChip player={player} />
          {`${seatName(seat)} · ${large ? handFacts(model, seat) : shortFacts(model, seat)}`}
        </span>
      </div>
      <div
        class={styles.cards}
        data-fan=""
        role="img"
        aria-label={`Hand: ${hidden} face down${known.length > 0 ? `; known: ${listOf(known.map(cardName))}` : ''}`}
      >
        {Array.from({ length: hidden }, (_, place) => (
          <span key={`back-${place}`}>
            <CardBack size={size} />
          </span>
        ))}
        {known.map((card) => (
          <span key={card} data-piece={`card-${card}`} data-peek={`card-${card}`}>
            <ModuleCard card={card} size={size} />
          </span>
        ))}
      </div>
    </section>
  );
}
