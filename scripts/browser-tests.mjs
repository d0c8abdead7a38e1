// Runs the Playwright tests of the page in a Chromium that is found or fetched, and counts what they report.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { ensureBrowser } from './browser.mjs';
import { failure } from './failures.mjs';
import { cacheFile, fromRoot, note, run } from './shell.mjs';

const testFolder = fromRoot('packages/web/tests');

function hasSpecs() {
  if (!existsSync(testFolder)) return false;
  return readdirSync(testFolder, { recursive: true }).some((name) => /\.spec\.tsx?$/.test(String(name)));
}

/** A port nobody uses, so that two test runs on one machine do not meet. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export async function browserTests(args = [], print = undefined) {
  if (!hasSpecs()) {
    note('No browser tests yet: packages/web/tests has no *.spec.ts.');
    return { passed: 0, failed: 0 };
  }
  let browser;
  try {
    browser = await ensureBrowser();
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  const report = cacheFile('playwright.json');
  rmSync(report, { force: true });
  const status = await run('playwright', ['test', '--reporter=line,json', ...args], {
    print,
    env: {
      AIRLOCK_BROWSER: JSON.stringify(browser),
      AIRLOCK_TEST_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return count(report, status);
}

function count(report, status) {
  if (!existsSync(report)) return { passed: 0, failed: status === 0 ? 0 : 1 };
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  // What passed only at another try has failed.
  const failed = stats.unexpected + stats.flaky + errors.length;
  return {
    passed: stats.expected,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    failures: [...errors.map(({ message }) => failure('Playwright', [message])), ...failuresIn(suites)],
  };
}

/** The tests of suites and of those within them that did not pass at once, with what they said. */
export function failuresIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ file, line, title, tests }) => {
      const results = tests.flatMap((test) => (test.status === 'expected' ? [] : test.results));
      const messages = results.flatMap((result) => result.errors.map(({ message }) => message));
      return results.length === 0 ? [] : [failure(`${file}:${line} › ${title}`, messages)];
    }),
    ...failuresIn(inner),
  ]);
}
