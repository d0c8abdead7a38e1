// Firefox, over WebDriver BiDi: the browser itself listens on a socket, so nothing else has to be installed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { programNamed, started, until } from './processes.mjs';

/** Answers come by the number of their question. */
class Talk {
  constructor(socket) {
    this.socket = socket;
    this.last = 0;
    this.waiting = new Map();
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      const waiting = this.waiting.get(message.id);
      if (!waiting) return;
      this.waiting.delete(message.id);
      if (message.type === 'error') waiting.reject(new Error(message.message));
      else waiting.resolve(message.result);
    });
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('Firefox has gone.'));
    });
  }

  ask(method, params = {}) {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

const connected = (address) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });

export const firefox = {
  name: 'Firefox',
  async start() {
    const program = programNamed('firefox-esr', 'firefox');
    if (!program) return { missing: 'firefox-esr or firefox on the path' };
    const profile = mkdtempSync(join(tmpdir(), 'airlock-firefox-'));
    writeFileSync(join(profile, 'user.js'), 'user_pref("remote.active-protocols", 1);\n');
    const browser = started(
      program,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
      {
        MOZ_HEADLESS_WIDTH: '1280',
        MOZ_HEADLESS_HEIGHT: '800',
      },
    );
    const close = async () => {
      await browser.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const address = await until('the port of Firefox', () => /ws:\/\/\S+/.exec(browser.printed())?.[0]);
      const talk = new Talk(await connected(`${address}/session`));
      const { capabilities } = await talk.ask('session.new', { capabilities: {} });
      const { contexts } = await talk.ask('browsingContext.getTree');
      const { context } = contexts[0];
      return { version: capabilities.browserVersion, close, ...pageOf(talk, context) };
    } catch (error) {
      await close();
      throw error;
    }
  },
};

const pageOf = (talk, context) => ({
  open: (url) => talk.ask('browsingContext.navigate', { context, url, wait: 'complete' }),
  async run(source) {
    const { result, type, exceptionDetails } = await talk.ask('script.evaluate', {
      expression: `Promise.resolve(${source}).then((value) => JSON.stringify(value ?? null))`,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  },
  drag: (from, to) =>
    talk.ask('input.performActions', {
      context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: dragged(from, to),
        },
      ],
    }),
});

/** The same for both kinds of WebDriver. */
export const dragged = (from, to) => [
  { type: 'pointerMove', x: Math.round(from.x), y: Math.round(from.y), duration: 0 },
  { type: 'pointerDown', button: 0 },
  {
    type: 'pointerMove',
    x: Math.round((from.x + to.x) / 2),
    y: Math.round((from.y + to.y) / 2),
    duration: 50,
  },
  { type: 'pointerMove', x: Math.round(to.x), y: Math.round(to.y), duration: 50 },
  { type: 'pointerUp', button: 0 },
];
