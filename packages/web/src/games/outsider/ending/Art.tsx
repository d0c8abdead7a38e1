/** The picture of the ending: the ship on its ring around the dark, lit by whoever has it now. */
import type { Result } from '@airlock/outsider';
import type { ComponentType } from 'preact';
import { Art } from '../../../kit/Art.tsx';

const RINGS = [330, 260, 196, 138] as const;

export function artOf(outcome: Result['outcome']): ComponentType {
  const isCrew = outcome === 'crew' || outcome.endsWith('Crew');
  const isLost = outcome === 'obliteration';
  const light = isLost ? 'var(--stop)' : isCrew ? 'var(--go)' : 'var(--outsider)';
  return () => (
    <Art ground="#0c0b10">
      <g fill="none" stroke="#4b3b78" transform="translate(350 430) rotate(-18)">
        {RINGS.map((radius, at) => (
          <ellipse
            key={radius}
            rx={radius}
            ry={radius * 0.34}
            stroke-width={3 + at}
            opacity={0.35 + at * 0.15}
          />
        ))}
      </g>
      <circle cx="350" cy="430" r="92" fill="#000" stroke={light} stroke-width="7" />
      {isLost ? (
        <g fill={light}>
          <path d="M560 262l34 10-22 16zM604 318l26-8-8 26zM530 220l18-14 4 20zM620 250l16 6-12 12z" />
        </g>
      ) : (
        <g fill={light} transform="translate(566 268) rotate(-28)">
          <path d="M-58 0L-20-17H38L58 0 38 17H-20z" />
          <path d="M-34-22h34v8h-34zM-34 14h34v8h-34z" opacity=".7" />
        </g>
      )}
    </Art>
  );
}
