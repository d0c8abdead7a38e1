// Measures a review in the real page: from its opening to the first verdict and to the last, and the longest task that held up the
// page meanwhile. Every round judges a match that this browser has not seen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from './bench-server.mjs';
import { ensureBrowser } from './browser.mjs';

const ROUNDS = 3;
/** What must hold on two cores, for Outpost Seven. */
const BARS = { first: 2_000, last: 20_000, longest: 50 };
const USUAL = ['outpost-seven'];
const PATIENCE_MS = 600_000;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Inside the page, before anything else: notes when judgements come in, and what holds up the page. */
function listen() {
  window.review = { of: 0, judged: 0, first: 0, last: 0, shown: 0, longest: 0, tasks: [] };
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
  const look = () => {
    if (document.querySelector('main')) review.shown = performance.now();
    else requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', look);
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      review.tasks.push(`${Math.round(duration)} ms at ${Math.round(startTime)}`);
      review.longest = Math.max(review.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}

async function finishedMatch(context, url, game) {
  await context.request.post(`${url}/api/session`, { data: { name: 'Bench' } });
  const games = await (await context.request.get(`${url}/api/games`)).json();
  const { seats, levels } = games.find(({ id }) => id === game);
  // Quick ones: what is measured is the review, not the match.
  const level = levels.find(({ id }) => id !== 'random') ?? levels[0];
  const bots = Array.from({ length: Math.max(seats.min, game === 'hypatia' ? 1 : 2) }, () => ({
    kind: 'bot',
    level: level.id,
  }));
  const wish = { game, seats: bots, start: true };
  const { code } = await (await context.request.post(`${url}/api/tables`, { data: wish })).json();
  for (;;) {
    const { stage } = await (await context.request.get(`${url}/api/tables/${code}`)).json();
    if (stage === 'over') return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function round(browser, url, game) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(listen);
  const code = await finishedMatch(context, url, game);
  const page = await context.newPage();
  await page.goto(`${url}/replay/${code}`);
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
      for (let count = 0; count < ROUNDS; count++) rounds.push(await round(browser, server.url, game));
      const [first, last, shown] = ['first', 'last', 'shown'].map((what) =>
        median(rounds.map((one) => one[what])),
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
        if (tasks.length > 0) console.log(`    long tasks: ${tasks.join(', ')}`);
    }
  } finally {
    await browser.close();
    server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
