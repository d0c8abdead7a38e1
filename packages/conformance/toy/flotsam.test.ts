/** The toy itself is sound: what the suite finds in its broken variants is in the fault, not in the toy. */
import { describeConformance } from '../describeConformance.ts';
import { flotsam, flotsamPlan } from './flotsam.ts';

describeConformance(flotsam, { ...flotsamPlan, golden: new URL('./golden/', import.meta.url) });
