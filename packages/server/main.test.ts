import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CLOSE, ROUTES } from '@airlock/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guest, startedPair, stranger } from './testing/guest.ts';
import { runToEnd, startProcess } from './testing/serverProcess.ts';
import { temporaryFolder } from './testing/startForTest.ts';

describe('the server as a process', () => {
  it('makes its data folder, prints the address and stops in order on SIGTERM', async () => {
    const data = join(temporaryFolder(), 'new', 'data');
    const server = await startProcess({ args: ['--port', '0', '--data', data] });
    expect(server.output()).toContain('--host 0.0.0.0');
    expect(server.output()).not.toMatch(/warning|deprecat/i);
    expect(await stranger(server.url).get('GET', ROUTES.health)).toEqual({ ok: true });
    const socket = await (await guest(server.url, 'Ann')).socket();
    const ended = server.end('SIGTERM');
    expect(await socket.closing()).toBe(CLOSE.goingAway);
    expect(await ended).toBe(0);
    expect(readdirSync(data).sort()).toEqual(['airlock.db', 'cookie.key']);
  });

  it('stops in order on SIGINT', async () => {
    const server = await startProcess({ args: ['--port', '0', '--data', temporaryFolder()] });
    expect(await server.end('SIGINT')).toBe(0);
  });

  it('logs nothing that is secret', async () => {
    const data = temporaryFolder();
    const env = { AIRLOCK_LOG: 'debug', AIRLOCK_PORT: '0', AIRLOCK_DATA: data };
    const server = await startProcess({ args: [], env });
    const { code, people } = await startedPair(server.url);
    const socket = await people[0].socket();
    await socket.join(code);
    socket.send({ type: 'act', table: code, id: 1, after: 0, action: 'resign' });
    const { seed } = await socket.next('over');
    await server.end('SIGTERM');
    const lines = server.output();
    expect(lines).toContain('a match is over');
    for (const secret of [seed, 'resign', ...people.map(({ cookie }) => cookie.split('=')[1] as string)]) {
      expect(lines).not.toContain(secret);
    }
  });
});

describe('a start that cannot be', () => {
  it('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const { code, output } = await runToEnd({ args: ['--port', String(port), '--data', temporaryFolder()] });
    expect(output).toBe(`Port ${port} is taken. Stop what uses it, or choose another with --port.\n`);
    expect(code).toBe(2);
  });

  it('says that the folder is in use', async () => {
    const data = temporaryFolder();
    await startProcess({ args: ['--port', '0', '--data', data] });
    const { code, output } = await runToEnd({ args: ['--port', '0', '--data', data] });
    expect(output).toMatch(/^Another server uses the data folder .*\n$/);
    expect(code).toBe(2);
  });

  it.each<[string, (folder: string) => string]>([
    ['is a file', (folder) => join(folder, 'file')],
    ['lies in a file', (folder) => join(folder, 'file', 'data')],
    ['holds something else of the name', (folder) => join(folder, 'strange')],
    ['holds a damaged key', (folder) => join(folder, 'damaged')],
    ['is where nobody may write', () => '/proc/airlock'],
  ])('says that the folder cannot be used when it %s', async (_what, dataIn) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    mkdirSync(join(folder, 'strange'));
    writeFileSync(
      join(folder, 'strange', 'airlock.db'),
      'this is no database, and long enough to tell'.repeat(40),
    );
    mkdirSync(join(folder, 'damaged'));
    writeFileSync(join(folder, 'damaged', 'cookie.key'), 'short');
    const { code, output } = await runToEnd({ args: ['--port', '0', '--data', dataIn(folder)] });
    expect(output).toMatch(/^The data folder .* cannot be used: .*\. Choose another with --data\.\n$/);
    expect(code).toBe(2);
  });

  it.each([
    [['--port', 'many'], /^--port must be a whole number/],
    [['--hots', 'x'], /^Unknown option '--hots'/],
    [['--host', '203.0.113.7', '--port', '0'], /^This computer has no address 203\.0\.113\.7\./],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, output } = await runToEnd({ args: [...args, '--data', temporaryFolder()] });
    expect(output).toMatch(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });

  it('explains itself when asked', async () => {
    const { code, output } = await runToEnd({ args: ['--help'] });
    expect(output).toContain('--port');
    expect(code).toBe(0);
  });
});
