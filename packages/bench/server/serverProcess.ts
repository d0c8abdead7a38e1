/** A measured server in a process of its own, on loopback, with its CPU time and memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Contestant } from './contestants.ts';

/** Linux counts CPU time of a process in hundredths of a second. */
const TICKS_A_SECOND = 100;
const LONGEST_START_MS = 60_000;

export class ServerProcess {
  readonly port: number;
  private readonly child: ChildProcess;
  readonly folder: string;

  private constructor(child: ChildProcess, port: number, folder: string) {
    this.child = child;
    this.port = port;
    this.folder = folder;
  }

  /** In a new folder, unless one is named. */
  static async start(contestant: Contestant, peerFolder: string, folder?: string): Promise<ServerProcess> {
    const port = await freePort();
    const data = folder ?? mkdtempSync(join(tmpdir(), 'airlock-bench-'));
    const isPeer = !contestant.name.startsWith('airlock');
    const listening = fileURLToPath(new URL('./peers/ready.js', import.meta.url));
    const child = fork(contestant.program, contestant.arguments(port, isPeer ? peerFolder : data), {
      execArgv: ['--expose-gc', '--import', listening],
      env: { ...process.env, ...contestant.environment(data) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const started = new ServerProcess(child, port, data);
    await started.answers();
    return started;
  }

  private async answers(): Promise<void> {
    const deadline = Date.now() + LONGEST_START_MS;
    while (Date.now() < deadline) {
      if (this.child.exitCode !== null) throw new Error(`The server ended with ${this.child.exitCode}.`);
      const heard = await fetch(`http://127.0.0.1:${this.port}/healthz`).then(
        () => true,
        () => false,
      );
      if (heard) return;
      await sleep(50);
    }
    throw new Error('The server does not answer.');
  }

  /** All threads, the garbage collector's too. */
  cpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  }

  /** Resident bytes after the garbage was collected. */
  async memory(): Promise<number> {
    await this.collected();
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  }

  /** Bytes that are in use after the garbage was collected: without the holes in between, which come and go by themselves. */
  async collected(): Promise<number> {
    return (await this.ask<{ readonly inUse: number }>('collect', 'inUse')).inUse;
  }

  /** Asks the program itself; its answer is known by something in it. */
  async ask<Answer>(message: object | string, sign: string): Promise<Answer> {
    this.child.send(message);
    for (;;) {
      const [answer] = (await once(this.child, 'message')) as [Answer];
      if (typeof answer === 'object' && answer !== null && sign in answer) return answer;
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(late);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
