/** The reader's hand with what each card can do now, the actions that are left and what another one costs. */
import { count, present } from '@airlock/kernel';
import { actionOf, cardName, cardsList, DARK, type Kind, nextPrice, usesLocations } from '@airlock/outsider';
import { Hand as KitHand } from '../../../kit/Hand.tsx';
import { OtherHands } from '../../../kit/OtherHands.tsx';
import { type Look, PickCard } from '../../../kit/PickCard.tsx';
import { Button } from '../../../look/Button.tsx';
import text from '../../../look/text.module.css';
import { whyNot } from '../../whyNot.ts';
import { Card, CardBack } from '../cards/Card.tsx';
import { spokenCard } from '../cards/names.ts';
import type { Model } from '../model.ts';
import { offersAbout } from '../moves/offers.ts';
import { handOf, pointsOf, seatsOf } from '../moves/reading.ts';
import { baseOf, handThings, numberOf, type Thing } from '../moves/things.ts';
import styles from './Hand.module.css';

export function Hand({ model }: { readonly model: Model }) {
  const { seat } = model.drawn.value;
  if (seat === null) return <Backs model={model} />;
  const layout = model.desk.layout.value;
  return (
    <KitHand
      layout={layout}
      class={`${styles.hand} ${styles[layout]}`}
      start={<Actions model={model} seat={seat} />}
    >
      {handThings(handOf(model.drawn.value)).map((thing) => (
        <HandCard key={thing} model={model} thing={thing} />
      ))}
    </KitHand>
  );
}

/** The actions of one's own turn as pips, and buying another. */
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
            ? `Buy 1: −${price} Survival`
            : `Buy a ${ORDINALS[view.bought] ?? 'next'}: −${price} Survival${last && offer ? ', Doomed' : ''}`}
        </Button>
      )}
    </div>
  );
}

const ORDINALS = ['3rd', '4th', '5th'] as const;

/** What a card does now, in a few words. */
function useOf(model: Model, thing: Thing): string | null {
  const [first] = offersAbout(model.offers.value, baseOf(thing));
  return first?.label ?? null;
}

function HandCard({ model, thing }: { readonly model: Model; readonly thing: Thing }) {
  const kind: Kind = numberOf(thing);
  const { view, legal } = model.drawn.value;
  const look = lookOf(model, thing);
  const does = look === 'rest' || look === 'off' ? null : useOf(model, thing);
  return (
    <PickCard
      look={look}
      label={`${spokenCard(kind)}${does ? `. Now: ${does}` : ''}`}
      title={does ?? cardName(kind)}
      refused={model.desk.refused.value?.place === thing}
      byDigit
      disabled={legal.size > 0 && !model.lit.value.has(baseOf(thing))}
      marks={{ 'data-card': kind, 'data-piece': `hand-${thing}`, 'data-peek': `card-${kind}` }}
      class={styles.card}
      onPress={() => model.press(thing)}
    >
      <Card kind={kind} place={usesLocations(view.options)} />
    </PickCard>
  );
}

/** A picked Dark is a payment. In a reaction window no card is greyed: most of them just wait for their turn. */
function lookOf(model: Model, thing: Thing): Look {
  const { legal, stage, view } = model.drawn.value;
  // Where nothing can be done, in a review, what was marked so far is still to be seen.
  if (legal.size === 0 && handThings(view.picked).includes(thing)) return 'picked';
  if (!model.lit.value.has(baseOf(thing)))
    return legal.size > 0 && !/Window$/.test(stage.kind) ? 'off' : 'rest';
  const { focus, picked, offer } = model.selection.value;
  if (picked.includes(thing)) return numberOf(thing) === DARK ? 'paying' : 'picked';
  return focus === thing && offer === null ? 'picked' : 'lit';
}

/** What a stranger sees: how many cards everybody holds. After the end, which. */
function Backs({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const { names } = model.naming.value;
  const hands = seatsOf(view).map((seat) => {
    const { size = 0, known = [] } = view.hands[seat] ?? {};
    const isOpen = known.length === size && size > 0;
    return { name: present(names[seat]), size, open: isOpen ? cardsList(known) : undefined };
  });
  return <OtherHands hands={hands} back={() => <CardBack />} />;
}
