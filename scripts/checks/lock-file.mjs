// Looks for what makes a lock file work for the one who made it and break for others.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../shell.mjs';

/** Every fault of a lock file, given as parsed JSON. */
export function lockFaults(lock) {
  const have = new Set(Object.keys(lock.packages).map((key) => key.split('node_modules/').pop()));
  const faults = [];
  for (const [at, entry] of Object.entries(lock.packages)) {
    const name = at.split('node_modules/').pop() || 'the root';
    // npm leaves out platform binaries it cannot find, and then `npm ci` fails on the other platforms.
    for (const [wanted, version] of Object.entries(entry.optionalDependencies ?? {}))
      if (!have.has(wanted)) faults.push(`${name} needs ${wanted}@${version}, which has no entry`);
    if (/^https?:/.test(entry.resolved ?? '')) faults.push(`${name} carries the address of one registry`);
  }
  return faults;
}

export const faultsOfOurLock = () =>
  lockFaults(JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')));
