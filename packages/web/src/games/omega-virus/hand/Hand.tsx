/** The deck, the card in hand, and how far each piece of equipment is. */

import { present } from '@airlock/kernel';
import { boardOf, ITEMS, type Item, itemName, NO_CARD, visibleHalves } from '@airlock/omega-virus';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { ItemIcon } from '../cards/Floor.tsx';
import { backWords, CardBack, FloorCard } from '../cards/FloorCard.tsx';
import type { Model } from '../model.ts';
import { PassedCards } from '../motion/PassedCards.tsx';
import { floorName } from '../moves/ghost.ts';
import styles from './Hand.module.css';
import { WatchedHands } from './WatchedHands.tsx';

export function Hand({ model }: { readonly model: Model }) {
  const { view, bench, desk } = model;
  const layout = desk.layout.value;
  if (view.value.hidden || model.isCovered.value) {
    return (
      <p class={styles.covered}>
        <Icon name="hidden" />
        {view.value.hidden
          ? 'Plans, hands and locations are hidden while the clock is stopped'
          : 'Hands are covered until the match is over'}
      </p>
    );
  }
  // The review needs the room, and the cards are swept up; after the last round it stands until the ending is there.
  const { phase } = view.value;
  if ((phase === 'REVIEW' || phase === 'GAME_OVER') && layout === 'wide' && desk.mode === 'play') {
    return <p class={styles.covered}>The round is over, and its cards are swept up.</p>;
  }
  if (desk.mode === 'watch' && view.value.seats.length > 1) return <WatchedHands model={model} />;
  const { deck, back } = bench.value;
  return (
    <div class={`${styles.hand} ${styles[layout] ?? ''}`}>
      <div class={styles.deck}>
        <span class={styles.top}>
          {deck > 0 ? <CardBack back={back} /> : <span class={styles.none} />}
          <PassedCards model={model} />
        </span>
        <span>
          <b class={styles.count}>{deck}</b> {model.compact.value ? 'deck' : backWords(back)}
        </span>
      </div>
      <InHand model={model} />
      <ul class={styles.items} aria-label="Equipment">
        {ITEMS.map((id, item) => (
          <Equipment key={id} model={model} item={item} />
        ))}
      </ul>
    </div>
  );
}

/** It can be dragged to its place; letting it go there places it. */
function InHand({ model }: { readonly model: Model }) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const hand = model.bench.value.hand ?? NO_CARD;
  if (hand === NO_CARD) {
    return (
      <span class={styles.empty}>
        <span class={`${text.plate} ${text.faint}`}>No card in hand</span>
      </span>
    );
  }
  const over = (event: PointerEvent): boolean => {
    const at = model.board.at(event.clientX, event.clientY);
    if (at) model.moveGhost(Math.round(at.x - 1), Math.round(at.y - 1));
    return at !== null;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons place it as well; this only keeps text unmarked.
    <span
      // Another card is another thing: it turns up.
      key={hand}
      class={`${styles.card} ${model.ghost.value ? styles.lit : ''}`}
      data-hand={hand}
      // WebKit would mark the text beside it while it is dragged.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        if (from.current) over(event);
      }}
      onPointerUp={(event) => {
        const isDropped = from.current !== null && over(event);
        from.current = null;
        if (isDropped) model.place();
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
    >
      <FloorCard card={hand} turn={model.ghost.value?.turn ?? 0} />
      {!model.compact.value && (
        <span class={`${styles.inHand} ${text.plate} ${text.faint}`} aria-hidden="true">
          {floorName(hand)}
        </span>
      )}
    </span>
  );
}

function Equipment({ model, item }: { readonly model: Model; readonly item: Item }) {
  const { plan, connected } = model.bench.value;
  const isConnected = (connected & (1 << item)) !== 0;
  const seen = plan ? present(visibleHalves(plan, boardOf(plan))[item]) : 0;
  return (
    <li class={isConnected ? styles.connected : styles.item}>
      <span class={styles.disc}>
        <ItemIcon item={item} />
      </span>
      <b>{itemName(item)}</b>
      <small>{isConnected ? 'Connected' : `${seen} of 2 seen`}</small>
    </li>
  );
}
