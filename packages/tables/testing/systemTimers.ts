/** The timers of this process, those that a test has put in their place included. */
import { timersOf } from '../timers.ts';

export const SYSTEM_TIMERS = timersOf(globalThis, (then) => void setImmediate(then));
