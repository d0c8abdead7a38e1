/** Standing orders for reaction windows: they hold whatever the reader holds, so that they tell nobody anything. */
import { count } from '@airlock/kernel';
import { CRISES, crisisName } from '@airlock/outsider';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { StandingOrder } from '../table/StandingOrder.tsx';
import styles from './sheets.module.css';

export function Orders({ model }: { readonly model: Model }) {
  const { orders, note } = model.notes;
  if (model.drawn.value.seat === null) return null;
  const toggle = (crisis: number, on: boolean) => {
    const { shieldFrom, ...rest } = orders.peek();
    const next = on ? [...shieldFrom, crisis] : shieldFrom.filter((one) => one !== crisis);
    note({ orders: { ...rest, shieldFrom: next } });
  };
  return (
    <section class={styles.group}>
      <h3 class={`${text.plate} ${text.faint}`}>Standing orders</h3>
      <StandingOrder model={model} of="passEntropy" />
      <StandingOrder model={model} of="passCrises" />
      <details class={styles.all}>
        <summary>{`Play a Gravity Shield at once against ${count(orders.value.shieldFrom.length, 'chosen Crisis', 'chosen Crises')}`}</summary>
        <div class={styles.checks}>
          {CRISES.map(({ name }, crisis) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={orders.value.shieldFrom.includes(crisis)}
                onChange={(event) => toggle(crisis, event.currentTarget.checked)}
              />
              {crisisName(crisis)}
            </label>
          ))}
        </div>
      </details>
    </section>
  );
}
