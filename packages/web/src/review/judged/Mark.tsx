/** A verdict as a shape: a star, a ring, a triangle, a square with a cross. Its colour only repeats it. */
import type { Verdict } from '@airlock/bots';
import styles from './Mark.module.css';

export function Mark({ verdict }: { readonly verdict: Verdict }) {
  return (
    <svg class={`${styles.mark} ${styles[verdict]}`} viewBox="0 0 24 24" aria-hidden="true">
      {verdict === 'best' && <path d="M12 1.5l2.6 7.9 7.9 2.6-7.9 2.6L12 22.5l-2.6-7.9L1.5 12l7.9-2.6z" />}
      {verdict === 'fine' && <circle cx="12" cy="12" r="7" />}
      {verdict === 'slip' && <path d="M2.5 4.5h19L12 21.5z" />}
      {verdict === 'mistake' && (
        <>
          <rect x="2" y="2" width="20" height="20" rx="3" />
          <path class={styles.cross} d="M7.5 7.5l9 9M16.5 7.5l-9 9" />
        </>
      )}
    </svg>
  );
}
