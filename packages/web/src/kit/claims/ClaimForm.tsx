/** A form that puts a claim together from chips; at its foot stands what it says, and the button. */
import type { Action } from '@airlock/kernel';
import type { ComponentChildren } from 'preact';
import type { Desk } from '../../games/contract.ts';
import { Button } from '../../look/Button.tsx';
import styles from './ClaimForm.module.css';

/** A form whose foot stays in sight where the form is long. */
export const ClaimForm = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles.form}>{children}</div>
);

interface ClaimFootProps {
  readonly desk: Pick<Desk, 'refusalOf' | 'closeSheet' | 'act'>;
  /** The sheet the form stands on. */
  readonly sheet: string;
  /** `null` while something is missing. */
  readonly action: Action | null;
  /** What it says, or what is missing. */
  readonly says: string;
  /** What saying it means. */
  readonly free: string;
}

export function ClaimFoot({ desk, sheet, action, says, free }: ClaimFootProps) {
  const refusal = action === null ? null : desk.refusalOf(action);
  return (
    <div class={styles.foot}>
      <p class={styles.says} aria-live="polite">
        {says}
      </p>
      <p class={styles.free}>{free}</p>
      <Button
        look="go"
        icon="talk"
        off={action === null ? 'Something is missing' : refusal?.sentence}
        onPress={() => {
          if (action === null) return;
          desk.closeSheet(sheet);
          desk.act(action);
        }}
      >
        Say it
      </Button>
      {refusal && <p class={styles.refused}>{refusal.sentence}</p>}
    </div>
  );
}
