/** The hand at the lower edge, what its greyed cards lack, and the two piles. */
import type { Seat } from '@airlock/kernel';
import { type Card, cardName, type HandView, LIMITS, seatName } from '@airlock/outpost-seven';
import { useRoving } from '../../../frame/roving.ts';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { CardBack, ModuleCard } from '../cards/ModuleCard.tsx';
import { PickCard } from '../cards/PickCard.tsx';
import type { Model } from '../model.ts';
import { handMark, handReasons } from '../play/marks.ts';
import { knownHand, unknownCount } from '../play/position.ts';
import { DISCARD_SHEET } from '../sheets/names.ts';
import styles from './Hand.module.css';

/** More than this leave no room for reasons at full size. */
const MANY = 5;

export function Hand({ model }: { readonly model: Model }) {
  const layout = model.desk.layout.value;
  const seat = model.near.value;
  const { view } = model.drawn.value;
  const hand = view.hands[seat] as HandView;
  const onPhone = layout === 'phone' || layout === 'landscape';
  const shape = [layout !== 'wide' && styles[layout], !onPhone && hand.size > MANY && styles.many]
    .filter(Boolean)
    .join(' ');
  return (
    <div class={`${styles.hand} ${shape}`}>
      {!onPhone && (
        <div class={styles.count}>
          <span class={`${text.plate} ${text.faint}`}>
            {model.drawn.value.seat === seat ? 'Hand' : seatName(seat)}
          </span>
          <b>
            {hand.size}
            <small>/{LIMITS.handLimit}</small>
          </b>
        </div>
      )}
      <Cards model={model} seat={seat} />
      {!onPhone && <Reasons model={model} />}
      {!onPhone && <Piles model={model} />}
    </div>
  );
}

function Cards({ model, seat }: { readonly model: Model; readonly seat: Seat }) {
  const roving = useRoving<HTMLDivElement>();
  const position = model.drawn.value;
  const selection = model.selection.value;
  const hidden = unknownCount(position.view, seat);
  const layout = model.desk.layout.value;
  return (
    <div class={styles.cards} {...roving}>
      {Array.from({ length: hidden }, (_, place) => (
        <span key={`back-${place}`} class={styles.slot}>
          <CardBack size="hand" />
        </span>
      ))}
      {knownHand(position.view, seat).map((card) => (
        <span key={card} class={styles.slot}>
          <PickCard
            card={card}
            mark={handMark(position, selection, card)}
            size={layout === 'phone' || layout === 'landscape' ? 'bare' : 'hand'}
            tight={layout === 'landscape'}
            refused={model.desk.refused.value?.place === `card-${card}`}
            byDigit={selection.step !== 'salvage' && position.view.phase !== 'bonus'}
            onPress={() => model.press({ kind: 'hand', card })}
          />
        </span>
      ))}
    </div>
  );
}

/** What the greyed cards lack: in words beside them, with the rule one press away. */
function Reasons({ model }: { readonly model: Model }) {
  const reasons = handReasons(model.drawn.value, model.selection.value);
  if (reasons.length === 0) return null;
  return (
    <div class={styles.reasons}>
      {reasons.map(({ reason, rule }) => (
        <div key={reason} class={styles.reason}>
          <Icon name="lock" />
          <span>{reason}</span>
          <button
            type="button"
            class={styles.why}
            aria-label={`Why? ${reason}`}
            onClick={(event) =>
              model.desk.why(
                { question: 'Why can I not pick it?', sentences: [`${reason}.`], rules: [rule] },
                event.currentTarget,
              )
            }
          >
            why?
          </button>
        </div>
      ))}
    </div>
  );
}

function Piles({ model }: { readonly model: Model }) {
  const { deckSize, discard } = model.drawn.value.view;
  const top = discard.at(-1) as Card | undefined;
  return (
    <div class={styles.piles}>
      <div class={styles.pile} data-deck="">
        {deckSize > 0 ? <CardBack /> : <span class={styles.none} />}
        <span>
          <b>{deckSize}</b> deck
        </span>
      </div>
      <button
        type="button"
        class={styles.pile}
        aria-label={`Discard pile, ${discard.length} cards${top ? `, ${cardName(top)} on top` : ''}`}
        onClick={() => model.desk.openSheet(DISCARD_SHEET)}
      >
        {top ? (
          <span data-piece={`card-${top}`}>
            <ModuleCard card={top} size="pile" />
          </span>
        ) : (
          <span class={styles.none} />
        )}
        <span>
          <b>{discard.length}</b> discard
        </span>
      </button>
    </div>
  );
}
