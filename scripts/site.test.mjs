import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteWishes } from './site.mjs';
import { emptyFolder } from './testing.mjs';

it('takes a folder and a server', () => {
  const folder = emptyFolder();
  expect(readSiteWishes(['--out', folder, '--server', 'https://play.example.org'])).toEqual({
    folder,
    server: 'https://play.example.org',
  });
  expect(readSiteWishes([])).toMatchObject({ server: '' });
  expect(readSiteWishes(['--help']).help).toContain('--out <folder>');
});

it.each([
  [['--server', 'play'], '--server must be an address that begins with https:// or http://, not "play".'],
  [
    ['--server', 'javascript:alert(1)'],
    '--server must be an address that begins with https:// or http://, not "javascript:alert(1)".',
  ],
  [['--out', ' '], '--out must not be empty.'],
  [['--to', 'x'], `Unknown option '--to'. "npm run build:site -- --help" lists the options.`],
])('answers %j with a sentence', (args, problem) => {
  expect(readSiteWishes(args)).toEqual({ problem });
});

it('replaces a site, and nothing else', () => {
  const [other, site] = [join(emptyFolder(), 'other'), join(emptyFolder(), 'site')];
  mkdirSync(other);
  writeFileSync(join(other, 'thesis.txt'), 'years of work');
  expect(readSiteWishes(['--out', other]).problem).toContain('nothing was written');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<title>Airlock</title>');
  expect(readSiteWishes(['--out', site])).toMatchObject({ folder: site });
});
