/** The parts of a form that puts a claim together: chips to choose from, and at its foot what it says and the button. */
import type { Action } from '@airlock/kernel';
import type { ComponentChildren } from 'preact';
import type { Desk } from '../../games/contract.ts';
import { Button } from '../../look/Button.tsx';
import text from '../../look/text.module.css';
import styles from './ClaimForm.module.css';

/** A form whose foot stays in sight where the form is long. */
export const ClaimForm = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles.form}>{children}</div>
);

export function Chips({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <fieldset class={styles.chips}>
      <legend class={`${text.plate} ${text.faint}`}>{title}</legend>
      {children}
    </fieldset>
  );
}

export function Chip(props: {
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <button type="button" class={styles.chip} aria-pressed={props.on} onClick={props.onPress}>
      {props.children}
    </button>
  );
}

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
