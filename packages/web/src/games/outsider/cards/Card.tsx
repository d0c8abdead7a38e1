/** Cards of the main deck, Crises and backs. A card is sized by one number, its font size. */
import { cardName, crisisCard, crisisName, DARK, gearCard, goalCard, type Kind } from '@airlock/outsider';
import { Icon } from '../../../look/Icon.tsx';
import styles from './Card.module.css';
import { PlaceMark, Scrap, SkillMark } from './marks.tsx';
import { isOngoingKind, spokenCard, spokenCrisis, TYPE_WORDS, typeOf } from './names.ts';

/** The few words that have room on a card, and when it is played. */
const TECH: Readonly<Record<number, readonly [text: string, when: string]>> = {
  32: ['Cancel a Crisis just revealed.', 'Reaction'],
  33: ['Any player gains 1.', 'Your turn, free'],
  34: ['Ignore a Goal’s skill and place.', 'With a Goal'],
  35: ['Look at a hand or at the Supply.', 'Your turn'],
  36: ['One more action.', 'Your turn, free'],
  37: ['No Entropy now. Recycle.', 'Reaction'],
};

/** Titles beyond this length take three lines at full size, and the icons under them would be cut. */
const LONG_TITLE = 15;

/** With `place`, a Goal shows where it is completed; with `spoken`, the card is a picture of its own. */
export function Card(props: {
  readonly kind: Kind;
  /** On a pile: marks only. */
  readonly mini?: boolean;
  readonly place?: boolean;
  readonly spoken?: boolean;
}) {
  const { kind, mini = false } = props;
  const size = mini ? styles.mini : '';
  const label = props.spoken
    ? ({ role: 'img', 'aria-label': spokenCard(kind) } as const)
    : { 'aria-hidden': true as const };
  if (kind === DARK) {
    return (
      <span class={`${styles.card} ${styles.dark} ${size}`} data-dark="" {...label}>
        <span class={styles.band}>Dark</span>
        <span class={styles.hole} />
        <span class={styles.leads}>Discard: Crisis</span>
      </span>
    );
  }
  const type = typeOf(kind);
  return (
    <span class={`${styles.card} ${styles[type]} ${size}`} {...label}>
      <span class={styles.band}>
        {TYPE_WORDS[type]}
        {type === 'goal' && <SkillMark skill={goalCard(kind).skill} />}
      </span>
      <b class={`${styles.title} ${cardName(kind).length > LONG_TITLE ? styles.long : ''}`}>
        {cardName(kind)}
      </b>
      {type === 'tech' ? (
        <span class={styles.text}>{TECH[kind]?.[0]}</span>
      ) : (
        <span class={styles.icons}>
          {(type === 'gear' ? gearCard(kind).icons : goalCard(kind).scrap).map((icon, index) => (
            <Scrap key={`${index}${icon}`} icon={icon} />
          ))}
        </span>
      )}
      {type === 'goal' && props.place && (
        <span class={styles.place}>
          <PlaceMark at={goalCard(kind).at} />
        </span>
      )}
      {type !== 'goal' && (
        <span class={styles.leads}>
          <Icon name="next" />
          <span>{type === 'gear' ? cardName(kind + 16) : TECH[kind]?.[1]}</span>
        </span>
      )}
    </span>
  );
}

/** Titles up to this length stand on one line. */
const SHORT_TITLE = 12;

/** Long texts are set smaller, so that all of it has room on the card, over the line at its foot. */
function sizeFor(title: string, words: string): number {
  const room = title.length > SHORT_TITLE ? 19 : 25;
  return Math.min(0.8, Math.sqrt(room / words.length));
}

export function CrisisCard({
  crisis,
  spoken = false,
}: {
  readonly crisis: number;
  readonly spoken?: boolean;
}) {
  const words = crisisCard(crisis).says.replace(/^Ongoing: (.)/, (_, first: string) => first.toUpperCase());
  const label = spoken
    ? ({ role: 'img', 'aria-label': spokenCrisis(crisis) } as const)
    : { 'aria-hidden': true as const };
  return (
    <span class={`${styles.card} ${styles.crisis}`} {...label}>
      <span class={styles.band}>Crisis</span>
      <b class={styles.title}>{crisisName(crisis)}</b>
      <span class={styles.text} style={{ fontSize: `${sizeFor(crisisName(crisis), words)}em` }}>
        {words}
      </span>
      <span class={styles.leads}>{isOngoingKind(crisis) ? 'Ongoing' : 'Immediate'}</span>
    </span>
  );
}

/** Face down; what the reader knows of it stands on a dashed plate, struck out when it may be wrong by now. */
export function CardBack(props: { readonly known?: string | undefined; readonly stale?: boolean }) {
  return (
    <span class={`${styles.card} ${styles.back}`} data-dark="" aria-hidden="true">
      <span class={styles.orb} />
      {props.known !== undefined && (
        <span class={styles.known}>
          <Icon name="eye" />
          {props.stale ? <s>{props.known}</s> : props.known}
        </span>
      )}
    </span>
  );
}
