/** A page as small as can be, as the bundler would leave it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from './startForTest.ts';

export const PAGE = '<!doctype html><title>Airlock</title>';

export function builtPage(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'roomWorker-1a2b3c.js'), 'worker');
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js.gz'), gzipSync('zipped'));
  return folder;
}
