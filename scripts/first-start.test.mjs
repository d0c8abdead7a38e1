// What `npm start` needs in a fresh clone: nothing that only developers need, and no compiler.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { wantedIn } from './install.mjs';
import { fromRoot, outputOf, root } from './shell.mjs';
import { emptyFolder, openedBy } from './testing.mjs';

/** Every file that a clone would have, as it is now. */
async function cloned() {
  const clone = emptyFolder();
  const list = await outputOf('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of list.stdout.split('\0').filter((name) => name !== '' && existsSync(fromRoot(name))))
    cpSync(fromRoot(file), join(clone, file));
  return clone;
}

/** What `npm ci --omit=dev` would install, by the lock file, as links to what is installed here. */
function installWithoutTools(clone) {
  const { packages } = JSON.parse(readFileSync(join(clone, 'package-lock.json'), 'utf8'));
  for (const [path, { dev, devOptional, link }] of Object.entries(packages)) {
    // Ours have none of these folders in their path; what lies two deep comes with what it lies in.
    const depth = path.split('node_modules/').length - 1;
    if (depth !== 1 || link || dev || devOptional || !existsSync(fromRoot(path))) continue;
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    symlinkSync(fromRoot(path), join(clone, path));
  }
  mkdirSync(join(clone, 'node_modules', '.bin'));
  symlinkSync(fromRoot('node_modules/.bin/vite'), join(clone, 'node_modules/.bin/vite'));
  const record = { wanted: wantedIn(clone), unsupported: [], tools: false };
  writeFileSync(join(clone, 'node_modules', '.airlock-install.json'), JSON.stringify(record));
}

it('builds and opens without tools for developers and without compiling', { timeout: 300_000 }, async () => {
  const clone = await cloned();
  installWithoutTools(clone);
  for (const tool of ['typescript', 'vitest', '@playwright/test', '@biomejs/biome'])
    expect(existsSync(join(clone, 'node_modules', tool))).toBe(false);
  const run = [join(clone, 'scripts', 'run.mjs'), 'start', '--port', '0', '--data', join(clone, 'data')];
  const url = await openedBy(process.execPath, run, {
    cwd: clone,
    env: { ...process.env, AIRLOCK_LOG: 'silent' },
  });
  expect(await (await fetch(url)).text()).toContain('<title>Airlock</title>');
  expect(existsSync(join(clone, 'packages', 'kernel', 'dist'))).toBe(false);
  expect(existsSync(join(clone, 'packages', 'lab', 'dist'))).toBe(false);
});
