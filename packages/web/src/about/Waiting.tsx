/** A moment of waiting; the sentence appears only when it takes long. */
import styles from './Waiting.module.css';

export function Waiting({ sentence }: { readonly sentence: string }) {
  return (
    <main class={styles.waiting} aria-busy="true">
      <p class={styles.sentence}>{sentence}</p>
    </main>
  );
}
