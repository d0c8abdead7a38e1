import { existsSync, writeFileSync } from 'node:fs';
import { get, type RequestOptions } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { READ_EVERY_MS } from './metricsReading.ts';
import { stranger } from './testing/guest.ts';
import { runToEnd, startProcess } from './testing/serverProcess.ts';
import { startForTest, temporaryFolder } from './testing/startForTest.ts';

function ask(where: RequestOptions | string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const request = get(where as string, (reply) => {
      let text = '';
      reply.on('data', (part) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode, text }));
    });
    request.on('error', reject);
  });
}

describe('the metrics', () => {
  it('are not on the port that people play on', async () => {
    const { url, metricsAddress } = await startForTest();
    expect(metricsAddress).toBeNull();
    const { body } = await stranger(url).ask<string>('GET', '/metrics');
    expect(JSON.stringify(body)).not.toContain('airlock_');
  });

  it('are read at a port of their own, on this computer', async () => {
    const { metricsAddress } = await startForTest({ metrics: { host: '127.0.0.1', port: 0 } });
    expect(metricsAddress).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    const { status, text } = await ask(metricsAddress ?? '');
    expect(status).toBe(200);
    expect(text).toContain('airlock_sockets 0\n');
    expect(await ask(String(metricsAddress).replace('/metrics', '/'))).toMatchObject({ status: 404 });
  });

  it('are read once a minute, however often somebody asks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { url, metricsAddress } = await startForTest({ metrics: { host: '127.0.0.1', port: 0 } });
    const before = await ask(metricsAddress ?? '');
    const socket = await stranger(url).socket();
    await socket.settle();
    expect(await ask(metricsAddress ?? '')).toEqual(before);
    await vi.advanceTimersByTimeAsync(READ_EVERY_MS);
    await expect.poll(async () => (await ask(metricsAddress ?? '')).text).toContain('airlock_sockets 1\n');
  });

  it('are read at a Unix socket, also when a server that was killed left one behind', async () => {
    const path = join(temporaryFolder(), 'metrics.sock');
    const env = { AIRLOCK_METRICS: `unix:${path}` };
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const server = await startProcess({ args: ['--port', '0', '--data', temporaryFolder()], env });
      expect(server.output()).toContain(`Metrics: unix:${path}`);
      const reply = await ask({ socketPath: path, path: '/metrics' });
      expect(reply).toMatchObject({ status: 200, text: expect.stringContaining('airlock_sockets 0') });
      await server.end(signal);
      expect(existsSync(path)).toBe(signal === 'SIGKILL');
    }
  });

  it('keep the server from starting when their place is taken, and nothing there is touched', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, 'mine');
    for (const place of [String(port), `unix:${file}`]) {
      const started = await runToEnd({
        args: ['--port', '0', '--data', temporaryFolder()],
        env: { AIRLOCK_METRICS: place },
      });
      expect(started).toMatchObject({
        code: 2,
        output: expect.stringContaining('it is taken. Choose another'),
      });
    }
    expect(existsSync(file)).toBe(true);
  });
});
