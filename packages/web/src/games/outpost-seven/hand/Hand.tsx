/** The hand at the lower edge, what its greyed cards lack, and the two piles. */
import { cardName, LIMITS, seatName } from '@airlock/outpost-seven';
import { Hand as KitHand } from '../../../kit/Hand.tsx';
import { Pile, Piles } from '../../../kit/Pile.tsx';
import ask from '../../../look/ask.module.css';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { CardBack, ModuleCard } from '../cards/ModuleCard.tsx';
import { PickModule } from '../cards/PickModule.tsx';
import type { Model } from '../model.ts';
import { handMark, handReasons } from '../moves/marks.ts';
import { handIn, knownHand, unknownCount } from '../moves/position.ts';
import { markedCards } from '../moves/selection.ts';
import { DISCARD_SHEET } from '../sheets/names.ts';
import styles from './Hand.module.css';

/** More than this leave no room for reasons at full size. */
const MANY = 5;

export function Hand({ model }: { readonly model: Model }) {
  const layout = model.desk.layout.value;
  const seat = model.near.value;
  const position = model.drawn.value;
  const selection = model.selection.value;
  const { size } = handIn(position.view, seat);
  const onPhone = model.compact.value;
  const isSlim = layout === 'phone' && size > MANY;
  return (
    <KitHand
      layout={layout}
      many={MANY}
      class={
        isSlim ? styles.slim : !onPhone && (layout === 'folded' || size > MANY) ? styles.between : undefined
      }
      start={
        !onPhone && (
          <div class={styles.count}>
            <span class={`${text.plate} ${text.faint}`}>
              {position.seat === seat ? 'Hand' : seatName(seat)}
            </span>
            <b>
              {size}
              <small>/{LIMITS.handLimit}</small>
            </b>
          </div>
        )
      }
      beside={!onPhone && <Beside model={model} />}
      end={!onPhone && <TwoPiles model={model} />}
    >
      {Array.from({ length: unknownCount(position.view, seat) }, (_, place) => (
        <CardBack key={`back-${place + 1}`} size="hand" />
      ))}
      {knownHand(position.view, seat).map((card) => (
        <PickModule
          key={card}
          card={card}
          mark={handMark(position, selection, card)}
          size={onPhone ? (isSlim ? 'slim' : 'bare') : 'hand'}
          still={!onPhone}
          near={layout === 'landscape' || isSlim}
          refused={model.desk.refused.value?.place === `card-${card}`}
          byDigit={selection.step !== 'salvage' && position.view.phase !== 'bonus'}
          onPress={() => model.press({ kind: 'hand', card })}
        />
      ))}
    </KitHand>
  );
}

const Beside = ({ model }: { readonly model: Model }) =>
  model.selection.value.step === 'salvage' ? <Coming model={model} /> : <Reasons model={model} />;

/** Where the cards will come that are picked in the offer. */
function Coming({ model }: { readonly model: Model }) {
  const selection = model.selection.value;
  const slots = selection.step === 'salvage' ? selection.slots : 0;
  const cards = markedCards(model.drawn.value.view.offer, slots);
  if (cards.length === 0) return null;
  return (
    <div class={styles.coming} aria-hidden="true">
      <b>+{cards.length}</b>
      {cards.map((card) => (
        <span key={card}>{cardName(card)}</span>
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
            class={ask.ask}
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

function TwoPiles({ model }: { readonly model: Model }) {
  const { deckSize, discard } = model.drawn.value.view;
  const top = discard.at(-1);
  return (
    <Piles>
      <Pile name="deck" size={deckSize} deck>
        {deckSize > 0 && <CardBack />}
      </Pile>
      <Pile
        name="discard"
        size={discard.length}
        label={`Discard pile, ${discard.length} cards${top ? `, ${cardName(top)} on top` : ''}`}
        onPress={() => model.desk.openSheet(DISCARD_SHEET)}
      >
        {top && (
          <span data-piece={`card-${top}`}>
            <ModuleCard card={top} size="pile" />
          </span>
        )}
      </Pile>
    </Piles>
  );
}
