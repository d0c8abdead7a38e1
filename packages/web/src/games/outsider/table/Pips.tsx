/** Survival as upright bars; at zero the word. */
import styles from './Pips.module.css';

/** More bars than this would not fit. */
const MOST_BARS = 6;

export function Pips({ survival, doomed }: { readonly survival: number; readonly doomed: boolean }) {
  return (
    <span class={styles.pips} role="img" aria-label={doomed ? 'Doomed' : `Survival ${survival}`}>
      {doomed ? (
        <b>Doomed</b>
      ) : (
        Array.from({ length: Math.min(survival, MOST_BARS) }, (_, at) => <i key={at} />)
      )}
      {survival > MOST_BARS && <u>+{survival - MOST_BARS}</u>}
    </span>
  );
}
