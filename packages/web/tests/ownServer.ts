/** A server for one test alone, with a folder of its own: it can be stopped and started again as another. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(import.meta.dirname, '..', '..', 'server', 'dist', 'test-server.js');

export class OwnServer {
  private readonly data = mkdtempSync(join(tmpdir(), 'airlock-own-server-'));
  private process: ChildProcess | null = null;
  private port = '0';

  /** Gives its address, which is the same each time. */
  async start(environment: Readonly<Record<string, string>> = {}): Promise<string> {
    const started = spawn(process.execPath, [PROGRAM], {
      env: {
        ...process.env,
        AIRLOCK_PORT: this.port,
        AIRLOCK_DATA: this.data,
        AIRLOCK_LOG: 'error',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = started;
    for await (const line of createInterface({ input: started.stdout })) {
      const [url] = /http:\S+/.exec(line) ?? [];
      if (url === undefined) continue;
      this.port = new URL(url).port;
      return url;
    }
    throw new Error('The server did not start.');
  }

  async stop(): Promise<void> {
    const running = this.process;
    if (!running) return;
    this.process = null;
    running.kill('SIGTERM');
    if (running.exitCode === null) await once(running, 'exit');
  }

  /** Stops it for good and takes its folder away. */
  async end(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
