/** Where the project lies and which one it is, for the commands that look into it: the rules' tests and the benchmarks. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. This file runs from its source and from its build, so it looks upwards. */
function findHouse(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isHouse(folder)) {
    const above = dirname(folder);
    if (above === folder) throw new Error('The command line is not inside the project.');
    folder = above;
  }
  return folder;
}

function isHouse(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'airlock';
}

/** The commit of the sources, with `-dirty` where they were changed since; `null` where they are in no repository. */
export function commitOfHouse(): string | null {
  const house = findHouse();
  if (!existsSync(join(house, '.git'))) return null;
  const args = ['-C', house, 'describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

export const versionOfHouse = (): string => JSON.parse(readFileSync(inHouse('package.json'), 'utf8')).version;

export const inHouse = (...parts: string[]): string => join(findHouse(), ...parts);
