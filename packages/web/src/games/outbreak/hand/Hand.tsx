/** The reader's six cards with what is legal and why not, and their role; for those who watch, only backs. */

import { present } from '@airlock/kernel';
import { type Card, REST, type Shown } from '@airlock/outbreak';
import { WhyButton } from '../../../frame/WhyButton.tsx';
import { Hand as KitHand } from '../../../kit/Hand.tsx';
import { OtherHands } from '../../../kit/OtherHands.tsx';
import { PickCard } from '../../../kit/PickCard.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { ActionCard, CardBack } from '../cards/ActionCard.tsx';
import { spokenCard } from '../cards/kinds.ts';
import type { Model } from '../model.ts';
import { hasChosen, isOut, seatsOf } from '../moves/stage.ts';
import styles from './Hand.module.css';
import { Role } from './Role.tsx';
import { asksForCard, type HandCard, handCards, lockedWords } from './reasons.ts';

export function Hand({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  if (seat === null) return <Backs model={model} />;
  const layout = model.desk.layout.value;
  const number = view.rests[seat] ?? 0;
  const isDealt = number > 0;
  const isOpen = isDealt && !model.covered.value;
  const cards = isOpen ? handCards(model.drawn.value, model.desk.refusalOf) : [];
  const locked = cards.filter((one) => one.locked);
  const rest = cards.filter((one) => !one.locked);
  // What can be played comes first; what is spent lies beside it.
  const open = [...rest.filter(({ spent }) => spent === null), ...rest.filter(({ spent }) => spent !== null)];
  return (
    <KitHand
      layout={layout}
      class={`${styles.hand} ${styles[layout]}`}
      start={
        !model.compact.value && (
          <div class={styles.role}>
            <Role model={model} />
          </div>
        )
      }
      apart={
        locked.length > 0 && (
          <span class={styles.locked} data-fan="">
            {locked.map((one) => (
              <PlayCard key={one.card} model={model} one={one} number={number} />
            ))}
            {locked.some(({ reason }) => reason !== null) && <Reason model={model} locked={locked} />}
          </span>
        )
      }
      covered={isOpen ? undefined : isDealt ? 'Your hand is hidden' : 'No cards have been dealt yet'}
    >
      {isOpen
        ? open.map((one) => <PlayCard key={one.card} model={model} one={one} number={number} />)
        : Array.from({ length: isDealt ? FULL_HAND : 0 }, (_, at) => <CardBack key={at} />)}
    </KitHand>
  );
}

/** Cards dealt to everybody each Day. */
const FULL_HAND = 6;

/** A card is shown with the number of the reader's own Rest. */
const shownOf = (card: Card, number: number): Shown => (card === REST ? REST + number : card);

interface PlayCardProps {
  readonly model: Model;
  readonly one: HandCard;
  /** Of the reader's own Rest. */
  readonly number: number;
}

function PlayCard({ model, one, number }: PlayCardProps) {
  const { card, legal, spent, reason } = one;
  const isOff = !legal && (spent !== null || asksForCard(model.drawn.value));
  const said = spent ?? reason?.words;
  const shown = shownOf(card, number);
  return (
    <PickCard
      look={legal ? (model.selection.value.includes(card) ? 'picked' : 'lit') : isOff ? 'off' : 'rest'}
      label={`${spokenCard(shown)}${said ? `. ${said}` : ''}`}
      refused={model.desk.refused.value?.place === `card-${card}`}
      low
      byDigit
      disabled={!legal}
      marks={{ 'data-card': card, 'data-peek': `card-${shown}` }}
      class={styles.card}
      onPress={() => model.press({ kind: 'card', card })}
    >
      <ActionCard shown={shown} />
      {spent && <span class={styles.spent}>{spent}</span>}
    </PickCard>
  );
}

function Reason({ model, locked }: { readonly model: Model; readonly locked: readonly HandCard[] }) {
  const reasons = locked.flatMap(({ reason }) => (reason ? [reason] : []));
  const rules = [...new Set(reasons.flatMap(({ rule }) => (rule === null ? [] : [rule])))];
  return (
    <span class={styles.reason}>
      <Icon name="lock" />
      <span>{lockedWords(locked, model.compact.value)}</span>
      {rules.length > 0 && (
        <WhyButton
          about={{
            question: 'Why can I not play these?',
            sentences: [...new Set(reasons.map((reason) => `${reason.words}.`))],
            rules,
          }}
          onWhy={model.desk.why}
        />
      )}
    </span>
  );
}

/** What a stranger sees: how many cards everybody holds. */
function Backs({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  if (model.desk.mode === 'review') return null;
  const { names } = model.desk.naming.value;
  const shiftsDone = view.records.length - 3 * (view.day - 1);
  const isDealt = view.phase === 'pick' || view.phase === 'actions' || view.phase === 'repair';
  const inHand = (seat: number): number =>
    isDealt ? FULL_HAND - shiftsDone - (view.phase === 'actions' && hasChosen(view, seat) ? 1 : 0) : 0;
  const hands = seatsOf(view)
    .filter((seat) => !isOut(view, seat))
    .map((seat) => ({ name: present(names[seat]), size: inHand(seat) }));
  return <OtherHands hands={hands} back={() => <CardBack />} />;
}
