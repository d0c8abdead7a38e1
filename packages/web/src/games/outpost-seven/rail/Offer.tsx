/** The open offer: five slots to salvage from, as large as the hand, with what each card is good for and the running total. */
import { LIMITS, NO_CARD } from '@airlock/outpost-seven';
import type { ComponentChildren } from 'preact';
import { useRoving } from '../../../frame/roving.ts';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../look/Icon.tsx';
import { PickModule } from '../cards/PickModule.tsx';
import type { Model } from '../model.ts';
import { offerFact, offerMark } from '../moves/marks.ts';
import { handIn } from '../moves/position.ts';
import { markedCards } from '../moves/selection.ts';
import { totalOf } from '../words.ts';
import styles from './Offer.module.css';

/**
 * Three in a row in the rail, five beside each other in a strip or a sheet. Folded: out of the way while the paper tells what a
 * repair would do.
 */
type OfferShape = 'rail' | 'folded' | 'strip' | 'panel' | 'sheet';

interface OfferProps {
  readonly model: Model;
  readonly shape: OfferShape;
  /** Stands at the end of the heading. */
  readonly tool?: ComponentChildren;
}

const SMALL: readonly OfferShape[] = ['strip', 'panel', 'folded'];

export function Offer({ model, shape, tool }: OfferProps) {
  const roving = useRoving<HTMLDivElement>();
  const position = model.drawn.value;
  const selection = model.selection.value;
  const { offer } = position.view;
  const taken = selection.step === 'salvage' ? markedCards(offer, selection.slots) : [];
  const isSheet = shape === 'sheet';
  // Nobody picks cards in a review: what would be said under them leaves its room to the paper.
  const tellsFacts = shape !== 'folded' && model.desk.mode !== 'review';
  return (
    // As a sheet it stands in a region of that name already.
    <section class={classes(styles.offer, styles[shape])} aria-label={isSheet ? undefined : 'Offer'}>
      <h2 class={styles.head}>
        {!isSheet && 'Offer'}
        <span>{summary(model, taken.length, totalOf(taken))}</span>
        {tool}
      </h2>
      <div class={styles.cards} {...roving}>
        {offer.map((card, slot) => {
          const fact = tellsFacts ? offerFact(position, selection, slot) : null;
          return (
            // Slots keep their place.
            <div key={`slot-${slot + 1}`} class={styles.slot}>
              {card === NO_CARD ? (
                <span class={styles.empty} />
              ) : (
                <PickModule
                  card={card}
                  slot={slot}
                  mark={offerMark(position, selection, slot)}
                  size={SMALL.includes(shape) ? 'bare' : 'hand'}
                  spoken={`Slot ${slot + 1}`}
                  still={shape !== 'folded'}
                  near={shape === 'folded' || shape === 'panel'}
                  refused={model.desk.refused.value?.place === `slot-${slot}`}
                  byDigit={selection.step === 'salvage'}
                  onPress={() => model.press({ kind: 'offer', slot })}
                />
              )}
              {tellsFacts && (
                <p class={classes(styles.fact, fact?.locked && styles.locked)} aria-hidden="true">
                  {fact?.locked && <Icon name="lock" />}
                  {fact && (fact.locked || shape === 'rail' || shape === 'sheet') ? fact.text : ''}
                </p>
              )}
            </div>
          );
        })}
        {shape === 'rail' && <Ring total={totalOf(taken)} />}
      </div>
    </section>
  );
}

/** "11 of 12 · 2 of 2 that fit", or before anything is picked what may be. */
function summary(model: Model, taken: number, total: number): string {
  const position = model.drawn.value;
  const { seat, view } = position;
  const limit = LIMITS.salvageLimit;
  if (seat === null || view.phase !== 'turn') return `up to ${limit} in value`;
  const room = Math.min(LIMITS.offerSize, LIMITS.handLimit - handIn(view, seat).size);
  if (taken > 0) return `${total} of ${limit} · ${taken} of ${room} that fit`;
  return room > 0 ? `up to ${limit} in value, ${room} more fit your hand` : 'your hand is full';
}

const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;

/** Counts what is picked up to what a Salvage takes at most. */
function Ring({ total }: { readonly total: number }) {
  return (
    <div class={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} />
        <circle
          class={styles.filled}
          cx="50"
          cy="50"
          r={RADIUS}
          stroke-dasharray={`${(AROUND * Math.min(total, LIMITS.salvageLimit)) / LIMITS.salvageLimit} ${AROUND}`}
        />
      </svg>
      <b>{total}</b>
      <span>{`of ${LIMITS.salvageLimit}`}</span>
    </div>
  );
}
