// `npm run dev`: the page with hot reload, and behind it a server that starts anew when one of its sources changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { freePort } from './browser-tests.mjs';
import { cacheFile, fromRoot, note } from './shell.mjs';

const HELP = `Usage: npm run dev -- [options]

  --port <number>   the port of the page (7777); 0 takes any free one
  --host <address>  who may connect: 127.0.0.1 (the default) only this computer, 0.0.0.0 the whole network
  --data <folder>   where matches are kept (the folder "data/development" of the project)
  --help            shows this

The same as environment variables: AIRLOCK_PORT or PORT, AIRLOCK_HOST, AIRLOCK_DATA.`;

/** What was asked for; a sentence about what cannot be done. */
export function readWishes(args, env) {
  let flags;
  try {
    const text = { type: 'string' };
    flags = parseArgs({
      args,
      options: { port: text, host: text, data: text, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    return { problem: `${error.message.split(/\.\s/)[0]}. "npm run dev -- --help" lists the options.` };
  }
  if (flags.help) return { help: HELP };
  const port = flags.port ?? env.AIRLOCK_PORT ?? env.PORT ?? '7777';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return { problem: `--port must be a whole number from 0 to 65535, not "${port}".` };
  return {
    port: Number(port),
    host: flags.host ?? env.AIRLOCK_HOST ?? '127.0.0.1',
    data: flags.data ?? env.AIRLOCK_DATA ?? fromRoot('data', 'development'),
  };
}

/** Starts a built server, and again whenever it was built anew; at most one runs. */
class ServerKeeper {
  child = null;
  work = Promise.resolve();

  constructor(file, env) {
    this.file = file;
    this.env = { ...process.env, ...env };
  }

  /** Settled when it listens, or when it has given up. */
  restart() {
    this.work = this.work.then(async () => {
      await this.end();
      this.child = spawn(process.execPath, ['--enable-source-maps', this.file], {
        env: this.env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines = createInterface({ input: this.child.stdout });
      await Promise.race([once(lines, 'line'), once(this.child, 'exit')]);
      lines.on('line', (line) => note(line));
    });
    return this.work;
  }

  async end() {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** Builds the server with all it needs, and again whenever one of its sources changes. */
async function watchServer(outDir, built) {
  const [{ build }, { nodeBundle }] = await Promise.all([import('vite'), import('./node-bundle.mjs')]);
  const bundle = nodeBundle(
    { 'development-server': 'development/main.ts', 'development-thread': 'development/thread.ts' },
    ['@photostructure/sqlite'],
  );
  const watcher = await build({
    ...bundle,
    configFile: false,
    mode: 'development',
    logLevel: 'error',
    root: fromRoot('packages/server'),
    build: { ...bundle.build, outDir, sourcemap: true, watch: {} },
  });
  watcher.on('event', (event) => {
    if ('result' in event) void event.result?.close();
    if (event.code === 'BUNDLE_END') built();
    if (event.code === 'ERROR') note(`The server could not be built: ${event.error?.message ?? event.error}`);
  });
  return watcher;
}

/** Where packages really lie: their folder may be a link. */
const installed = () => dirname(dirname(realpathSync(fromRoot('node_modules/vite/package.json'))));

async function servePage({ port, host }, server) {
  const [{ createServer }, { hotReload }] = await Promise.all([import('vite'), import('./hot-reload.mjs')]);
  const page = await createServer({
    configFile: fromRoot('packages/web/vite.config.ts'),
    root: fromRoot('packages/web'),
    cacheDir: cacheFile('development-page'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [hotReload()],
    server: {
      port: port === 0 ? await freePort() : port,
      host,
      strictPort: true,
      fs: { allow: [fromRoot(), installed()] },
      // The server compares where a request comes from with the address that it was asked by.
      proxy: {
        '/api': { target: server, changeOrigin: false },
        '/socket': { target: server, changeOrigin: false, ws: true },
      },
    },
  });
  await page.listen();
  return page;
}

export async function develop(args) {
  const wishes = readWishes(args, process.env);
  if (wishes.help) return console.log(wishes.help);
  if (wishes.problem) {
    note(wishes.problem);
    process.exitCode = 2;
    return;
  }
  // Otherwise the bundler takes the build of the server for a release, and the page that it serves with it.
  process.env.NODE_ENV ??= 'development';
  const serverPort = await freePort();
  const folder = cacheFile('development-server');
  const keeper = new ServerKeeper(`${folder}/development-server.js`, {
    AIRLOCK_PORT: String(serverPort),
    AIRLOCK_HOST: '127.0.0.1',
    AIRLOCK_DATA: wishes.data,
    AIRLOCK_LOG: process.env.AIRLOCK_LOG ?? 'warn',
  });
  let starts = 0;
  const watcher = await new Promise((resolve, reject) => {
    const watching = watchServer(folder, () => {
      const isFirst = starts++ === 0;
      const started = keeper.restart();
      if (isFirst) started.then(() => resolve(watching), reject);
      else started.then(() => note('The server was restarted.'));
    });
    watching.catch(reject);
  });
  let page;
  const end = async () => {
    await Promise.allSettled([watcher.close(), keeper.end(), page?.close()]);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  try {
    page = await servePage(wishes, `http://127.0.0.1:${serverPort}`);
  } catch (error) {
    note(`The page cannot be served: ${error.message}. Choose another port with --port.`);
    process.exitCode = 2;
    return end();
  }
  const { port } = page.httpServer.address();
  console.log(
    `Airlock for development: http://${wishes.host === '0.0.0.0' ? '127.0.0.1' : wishes.host}:${port}`,
  );
}
