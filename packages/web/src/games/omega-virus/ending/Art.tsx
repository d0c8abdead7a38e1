/** The picture of the ending: the winner's last plan, adrift among stars. */
import type { View } from '@airlock/omega-virus';
import type { ComponentType } from 'preact';
import { Art, Stars } from '../../../kit/Art.tsx';
import { Plan } from '../cards/Floor.tsx';
import { CELL } from '../cards/size.ts';
import { boundsOf, drawnPlan } from '../moves/picture.ts';

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
    <Art ground="#0a0f16">
      <Stars stars={STARS} opacity={0.6} />
      <g transform={`translate(350 430) rotate(-8) scale(${scale})`}>
        <g transform={`translate(${(-(left + right) * CELL) / 2} ${(-(top + bottom) * CELL) / 2})`}>
          <Plan plan={drawnPlan(plan)} letters={false} />
        </g>
      </g>
    </Art>
  );
}
