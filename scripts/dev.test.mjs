import { expect, it } from 'vitest';
import { readWishes } from './dev.mjs';

it('takes flags first, then the environment, then what is usual', () => {
  expect(readWishes(['--port', '8080', '--host', '0.0.0.0', '--data', '/d'], { AIRLOCK_PORT: '1' })).toEqual({
    port: 8080,
    host: '0.0.0.0',
    data: '/d',
  });
  expect(readWishes([], { AIRLOCK_PORT: '9000', PORT: '1', AIRLOCK_DATA: '/e' })).toMatchObject({
    port: 9000,
    data: '/e',
  });
  expect(readWishes([], {})).toMatchObject({ port: 7777, host: '127.0.0.1' });
});

it.each([
  [['--port', 'many'], '--port must be a whole number from 0 to 65535, not "many".'],
  [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000".'],
  [['--prot', '1'], `Unknown option '--prot'. "npm run dev -- --help" lists the options.`],
])('answers %j with a sentence', (args, problem) => {
  expect(readWishes(args, {})).toEqual({ problem });
});

it('shows what there is', () => {
  expect(readWishes(['--help'], {}).help).toContain('--port <number>');
});
