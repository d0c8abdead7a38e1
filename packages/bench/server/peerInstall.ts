/** Colyseus is fetched when it is measured: it names a newer Node than ours, so it is not a dependency of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = [
  '@colyseus/core@0.17.51',
  '@colyseus/ws-transport@0.17.13',
  '@colyseus/schema@4.0.31',
  'express@5.3.0',
];
const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/airlock/colyseus', import.meta.url));

/** The folder it is installed in, or why it could not be. */
export function installColyseus(): { readonly folder: string; readonly problem: string | null } {
  if (!existsSync(join(FOLDER, 'node_modules/@colyseus/core'))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
    const npm = spawnSync(
      'npm',
      [
        'install',
        '--prefix',
        FOLDER,
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--no-save',
        ...PACKAGES,
      ],
      { encoding: 'utf8' },
    );
    if (npm.status !== 0) return { folder: FOLDER, problem: npm.stderr.split('\n')[0] ?? 'npm failed' };
  }
  return { folder: FOLDER, problem: null };
}
