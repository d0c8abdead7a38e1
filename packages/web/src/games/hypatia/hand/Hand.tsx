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
import { classes } from '../../../kit/classes.ts';
import { Hand as KitHand } from '../../../kit/Hand.tsx';
import { isPicked, type Look, PickCard } from '../../../kit/PickCard.tsx';
import { Pile, Piles } from '../../../kit/Pile.tsx';
import pressable from '../../../kit/pressable.module.css';
import { Button } from '../../../look/Button.tsx';
import text from '../../../look/text.module.css';
import { DeadPile, HumanCard, PhageBack, PhageCard } from '../cards/Card.tsx';
import type { Model } from '../model.ts';
import { cardKey, stationKey } from '../moves/things.ts';
import { HabitSwitch } from '../rail/HabitSwitch.tsx';
import { unusableWords } from '../refusedWords.ts';
import { PHAGE_SHEET, PILES_SHEET } from '../sheets/names.ts';
import { HintButton } from '../ship/Ship.tsx';
import { humanWords, phageWords } from '../words.ts';
import styles from './Hand.module.css';

/** More than this leave no room at full size. */
const MANY = 5;

export function Hand({ model }: { readonly model: Model }) {
  const { ship, decision } = model.drawn.value;
  if (!ship) return null;
  const compact = model.compact.value;
  const laysOut = decision === 'layOut';
  return (
    <KitHand
      layout={model.desk.layout.value}
      many={MANY}
      class={styles.hand}
      start={!compact && <Aids model={model} ship={ship} />}
      beside={
        laysOut ? (
          <Plans model={model} ship={ship} />
        ) : (
          ship.hand.length === 0 && <p class={styles.none}>No card in hand</p>
        )
      }
      end={!compact && <ShipPiles model={model} ship={ship} />}
    >
      {!laysOut &&
        ship.hand.map((card) => (
          <HandCard key={card} model={model} card={card} size={compact ? 'bare' : 'hand'} />
        ))}
    </KitHand>
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
      <HabitSwitch model={model} />
      <div class={styles.count}>
        <span class={`${text.plate} ${text.faint}`}>Hand</span>
        <b>{ship.hand.length}</b>
      </div>
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
  const key = cardKey(card);
  const look = of(key);
  const why = unusableWords(model.desk, model.drawn.value, card);
  return (
    <PickCard
      look={look}
      label={`${humanWords(card)}${STATES[look]}${look === 'off' && why ? `: ${why}` : ''}`}
      badge={isPicked(look) ? badge : null}
      refused={model.desk.refused.value?.place === key}
      byDigit={handLit}
      disabled={false}
      class={model.hinted.value.has(key) ? styles.hinted : undefined}
      marks={{
        'data-card': card,
        'data-thing': key,
        'data-piece': `human-${card}`,
        'data-peek': key,
        'data-hinted': model.hinted.value.has(key) ? '' : undefined,
      }}
      onPress={() => model.press({ kind: 'card', card })}
    >
      <HumanCard card={card} size={size} />
    </PickCard>
  );
}

/** Before a custom voyage: the stations that are not laid out yet. */
function Plans({ model, ship }: PartProps) {
  const roving = useRoving<HTMLDivElement>();
  const left = STATIONS.map((_, station) => station).filter((station) => !ship.layout.includes(station));
  return (
    <div
      class={classes(
        styles.plans,
        model.compact.value && styles.small,
        model.desk.layout.value === 'landscape' && styles.column,
      )}
      {...roving}
    >
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

function ShipPiles({ model, ship }: PartProps) {
  const top = ship.phageDiscard.at(-1);
  const next = ship.phageDeck.at(-1);
  const dead = ship.dead.at(-1);
  const open = (sheet: string) => () => model.desk.openSheet(sheet);
  return (
    <Piles>
      <Pile
        name="Phage deck"
        size={ship.phageDeck.length}
        label={`Phage deck, ${ship.phageDeck.length} cards. Show what is unseen`}
        onPress={open(PHAGE_SHEET)}
      >
        {ship.phageDeck.length > 0 && <PhageBack {...(next ? { known: next } : {})} />}
      </Pile>
      <Pile
        name="discard"
        size={ship.phageDiscard.length}
        label={`Phage discard, ${ship.phageDiscard.length} cards${top ? `, ${phageWords(top | SEEN, 0)} on top` : ''}`}
        onPress={open(PILES_SHEET)}
      >
        {top && (
          <span data-piece={`phage-${top}`}>
            <PhageCard card={top} size="pile" />
          </span>
        )}
      </Pile>
      <Pile
        name="dead"
        size={ship.dead.length}
        label={`Dead, ${ship.dead.length}${dead === undefined ? '' : `, last ${humanName(dead)}`}`}
        onPress={open(PILES_SHEET)}
      >
        <DeadPile />
      </Pile>
    </Piles>
  );
}
