/**
 * Copies of the built page that are the same but for what a test needs otherwise: bots that do not pause, clocks that wait, and chance
 * from a seed, in the worker with the tables. No release has any of it.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '..', 'dist');

/** Runs in the worker before anything else is done there. */
function prepare(seed: number, isHurried: boolean): void {
  const wait = globalThis.setTimeout;
  const PAUSE_MS = 10_000;
  // Whatever takes seconds is a pause of a bot; what takes longer is a clock, and people may be slow.
  const instead = (milliseconds: number): number =>
    milliseconds < PAUSE_MS ? milliseconds / 50 : Math.min(milliseconds * 100, 24 * 60 * 60_000);
  if (isHurried)
    globalThis.setTimeout = ((then: () => void, milliseconds = 0) =>
      wait(then, instead(milliseconds))) as typeof setTimeout;
  let state = seed;
  const draw = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  crypto.getRandomValues = ((array: Uint8Array | Uint32Array) => {
    for (let index = 0; index < array.length; index++) array[index] = draw() >>> 8;
    return array;
  }) as typeof crypto.getRandomValues;
  Math.random = () => draw() / 2 ** 32;
}

/** The channel over which a test says that there is no room left, and that there is again. */
export const STORAGE = 'airlock test storage';

/** Runs in the worker: as a browser without room does it, what is written is taken back a moment later. */
function prepareFullStorage(channel: string): void {
  let isFull = false;
  new BroadcastChannel(channel).onmessage = ({ data }) => {
    isFull = data === 'full';
  };
  /** Several things may have been written by the same hand. */
  const abort = (transaction: IDBTransaction): void => {
    try {
      transaction.abort();
    } catch {
      // It is taken back already.
    }
  };
  for (const method of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function (...args) {
      const { transaction } = this;
      const request = write.apply(this, args);
      if (isFull) queueMicrotask(() => abort(transaction));
      return request;
    };
  }
}

interface Changes {
  /** Whether the test may say that storage is full. */
  readonly fills?: boolean;
  /** What the worker draws from instead of the browser's chance. */
  readonly seed?: number;
  /** Whether bots pause and clocks run as they do for people, as a game in real time needs it. */
  readonly unhurried?: boolean;
  /** What this build is called; another name is another version. */
  readonly build?: string;
  /** Another page than the one for the server. */
  readonly from?: string;
}

export class PageCopies {
  private readonly folders: string[] = [];

  /** Gives the folder. */
  make({ seed, unhurried = false, build, from = BUILT, fills = false }: Changes): string {
    const folder = mkdtempSync(join(tmpdir(), 'airlock-page-'));
    this.folders.push(folder);
    cpSync(from, folder, { recursive: true });
    if (seed !== undefined) {
      prepend(folder, /^roomWorker-.*\.js$/, `(${prepare.toString()})(${seed}, ${!unhurried});\n`);
    }
    if (fills) {
      prepend(
        folder,
        /^roomWorker-.*\.js$/,
        `(${prepareFullStorage.toString()})(${JSON.stringify(STORAGE)});\n`,
      );
    }
    if (build !== undefined) {
      change(join(folder, 'sw.js'), (text) => text.replace(/airlock-\$\{"[^"]*"\}/, `airlock-${build}`));
      change(join(folder, 'index.html'), (text) =>
        text.replace('<head>', `<head><meta name="build" content="${build}">`),
      );
    }
    return folder;
  }

  removeAll(): void {
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }
}

function prepend(folder: string, names: RegExp, text: string): void {
  const assets = join(folder, 'assets');
  const [name] = readdirSync(assets).filter((one) => names.test(one));
  if (name === undefined) throw new Error(`There is no file like ${names} among those of the page.`);
  change(join(assets, name), (before) => text + before);
}

/** What was compressed is not the same any more. */
function change(file: string, changed: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = changed(before);
  if (after === before) throw new Error(`${file} is the same as before.`);
  writeFileSync(file, after);
  for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
}
