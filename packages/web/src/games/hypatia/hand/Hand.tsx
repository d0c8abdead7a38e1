/** The hand at the lower edge, the aids at its left and the three piles at its right. */
import {
  type Card,
  humanName,
  NO_STATION,
  SEEN,
  type ShipView,
  STATIONS,
  stationName,
  unseenPhage,
} from '@airlock/hypatia';
import { useRoving } from '../../../frame/roving.ts';
import { Button } from '../../../look/Button.tsx';
import { Icon } from '../../../look/Icon.tsx';
import pressable from '../../../look/pressable.module.css';
import text from '../../../look/text.module.css';
import { DeadPile, HumanCard, PhageBack, PhageCard } from '../cards/Card.tsx';
import type { Model } from '../model.ts';
import type { Look } from '../play/marks.ts';
import { cardKey, stationKey } from '../play/things.ts';
import { PHAGE_SHEET, PILES_SHEET } from '../sheets/names.ts';
import { HintButton } from '../ship/Ship.tsx';
import { humanWords, phageWords } from '../words.ts';
import styles from './Hand.module.css';

/** More than this leave no room at full size. */
const MANY = 5;

export function Hand({ model }: { readonly model: Model }) {
  const { ship, decision } = model.drawn.value;
  if (!ship) return null;
  const layout = model.desk.layout.value;
  const compact = model.compact.value;
  const shape = compact ? styles[layout] : ship.hand.length > MANY ? styles.many : '';
  return (
    <div class={`${styles.hand} ${shape}`}>
      {!compact && <Aids model={model} ship={ship} />}
      {decision === 'layOut' ? <Plans model={model} ship={ship} /> : <Cards model={model} ship={ship} />}
      {!compact && <Piles model={model} ship={ship} />}
    </div>
  );
}

interface PartProps {
  readonly model: Model;
  readonly ship: ShipView;
}

function Aids({ model, ship }: PartProps) {
  return (
    <div class={styles.aids}>
      <Button look="quiet" icon="eye" onPress={() => model.desk.openSheet(PHAGE_SHEET)}>
        Unseen Phage: {unseenPhage(ship).length}
      </Button>
      <HintButton model={model} />
      <div class={styles.count}>
        <span class={`${text.plate} ${text.faint}`}>Hand</span>
        <b>{ship.hand.length}</b>
      </div>
    </div>
  );
}

function Cards({ model, ship }: PartProps) {
  const roving = useRoving<HTMLDivElement>();
  const compact = model.compact.value;
  return (
    <div class={styles.cards} {...roving}>
      {ship.hand.length === 0 && <p class={styles.none}>No card in hand</p>}
      {ship.hand.map((card) => (
        <span key={card} class={styles.slot}>
          <HandCard model={model} card={card} size={compact ? 'bare' : 'hand'} />
        </span>
      ))}
    </div>
  );
}

const STATES: Readonly<Record<Look, string>> = {
  rest: '',
  lit: '',
  off: ', cannot be used now',
  picked: ', picked',
  paying: ', picked',
};

function HandCard({ model, card, size }: { model: Model; card: Card; size: 'bare' | 'hand' }) {
  const { of, badge, handLit } = model.marks.value;
  const look = of(cardKey(card));
  const isPicked = look === 'picked' || look === 'paying';
  return (
    <button
      type="button"
      class={`${pressable.pick} ${look === 'rest' ? '' : pressable[look]}`}
      aria-label={`${humanWords(card)}${STATES[look]}`}
      aria-pressed={look === 'rest' || look === 'off' ? undefined : isPicked}
      data-card={card}
      data-thing={cardKey(card)}
      data-piece={`human-${card}`}
      data-peek={cardKey(card)}
      data-digit={handLit ? '' : undefined}
      onClick={() => model.press({ kind: 'card', card })}
    >
      <HumanCard card={card} size={size} />
      {look === 'lit' && <span class={pressable.chevron} />}
      {isPicked &&
        (badge ? (
          <span class={styles.badge}>{badge}</span>
        ) : (
          <span class={styles.tick}>
            <Icon name="check" />
          </span>
        ))}
      {model.desk.refused.value?.place === cardKey(card) && (
        <span class={styles.octagon}>
          <Icon name="octagon" />
        </span>
      )}
    </button>
  );
}

/** Before a custom voyage: the stations that are not laid out yet. */
function Plans({ model, ship }: PartProps) {
  const roving = useRoving<HTMLDivElement>();
  const left = STATIONS.map((_, station) => station).filter((station) => !ship.layout.includes(station));
  return (
    <div class={styles.plans} {...roving}>
      {left.map((station) => {
        const look = model.marks.value.of(stationKey(station));
        return (
          <button
            key={station}
            type="button"
            class={`${styles.plan} ${look === 'rest' ? '' : pressable[look]}`}
            aria-pressed={look === 'rest' ? undefined : look === 'picked'}
            data-digit=""
            data-thing={stationKey(station)}
            onClick={() => model.press({ kind: 'station', station })}
          >
            {stationName(station)}
          </button>
        );
      })}
      {ship.layout.every((station) => station !== NO_STATION) && <p class={styles.none}>All laid out</p>}
    </div>
  );
}

function Piles({ model, ship }: PartProps) {
  const top = ship.phageDiscard.at(-1);
  const next = ship.phageDeck.at(-1);
  const open = (sheet: string) => () => model.desk.openSheet(sheet);
  return (
    <div class={styles.piles}>
      <button
        type="button"
        class={styles.pile}
        aria-label={`Phage deck, ${ship.phageDeck.length} cards. Show what is unseen`}
        onClick={open(PHAGE_SHEET)}
      >
        {ship.phageDeck.length > 0 ? (
          <PhageBack {...(next ? { known: next } : {})} />
        ) : (
          <span class={styles.empty} />
        )}
        <span>
          <b>{ship.phageDeck.length}</b> Phage deck
        </span>
      </button>
      <button
        type="button"
        class={styles.pile}
        aria-label={`Phage discard, ${ship.phageDiscard.length} cards${top ? `, ${phageWords(top | SEEN, 0)} on top` : ''}`}
        onClick={open(PILES_SHEET)}
      >
        {top ? (
          <span data-piece={`phage-${top}`}>
            <PhageCard card={top} size="pile" />
          </span>
        ) : (
          <span class={styles.empty} />
        )}
        <span>
          <b>{ship.phageDiscard.length}</b> discard
        </span>
      </button>
      <button
        type="button"
        class={styles.pile}
        aria-label={`Dead, ${ship.dead.length}${ship.dead.length > 0 ? `, last ${humanName(ship.dead.at(-1) as Card)}` : ''}`}
        onClick={open(PILES_SHEET)}
      >
        <DeadPile />
        <span>
          <b>{ship.dead.length}</b> dead
        </span>
      </button>
    </div>
  );
}
