/** The picture of an ending: fills the half of the screen that it is given, and shows nothing that is not said. */
import type { ComponentChildren } from 'preact';
import styles from './Art.module.css';

interface ArtProps {
  /** The colour behind everything. */
  readonly ground: string;
  readonly width?: number;
  readonly height?: number;
  readonly children: ComponentChildren;
}

export const Art = ({ ground, width = 700, height = 860, children }: ArtProps) => (
  <svg
    class={styles.art}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width={width} height={height} fill={ground} />
    {children}
  </svg>
);

export interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly opacity?: number;
}

export const Stars = ({ stars, opacity }: { readonly stars: readonly Star[]; readonly opacity?: number }) => (
  <>
    {stars.map((star) => (
      <circle
        key={`${star.x} ${star.y}`}
        cx={star.x}
        cy={star.y}
        r={star.r}
        fill="#f3ecdd"
        opacity={star.opacity ?? opacity}
      />
    ))}
  </>
);
