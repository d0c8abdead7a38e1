/** Stops code that does not return. A test runner cannot: a loop without end never gives it the word again. */
import { Script } from 'node:vm';

/** The engine watches only code it was given as a script, so the script calls what is left here for it. */
const SLOT = 'airlockTimeLimited';
const script = new Script(`globalThis.${SLOT}()`);

export class TimeIsUp extends Error {}

export function withinTime(milliseconds: number, run: () => void): void {
  const slots = globalThis as { [SLOT]?: () => void };
  const outer = slots[SLOT];
  slots[SLOT] = run;
  try {
    script.runInThisContext({ timeout: milliseconds });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new TimeIsUp(`The rules did not come to rest within ${milliseconds / 1000} seconds.`);
  } finally {
    if (outer) slots[SLOT] = outer;
    else delete slots[SLOT];
  }
}

function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
