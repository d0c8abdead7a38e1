/** The cards of a station: its Phage, its humans and its sentinel. */
import {
  bare,
  NO_CARD,
  RANK_OF,
  RANKS,
  RIGHT,
  SEEN,
  type ShipView,
  type Station,
  SUIT_OF,
} from '@airlock/hypatia';
import { present } from '@airlock/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { type CardSize, HumanCard, PhageBack, PhageCard } from '../cards/Card.tsx';
import { Piece } from '../cards/Piece.tsx';
import { SuitMark, suitTone } from '../cards/SuitMark.tsx';
import type { Model } from '../model.ts';
import { cardKey, phageKey, thingOf } from '../moves/things.ts';
import { humanWords, phageWords, sentinelDoes, sentinelDoesShort, sentinelWords } from '../words.ts';
import styles from './Trick.module.css';

interface TrickProps {
  readonly model: Model;
  readonly ship: ShipView;
  readonly station: Station;
  readonly size: CardSize;
}

/** On a phone the dots are too small for a finger: the station's closer look offers them. */
const looksFor = ({ model, size }: TrickProps) => {
  const { of } = model.marks.value;
  return size === 'dot' ? () => 'rest' as const : of;
};

export function PhageRow(props: TrickProps) {
  const { model, ship, station, size } = props;
  const lookOf = looksFor(props);
  const { badge, handLit } = model.marks.value;
  const trick = present(ship.phage[station]);
  if (trick.length === 0) return null;
  return (
    <div data-fan="" class={`${styles.row} ${size === 'dot' ? styles.tight : ''}`}>
      {trick.map((laid, slot) => {
        const key = phageKey(station, slot);
        // After the end everybody may know what lay face down.
        const open = bare(laid) !== NO_CARD;
        const veiled = open && !(laid & SEEN);
        return (
          <Piece
            // Slots are places in order of arrival; hidden cards have no other name.
            key={open ? `phage-${bare(laid)}` : key}
            thing={key}
            look={lookOf(key)}
            label={phageWords(laid, slot)}
            badge={badge}
            byDigit={!handLit}
            refused={model.desk.refused.value?.place === key}
            onPress={() => model.press({ kind: 'phage', station, slot })}
            {...(open ? { piece: `phage-${bare(laid)}` } : {})}
          >
            {open ? (
              <span class={veiled ? styles.veiled : ''}>
                <PhageCard card={laid} size={size} />
              </span>
            ) : (
              <PhageBack size={size} />
            )}
          </Piece>
        );
      })}
    </div>
  );
}

/** `drop`: a place is kept for the card that would come. */
export function HumanRow(props: TrickProps & { readonly drop: boolean }) {
  const { model, ship, station, size, drop } = props;
  const lookOf = looksFor(props);
  const { badge, handLit } = model.marks.value;
  const humans = present(ship.humans[station]);
  if (humans.length === 0 && !drop) return null;
  const picked = model.selection.value.picked.map(thingOf).find(({ kind }) => kind === 'card');
  const coming = picked?.kind === 'card' ? picked.card : null;
  return (
    <div data-fan="" class={`${styles.row} ${size === 'dot' ? styles.tight : styles.humans}`}>
      {humans.map((card) => (
        <Piece
          key={card}
          thing={cardKey(card)}
          look={lookOf(cardKey(card))}
          label={humanWords(card)}
          badge={badge}
          piece={`human-${card}`}
          byDigit={!handLit}
          refused={model.desk.refused.value?.place === cardKey(card)}
          onPress={() => model.press({ kind: 'card', card })}
        >
          <HumanCard card={card} size={size} />
        </Piece>
      ))}
      {drop && (
        <span class={styles.drop}>
          {coming === null ? <Icon name="plus" /> : <b>{RANKS[present(RANK_OF[coming])]}</b>}
        </span>
      )}
    </div>
  );
}

/** A flagged tag: suit, rank, and a chevron that shows where it faces. */
/** `short`: what it does in two words, where there is no room for more. */
export function SentinelTag(props: TrickProps & { readonly short?: boolean }) {
  const { model, ship, station, size } = props;
  const marked = present(ship.sentinel[station]);
  if (marked === NO_CARD) return null;
  const card = bare(marked);
  const key = cardKey(card);
  const short = size === 'dot' || props.short === true;
  return (
    <Piece
      thing={key}
      look={looksFor(props)(key)}
      label={sentinelWords(marked)}
      badge={model.marks.value.badge}
      piece={`human-${card}`}
      byDigit={!model.marks.value.handLit}
      onPress={() => model.press({ kind: 'card', card })}
    >
      <span class={`${styles.sentinel} ${short ? styles.short : ''} ${suitTone(present(SUIT_OF[card]))}`}>
        <SuitMark suit={present(SUIT_OF[card])} />
        {!short && <b>{RANKS[present(RANK_OF[card])]}</b>}
        {short ? (
          <em>{sentinelDoesShort(marked)}</em>
        ) : (
          <em>
            <b>Sentinel</b> {sentinelDoes(marked)}
          </em>
        )}
        {!short && <Icon name={marked & RIGHT ? 'next' : 'back'} />}
      </span>
    </Piece>
  );
}

/** Five slots, filled by what lies there. */
export function Slots({ ship, station }: { readonly ship: ShipView; readonly station: Station }) {
  const phage = present(ship.phage[station]).length;
  const humans = present(ship.humans[station]).length;
  const places = Array.from({ length: Math.max(5, phage + humans) }, (_, place) => place);
  return (
    <span class={styles.slots} aria-hidden="true">
      {places.map((place) => (
        <i key={place} class={place < phage ? styles.phage : place < phage + humans ? styles.human : ''} />
      ))}
    </span>
  );
}
