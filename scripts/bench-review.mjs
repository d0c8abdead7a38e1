// Measures a review in the real page: from its opening to the first verdict and to the last, and the longest task that held up the
// page meanwhile. Every round judges a match that this browser has not seen.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from './bench-server.mjs';
import { ensureBrowser } from './browser.mjs';
import { fromRoot } from './shell.mjs';

const ROUNDS = 3;
/** What must hold on two cores, for Outpost Seven. */
const BARS = { first: 2_000, last: 20_000, longest: 50 };
const USUAL = ['outpost-seven'];
const PATIENCE_MS = 600_000;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Inside the page, before anything else: notes when judgements come in, and what holds up the page. */
function listen() {
  window.review = { of: 0, judged: 0, opened: 0, first: 0, last: 0, shown: 0, longest: 0, tasks: [] };
  const { review } = window;
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      if (how[1]?.name !== 'airlock-judge') return;
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'outline') review.of = data.outline?.decisions.length ?? -1;
        if (data.kind !== 'judged') return;
        review.judged++;
        review.first ||= performance.now();
        review.last = performance.now();
      });
    }
  };
  addEventListener(
    'change',
    ({ target }) => {
      if (target.type !== 'file') return;
      // From here on: what came before was another page.
      review.opened = performance.now();
      review.longest = 0;
      review.tasks = [];
      const look = () => {
        if (document.querySelector('main[data-pointable]')) review.shown = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      review.tasks.push(`${Math.round(duration)} ms at ${Math.round(startTime)}`);
      review.longest = Math.max(review.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** Matches of bots, as files: quick ones, since what is measured is the review, not the match. */
async function matchesOf(game, folder) {
  const level = { hypatia: 'captain', 'omega-virus': 'officer' }[game] ?? 'casual';
  const flags = ['--bots', level, '--games', String(ROUNDS), '--keep', String(ROUNDS), '--save', folder];
  const ok = spawnSync(
    process.execPath,
    [fromRoot('packages/lab/dist/airlock.js'), 'simulate', game, '--seed', 'review', ...flags],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (ok.status !== 0) throw new Error(`No matches of ${game} could be played.`);
  return readdirSync(folder).map((name) => join(folder, name));
}

async function round(browser, url, file) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(listen);
  const page = await context.newPage();
  await page.goto(`${url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForFunction(() => window.review.of !== 0 && window.review.judged >= window.review.of, null, {
    timeout: PATIENCE_MS,
  });
  const measured = await page.evaluate(() => window.review);
  await context.close();
  return measured;
}

const verdict = (value, bar) => (value <= bar ? 'within' : 'OVER');

/** Games may be named; by itself it measures Outpost Seven, for which there are bars. */
export async function benchReview(args) {
  const games = args.length > 0 ? args : USUAL;
  const { executablePath, args: flags = [], env = {} } = await ensureBrowser();
  const data = mkdtempSync(join(tmpdir(), 'airlock-bench-review-'));
  const server = await startServer(data);
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: flags,
    env: { ...process.env, ...env },
  });
  try {
    for (const game of games) {
      const rounds = [];
      for (const file of await matchesOf(game, join(data, game))) {
        rounds.push(await round(browser, server.url, file));
      }
      const [first, last, shown] = ['first', 'last', 'shown'].map((what) =>
        median(rounds.map((one) => one[what] - one.opened)),
      );
      const longest = Math.max(...rounds.map((one) => one.longest));
      console.log(
        `${game}: ${rounds.map(({ of }) => of).join(', ')} decisions; table in sight after ${seconds(shown)}`,
      );
      console.log(`  first verdict ${seconds(first)} after opening (${verdict(first, BARS.first)} 2 s)`);
      console.log(`  all judged after ${seconds(last)} (${verdict(last, BARS.last)} 20 s)`);
      console.log(
        `  longest task of the page ${Math.round(longest)} ms (${verdict(longest, BARS.longest)} 50 ms)`,
      );
      for (const { tasks } of rounds)
        if (tasks.length > 0) console.log(`    long tasks, from the start of the page: ${tasks.join(', ')}`);
    }
  } finally {
    await browser.close();
    server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
