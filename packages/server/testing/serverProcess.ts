/** The built server as a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { builtFile } from './startForTest.ts';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** All it has printed. */
  output(): string;
  /** Ends it with a signal; gives its exit code, or nothing when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProcessWish {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Launched {
  readonly child: ChildProcess;
  output(): string;
}

function launch({ args, env = {} }: ProcessWish): Launched {
  const child = spawn(process.execPath, [builtFile('airlock.js'), ...args], {
    env: { PATH: process.env.PATH, AIRLOCK_LOG: 'warn', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      printed += text;
    });
  }
  return { child, output: () => printed };
}

/** Waits until it prints its address. */
export function startProcess(wish: ProcessWish): Promise<ServerProcess> {
  return opened(launch(wish));
}

async function opened({ child, output }: Launched): Promise<ServerProcess> {
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, address] = output().match(/open: (\S+)/) ?? [];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The server did not start: ${output()}`)));
  });
  return {
    url,
    pid: child.pid as number,
    output,
    async end(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code as number | null;
    },
  };
}

/** Runs it to its end: for starts that must fail. */
export async function runToEnd(wish: ProcessWish): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(wish);
  const [code] = await once(child, 'close');
  return { code: code as number | null, output: output() };
}
