// The package that `npm pack` makes: everything in it is built, and it opens on Node alone.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { outputOf, root } from './shell.mjs';
import { emptyFolder, openedBy } from './testing.mjs';

const WITHOUT_NETWORK = /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT/;

async function npm(folder, ...args) {
  const { ok, stdout, stderr } = await outputOf('npm', args, { cwd: folder });
  if (!ok) throw new Error(`npm ${args[0]}: ${stderr}`);
  return stdout;
}

async function packed() {
  const folder = emptyFolder();
  const [{ filename, files }] = JSON.parse(
    // What the build says goes to stderr.
    (await npm(root, 'pack', '--json', '--silent', '--pack-destination', folder)).replace(/^[^[]*/, ''),
  );
  return { tarball: join(folder, filename), files: files.map(({ path }) => path) };
}

it('starts by npx in an empty folder, with the page and the command line', {
  timeout: 300_000,
}, async (context) => {
  const { tarball, files } = await packed();
  // Only what was built: no source, no test, nothing that is for developers.
  expect(
    files.filter((path) => /\.tsx?$|\.map$|test|goofspiel/.test(path) && !path.includes('/lab/')),
  ).toEqual([]);
  expect(files).toContain('packages/web/dist/index.html');

  const home = emptyFolder();
  writeFileSync(join(home, 'package.json'), '{"private":true}');
  try {
    await npm(home, 'install', tarball, '--prefer-offline', '--no-audit', '--no-fund');
  } catch (error) {
    if (!WITHOUT_NETWORK.test(error.message)) throw error;
    console.error('Not run for want of a package registry: whether the packed Airlock installs and starts.');
    return context.skip('no package registry can be reached');
  }
  // One library, for the database of Node 20; the rest is inside.
  const own = ['.package-lock.json', '.bin', 'airlock'];
  expect(readdirSync(join(home, 'node_modules')).filter((name) => !own.includes(name))).toEqual(
    expect.not.arrayContaining(['fastify', 'vite', 'typescript']),
  );

  const env = { ...process.env, HOME: home, USERPROFILE: home, AIRLOCK_LOG: 'silent' };
  const started = Date.now();
  const url = await openedBy('npx', ['--no-install', 'airlock', '--port', '0'], { cwd: home, env });
  console.log(`The packed Airlock was open ${Date.now() - started} ms after npx.`);
  const page = await (await fetch(url)).text();
  const [, script = ''] = /<script type="module"[^>]*src="([^"]+)"/.exec(page) ?? [];
  expect((await fetch(new URL(script, url))).status).toBe(200);
  expect((await (await fetch(new URL('/api/games', url))).json()).length).toBe(5);
  // Not inside the package, which npm may delete.
  expect(existsSync(join(home, '.airlock', 'airlock.db'))).toBe(true);

  const games = await outputOf('npx', ['--no-install', 'airlock', 'games'], { cwd: home, env });
  expect(games.stdout).toContain('outpost-seven');
  const version = await outputOf('npx', ['--no-install', 'airlock', '--version'], { cwd: home, env });
  expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});
