/** The reader's six cards with what is legal and why not, and their role; for those who watch, only backs. */
import { type Card, REST, type Shown } from '@airlock/outbreak';
import { OtherHands } from '../../../frame/OtherHands.tsx';
import { useRoving } from '../../../frame/roving.ts';
import { WhyButton } from '../../../frame/WhyButton.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { PickMark } from '../../../look/PickMark.tsx';
import pressable from '../../../look/pressable.module.css';
import { ActionCard, CardBack } from '../cards/ActionCard.tsx';
import { spokenCard } from '../cards/kinds.ts';
import type { Model } from '../model.ts';
import { hasChosen, isOut, seatsOf } from '../play/stage.ts';
import styles from './Hand.module.css';
import { Role } from './Role.tsx';
import { asksForCard, type HandCard, handCards, lockedWords } from './reasons.ts';

export function Hand({ model }: { readonly model: Model }) {
  const { seat } = model.drawn.value;
  if (seat === null) return <Backs model={model} />;
  return (
    <div class={`${styles.hand} ${styles[model.desk.layout.value]}`}>
      {!model.compact.value && (
        <div class={styles.role}>
          <Role model={model} />
        </div>
      )}
      <Cards model={model} seat={seat} />
    </div>
  );
}

function Cards({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const roving = useRoving<HTMLDivElement>();
  const { view } = model.drawn.value;
  if (model.covered.value || view.rests[seat] === 0)
    return <Covered count={view.rests[seat] === 0 ? 0 : 6} />;
  const cards = handCards(model.drawn.value, model.desk.refusalOf);
  const locked = cards.filter((one) => one.locked);
  const rest = cards.filter((one) => !one.locked);
  // What can be played comes first; what is spent lies beside it.
  const open = [...rest.filter(({ spent }) => spent === null), ...rest.filter(({ spent }) => spent !== null)];
  return (
    <div
      class={styles.cards}
      style={{ '--gap': `${gapFor(model, open.length, locked.length)}px` }}
      {...roving}
    >
      {open.map((one) => (
        <PlayCard
          key={one.card}
          model={model}
          one={one}
          number={view.rests[seat] as number}
          apart={one !== open[0]}
        />
      ))}
      {locked.length > 0 && (
        <span class={`${styles.locked} ${open.length > 0 ? styles.apart : ''}`}>
          {locked.map((one) => (
            <PlayCard key={one.card} model={model} one={one} number={view.rests[seat] as number} />
          ))}
          {locked.some(({ reason }) => reason !== null) && <Reason model={model} locked={locked} />}
        </span>
      )}
    </div>
  );
}

/** On a phone: the width of a card, what peeks out of one beneath another, and the space between them at ease. */
const PHONE = { card: 68, peek: 24, gap: 10, edge: 36 } as const;

/** Cards that have no room side by side lie over each other a little. */
function gapFor(model: Model, open: number, locked: number): number {
  if (!model.compact.value || open < 2) return PHONE.gap;
  const stack = locked === 0 ? 0 : PHONE.card + PHONE.peek * (locked - 1);
  const room = innerWidth - PHONE.edge - stack - PHONE.card * open;
  return Math.min(PHONE.gap, Math.floor(room / open));
}

/** A card is shown with the number of the reader's own Rest. */
const shownOf = (card: Card, number: number): Shown => (card === REST ? REST + number : card);

interface PlayCardProps {
  readonly model: Model;
  readonly one: HandCard;
  /** Of the reader's own Rest. */
  readonly number: number;
  /** Keeps its distance from the card before it. */
  readonly apart?: boolean;
}

function PlayCard({ model, one, number, apart = false }: PlayCardProps) {
  const { card, legal, spent, reason } = one;
  const isPicked = legal && model.selection.value.includes(card);
  const isRefused = model.desk.refused.value?.place === `card-${card}`;
  const isOff = !legal && (spent !== null || asksForCard(model.drawn.value));
  const said = spent ?? reason?.words;
  return (
    <button
      type="button"
      class={[
        pressable.pick,
        styles.card,
        apart && styles.apart,
        legal && pressable.lit,
        isPicked && `${pressable.picked} ${styles.raised}`,
        isOff && pressable.off,
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={`${spokenCard(shownOf(card, number))}${said ? `. ${said}` : ''}`}
      aria-pressed={legal ? isPicked : undefined}
      aria-disabled={legal ? undefined : 'true'}
      data-digit
      data-card={card}
      data-peek={`card-${shownOf(card, number)}`}
      onClick={() => model.press({ kind: 'card', card })}
    >
      <ActionCard shown={shownOf(card, number)} />
      {legal && <span class={`${pressable.chevron} ${styles.chevron}`} />}
      <PickMark picked={isPicked} refused={isRefused} low />
      {spent && <span class={styles.spent}>{spent}</span>}
    </button>
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

const Covered = ({ count }: { readonly count: number }) => (
  <div
    class={styles.cards}
    role="img"
    aria-label={count === 0 ? 'No cards have been dealt yet' : 'Your hand is hidden'}
  >
    {Array.from({ length: count }, (_, at) => (
      <CardBack key={at} />
    ))}
  </div>
);

/** What a stranger sees: how many cards everybody holds. */
function Backs({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  if (model.desk.mode === 'review') return null;
  const { names } = model.desk.naming.value;
  const shiftsDone = view.records.length - 3 * (view.day - 1);
  const isDealt = view.phase === 'pick' || view.phase === 'actions' || view.phase === 'repair';
  const inHand = (seat: number): number =>
    isDealt ? 6 - shiftsDone - (view.phase === 'actions' && hasChosen(view, seat) ? 1 : 0) : 0;
  const hands = seatsOf(view)
    .filter((seat) => !isOut(view, seat))
    .map((seat) => ({ name: names[seat] as string, size: inHand(seat) }));
  return <OtherHands hands={hands} back={() => <CardBack />} />;
}
