import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeFaults, mergeMarks } from './merges.mjs';

const mark = (sign) => sign.repeat(7);

describe('what a merge leaves', () => {
  it('is found by its marks, and underlined titles are none', () => {
    const both = [`${mark('<')} HEAD`, 'ours', mark('='), 'theirs', `${mark('>')} main`].join('\n');
    expect(mergeMarks(both)).toEqual([1, 5]);
    expect(mergeMarks(`A title\n${mark('=')}\n`)).toEqual([]);
  });

  it('is found in any file that git knows of or would take in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'airlock-merges-'));
    try {
      execFileSync('git', ['init', '--quiet'], { cwd: folder });
      writeFileSync(join(folder, 'README.md'), `fine\n${mark('>')} main\n`);
      writeFileSync(join(folder, 'good.txt'), 'fine\n');
      expect(await mergeFaults(folder)).toEqual([expect.stringMatching(/^README\.md:2 is left over/)]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
