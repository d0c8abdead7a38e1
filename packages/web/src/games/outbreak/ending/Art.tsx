/** The picture of the ending: the station's corridor, lit by whoever has it now. */
import type { Result } from '@airlock/outbreak';
import type { ComponentType } from 'preact';
import { Art } from '../../../kit/Art.tsx';

const RINGS = [320, 250, 185, 125, 72];

/** Whoever lost does not see it lit for the others. */
export function artOf(team: Result['team'], isWon: boolean): ComponentType {
  const light = !isWon
    ? 'var(--hull-3)'
    : team === 'survivors'
      ? 'var(--go)'
      : team === 'infected'
        ? 'var(--infect-lit)'
        : 'var(--bone)';
  return () => (
    <Art ground="#170d12">
      {RINGS.map((radius, at) => (
        <circle
          key={radius}
          cx="350"
          cy="420"
          r={radius}
          fill={at === RINGS.length - 1 ? light : 'none'}
          fill-opacity=".9"
          stroke="#5d2337"
          stroke-width={18 - at * 3}
        />
      ))}
      <g stroke="#3a2630" stroke-width="6">
        <path d="M-20 880L300 470M720 880L400 470M-20 -20L300 370M720 -20L400 370" />
      </g>
      {team === 'infected' && (
        <g fill="none" stroke="#170d12" stroke-width="12">
          <circle cx="350" cy="396" r="22" />
          <circle cx="328" cy="434" r="22" />
          <circle cx="372" cy="434" r="22" />
        </g>
      )}
      {team === 'survivors' && isWon && (
        <path d="M316 424l24 26 46-54" fill="none" stroke="#170d12" stroke-width="14" />
      )}
    </Art>
  );
}
