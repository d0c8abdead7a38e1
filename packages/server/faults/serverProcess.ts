/** The built server as a process that is killed, frozen and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ServerPlace {
  /** The folder of the built server. */
  readonly built: string;
  /** Where it keeps its data. */
  readonly env: Readonly<Record<string, string>>;
}

interface Loaded {
  readonly child: ChildProcess;
  output(): string;
}

const LONGEST_START_MS = 60_000;
const MOST_LAST_WORDS = 2_000;

/**
 * A process that has loaded everything and begins when it is told to: reading all modules takes longer than starting, and
 * is done while the one before still runs.
 */
function load({ built, env }: ServerPlace): Loaded {
  const ahead = pathToFileURL(join(built, 'airlock-ahead.js')).href;
  const preload = `
    await import(${JSON.stringify(ahead)});
    await new Promise((resolve) => process.stdin.once('data', resolve));
    process.stdin.destroy();
  `;
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, join(built, 'airlock.js')],
    {
      env: {
        PATH: process.env.PATH,
        AIRLOCK_PORT: '0',
        AIRLOCK_LOG: 'error',
        AIRLOCK_LIMITS: 'off',
        AIRLOCK_BOT_PACE_MS: '0',
        ...env,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      printed += text;
    });
  }
  return { child, output: () => printed };
}

export class ServerUnderFault {
  private readonly place: ServerPlace;
  private next: Loaded;
  private now: Loaded | null = null;
  /** All that any of its processes printed. */
  private printed = '';
  private isEnding = false;
  /** Of processes that nobody had ended. */
  private readonly ends: string[] = [];
  readonly target = { port: 0 };

  constructor(place: ServerPlace) {
    this.place = place;
    this.next = load(place);
  }

  /** Whether it takes connections, as far as anybody can know. */
  get isRunning(): boolean {
    return this.now !== null && this.target.port !== 0;
  }

  get pid(): number {
    return this.now?.child.pid ?? 0;
  }

  /** What it said of data that is not as it should be. */
  complaints(): string[] {
    return [...this.ends, ...this.said()];
  }

  private said(): string[] {
    const printed = this.printed + (this.now?.output() ?? '');
    return printed
      .split('\n')
      .filter((line) => /is damaged|are missing|cannot be told/.test(line))
      .map((line) => `the server said: ${line}`);
  }

  async start(): Promise<void> {
    const { child, output } = this.next;
    this.now = this.next;
    child.stdin?.write('begin\n');
    this.target.port = await new Promise<number>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`The server did not start in time: ${output()}`)),
        LONGEST_START_MS,
      );
      const look = (): void => {
        const [, port] = /open: http:\/\/[^:]+:(\d+)/.exec(output()) ?? [];
        if (port === undefined) return;
        clearTimeout(late);
        resolve(Number(port));
      };
      child.stdout?.on('data', look);
      child.once('exit', () => reject(new Error(`The server did not start: ${output()}`)));
    });
    child.once('exit', (code, signal) => {
      if (this.now?.child !== child || this.isEnding) return;
      this.ends.push(`a server ended by itself (${code ?? signal}): ${output().slice(-MOST_LAST_WORDS)}`);
    });
    this.next = load(this.place);
  }

  freeze(): void {
    this.now?.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.now?.child.kill('SIGCONT');
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { now } = this;
    if (!now) return;
    const gone =
      now.child.exitCode === null && now.child.signalCode === null ? once(now.child, 'exit') : null;
    this.isEnding = true;
    now.child.kill(signal);
    await gone;
    this.isEnding = false;
    this.printed += now.output();
    this.now = null;
    this.target.port = 0;
  }

  /** Begins another server on the same data, which must be refused; gives what it said. */
  async rival(): Promise<string> {
    const { child, output } = this.next;
    this.next = load(this.place);
    child.stdin?.write('begin\n');
    await once(child, 'exit');
    return output();
  }

  async close(): Promise<void> {
    await this.end('SIGKILL');
    this.next.child.kill('SIGKILL');
  }
}
