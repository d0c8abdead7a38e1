/** The worker in which a day's par is worked out. */
import { runErrands } from '../../../kit/errands/runErrands.ts';
import { parPlayed } from './par.ts';

runErrands(parPlayed);
