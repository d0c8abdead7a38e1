// A real Redis for tests and measurements: the one that REDIS_URL names, one on this machine, or Debian's, unpacked.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cacheFile, outputOf } from '../shell.mjs';
import { freePort, ownFolder, startProgram, stopProgram, untilReady } from './programs.mjs';

const NAMES = ['redis-server', 'valkey-server'];
const PACKAGES = [
  'redis-server',
  'redis-tools',
  'libjemalloc2',
  'liblzf1',
  'liblua5.1-0',
  'libhiredis0.14',
  'lua-cjson',
  'lua-bitop',
];

function installed() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .filter((file) => existsSync(file))
    .map((file) => ({ how: 'installed', file, env: {} }));
}

/** Fetched and unpacked into the cache: nothing is installed, and no list of packages of the system is touched. */
async function fromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return [];
  const folder = cacheFile('redis');
  const file = join(folder, 'usr', 'bin', 'redis-server');
  if (!existsSync(file) && !(await fetched(folder))) return [];
  const libraries = join(folder, 'usr', 'lib');
  const folders = readdirSync(libraries, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(libraries, name));
  return [{ how: "Debian's, unpacked", file, env: { LD_LIBRARY_PATH: folders.join(':') } }];
}

async function fetched(folder) {
  const lists = join(folder, 'lists');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(folder, 'cache', 'archives', 'partial'), { recursive: true });
  const own = ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${join(folder, 'cache')}`];
  const options = { cwd: folder, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = (...args) => outputOf('apt-get', [...own, ...args], options);
  if (!(await apt('update', '-qq')).ok) return false;
  // Some are named otherwise in other releases, and not needed there: the program itself says whether one is missing.
  for (const name of PACKAGES) await apt('download', '-qq', name);
  const archives = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  for (const archive of archives) await outputOf('dpkg-deb', ['-x', join(folder, archive), folder]);
  rmSync(lists, { recursive: true, force: true });
  rmSync(join(folder, 'cache'), { recursive: true, force: true });
  return existsSync(join(folder, 'usr', 'bin', 'redis-server'));
}

async function tried({ file, env }) {
  const port = await freePort();
  const cwd = ownFolder('redis');
  const program = {
    file,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', cwd],
    options: { cwd, env: { ...process.env, ...env } },
  };
  const started = startProgram(program);
  if (!(await untilReady(port, started))) return { problem: started.said() };
  return { url: `redis://127.0.0.1:${port}`, port, program, started };
}

/** One that runs, with what tests need to stop and start it again; or the reasons why there is none. */
export async function startRedis({ own = false } = {}) {
  const given = process.env.REDIS_URL;
  if (given && !own) return { url: given, how: 'REDIS_URL', stop: async () => undefined };
  const problems = [];
  for (const find of [installed, fromDebian]) {
    for (const found of await find()) {
      const result = await tried(found);
      if (result.url)
        return { ...result, how: found.how, stop: () => stopProgram(result.started, 'SIGTERM') };
      problems.push(`${found.how}: ${result.problem}`);
    }
  }
  return { problem: problems.join('; ') || 'no Redis was found, and none could be fetched' };
}
