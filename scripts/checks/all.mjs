// The checks that are no tests. Each counts as one in the sum of `npm test`.
import { failure } from '../failures.mjs';
import { lastInstall } from '../install.mjs';
import { fromRoot, run } from '../shell.mjs';
import { sideBySide } from '../turns.mjs';
import { castFaults } from './casts.mjs';
import { gameFaults } from './games.mjs';
import { importViolations } from './import-direction.mjs';
import { largeFileFaults } from './large-files.mjs';
import { faultsOfOurLock } from './lock-file.mjs';
import { mergeFaults } from './merges.mjs';
import { pageSizeFaults } from './page-size.mjs';
import { styleFaults } from './styles.mjs';

/** A check gives a list of faults; a tool prints its own report, and gives an empty line when it fails. */
const tool = (name, args) => async (print) => ((await run(name, args, { print })) === 0 ? [] : ['']);

const checks = {
  'format and lint': tool('biome', ['ci', '.', ...(process.stdout.isTTY ? [] : ['--colors=off'])]),
  'import direction': () => importViolations(fromRoot('packages')),
  casts: () => castFaults(fromRoot('packages')),
  'a game in one place': () => gameFaults(),
  'unused styles': () => styleFaults(fromRoot('packages/web/src'), fromRoot('packages/games')),
  'unused code and dependencies': tool('knip', ['--no-progress', '--treat-config-hints-as-errors']),
  'lock file': faultsOfOurLock,
  'large files': () => largeFileFaults(fromRoot()),
  'merge leftovers': () => mergeFaults(fromRoot()),
  'size of the page': () => pageSizeFaults(),
  engines: () =>
    (lastInstall()?.unsupported ?? []).map((name) => `${name} does not support Node ${process.version}`),
};

/** Runs a check and says whether it found nothing. */
async function passes(name, check, print) {
  const faults = await check(print);
  for (const fault of faults.filter(Boolean)) print(`  ${fault}\n`);
  print(`${faults.length ? '✗' : '✓'} check: ${name}\n`);
  return faults.length === 0;
}

/** Runs all checks, or those whose name contains one of the given words. */
export async function runChecks(words = [], print = undefined) {
  const chosen = Object.entries(checks).filter(
    ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const results = await sideBySide(
    chosen.map(
      ([name, check]) =>
        (say) =>
          passes(name, check, say),
    ),
    print,
  );
  const failed = chosen.filter((_, place) => !results[place]);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    failures: failed.map(([name]) => failure(`check: ${name}`, [])),
  };
}
