/** The reader's completed Goals with their Sabotage, at all times; on a phone a bar above the door. */
import { cardName, goalCard } from '@airlock/outsider';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../look/Button.tsx';
import type { Model } from '../model.ts';
import styles from './SabotageBar.module.css';

export function SabotageBar({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  const goals = seat === null || view.result ? [] : (view.completed[seat] ?? []);
  if (goals.length === 0) return null;
  return (
    <section class={styles.bar} aria-label="Your completed Goals">
      {goals.map((goal) => (
        <SabotageRow key={goal} model={model} goal={goal} />
      ))}
    </section>
  );
}

/** How long the second press is waited for. */
const SURE_WITHIN = 4_000;

/** Two presses: the first tells what it does. */
export function SabotageRow({ model, goal }: { readonly model: Model; readonly goal: number }) {
  const asking = useSignal(false);
  useEffect(() => {
    if (!asking.value) return;
    const timer = setTimeout(() => {
      asking.value = false;
    }, SURE_WITHIN);
    return () => clearTimeout(timer);
  }, [asking, asking.value]);
  const isReaction = goalCard(goal).sabotage.isReaction === true;
  const off = model.sabotageRefused(goal) ?? undefined;
  function press() {
    if (asking.value) model.sabotage(goal);
    asking.value = !asking.value;
  }
  return (
    <div class={styles.own} data-own={goal}>
      <b>{cardName(goal)}</b>
      <Button
        look="danger"
        off={off}
        label={asking.value ? `Yes, sabotage ${cardName(goal)}` : `Sabotage ${cardName(goal)}`}
        onPress={press}
      >
        {asking.value ? 'Sure?' : isReaction ? 'Reaction' : 'Sabotage'}
      </Button>
      <small aria-live="polite">{asking.value ? goalCard(goal).sabotage.says : ''}</small>
    </div>
  );
}
