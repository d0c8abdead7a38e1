/** The engine beside its peer, beside itself without the kernel, and beside hand-written games. */
import { compare, type Effort, type Measured, ratioOf } from './measure.ts';

interface Contest {
  readonly what: string;
  readonly unit: string;
  readonly candidates: readonly string[];
  /** Ratios of medians that matter, each with the bar it must reach. */
  readonly bars: readonly (readonly [of: string, to: string, bar: number])[];
}

const CONTESTS: readonly Contest[] = [
  {
    what: 'Replay of 1,000 recorded games of Outpost Seven: legality check, apply, end test',
    unit: 'moves',
    candidates: ['replay: airlock', 'replay: boardgame.io'],
    bars: [['replay: airlock', 'replay: boardgame.io', 150]],
  },
  {
    what: 'Random playouts of Outpost Seven, with listing',
    unit: 'moves',
    candidates: ['playouts: airlock', 'playouts: rules called directly', 'playouts: boardgame.io'],
    bars: [
      ['playouts: airlock', 'playouts: boardgame.io', 40],
      ['playouts: airlock', 'playouts: rules called directly', 0.7],
    ],
  },
  {
    what: 'Tree search of Outpost Seven from the first decision, random playouts to the end',
    unit: 'iterations',
    candidates: ['search: airlock', 'search: boardgame.io'],
    bars: [['search: airlock', 'search: boardgame.io', 40]],
  },
  {
    what: 'Random playouts of tic-tac-toe',
    unit: 'moves',
    candidates: ['tic-tac-toe: on the kernel', 'tic-tac-toe: by hand'],
    bars: [['tic-tac-toe: on the kernel', 'tic-tac-toe: by hand', 0.6]],
  },
  {
    what: 'Random playouts of connect four',
    unit: 'moves',
    candidates: ['connect four: on the kernel', 'connect four: by hand'],
    bars: [['connect four: on the kernel', 'connect four: by hand', 0.6]],
  },
];

export interface Comparison {
  readonly what: string;
  readonly unit: string;
  readonly measured: readonly Measured[];
  readonly ratios: readonly {
    readonly of: string;
    readonly to: string;
    readonly ratio: number;
    readonly bar: number;
  }[];
}

export async function compareEngine(effort: Effort): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const { what, unit, candidates, bars } of CONTESTS) {
    const measured = await compare(candidates, effort);
    const ratios = bars.map(([of, to, bar]) => ({ of, to, ratio: ratioOf(measured, of, to), bar }));
    comparisons.push({ what, unit, measured, ratios });
  }
  return comparisons;
}
