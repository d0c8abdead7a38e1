/** Deciding in advance: windows of one sort pass by themselves until the reader takes it back. */
import type { Model } from '../model.ts';
import styles from './CrisisStage.module.css';

const WORDS = {
  passEntropy: 'Always pass on Entropy',
  passCrises: 'Always pass on Crises',
} as const;

export function StandingOrder({ model, of }: { readonly model: Model; readonly of: keyof typeof WORDS }) {
  const { orders, note } = model.notes;
  if (model.drawn.value.seat === null) return null;
  return (
    <label class={styles.order}>
      <input
        type="checkbox"
        checked={orders.value[of]}
        onChange={(event) => note({ orders: { ...orders.peek(), [of]: event.currentTarget.checked } })}
      />
      {WORDS[of]}
    </label>
  );
}
