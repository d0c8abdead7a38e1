/** The reader's hand with what each card can do now, the actions that are left and what another one costs. */
import {
  actionOf,
  cardName,
  cardsList,
  count,
  DARK,
  type Kind,
  nextPrice,
  usesLocations,
} from '@airlock/outsider';
import { OtherHands } from '../../../frame/OtherHands.tsx';
import { useRoving } from '../../../frame/roving.ts';
import { Button } from '../../../look/Button.tsx';
import { PickMark } from '../../../look/PickMark.tsx';
import pressable from '../../../look/pressable.module.css';
import text from '../../../look/text.module.css';
import { whyNot } from '../../whyNot.ts';
import { Card, CardBack } from '../cards/Card.tsx';
import { spokenCard } from '../cards/names.ts';
import type { Model } from '../model.ts';
import { offersAbout } from '../play/offers.ts';
import { handOf, pointsOf, seatsOf } from '../play/reading.ts';
import { baseOf, handThings, numberOf, type Thing } from '../play/things.ts';
import styles from './Hand.module.css';

export function Hand({ model }: { readonly model: Model }) {
  const { seat } = model.drawn.value;
  if (seat === null) return <Backs model={model} />;
  return (
    <div class={`${styles.hand} ${styles[model.desk.layout.value]}`}>
      <Actions model={model} seat={seat} />
      <Cards model={model} />
    </div>
  );
}

/** The actions of the own turn as pips, and buying another. */
function Actions({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const { view } = model.drawn.value;
  if (view.turn === 0 || view.active !== seat || view.result) return null;
  const points = pointsOf(view);
  const offer = model.offers.value.find(({ id }) => id === 'buy');
  const price = nextPrice(view);
  const last = (view.survival[seat] ?? 0) === price;
  const short = model.compact.value;
  return (
    <div class={styles.actions}>
      <span class={`${text.plate} ${text.faint}`}>Actions</span>
      <span class={styles.pips} role="img" aria-label={`${count(points, 'action')} left`}>
        {points === 0 ? <b>0</b> : Array.from({ length: points }, (_, at) => <i key={at} />)}
      </span>
      {price !== null && (
        <Button
          class={styles.buy}
          look={last && offer ? 'danger' : 'plain'}
          off={offer ? undefined : whyNot(model.desk, actionOf('buy'))}
          onPress={() => offer && model.choose(offer)}
        >
          {short
            ? `+1: −${price}`
            : `Buy a ${ORDINALS[view.bought] ?? 'next'}: −${price} Survival${last && offer ? ', Doomed' : ''}`}
        </Button>
      )}
    </div>
  );
}

const ORDINALS = ['3rd', '4th', '5th'] as const;

/** On a phone: the width of a card, and of the screen's edges with the actions. */
const PHONE = { card: 74, gap: 8, edge: 24, actions: 74 } as const;

/** Cards that have no room side by side lie over each other. */
function gapFor(model: Model, cards: number, beside: boolean): number {
  const { layout } = model.desk;
  const wide = layout.value === 'wide' ? innerWidth - 320 : innerWidth;
  if (!model.compact.value) {
    const room = wide - 190 - 100 - 100 * cards;
    return cards < 2 ? 14 : Math.min(14, Math.floor(room / (cards - 1)));
  }
  const room = innerWidth - PHONE.edge - (beside ? PHONE.actions : 0) - PHONE.card * cards;
  return cards < 2 ? PHONE.gap : Math.min(PHONE.gap, Math.floor(room / (cards - 1)));
}

function Cards({ model }: { readonly model: Model }) {
  const roving = useRoving<HTMLDivElement>();
  const { view, seat } = model.drawn.value;
  const things = handThings(handOf(model.drawn.value));
  const isMyTurn = view.turn > 0 && view.active === seat;
  return (
    <div class={styles.cards} style={{ '--gap': `${gapFor(model, things.length, isMyTurn)}px` }} {...roving}>
      {things.map((thing) => (
        <HandCard key={thing} model={model} thing={thing} />
      ))}
    </div>
  );
}

/** What a card does now, in a few words. */
function useOf(model: Model, thing: Thing): string | null {
  const [first] = offersAbout(model.offers.value, baseOf(thing));
  return first?.label ?? null;
}

function HandCard({ model, thing }: { readonly model: Model; readonly thing: Thing }) {
  const kind: Kind = numberOf(thing);
  const { legal, view, stage } = model.drawn.value;
  const lit = model.lit.value.has(baseOf(thing));
  const { focus, picked } = model.selection.value;
  const isPicked =
    lit &&
    (focus === thing || picked.includes(thing)) &&
    (picked.includes(thing) || model.selection.value.offer === null);
  const isPaid = isPicked && picked.includes(thing);
  const isRefused = model.desk.refused.value?.place === thing;
  const does = lit ? useOf(model, thing) : null;
  return (
    <button
      type="button"
      class={[
        pressable.pick,
        styles.card,
        lit && pressable.lit,
        isPicked && styles.raised,
        isPicked && (isPaid && kind === DARK ? pressable.paying : pressable.picked),
        !lit && legal.size > 0 && !/Window$/.test(stage.kind) && pressable.off,
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={`${spokenCard(kind)}${does ? `. Now: ${does}` : ''}`}
      aria-pressed={lit ? isPicked : undefined}
      aria-disabled={lit || legal.size === 0 ? undefined : 'true'}
      title={does ?? cardName(kind)}
      data-digit
      data-card={kind}
      data-piece={`hand-${thing}`}
      data-peek={`card-${kind}`}
      onClick={() => model.press(thing)}
    >
      <Card kind={kind} place={usesLocations(view.options)} />
      {lit && <span class={pressable.chevron} />}
      <PickMark picked={isPicked} refused={isRefused} />
    </button>
  );
}

/** What a stranger sees: how many cards everybody holds. After the end, which. */
function Backs({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const { names } = model.naming.value;
  const hands = seatsOf(view).map((seat) => {
    const { size = 0, known = [] } = view.hands[seat] ?? {};
    const isOpen = known.length === size && size > 0;
    return { name: names[seat] as string, size, open: isOpen ? cardsList(known) : undefined };
  });
  return <OtherHands hands={hands} back={() => <CardBack />} />;
}
