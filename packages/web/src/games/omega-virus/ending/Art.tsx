/** The picture of the ending: the winner's last plan, adrift among stars. */
import type { View } from '@airlock/omega-virus';
import type { ComponentType } from 'preact';
import { Plan } from '../cards/Floor.tsx';
import { CELL } from '../cards/size.ts';
import { boundsOf, drawnPlan } from '../play/picture.ts';
import styles from './Art.module.css';

const STARS = Array.from({ length: 60 }, (_, star) => ({
  x: (star * 197) % 700,
  y: (star * 331) % 860,
  r: 0.7 + ((star * 13) % 10) / 8,
}));

export function artOf(view: View): ComponentType {
  const [winner = 0] = view.result?.winners ?? [];
  const plan = view.seats[winner]?.plan ?? [];
  const { left, top, right, bottom } = boundsOf(plan);
  const scale = Math.min(520 / ((right - left) * CELL), 520 / ((bottom - top) * CELL), 1);
  return () => (
    <svg class={styles.art} viewBox="0 0 700 860" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="700" height="860" fill="#0a0f16" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#f3ecdd" opacity=".6" />
      ))}
      <g transform={`translate(350 430) rotate(-8) scale(${scale})`}>
        <g transform={`translate(${(-(left + right) * CELL) / 2} ${(-(top + bottom) * CELL) / 2})`}>
          <Plan plan={drawnPlan(plan)} letters={false} />
        </g>
      </g>
    </svg>
  );
}
