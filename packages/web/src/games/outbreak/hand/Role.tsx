/** The reader's role, shown or hidden: one press hides it on this screen, holding shows it for a moment. */
import { present } from '@airlock/kernel';
import { PZERO, roleName, SURVIVOR } from '@airlock/outbreak';
import { Icon } from '../../../look/Icon.tsx';
import { set } from '../../../look/set.ts';
import tool from '../../../look/Tool.module.css';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { hidden } from '../settings.ts';
import styles from './Role.module.css';

const GOALS = [
  'Complete all Tasks, or vote Patient Zero out.',
  'You are with the Infected now: sabotage, and keep it to yourself.',
  'Infect the others, or destroy the Tasks. Make them believe you.',
] as const;

export function Role({ model, large = false }: { readonly model: Model; readonly large?: boolean }) {
  const { view, seat } = model.drawn.value;
  if (seat === null) return null;
  const role = present(view.roles[seat]);
  const number = present(view.rests[seat]);
  const covered = model.covered.value;
  return (
    <div class={`${styles.role} ${large ? styles.large : ''}`}>
      <span class={`${text.plate} ${text.faint}`}>Your role</span>
      <div class={styles.words}>
        {covered ? (
          <b>Hidden</b>
        ) : (
          <b class={role === SURVIVOR ? text.go : role === PZERO ? styles.zero : styles.infected}>
            {roleName(role)}
          </b>
        )}
        {!covered && number > 0 && <span>Rest number today: {number}</span>}
        {covered && <span>Hold the eye to see it</span>}
        {large && !covered && <p>{GOALS[role]}</p>}
      </div>
      <HideButton model={model} />
    </div>
  );
}

/** Held for longer than this, a press only shows; it does not switch. */
const HELD_MS = 350;

function HideButton({ model }: { readonly model: Model }) {
  let pressedAt = 0;
  const release = set(model.peeking, false);
  return (
    <button
      type="button"
      class={`${tool.tool} ${styles.hide}`}
      aria-label={hidden.value ? 'Show my role on this screen' : 'Hide my role on this screen'}
      aria-pressed={hidden.value}
      onPointerDown={() => {
        pressedAt = performance.now();
        model.peeking.value = true;
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={() => {
        const wasHeld = pressedAt > 0 && performance.now() - pressedAt > HELD_MS && hidden.peek();
        pressedAt = 0;
        if (!wasHeld) hidden.value = !hidden.peek();
      }}
    >
      <Icon name={hidden.value ? 'eye' : 'hidden'} />
    </button>
  );
}
