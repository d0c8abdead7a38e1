/** A loyalty card. Crew and Outsider have the same ink and about the same weight: from afar they look alike. */
import { loyaltyName, OUTSIDER } from '@airlock/outsider';
import text from '../../../look/text.module.css';
import { CardBack } from '../cards/Card.tsx';
import styles from './LoyaltyCard.module.css';

const AIMS = {
  crew: 'Complete more Goals than there are players, at least one for each of the Crew. Then declare.',
  outsider: 'Let all of the Crew be Doomed while one of you Outsiders is not. Then declare.',
} as const;

interface LoyaltyCardProps {
  /** `null` while it lies face down. */
  readonly loyalty: number | null;
  /** With its aim under the name; there is no room for it on a small card. */
  readonly aim?: boolean;
}

export function LoyaltyCard({ loyalty, aim = false }: LoyaltyCardProps) {
  if (loyalty === null) return <CardBack />;
  const isOutsider = loyalty === OUTSIDER;
  return (
    <span class={styles.card} aria-hidden="true">
      {aim && <span class={text.plate}>Loyalty</span>}
      <svg viewBox="0 0 64 64" class={styles.sign} aria-hidden="true">
        <circle cx="32" cy="32" r="29" />
        {isOutsider ? (
          <>
            <path d="M3 32q29-25 58 0-29 25-58 0z" />
            <path d="M32 3v10M32 51v10" />
          </>
        ) : (
          <path d="M32 3v16M32 45v16M3 32h16M45 32h16" />
        )}
        <circle cx="32" cy="32" r="12" />
      </svg>
      <b>{loyaltyName(loyalty)}</b>
      {aim && <span class={styles.aim}>{isOutsider ? AIMS.outsider : AIMS.crew}</span>}
    </span>
  );
}
