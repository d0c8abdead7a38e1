/** The open offer: five slots to salvage from, with the running total. */
import { LIMITS, NO_CARD } from '@airlock/outpost-seven';
import { useRoving } from '../../../frame/roving.ts';
import { PickModule } from '../cards/PickModule.tsx';
import type { Model } from '../model.ts';
import { offerMark } from '../moves/marks.ts';
import { markedCards } from '../moves/selection.ts';
import { totalOf } from '../words.ts';
import styles from './Offer.module.css';

export function Offer({ model, large = false }: { readonly model: Model; readonly large?: boolean }) {
  const roving = useRoving<HTMLDivElement>();
  const position = model.drawn.value;
  const selection = model.selection.value;
  const { offer } = position.view;
  const total = selection.step === 'salvage' ? totalOf(markedCards(offer, selection.slots)) : 0;
  const marks = offer.map((_, slot) => offerMark(position, selection, slot));
  const reasons = [...new Set(marks.map(({ reason }) => reason).filter(Boolean))];
  return (
    // As a sheet it stands in a region of that name already.
    <section class={large ? styles.large : ''} aria-label={large ? undefined : 'Offer'}>
      <h2 class={styles.head}>
        {!large && 'Offer'}
        <span>
          {total > 0 ? `${total} of ${LIMITS.salvageLimit}` : `salvage up to ${LIMITS.salvageLimit}`}
        </span>
      </h2>
      <div class={styles.cards} {...roving}>
        {offer.map((card, slot) =>
          card === NO_CARD ? (
            // Slots keep their place.
            <span key={`slot-${slot + 1}`} class={styles.empty} />
          ) : (
            <PickModule
              key={`slot-${slot + 1}`}
              card={card}
              slot={slot}
              mark={marks[slot] ?? { look: 'rest' }}
              size={large ? 'bare' : 'offer'}
              spoken={`Slot ${slot + 1}`}
              refused={model.desk.refused.value?.place === `slot-${slot}`}
              byDigit={selection.step === 'salvage'}
              onPress={() => model.press({ kind: 'offer', slot })}
            />
          ),
        )}
      </div>
      {reasons.length > 0 && <p class={styles.reasons}>{reasons.join('. ')}.</p>}
    </section>
  );
}
