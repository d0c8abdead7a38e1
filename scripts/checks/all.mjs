// The checks that are no tests. Each counts as one in the sum of `npm test`.
import { lastInstall } from '../install.mjs';
import { fromRoot, run } from '../shell.mjs';
import { importViolations } from './import-direction.mjs';
import { faultsOfOurLock } from './lock-file.mjs';
import { pageSizeFaults } from './page-size.mjs';

/** A check gives a list of faults; a tool that prints its own report gives an empty line when it fails. */
const tool = (name, args) => () => (run(name, args) === 0 ? [] : ['']);

const checks = {
  'format and lint': tool('biome', ['ci', '.', ...(process.stdout.isTTY ? [] : ['--colors=off'])]),
  'import direction': () => importViolations(fromRoot('packages')),
  'unused code and dependencies': tool('knip', ['--no-progress', '--treat-config-hints-as-errors']),
  'lock file': faultsOfOurLock,
  'size of the page': () => pageSizeFaults(),
  engines: () =>
    (lastInstall()?.unsupported ?? []).map((name) => `${name} does not support Node ${process.version}`),
};

/** Runs all checks, or those whose name contains one of the given words. */
export function runChecks(words = []) {
  const sum = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(checks)) {
    if (words.length && !words.some((word) => name.includes(word))) continue;
    const faults = check();
    for (const fault of faults.filter(Boolean)) console.log(`  ${fault}`);
    console.log(`${faults.length ? '✗' : '✓'} check: ${name}`);
    if (faults.length) sum.failed++;
    else sum.passed++;
  }
  return sum;
}
