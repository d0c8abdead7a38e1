/** The engine beside its peer, beside itself without the kernel, and beside hand-written games. */
import type { BenchId } from './games.ts';
import { compare, type Effort, type Measured, ratioOf } from './measure.ts';

interface Contest {
  /** The game it is about; `null` where it is about the kernel. */
  readonly game: BenchId | null;
  readonly what: string;
  readonly unit: string;
  readonly candidates: readonly string[];
  /** Ratios of medians that matter, each with the bar it must reach. */
  readonly bars: readonly (readonly [of: string, to: string, bar: number])[];
}

const CONTESTS: readonly Contest[] = [
  {
    game: 'outpost-seven',
    what: 'Replay of 1,000 recorded games of Outpost Seven: legality check, apply, end test',
    unit: 'moves',
    candidates: ['replay: airlock', 'replay: boardgame.io'],
    bars: [['replay: airlock', 'replay: boardgame.io', 150]],
  },
  {
    game: 'outpost-seven',
    what: 'Random playouts of Outpost Seven, with listing',
    unit: 'moves',
    candidates: ['playouts: airlock', 'playouts: rules called directly', 'playouts: boardgame.io'],
    bars: [
      ['playouts: airlock', 'playouts: boardgame.io', 40],
      ['playouts: airlock', 'playouts: rules called directly', 0.7],
    ],
  },
  {
    game: 'hypatia',
    what: 'Random playouts of Outbreak on Hypatia, with listing, one seat',
    unit: 'moves',
    candidates: ['hypatia: airlock', 'hypatia: boardgame.io'],
    bars: [['hypatia: airlock', 'hypatia: boardgame.io', 20]],
  },
  {
    game: 'omega-virus',
    what: 'Random playouts of Omega Virus: Prologue against the clock, with listing; boardgame.io knows no clock',
    unit: 'moves',
    candidates: ['omega-virus: airlock'],
    bars: [],
  },
  {
    game: 'outsider',
    what: 'Random playouts of Outsider, with listing, three seats',
    unit: 'moves',
    candidates: ['outsider: airlock', 'outsider: boardgame.io'],
    bars: [['outsider: airlock', 'outsider: boardgame.io', 40]],
  },
  {
    game: 'outbreak',
    what: 'Random playouts of Outbreak, with listing, five seats',
    unit: 'moves',
    candidates: ['outbreak: airlock', 'outbreak: boardgame.io'],
    bars: [['outbreak: airlock', 'outbreak: boardgame.io', 40]],
  },
  {
    game: 'outpost-seven',
    what: 'Tree search of Outpost Seven from the first decision, random playouts to the end',
    unit: 'iterations',
    candidates: ['search: airlock', 'search: boardgame.io'],
    bars: [['search: airlock', 'search: boardgame.io', 40]],
  },
  {
    game: null,
    what: 'Random playouts of tic-tac-toe',
    unit: 'moves',
    candidates: ['tic-tac-toe: on the kernel', 'tic-tac-toe: by hand'],
    bars: [['tic-tac-toe: on the kernel', 'tic-tac-toe: by hand', 0.6]],
  },
  {
    game: null,
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

/** All of it, or what is about one game. */
export async function compareEngine(effort: Effort, only?: BenchId): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  const contests = CONTESTS.filter(({ game }) => only === undefined || game === only);
  for (const { what, unit, candidates, bars } of contests) {
    const measured = await compare(candidates, effort);
    const ratios = bars.map(([of, to, bar]) => ({ of, to, ratio: ratioOf(measured, of, to), bar }));
    comparisons.push({ what, unit, measured, ratios });
  }
  return comparisons;
}
