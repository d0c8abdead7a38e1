/** The picture of the ending: the station as it was left, over the planet, in the light of whoever has it. */

import { present } from '@airlock/kernel';
import { CELLS, COLOUR_OF, NO_CARD, RED, type View } from '@airlock/outpost-seven';
import type { ComponentType } from 'preact';
import { Art, type Star, Stars } from '../../../kit/Art.tsx';

const MODULES = ['var(--mod-b)', 'var(--mod-g)', 'var(--mod-p)'];
const OWNERS = ['var(--red)', 'var(--yellow)'];

/** The same stars for everybody: a small generator, so that no picture needs to be stored. */
function stars(): Star[] {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: 70 }, () => ({ x: next() * 700, y: next() * 620, r: 0.6 + next() * 1.4 }));
}

const STARS = stars();
const SIZE = 66;

export function artOf(view: View): ComponentType {
  const winner = view.result?.winner ?? null;
  const light = winner === null ? 'var(--bone)' : present(OWNERS[winner]);
  return () => (
    <Art ground="#140f0d">
      <Stars stars={STARS} opacity={0.55} />
      <circle cx="520" cy="190" r="74" fill={light} opacity=".14" />
      <circle cx="520" cy="190" r="46" fill={light} opacity=".9" />
      <path d="M-60 700C120 610 520 610 760 720V900H-60z" fill="#5b3324" />
      <path d="M-60 760C160 690 480 700 760 780V900H-60z" fill="#43241a" />
      <g fill="none" stroke="#7a4630" stroke-width="3" opacity=".6">
        <path d="M-40 728c140-60 260-40 400-40s260 20 400 70" />
        <path d="M-40 800c160-50 300-40 420-36s240 20 380 60" />
      </g>
      <path
        d="M372 330V96M372 96l52 22-52 22"
        stroke="#c3c9c0"
        stroke-width="7"
        fill={light}
        stroke-linejoin="round"
      />
      <g transform="translate(350 470) skewX(-14) scale(1 .82)">
        {CELLS.map((cell) => (
          <ModuleOf key={cell} view={view} cell={cell} />
        ))}
      </g>
    </Art>
  );
}

function ModuleOf({ view, cell }: { readonly view: View; readonly cell: number }) {
  const card = present(view.grid[cell]);
  const cubes = present(view.cubes[cell]);
  const x = ((cell % 5) - 2.5) * (SIZE + 8);
  const y = (Math.floor(cell / 5) - 2.5) * (SIZE + 8);
  if (card === NO_CARD) {
    return <rect x={x} y={y} width={SIZE} height={SIZE} rx="9" fill="#0a0d0f" opacity=".45" />;
  }
  const owner = cubes === 0 ? 'var(--bone-3)' : OWNERS[cubes > 0 ? RED : 1];
  return (
    <g>
      <rect x={x} y={y + 12} width={SIZE} height={SIZE} rx="9" fill="#0a0d0f" />
      <rect
        x={x}
        y={y}
        width={SIZE}
        height={SIZE}
        rx="9"
        fill={MODULES[present(COLOUR_OF[card])]}
        stroke={owner}
        stroke-width="5"
      />
      {Array.from({ length: Math.abs(cubes) }, (_, cube) => (
        <rect
          key={`cube-${cube + 1}`}
          x={x + 12 + (cube % 3) * 15}
          y={y + 14 + Math.floor(cube / 3) * 20}
          width="12"
          height="12"
          rx={cubes > 0 ? 2 : 6}
          fill={owner}
          stroke={cubes > 0 ? '#fff' : '#14191b'}
          stroke-width="1.5"
        />
      ))}
    </g>
  );
}
