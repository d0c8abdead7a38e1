// The one door to every command of the project: sets up what is missing, then does what was asked.
// Plain JavaScript without imports from node_modules, because it must run before anything is installed.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, FOR_RELEASE, FOR_START, rebuild } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fromRoot, note, run } from './shell.mjs';

const [command, ...args] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  note(`Airlock needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Runs a built program inside this process, so that signals and exit codes need no forwarding. */
async function runBuilt(file) {
  const path = fromRoot(file);
  if (!existsSync(path)) {
    note(`${file} does not exist; nothing to run.`);
    process.exit(1);
  }
  process.argv = [process.execPath, path, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(path).href);
}

const exitOnFailure = (ok) => {
  if (!ok) process.exit(1);
};

const commands = {
  async start() {
    exitOnFailure(await ensureBuilt(FOR_START));
    await runBuilt('packages/server/dist/airlock.js');
  },
  dev: async () => (await import('./dev.mjs')).develop(args),
  async airlock() {
    exitOnFailure(await ensureBuilt());
    await runBuilt('packages/lab/dist/airlock.js');
  },
  async 'bench:server'() {
    exitOnFailure(await ensureBuilt());
    await runBuilt('packages/bench/dist/server/main.js');
  },
  async 'bench:cluster'() {
    exitOnFailure(await ensureBuilt());
    const schemas = ['one', 'two', 'three', 'appends', 'idle'].map((name) => `bench_${name}`);
    await (await import('./databases/all.mjs')).databasesInEnv(schemas);
    await runBuilt('packages/bench/dist/cluster/main.js');
  },
  async 'bench:local'() {
    exitOnFailure(await ensureBuilt());
    await (await import('./bench-local.mjs')).benchLocal(args);
  },
  async 'bench:review'() {
    exitOnFailure(await ensureBuilt());
    await (await import('./bench-review.mjs')).benchReview(args);
  },
  async secrecy() {
    exitOnFailure(await ensureBuilt());
    await runBuilt('packages/secrecy/dist/main.js');
  },
  async attack() {
    exitOnFailure(await ensureBuilt());
    await runBuilt('packages/attack/dist/main.js');
  },
  async faults() {
    exitOnFailure(await ensureBuilt());
    await runBuilt('packages/server/dist/faults/main.js');
  },
  async browsers() {
    exitOnFailure(await ensureBuilt(FOR_START));
    await (await import('./test.mjs')).testBrowsers(args);
  },
  async lighthouse() {
    exitOnFailure(await ensureBuilt());
    await (await import('./lighthouse.mjs')).judgePage();
  },
  // `npm pack` asks for it before it packs.
  release: async () => exitOnFailure(await ensureBuilt(FOR_RELEASE)),
  'build:site': async () => exitOnFailure(await (await import('./site.mjs')).buildSite(args)),
  build: async () => exitOnFailure(await rebuild()),
  test: async () => (await import('./test.mjs')).testEverything(),
  check: async () => (await import('./test.mjs')).testPart('check', args),
  unit: async () => (await import('./test.mjs')).testPart('unit', args),
  browser: async () => (await import('./test.mjs')).testPart('browser', args),
  'new-game': async () => (await import('./new-game.mjs')).newGame(args),
  golden: async () => (await import('./golden.mjs')).recordGolden(args),
  mutation: async () => (await import('./mutation.mjs')).mutate(args),
  async format() {
    process.exitCode = await run('biome', ['check', '--write', ...(args.length ? args : ['.'])]);
  },
};

if (!Object.hasOwn(commands, command ?? '')) {
  note(`Unknown command "${command ?? ''}". Known: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
/** What only plays needs no developer's tools. */
const WITHOUT_TOOLS = ['start', 'build:site'];

if (!(await ensureInstalled({ tools: !WITHOUT_TOOLS.includes(command) }))) {
  if (command === 'test') console.log('0 passed, 1 failed');
  process.exit(1);
}
await commands[command]();
