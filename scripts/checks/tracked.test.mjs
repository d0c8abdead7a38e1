import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { largeFileFaults } from './large-files.mjs';
import { mergeFaults, mergeMarks } from './merges.mjs';

const mark = (sign) => sign.repeat(7);

/** A folder of git's with these files. */
function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), 'airlock-tracked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('what a merge leaves', () => {
  it('is found by its marks, and underlined titles are none', () => {
    const both = [`${mark('<')} HEAD`, 'ours', mark('='), 'theirs', `${mark('>')} main`].join('\n');
    expect(mergeMarks(both)).toEqual([1, 5]);
    expect(mergeMarks(`A title\n${mark('=')}\n`)).toEqual([]);
  });

  it('is found in any file that git knows of or would take in', async () => {
    const folder = folderWith({ 'README.md': `fine\n${mark('>')} main\n`, 'good.txt': 'fine\n' });
    expect(await mergeFaults(folder)).toEqual([expect.stringMatching(/^README\.md:2 is left over/)]);
  });
});

describe('what is too large to belong here', () => {
  it('is found, unless git ignores it', async () => {
    const large = 'x'.repeat(600 * 1024);
    const folder = folderWith({
      'some.whl': large,
      'some.db': large,
      '.gitignore': '*.db\n',
      'a.ts': 'small',
    });
    expect(await largeFileFaults(folder)).toEqual([expect.stringMatching(/^some\.whl has 600 KB/)]);
  });
});
