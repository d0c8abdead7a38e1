/** The small word that opens the paper. On touch the whole line it stands in is its target. */
import type { Why } from '../games/contract.ts';
import ask from '../look/ask.module.css';
import { words } from '../words.ts';
import styles from './WhyButton.module.css';

interface WhyButtonProps {
  readonly about: Why;
  readonly onWhy: (about: Why, beside: Element) => void;
}

export function WhyButton({ about, onWhy }: WhyButtonProps) {
  return (
    <button
      type="button"
      data-why
      class={`${ask.ask} ${styles.why}`}
      aria-label={words.why.label(about.rules.join(', '))}
      onClick={(event) => onWhy(about, event.currentTarget)}
    >
      {words.why.button}
    </button>
  );
}
