/** The built server as a process of its own, as `npm start` runs it: known by its address and its id alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type CpuTime, cpuTimeOf, openDescriptorsOf, residentBytesOf } from './processFigures.ts';

const BUILT_SERVER = fileURLToPath(new URL('../../../server/dist/airlock.js', import.meta.url));

const LONGEST_START_MS = 30_000;
const LONGEST_STOP_MS = 5_000;

export interface ServerWish {
  readonly data: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The address it listens on; this computer's unless said otherwise. */
  readonly host?: string;
}

export class AirlockProcess {
  readonly url: string;
  readonly data: string;
  /** From the start of the process to the line with its address. */
  readonly startMs: number;
  private readonly child: ChildProcess;
  private readonly printed: () => string;

  private constructor(
    child: ChildProcess,
    url: string,
    data: string,
    startMs: number,
    printed: () => string,
  ) {
    this.child = child;
    this.url = url;
    this.data = data;
    this.startMs = startMs;
    this.printed = printed;
  }

  static async start({ data, environment = {}, host }: ServerWish): Promise<AirlockProcess> {
    const began = performance.now();
    const child = spawn(process.execPath, [BUILT_SERVER], {
      env: {
        PATH: process.env.PATH ?? '',
        AIRLOCK_PORT: '0',
        AIRLOCK_DATA: data,
        AIRLOCK_LOG: 'error',
        ...(host === undefined ? {} : { AIRLOCK_HOST: host }),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const url = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`The server does not start: ${printed}`)),
        LONGEST_START_MS,
      );
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text) => {
          printed += text;
          const [, address] = /open: (\S+)/.exec(printed) ?? [];
          if (address === undefined) return;
          clearTimeout(late);
          resolve(address);
        });
      }
      child.on('error', reject);
      child.on('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`The server ended with ${code}: ${printed}`));
      });
    }).catch((error) => {
      child.kill('SIGKILL');
      throw error;
    });
    return new AirlockProcess(child, url, data, performance.now() - began, () => printed);
  }

  get id(): number {
    if (this.child.pid === undefined) throw new Error('The server has no process id.');
    return this.child.pid;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  get socketUrl(): string {
    return this.url.replace(/^http/, 'ws');
  }

  /** All it has printed. */
  get output(): string {
    return this.printed();
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** All threads, the garbage collector's too. */
  cpuTime(): CpuTime {
    return cpuTimeOf(this.id);
  }

  openDescriptors(): number {
    return openDescriptorsOf(this.id);
  }

  residentBytes(): number {
    return residentBytesOf(this.id);
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), LONGEST_STOP_MS);
    await ended;
    clearTimeout(late);
  }
}
