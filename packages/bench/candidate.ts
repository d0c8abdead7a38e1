/** One measured process: works for the candidate it is named, a round for every message. */
import { CANDIDATES } from './candidates.ts';
import { rateOf } from './measure.ts';

const name = process.argv[2] ?? '';
const prepare = CANDIDATES[name];
if (!prepare || !process.send) throw new Error(`"${name}" is not a candidate of the measurements.`);
const work = await prepare();

process.on('message', async ({ seconds }: { seconds: number }) => {
  process.send?.({ rate: await rateOf(work, seconds) });
});
