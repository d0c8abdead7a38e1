/** A suit's mark: shape first, then the sign in it, then colour. */
import type { Suit } from '@airlock/hypatia';
import { present } from '@airlock/kernel';
import type { ComponentChildren } from 'preact';
import styles from './marks.module.css';

const TONES = [styles.science, styles.engineering, styles.operations, styles.security] as const;

/** Gives an element and what it holds the colours of a suit. */
export const suitTone = (suit: Suit): string => TONES[suit] ?? '';

interface Drawing {
  readonly shape: ComponentChildren;
  readonly glyph: string;
  /** Moves the sign into the middle of its shape. */
  readonly place?: string;
}

/** Circle with flask, square with gear, triangle with arrow, diamond with shield. */
const DRAWINGS: readonly Drawing[] = [
  {
    shape: <circle cx="12" cy="12" r="11" />,
    glyph: 'M10 5h4M10.8 5v5L6.8 18h10.4l-4-8V5M8.6 14.5h6.8',
  },
  {
    shape: <rect x="1.5" y="1.5" width="21" height="21" rx="2.5" />,
    glyph:
      'M8.8 12a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0zM12 5.5v2.3M12 16.2v2.3M5.5 12h2.3M16.2 12h2.3M7.4 7.4l1.6 1.6M15 15l1.6 1.6M7.4 16.6L9 15M15 9l1.6-1.6',
  },
  {
    shape: <path d="M12 1.2 23.3 21.5a1 1 0 0 1-.9 1.5H1.6a1 1 0 0 1-.9-1.5z" />,
    glyph: 'M12 19.5V10M8 13.5l4-4 4 4',
    place: 'translate(2.4 5.2) scale(.8)',
  },
  {
    shape: <path d="M12 .4 23.6 12 12 23.6.4 12z" />,
    glyph: 'M12 5.8l5 1.7V12c0 3-2.2 5-5 6.2C9.2 17 7 15 7 12V7.5z',
    place: 'translate(2.4 2.4) scale(.8)',
  },
];

export function SuitMark({ suit }: { readonly suit: Suit }) {
  const { shape, glyph, place } = present(DRAWINGS[suit]);
  return (
    <svg class={`${styles.suit} ${suitTone(suit)}`} viewBox="0 0 24 24" aria-hidden="true">
      <g fill="currentColor">{shape}</g>
      <path
        class={styles.glyph}
        d={glyph}
        fill="none"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
        transform={place}
      />
    </svg>
  );
}
