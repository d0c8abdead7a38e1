/** The reader's completed Goals with their Sabotage, at all times; on a phone a bar above the door. */
import { cardName, goalCard } from '@airlock/outsider';
import { Button } from '../../../look/Button.tsx';
import { useSure } from '../../../look/sure.ts';
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

/** Two presses: the first tells what it does. */
export function SabotageRow({ model, goal }: { readonly model: Model; readonly goal: number }) {
  const { asking, press } = useSure(() => model.sabotage(goal));
  const isReaction = goalCard(goal).sabotage.isReaction === true;
  const off = model.sabotageRefused(goal) ?? undefined;
  return (
    <div class={styles.own} data-own={goal}>
      <b>{cardName(goal)}</b>
      <Button
        look="danger"
        off={off}
        label={asking ? `Yes, sabotage ${cardName(goal)}` : `Sabotage ${cardName(goal)}`}
        onPress={press}
      >
        {asking ? 'Sure?' : isReaction ? 'Reaction' : 'Sabotage'}
      </Button>
      <small aria-live="polite">{asking ? goalCard(goal).sabotage.says : ''}</small>
    </div>
  );
}
