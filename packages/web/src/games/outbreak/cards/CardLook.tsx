/** A card at preview size. */
import { ActionCard } from './ActionCard.tsx';
import styles from './CardLook.module.css';

/** Marks are `card-` and the number of the shown card; nothing for others. */
export function CardLook({ about }: { readonly about: string }) {
  const shown = /^card-(\d+)$/.exec(about)?.[1];
  if (shown === undefined) return null;
  return (
    <div class={styles.look}>
      <ActionCard shown={Number(shown)} />
    </div>
  );
}
