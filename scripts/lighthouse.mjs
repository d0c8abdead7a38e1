// `npm run lighthouse`: lets Lighthouse judge the front page of the really started server, desktop and mobile.
// Lighthouse is large and judges speed, so it is fetched when asked for and is no part of `npm test`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { freePort } from './browser-tests.mjs';
import { cacheFile, fromRoot, note } from './shell.mjs';

const VERSION = '12.8.2';
const BAR = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

function install() {
  const folder = cacheFile('lighthouse');
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const wanted = [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-save',
    ];
    const npm = spawnSync('npm', [...wanted, `lighthouse@${VERSION}`], { stdio: ['ignore', 2, 2] });
    if (npm.status !== 0) throw new Error('Lighthouse could not be installed.');
  }
  const load = (name, file) => import(pathToFileURL(join(folder, 'node_modules', name, file)).href);
  return Promise.all([load('lighthouse', 'core/index.js'), load('chrome-launcher', 'dist/index.js')]);
}

async function startServer(port, data) {
  const server = spawn(
    process.execPath,
    [fromRoot('packages/server/dist/main.js'), '--port', port, '--data', data],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, AIRLOCK_LOG: 'error' } },
  );
  for (let tries = 0; tries < 200; tries++) {
    const answers = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return server;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill();
  throw new Error('The server does not answer.');
}

/** Prints a line a preset; fails when a score is below the bar. */
export async function judgePage() {
  const [[{ default: lighthouse, desktopConfig }, { launch }], browser] = [
    await install(),
    await ensureBrowser(),
  ];
  const data = mkdtempSync(join(tmpdir(), 'airlock-lighthouse-'));
  const port = String(await freePort());
  const server = await startServer(port, data);
  const chrome = await launch({
    chromePath: browser.executablePath,
    chromeFlags: ['--headless=new', ...(browser.args ?? [])],
    envVars: { ...process.env, ...browser.env },
  });
  let reached = true;
  try {
    for (const [preset, config] of [
      ['desktop', desktopConfig],
      ['mobile', undefined],
    ]) {
      const flags = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' };
      const { lhr } = await lighthouse(`http://127.0.0.1:${port}/`, flags, config);
      const scores = CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
      console.log(`${preset}: ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}`);
      for (const [name, score] of scores) {
        if (score >= BAR) continue;
        reached = false;
        note(`${preset}: ${name} is below ${BAR}:`);
        for (const { id } of lhr.categories[name].auditRefs) {
          const audit = lhr.audits[id];
          if (audit.score !== null && audit.score < 0.9) note(`  ${audit.title} ${audit.displayValue ?? ''}`);
        }
      }
    }
  } finally {
    await chrome.kill();
    const stopped = once(server, 'exit');
    server.kill('SIGTERM');
    await stopped;
    rmSync(data, { recursive: true, force: true });
  }
  process.exit(reached ? 0 : 1);
}
