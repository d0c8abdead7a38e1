/** Runs the command line: built, in a process of its own, as people do; or right here, where only its words matter. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inHouse } from '../house.ts';
import { run } from '../program.ts';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const program = (): string => inHouse('packages', 'lab', 'dist', 'airlock.js');

/** Tests must not depend on the terminal they are run from. */
const ENVIRONMENT = { PATH: process.env.PATH, LANG: 'C.UTF-8', NO_COLOR: '1' };

function start(args: readonly string[], env: NodeJS.ProcessEnv) {
  return listenTo(spawn(process.execPath, [program(), ...args], { env: { ...ENVIRONMENT, ...env } }));
}

function listenTo(child: ChildProcessWithoutNullStreams) {
  const ran = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ran.stdout += text;
  });
  // A command that asks nothing may end before its input has been handed over.
  child.stdin.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ran.stderr += text;
  });
  return { child, ran };
}

/** Runs a command with some input to its end. */
export async function airlock(
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const { child, ran } = start(args, env);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...ran };
}

/** The same where no file may become longer than this many blocks of 512 bytes, as on a disk that is nearly full. */
export async function airlockWithin(blocks: number, args: readonly string[], input: string): Promise<Ran> {
  const limited = `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`;
  const command = ['-c', limited, 'sh', process.execPath, program(), ...args];
  const { child, ran } = listenTo(spawn('sh', command, { env: ENVIRONMENT }));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...ran };
}

/** Starts a command that somebody ends with a signal. */
export function startAirlock(args: readonly string[]): {
  signal(name: NodeJS.Signals): void;
  ended: Promise<Ran>;
} {
  const { child, ran } = start(args, {});
  child.stdin.end();
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...ran }));
  return { signal: (name) => child.kill(name), ended };
}

/** Runs a command that asks; `answer` gets what was said since the last answer, and ends the input with null. */
export async function talkTo(args: readonly string[], answer: (said: string) => string | null): Promise<Ran> {
  const { child, ran } = start(args, {});
  let seen = 0;
  child.stdout.on('data', () => {
    if (!ran.stdout.endsWith('\n> ')) return;
    const line = answer(ran.stdout.slice(seen));
    seen = ran.stdout.length;
    if (line === null) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...ran };
}

/** Runs a command that neither asks nor starts workers in this very process, a hundred times as fast as in its own. */
export async function airlockHere(args: readonly string[]): Promise<Ran> {
  const { stdout, stderr, env } = process;
  const before = Object.keys(ENVIRONMENT).map((name) => [name, env[name]] as const);
  const real = { out: stdout.write, err: stderr.write, code: process.exitCode };
  const ran = { stdout: '', stderr: '' };
  const keep =
    (stream: 'stdout' | 'stderr') =>
    (text: string | Uint8Array): boolean => {
      ran[stream] += text;
      return true;
    };
  Object.assign(env, ENVIRONMENT);
  process.exitCode = 0;
  stdout.write = keep('stdout');
  stderr.write = keep('stderr');
  try {
    await run(args);
    return { code: Number(process.exitCode), ...ran };
  } finally {
    stdout.write = real.out;
    stderr.write = real.err;
    process.exitCode = real.code;
    for (const [name, value] of before) {
      if (value === undefined) delete env[name];
      else env[name] = value;
    }
  }
}
