/** A copy of the project in a folder of its own, in which a test can change sources and run commands. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';

const HOUSE = join(import.meta.dirname, '..', '..', '..');

/** What is made from the sources, or no part of them. */
const NO_SOURCE = new Set([
  'node_modules',
  'dist',
  '.types',
  '.git',
  'data',
  'docs',
  'reports',
  'screenshots',
]);

export class CopiedHouse {
  readonly folder = mkdtempSync(join(tmpdir(), 'airlock-copy-'));
  private readonly running = new Set<ChildProcess>();

  constructor() {
    for (const name of readdirSync(HOUSE)) {
      if (NO_SOURCE.has(name)) continue;
      cpSync(join(HOUSE, name), join(this.folder, name), {
        recursive: true,
        filter: (path) => !NO_SOURCE.has(path.slice(path.lastIndexOf('/') + 1)),
      });
    }
    this.linkPackages();
  }

  /** Packages of others are links to where they are installed; our own rooms are those of the copy. */
  private linkPackages(): void {
    const [from, to] = [join(HOUSE, 'node_modules'), join(this.folder, 'node_modules')];
    mkdirSync(join(to, '@airlock'), { recursive: true });
    for (const name of readdirSync(from)) {
      if (!['.cache', '.vite', '@airlock', '.airlock-install.json'].includes(name))
        symlinkSync(join(from, name), join(to, name));
    }
    cpSync(join(from, '.airlock-install.json'), join(to, '.airlock-install.json'));
    for (const name of readdirSync(join(from, '@airlock')))
      symlinkSync(readlinkSync(join(from, '@airlock', name)), join(to, '@airlock', name));
    for (const room of readdirSync(join(HOUSE, 'packages'))) {
      const nested = join('packages', room, 'node_modules');
      if (existsSync(join(HOUSE, nested))) symlinkSync(join(HOUSE, nested), join(this.folder, nested));
    }
  }

  /** Every file of the sources with a digest of it. */
  sources(): ReadonlyMap<string, string> {
    const files = new Map<string, string>();
    const visit = (folder: string): void => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (NO_SOURCE.has(entry.name)) continue;
        if (entry.isDirectory()) visit(path);
        else if (entry.isFile())
          files.set(
            relative(this.folder, path),
            createHash('sha256').update(readFileSync(path)).digest('hex'),
          );
      }
    };
    visit(this.folder);
    return files;
  }

  /** Replaces a piece of a source, which must be there. */
  edit(file: string, from: string, to: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
    writeFileSync(path, text.replace(from, to));
  }

  private start(args: readonly string[]): { child: ChildProcess; said: string[] } {
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // It is no part of the test run that this test belongs to.
      env: { ...process.env, NODE_ENV: '', AIRLOCK_TEST_COMPILED: '', NO_COLOR: '1' },
    });
    this.running.add(child);
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)));
    return { child, said };
  }

  /** Runs a command of the project to its end, and gives what it said. */
  async run(...args: string[]): Promise<string> {
    const { child, said } = this.start(args);
    const [code] = await once(child, 'close');
    this.running.delete(child);
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${said.join('')}`);
    return said.join('');
  }

  /** Starts `npm run dev` at any free port, and gives the address to open. */
  async develop(): Promise<string> {
    const { child, said } = this.start(['scripts/run.mjs', 'dev', '--port', '0']);
    for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
      const [address] = /http:\/\/\S+/.exec(line) ?? [];
      if (address) return address;
    }
    throw new Error(`npm run dev did not start:\n${said.join('')}`);
  }

  async remove(): Promise<void> {
    for (const child of this.running) {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
