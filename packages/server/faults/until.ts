/** Waiting for something to become so. */
import { setTimeout as pause } from 'node:timers/promises';

/** Generous: a busy machine is no reason to find fault. */
export const LONGEST_WAIT_MS = 60_000;
const LOOK_MS = 2;

export async function until(isSo: () => boolean | Promise<boolean>, mostMs: number): Promise<boolean> {
  const deadline = Date.now() + mostMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) return false;
    await pause(LOOK_MS);
  }
  return true;
}
