// `npm test` and its parts: build, checks, unit tests, browser tests, and one line with the sum.
import { browserTests } from './browser-tests.mjs';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks/all.mjs';
import { note } from './shell.mjs';
import { unitTests } from './unit-tests.mjs';

const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });
const none = { passed: 0, failed: 0 };

/** The type check counts like any other check. */
function buildAsCheck() {
  const ok = ensureBuilt();
  console.log(`${ok ? '✓' : '✗'} check: types and build`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function finish({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

export async function testEverything() {
  const built = buildAsCheck();
  let sum = add(built, runChecks());
  sum = add(sum, unitTests());
  // The page under test is the built one, so a broken build leaves nothing to open.
  if (built.failed) note('Browser tests not run: the build failed.');
  else sum = add(sum, await browserTests());
  finish(sum);
}

export async function testPart(part, args) {
  if (part === 'check') return finish(add(buildAsCheck(), runChecks(args)));
  if (part === 'unit') return finish(unitTests(args));
  const built = buildAsCheck();
  finish(built.failed ? built : add(none, await browserTests(args)));
}
