/** One measured process: the parts of a move of the game it is named. */
import { BENCH_IDS } from './games.ts';
import type { Effort } from './measure.ts';
import { measurePieces } from './pieces.ts';

const id = BENCH_IDS.find((one) => one === process.argv[2]);
if (!id || !process.send) throw new Error(`"${process.argv[2]}" is not a game of the measurements.`);

process.on('message', async (effort: Effort) => {
  process.send?.(await measurePieces(id, effort));
});
