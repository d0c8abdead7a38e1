// One walk through the house in any browser: front page, five tables with real moves, drag, lobby, review, reconnect, offline.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fromRoot } from '../shell.mjs';
import * as inside from './inside.mjs';
import { until } from './processes.mjs';

/** A server of its own, which can be killed and comes back at the same address. */
class Host {
  constructor() {
    this.data = mkdtempSync(join(tmpdir(), 'airlock-browsers-'));
    this.port = '0';
  }

  async start() {
    this.process = spawn(
      process.execPath,
      [fromRoot('packages/server/dist/airlock.js'), '--port', this.port, '--data', this.data],
      {
        env: { ...process.env, AIRLOCK_LOG: 'silent', AIRLOCK_BOT_PACE_MS: '50', AIRLOCK_LIMITS: 'off' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    for await (const line of createInterface({ input: this.process.stdout })) {
      const [, port] = /http:\/\/[\d.]+:(\d+)/.exec(line) ?? [];
      if (!port) continue;
      this.port = port;
      this.url = `http://127.0.0.1:${port}`;
      return;
    }
    throw new Error('The server did not start.');
  }

  async stop() {
    if (!this.process || this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = new Promise((resolve) => this.process.on('exit', resolve));
    this.process.kill('SIGKILL');
    await ended;
  }

  async end() {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true, maxRetries: 5 });
  }
}

const source = (work, args) => `(${work.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

const TILES = {
  'Outbreak on Hypatia': 'Play now: Outbreak on Hypatia',
  'Outpost Seven': 'Play a bot: Outpost Seven',
  Outsider: 'Play with bots: Outsider',
  Outbreak: 'Play with bots: Outbreak',
};
const OMEGA = 'Play a bot: Omega Virus: Prologue';
const MOST_PRESSES = 1_000;
/** Where a first drag came too late for its round, there is another one. */
const TWO_ROUNDS = 300_000;

class Walk {
  constructor(browser, host) {
    this.browser = browser;
    this.host = host;
  }

  run(work, ...args) {
    return this.browser.run(source(work, args));
  }

  async until(what, work, ...args) {
    await until(what, () => this.run(work, ...args));
  }

  press(name) {
    return this.until(`something called "${name}"`, inside.pressNamed, name);
  }

  async front(solo = 'here') {
    await this.browser.open(`${this.host.url}/how`);
    await this.run(inside.prepare, solo);
    await this.browser.open(this.host.url);
    await this.until('the front page', inside.has, 'article h2');
    await this.run(inside.countActs);
  }

  /** Presses whatever is lit until the page has sent this many more actions. */
  async act(times = 1) {
    const before = await this.run(inside.pressSomething, 1);
    for (let number = 2; number < MOST_PRESSES; number++) {
      if ((await this.run(inside.pressSomething, number)) >= before + times) return;
      await pause(30);
    }
    throw new Error('Whatever was pressed, nothing was done.');
  }

  async table(name) {
    await this.press(name);
    await this.until('the table', inside.has, '#door');
  }

  /** What can be read, for whoever looks for the reason. */
  async words() {
    try {
      return await this.run(inside.words);
    } catch (error) {
      return `nothing, for ${error.message}`;
    }
  }

  async resign() {
    await this.press('Menu');
    await this.press('Resign');
    await this.press('Resign and lose this game');
  }
}

/** Each step by its name; a step may say why it could not be tried. */
const STEPS = {
  'front page': async (walk) => {
    await walk.front();
    await walk.until('five games', inside.reads, ...Object.keys(TILES), 'Omega Virus');
  },
  ...Object.fromEntries(
    Object.entries(TILES).map(([title, button]) => [
      `a move in ${title}`,
      async (walk) => {
        await walk.front();
        await walk.table(button);
        await walk.act(1);
      },
    ]),
  ),
  'a card dragged in Omega Virus': async (walk) => {
    await walk.front();
    await walk.table(OMEGA);
    const dropped = async () => {
      const way = await walk.run(inside.dragOfOmega);
      if (way) await walk.browser.drag(way.from, way.to);
      return way && walk.run(inside.hasPlaced);
    };
    await until('the card on the board', dropped, TWO_ROUNDS);
    if (await walk.run(inside.isMarked)) throw new Error('Text was marked by dragging.');
  },
  lobby: async (walk) => {
    await walk.front();
    await walk.browser.open(`${walk.host.url}/new/outpost-seven`);
    await walk.press('Start');
    await walk.until('the table', inside.has, '#door button');
  },
  review: async (walk) => {
    await walk.front();
    await walk.table(TILES['Outpost Seven']);
    await walk.resign();
    await walk.press('Review');
    await walk.until('the review', inside.has, 'input[type=range], [role=slider]');
  },
  reconnect: async (walk) => {
    await walk.front('server');
    await walk.table(TILES['Outpost Seven']);
    await walk.host.stop();
    await walk.until('"Connection lost"', inside.reads, 'Connection lost');
    await walk.host.start();
    await until('the connection', async () => !(await walk.run(inside.reads, 'Connection lost')));
    await walk.act(1);
  },
  offline: async (walk) => {
    await walk.front();
    if (!(await walk.run(() => 'serviceWorker' in navigator))) return 'this browser keeps no pages here';
    await walk.until('the page kept', () => navigator.serviceWorker.controller !== null);
    await walk.host.stop();
    try {
      await walk.browser.open(walk.host.url);
      await walk.until('the word about the server', inside.reads, 'The server is not answering');
      await walk.run(inside.countActs);
      await walk.table(TILES['Outpost Seven']);
      await walk.act(1);
    } finally {
      await walk.host.start();
    }
  },
};

/** Gives how many steps passed and failed. */
export async function walkThrough(browser, print) {
  const host = new Host();
  const counts = { passed: 0, failed: 0, skipped: 0 };
  await host.start();
  try {
    const walk = new Walk(browser, host);
    for (const [name, step] of Object.entries(STEPS)) {
      try {
        const missing = await step(walk);
        counts[missing ? 'skipped' : 'passed']++;
        print(missing ? `  – ${name}: not run, ${missing}\n` : `  ✓ ${name}\n`);
      } catch (error) {
        counts.failed++;
        print(`  ✗ ${name}: ${error.message}\n    The page reads: ${await walk.words()}\n`);
      }
    }
  } finally {
    await host.end();
  }
  return counts;
}
