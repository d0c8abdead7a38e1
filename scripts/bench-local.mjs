// Measures tables in the page beside tables at the server, in one run: from the click to the first decision, from a move to its answer,
// what a thousand solo players cost the server, how long a hint takes, and what bots do on a slow processor.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { hintsInThePage } from './bench-hints.mjs';
import { startServer } from './bench-server.mjs';
import { ensureBrowser } from './browser.mjs';

const ROUNDS = 20;
const SOLO_PLAYERS = 1_000;
/** Their strongest bots are asked; in real time bots have a pace of their own. */
const GAMES = ['hypatia', 'outpost-seven', 'outsider', 'outbreak'];
const SLOWNESS = [1, 4, 6];
/** Bots act at a pace that people can follow; this is how long one turn is listened to. */
const LISTENED_MS = 8_000;
/** What the figures are held against. */
const BARS = { click: 100, task: 50, answer: 3_000 };

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const against = (value, bar) => `${ms(value)} (${value < bar ? 'below' : 'NOT below'} ${bar} ms)`;

/** Milliseconds of CPU that a process has used, where Linux tells it. */
function cpuOf(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Inside the page, before anything else: notes when a click came, when something could be decided, and when an action was answered. */
function listen(solo) {
  localStorage.setItem('airlock.settings', JSON.stringify({ rest: false, solo, motion: 'off' }));
  window.times = { clicked: 0, drawn: 0, decided: 0, botBegan: false, answers: [], bots: [], longest: 0 };
  let actedAt = 0;
  let movedAt = 0;
  const said = (text) => {
    if (text.startsWith('{"type":"act"')) actedAt = performance.now();
  };
  const heard = (text) => {
    if (!text.startsWith('{"type":"events"')) return;
    const now = performance.now();
    if (window.times.clicked > 0 && window.times.decided === 0) window.times.botBegan = true;
    if (actedAt > 0 && /"id":\d/.test(text)) {
      window.times.answers.push(now - actedAt);
      actedAt = 0;
    } else if (movedAt > 0) window.times.bots.push(now - movedAt);
    movedAt = now;
  };
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    said(String(data));
    send.call(this, data);
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => heard(String(data)));
    }
  };
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      if (how[1]?.name === 'airlock-room') window.room = this;
      this.addEventListener('message', ({ data }) => {
        if (data?.kind === 'heard') heard(data.text);
      });
    }

    postMessage(message, ...rest) {
      if (message?.kind === 'say') said(message.text);
      super.postMessage(message, ...rest);
    }
  };
  addEventListener(
    'click',
    (event) => {
      if (!event.target.closest?.('article button')) return;
      window.times.clicked = performance.now();
      const look = () => {
        if (window.times.drawn === 0 && document.querySelector('#door'))
          window.times.drawn = performance.now();
        if (document.querySelector('#door button')) window.times.decided = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.times.longest = Math.max(window.times.longest, duration);
    }
  }).observe({ type: 'longtask' });
}

/** Asks the room of a page, as the page does. */
const askRoom = (page, method, path, body) =>
  page.evaluate(
    (request) =>
      new Promise((resolve, reject) => {
        const id = 2 ** 40 + Math.floor(performance.now() * 1000);
        const hear = ({ data }) => {
          if (data.id !== id) return;
          window.room.removeEventListener('message', hear);
          if (data.kind === 'answer') resolve(data.value);
          else reject(new Error(data.problem.sentence));
        };
        window.room.addEventListener('message', hear);
        window.room.postMessage({ kind: 'ask', id, request });
      }),
    { method, path, body, name: 'Bench' },
  );

const PLAY = 'Play a bot: Outpost Seven';

async function open(browser, solo) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(listen, solo);
  return context.newPage();
}

/** One click on a loaded page, and one move. */
async function round(page, url) {
  await page.goto(url);
  const button = page.getByRole('button', { name: PLAY });
  await button.hover();
  await page.waitForTimeout(400);
  await button.click();
  await page.waitForFunction(() => window.times.decided > 0);
  await page.waitForFunction(() => /Keep cards/.test(document.querySelector('#door')?.textContent ?? ''));
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.times.answers.length > 0);
  return page.evaluate(() => ({
    drawn: window.times.drawn - window.times.clicked,
    decision: window.times.decided - window.times.clicked,
    botBegan: window.times.botBegan,
    answer: window.times.answers[0],
  }));
}

async function sideBySide(browser, url) {
  const pages = { here: await open(browser, 'here'), server: await open(browser, 'server') };
  const measured = { here: [], server: [] };
  for (const where of ['here', 'server']) await round(pages[where], url);
  for (let count = 0; count < ROUNDS; count++) {
    for (const where of ['here', 'server']) measured[where].push(await round(pages[where], url));
  }
  for (const where of ['here', 'server']) {
    const drawn = measured[where].map((one) => one.drawn);
    // Where the bot begins, its pause is part of the time, and it is the same wherever the table stands.
    const own = measured[where].filter(({ botBegan }) => !botBegan).map(({ decision }) => decision);
    const answers = measured[where].map(({ answer }) => answer);
    console.log(
      `${where === 'here' ? 'in the page  ' : 'at the server'}  click to table ${where === 'here' ? against(median(drawn), BARS.click) : ms(median(drawn))}, ${ms(Math.min(...drawn))} to ${ms(Math.max(...drawn))}`,
    );
    console.log(
      `               click to first decision, in the ${own.length} of ${ROUNDS} in which the reader begins: ${where === 'here' ? against(median(own), BARS.click) : ms(median(own))}   move to its answer ${ms(median(answers))}`,
    );
    await pages[where].context().close();
  }
}

async function soloPlayers(browser, { url, pid }) {
  const page = await open(browser, 'here');
  await page.goto(url);
  await page.getByRole('button', { name: PLAY }).hover();
  await page.waitForFunction(() => window.room !== undefined);
  await page.waitForTimeout(500);
  let requests = 0;
  page.on('request', () => requests++);
  const before = cpuOf(pid);
  const began = Date.now();
  const bot = { kind: 'bot', level: 'random' };
  const wish = { game: 'outpost-seven', seats: [{ kind: 'me' }, bot], start: true };
  for (let count = 0; count < SOLO_PLAYERS; count++) await askRoom(page, 'POST', '/api/tables', wish);
  const took = Date.now() - began;
  const used = cpuOf(pid) - before;
  // What it uses in the same time while nobody does anything.
  const idleBefore = cpuOf(pid);
  await page.waitForTimeout(took);
  console.log(
    `${SOLO_PLAYERS} solo tables in the page: ${ms(took / SOLO_PLAYERS)} each; the server was asked ${requests} times and used ${used} ms of CPU (idle as long: ${cpuOf(pid) - idleBefore} ms)`,
  );
  await page.context().close();
}

/**
 * The browser slows down pages, but no workers. So bots are given a clock that runs as many times faster: they have as little time as on
 * a slow processor, and what they take is counted as many times.
 */
const slowClock = (times) =>
  `{ const now = performance.now.bind(performance); performance.now = () => now() * ${times}; }\n`;

/**
 * The longest task of the page by the processor time it took, which other programs on the machine do not lengthen. Gives what ends it and
 * tells.
 */
async function traceTasks(client) {
  const events = [];
  const gather = ({ value }) => events.push(...value);
  client.on('Tracing.dataCollected', gather);
  const traceConfig = { includedCategories: ['toplevel', '__metadata'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.end');
    await complete;
    client.off('Tracing.dataCollected', gather);
    const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
    const pages = new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
    const tasks = events.filter(
      ({ name, pid, tid, tdur }) =>
        name.endsWith('RunTask') && tdur !== undefined && pages.has(`${pid} ${tid}`),
    );
    return Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1000;
  };
}

async function onSlowProcessors(browser, url) {
  for (const times of SLOWNESS) {
    for (const game of GAMES) {
      const page = await open(browser, 'here');
      await page.route(/thinkerWorker-.*\.js$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: slowClock(times) + (await response.text()) });
      });
      const client = await page.context().newCDPSession(page);
      await page.goto(url);
      await page.getByRole('button', { name: PLAY }).hover();
      await page.waitForFunction(() => window.room !== undefined);
      const [{ levels, seats }] = await askRoom(page, 'GET', `/api/games?game=${game}`);
      const level = levels.at(-1).id;
      const bots = Array.from({ length: seats.min }, () => ({ kind: 'bot', level }));
      const { code } = await askRoom(page, 'POST', '/api/tables', { game, seats: bots, start: true });
      await page.goto(`${url}/t/${code}`);
      await page.waitForFunction(() => document.querySelector('main') !== null);
      await page.waitForTimeout(1_500);
      await client.send('Emulation.setCPUThrottlingRate', { rate: times });
      await page.evaluate(() => {
        window.times.longest = 0;
        window.times.bots = [];
      });
      const stopTracing = await traceTasks(client);
      await page.waitForTimeout(LISTENED_MS);
      const busiest = await stopTracing();
      const { bots: gaps, longest } = await page.evaluate(() => window.times);
      const slowest = gaps.length > 0 ? against(Math.max(...gaps), BARS.answer) : 'none';
      console.log(
        `${times} times slower  ${game} ${level}: ${gaps.length} moves, the slowest after ${slowest}, pause included; longest task of the page ${against(busiest, BARS.task)} of its processor, ${ms(longest)} by the clock`,
      );
      await page.context().close();
    }
  }
}

/** `hints` alone measures no more than those. */
export async function benchLocal(parts) {
  const { executablePath, args = [], env = {} } = await ensureBrowser();
  const data = mkdtempSync(join(tmpdir(), 'airlock-bench-local-'));
  const server = await startServer(data);
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args,
    env: { ...process.env, ...env },
  });
  try {
    if (!parts.includes('hints')) {
      await sideBySide(browser, server.url);
      await soloPlayers(browser, server);
    }
    await hintsInThePage(browser, server.url);
    if (!parts.includes('hints')) await onSlowProcessors(browser, server.url);
  } finally {
    await browser.close();
    server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
