/** How strong a level is among all of its game: rising bars, as many filled as the level is high. */
import { words } from '../words.ts';
import styles from './Bars.module.css';

export function Bars({ at, of }: { readonly at: number; readonly of: number }) {
  const step = 10 / of;
  return (
    <svg
      class={styles.bars}
      viewBox={`0 0 ${of * 5} 12`}
      style={{ '--bars': of }}
      role="img"
      aria-label={words.front.levelOf(at, of)}
    >
      {Array.from({ length: of }, (_, bar) => {
        const height = 2 + step * (bar + 1) - 1;
        return (
          <rect
            key={bar}
            x={bar * 5 + 0.5}
            y={11.5 - height}
            width="3"
            height={height}
            rx="0.6"
            fill={bar < at ? 'currentColor' : 'none'}
            stroke="currentColor"
          />
        );
      })}
    </svg>
  );
}
