// Runs vitest and counts what it reports.
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { startDatabases } from './databases/all.mjs';
import { failure } from './failures.mjs';
import { cacheFile, root, run } from './shell.mjs';

/** Rooms whose tests ask a database; others are not made to wait for one. */
const WITH_DATABASES = 'packages/server';

const needsDatabases = (args) => {
  const paths = args.filter((arg) => !arg.startsWith('-'));
  return (
    paths.length === 0 || paths.some((path) => WITH_DATABASES.startsWith(path) || path.includes('server'))
  );
};

/** On the sources, or, where `compiled` says so, on what was just compiled from them. */
export async function unitTests(args = [], { print, compiled = false } = {}) {
  const report = cacheFile('vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const databases = needsDatabases(args) ? await startDatabases() : null;
  const env = { ...(compiled ? { AIRLOCK_TEST_COMPILED: 'yes' } : {}), ...databases?.env };
  try {
    const status = await run('vitest', ['run', ...reporters, ...args], { print, env });
    return { ...count(report, status), missing: databases?.missing ?? [] };
  } finally {
    await databases?.stop();
  }
}

function count(report, status) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: status === 0 ? 0 : 1 };
  }
  // A file that cannot even be loaded holds no failed test, but it is a failure.
  const brokenFiles = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = result.numFailedTests + brokenFiles;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: result.numPendingTests,
    failures: failuresIn(result.testResults),
  };
}

/** The tests of these files that failed, and the files that could not even be loaded, with what they said. */
export function failuresIn(files) {
  return files.flatMap((file) => {
    const name = relative(root, file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [failure(name, [file.message])] : [];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages));
  });
}
