// `npm test` and its parts: build, checks, unit tests, browser tests, and one line with the sum.
import { browserTests } from './browser-tests.mjs';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks/all.mjs';
import { note } from './shell.mjs';
import { sideBySide } from './turns.mjs';
import { unitTests } from './unit-tests.mjs';

/** The type check counts like any other check. */
async function buildAsCheck() {
  const ok = await ensureBuilt();
  console.log(`${ok ? '✓' : '✗'} check: types and build`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function finish(...parts) {
  const sum = (outcome) => parts.reduce((so, part) => so + (part[outcome] ?? 0), 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  for (const failed of parts.flatMap((part) => part.failures ?? [])) console.log(failed);
  // What could not be tried here is said loudly: it is neither.
  for (const sentence of parts.flatMap((part) => part.missing ?? [])) console.log(sentence);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** Browser tests keep two workers busy beside them. */
const BESIDE_BROWSERS = ['--maxWorkers=2'];

/** Checks, unit tests and browser tests wait for different things: together they leave no core idle. */
export async function testEverything() {
  const built = await buildAsCheck();
  const compiled = built.failed === 0;
  const works = [(print) => runChecks([], print), (print) => unitTests(BESIDE_BROWSERS, { print, compiled })];
  // The page under test is the built one, so a broken build leaves nothing to open.
  if (compiled) works.push((print) => browserTests([], print));
  else note('Browser tests not run: the build failed.');
  const results = await sideBySide(works);
  // On their own: several browsers at once on a small machine would only be slow.
  finish(built, ...results, ...(compiled ? [await otherEngines()] : []));
}

/** The walk in the engines that are on this computer, beside the one of the browser tests; the others are named. */
async function otherEngines() {
  const { ENGINES, smokeTests } = await import('./browsers/all.mjs');
  return smokeTests(ENGINES.filter(({ name }) => name !== 'Chromium'));
}

/** All engines, or those that are named. */
export async function testBrowsers(names) {
  const { ENGINES, smokeTests } = await import('./browsers/all.mjs');
  const wanted = ENGINES.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()));
  if (wanted.length === 0)
    note(`Known browsers: ${ENGINES.map(({ name }) => name.toLowerCase()).join(', ')}.`);
  finish(await smokeTests(wanted));
}

export async function testPart(part, args) {
  if (part === 'unit') return finish(await unitTests(args));
  const built = await buildAsCheck();
  if (part === 'check') finish(built, await runChecks(args));
  else finish(built, ...(built.failed ? [] : [await browserTests(args)]));
}
