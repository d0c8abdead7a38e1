/** "Other actions": everything on offer in groups, and under it every single legal action by its plain words. */
import { withNames } from '@airlock/kernel';
import { words } from '@airlock/outsider';
import { Button } from '../../../look/Button.tsx';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import type { Offer } from '../moves/offers.ts';
import { Orders } from './Orders.tsx';
import styles from './sheets.module.css';

const GROUPS: readonly Offer['group'][] = ['Goals', 'Cards', 'Ship', 'Character', 'Turn'];

export function Others({ model }: { readonly model: Model }) {
  const offers = model.offers.value;
  const { legal, view } = model.drawn.value;
  const naming = model.naming.value;
  return (
    <div class={styles.sheet}>
      {offers.length === 0 && legal.size === 0 && <p>You have nothing to decide now.</p>}
      {GROUPS.map((group) => {
        const some = offers.filter((offer) => offer.group === group);
        if (some.length === 0) return null;
        return (
          <section key={group} class={styles.group}>
            <h3 class={`${text.plate} ${text.faint}`}>{group}</h3>
            {some.map((offer) => (
              <button
                key={offer.id}
                type="button"
                class={styles.offer}
                data-offer={offer.id}
                onClick={() => model.choose(offer)}
              >
                <b>{offer.label}</b>
                <span>{offer.second}</span>
              </button>
            ))}
          </section>
        );
      })}
      {legal.size > 0 && (
        <details class={styles.all}>
          <summary>Every single choice ({legal.size})</summary>
          <div class={styles.list}>
            {[...legal].map((action) => (
              <Button
                key={action}
                attributes={{ 'data-action': action } as object}
                onPress={() => model.run([action])}
              >
                {withNames(words.action(action, view), naming)}
              </Button>
            ))}
          </div>
        </details>
      )}
      <Orders model={model} />
    </div>
  );
}
