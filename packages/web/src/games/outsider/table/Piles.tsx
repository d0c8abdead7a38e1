/** Deck, Entropy, Supply and discard pile: how long the ship lasts, and what the reader remembers. */
import { count, who } from '@airlock/kernel';
import { cardName, DARK, LOCATION_NAMES, thingOf } from '@airlock/outsider';
import type { ComponentChildren } from 'preact';
import { useRoving } from '../../../frame/roving.ts';
import { Pressable } from '../../../kit/Pressable.tsx';
import { Card, CardBack } from '../cards/Card.tsx';
import type { Model } from '../model.ts';
import {
  deckSize,
  placedWords,
  stabilisedWords,
  stabilisers,
  supplyMemo,
  turnsLeft,
} from '../moves/reading.ts';
import type { Thing } from '../moves/things.ts';
import styles from './Piles.module.css';

export function Piles({ model }: { readonly model: Model }) {
  const roving = useRoving<HTMLDivElement>();
  const { view, seat } = model.drawn.value;
  const naming = model.naming.value;
  const holders = stabilisers(view);
  const top = view.discard.at(-1);
  const memo = supplyMemo(view, model.desk.moments.value, (one) => who(one, naming));
  const placed = placedWords(view, seat);
  const supplyNote =
    memo.words ??
    (view.options.locSupply
      ? `At the ${LOCATION_NAMES[view.supplyPlace]}`
      : view.supply.size === 0
        ? 'Empty'
        : 'You have not seen it');
  return (
    <div
      class={`${styles.piles} ${model.compact.value ? styles.small : model.desk.mode === 'review' ? styles.lower : ''}`}
      {...roving}
    >
      <Pile
        model={model}
        thing="pile-deck"
        name={view.options.locDraw ? 'Piles' : 'Deck'}
        size={deckSize(view)}
        short={holders.length > 0 ? 'stabilised' : (placed?.short ?? 'every turn −1')}
        note={
          holders.length > 0
            ? stabilisedWords(holders, naming)
            : (placed?.note ?? 'Every turn takes its top card')
        }
      >
        <span class={`${styles.stack} ${holders.length > 0 ? styles.shielded : ''}`} data-deck>
          <CardBack />
        </span>
      </Pile>
      <Pile
        model={model}
        thing="pile-entropy"
        name="Entropy"
        size={view.entropy.size}
        note={fuelWords(model)}
        short={shortFuel(model)}
      >
        <span class={`${styles.stack} ${styles.sideways}`} data-entropy>
          <CardBack />
        </span>
      </Pile>
      <Pile
        model={model}
        thing="pile-supply"
        name="Supply"
        size={view.supply.size + view.aside.size}
        note={supplyNote}
        short={
          memo.stale.length > 0
            ? 'memo, stale'
            : memo.sure.length > 0
              ? `${memo.sure.length} known`
              : 'unseen'
        }
        spoken={memoWords(memo.sure, memo.stale)}
      >
        <span class={`${styles.stack} ${styles.fan}`} data-supply data-fan="">
          <Fan sure={memo.sure} stale={memo.stale} size={view.supply.size} />
        </span>
      </Pile>
      <Pile
        model={model}
        thing="pile-discard"
        name="Discarded"
        size={view.discard.length}
        opens
        short={top === undefined ? 'empty' : cardName(thingOf(top))}
        note={top === undefined ? 'Empty' : `${cardName(thingOf(top))} on top; face up`}
      >
        <span class={styles.stack} data-discard>
          {top === undefined ? <span class={styles.nothing} /> : <Card kind={thingOf(top)} mini />}
        </span>
      </Pile>
    </div>
  );
}

/** The ship's fuel: how many turns are left. */
function fuelWords(model: Model): string {
  const { view } = model.drawn.value;
  if (view.options.locDraw) return 'A location without cards is destroyed';
  const { plain, decaying } = turnsLeft(view);
  return `${count(plain, 'turn')} left if nobody draws${decaying === null ? '' : `; ${decaying} with Decay`}`;
}

function shortFuel(model: Model): string {
  const { plain, decaying } = turnsLeft(model.drawn.value.view);
  return model.drawn.value.view.options.locDraw ? 'cards lost' : `${count(decaying ?? plain, 'turn')} left`;
}

const memoWords = (sure: readonly number[], stale: readonly number[]): string => {
  const known = sure.length > 0 ? `You know of ${sure.map(cardName).join(', ')}. ` : '';
  return `${known}${stale.length > 0 ? `Perhaps still there: ${stale.map(cardName).join(', ')}.` : ''}`;
};

const MOST_SHOWN = 3;

/** The last ones lie on top, so that what is known is seen. */
function Fan({
  sure,
  stale,
  size,
}: {
  readonly sure: readonly number[];
  readonly stale: readonly number[];
  readonly size: number;
}) {
  const shown = Math.min(size, MOST_SHOWN);
  const known = [
    ...sure.filter((kind) => kind !== DARK).map((kind) => ({ kind, stale: false })),
    ...sure.filter((kind) => kind === DARK).map((kind) => ({ kind, stale: false })),
    ...stale.map((kind) => ({ kind, stale: true })),
  ].slice(0, shown);
  if (shown === 0) return <span class={styles.nothing} />;
  return (
    <>
      {Array.from({ length: shown }, (_, at) => {
        const one = known[shown - 1 - at];
        return <CardBack key={at} known={one && cardName(one.kind)} stale={one?.stale ?? false} />;
      })}
    </>
  );
}

interface PileProps {
  readonly model: Model;
  readonly thing: Thing;
  readonly name: string;
  readonly size: number;
  readonly note: string;
  /** The note where there is hardly any room. */
  readonly short: string;
  readonly spoken?: string;
  /** Can be looked through at any time. */
  readonly opens?: boolean;
  readonly children: ComponentChildren;
}

function Pile({ model, thing, name, size, note, short, spoken = '', opens = false, children }: PileProps) {
  return (
    <Pressable
      lit={model.lit.value.has(thing)}
      picked={model.selection.value.focus === thing}
      unlit={opens ? 'opens' : 'seen'}
      label={`${name}, ${count(size, 'card')}. ${note}. ${spoken}`}
      marks={{ 'data-pile': thing }}
      class={styles.pile}
      onPress={() => model.press(thing)}
    >
      {children}
      <b>{size}</b>
      <span class={styles.name}>{name}</span>
      <small>{model.compact.value ? short : note}</small>
    </Pressable>
  );
}
