/** A button for what cannot be undone: pressed, it says first what that means. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from '../look/Button.tsx';
import type { IconName } from '../look/Icon.tsx';
import { set } from '../look/set.ts';
import styles from './IdentitySheet.module.css';

interface AskFirstProps {
  readonly icon: IconName;
  readonly label: string;
  readonly warning: string;
  /** Whether it takes something away for good. */
  readonly isGrave?: boolean;
  /** On the button that leaves everything as it is. */
  readonly stay: string;
  /** The buttons that do it. */
  readonly children: ComponentChildren;
}

export function AskFirst({ icon, label, warning, isGrave = false, stay, children }: AskFirstProps) {
  const asked = useSignal(false);
  if (!asked.value) {
    return (
      <Button look={isGrave ? 'danger' : 'plain'} icon={icon} class={styles.start} onPress={set(asked, true)}>
        {label}
      </Button>
    );
  }
  return (
    <section class={styles.asked} aria-label={label}>
      <p class={styles.hint} role="alert">
        {warning}
      </p>
      {children}
      <Button look="go" onPress={set(asked, false)}>
        {stay}
      </Button>
    </section>
  );
}
