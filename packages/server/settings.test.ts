import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, HELP, readSettings, usualBotWorkers, usualData } from './settings.ts';

const read = (args: string[], env: Record<string, string> = {}) => readSettings(args, env);

describe('settings', () => {
  it('have defaults that work without anything said', () => {
    expect(read([])).toEqual({ ok: true, value: DEFAULTS });
  });

  it('leave one core to people, and have one thread for searching bots at least', () => {
    expect([1, 2, 3, 16].map(usualBotWorkers)).toEqual([1, 1, 2, 15]);
    expect(DEFAULTS.botWorkers).toBeGreaterThanOrEqual(1);
    expect(HELP).toContain(`(${DEFAULTS.botWorkers} here)`);
  });

  it('keep matches in the project, and at home where npm may delete the program', () => {
    const data = (house: string): string =>
      usualData(
        pathToFileURL(resolve(house, 'packages', 'server', 'dist', 'airlock.js')).href,
        resolve('home'),
      );
    expect(data('airlock')).toBe(resolve('airlock', 'data'));
    expect(data(join('_npx', 'ab12', 'node_modules', 'airlock'))).toBe(resolve('home', '.airlock'));
    expect(HELP).toContain(`(${DEFAULTS.data})`);
  });

  it('come from flags first, then from the environment', () => {
    const env = { AIRLOCK_PORT: '1001', PORT: '1002', AIRLOCK_HOST: '::', AIRLOCK_DATA: 'there' };
    expect(read(['--port', '1000', '--host=0.0.0.0', '--data', 'here'], env)).toMatchObject({
      value: { port: 1000, host: '0.0.0.0', data: 'here' },
    });
    expect(read([], env)).toMatchObject({ value: { port: 1001, host: '::', data: 'there' } });
    expect(read([], { PORT: '1002' })).toMatchObject({ value: { port: 1002 } });
  });

  it('say for how many days things are kept, or for ever', () => {
    const env = { AIRLOCK_KEEP_FINISHED_DAYS: 'forever', AIRLOCK_KEEP_LOBBIES_DAYS: '1' };
    expect(read([], env)).toMatchObject({
      value: { keep: { ...DEFAULTS.keep, finished: null, lobbies: 1 } },
    });
    for (const kind of ['FINISHED', 'ABANDONED', 'UNFINISHED', 'LOBBIES', 'GUESTS']) {
      const name = `AIRLOCK_KEEP_${kind}_DAYS`;
      expect(HELP).toContain(name);
      for (const days of ['0', '-1', '1.5', 'never', '', '99999']) {
        expect(read([], { [name]: days })).toEqual({
          ok: false,
          problem: `${name} must be a whole number of days from 1 to 36500, or "forever", not "${days}".`,
        });
      }
    }
  });

  it('take numbers and words from the environment', () => {
    const env = {
      AIRLOCK_BOT_PACE_MS: '0',
      AIRLOCK_BOT_LIMIT_MS: '10',
      AIRLOCK_BOT_WORKERS: '2',
      AIRLOCK_GRACE_MS: '5',
      AIRLOCK_IDLE_MS: '6',
      AIRLOCK_LOG: 'debug',
      AIRLOCK_LIMITS: 'off',
      AIRLOCK_STORAGE: 'memory',
      AIRLOCK_BEHIND_PROXY: 'yes',
    };
    expect(read([], env)).toMatchObject({
      value: {
        botPaceMs: 0,
        botLimitMs: 10,
        botWorkers: 2,
        graceMs: 5,
        idleMs: 6,
        logLevel: 'debug',
        limited: false,
        storage: 'memory',
        behindProxy: true,
      },
    });
  });

  it.each([
    ['off', null],
    ['9464', { host: '127.0.0.1', port: 9464 }],
    ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
    ['unix:/run/airlock.sock', { path: '/run/airlock.sock' }],
  ])('let the metrics be read at %s', (AIRLOCK_METRICS, metrics) => {
    expect(read([], { AIRLOCK_METRICS })).toMatchObject({ value: { metrics } });
  });

  it.each([
    [['--prot', '1'], {}, 'Unknown option \'--prot\'. "npm start -- --help" lists the options.'],
    [['stray'], {}, 'stray'],
    [['--port', 'x'], {}, '--port must be a whole number from 0 to 65535, not "x".'],
    [['--port', '70000'], {}, 'not "70000"'],
    [['--port', ''], {}, 'not ""'],
    [['--host', ' '], {}, '--host must not be empty.'],
    [[], { AIRLOCK_LOG: 'loud' }, 'AIRLOCK_LOG must be one of info, silent, error, warn, debug, not "loud".'],
    [[], { AIRLOCK_METRICS: 'on' }, 'AIRLOCK_METRICS must be off, a port,'],
    [[], { AIRLOCK_METRICS: 'localhost:70000' }, 'not "localhost:70000"'],
    [[], { AIRLOCK_METRICS: 'unix:' }, 'not "unix:"'],
    [[], { AIRLOCK_BOT_WORKERS: '0' }, 'AIRLOCK_BOT_WORKERS must be a whole number from 1 to 256, not "0".'],
    [[], { AIRLOCK_BOT_PACE_MS: '-1' }, 'AIRLOCK_BOT_PACE_MS must be a whole number'],
  ])('refuse %j %j with one sentence', (args, env, sentence) => {
    const result = read(args, env as Record<string, string>);
    expect(result).toMatchObject({ ok: false, problem: expect.stringContaining(sentence) });
    expect(JSON.stringify(result)).not.toContain('\\n');
  });

  it('are explained by --help', () => {
    expect(read(['--help'])).toEqual({ ok: true, value: 'help' });
    for (const name of ['--port', '--host', '--data', 'AIRLOCK_BOT_PACE_MS']) expect(HELP).toContain(name);
  });
});
