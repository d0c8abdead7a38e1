// No file holds the marks that a merge leaves where two sides changed the same lines: neither side was chosen there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf } from '../shell.mjs';

const MARK = /^(<{7}|>{7}|\|{7})(?: |$)/;

/** Where a text has such marks, by number of line. */
export const mergeMarks = (text) =>
  text.split('\n').flatMap((line, at) => (MARK.test(line.trimEnd()) ? [at + 1] : []));

/** Faults of all files that git knows of in a folder; where there is no git, there was no merge. */
export async function mergeFaults(folder) {
  const { ok, stdout } = await outputOf(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: folder,
    },
  );
  if (!ok) return [];
  return stdout
    .split('\0')
    .filter(Boolean)
    .flatMap((path) => {
      let text;
      try {
        text = readFileSync(join(folder, path), 'utf8');
      } catch (error) {
        // Deleted and not yet committed.
        if (error.code === 'ENOENT') return [];
        throw error;
      }
      return mergeMarks(text).map(
        (line) => `${path}:${line} is left over from a merge: choose what stays and take the marks out.`,
      );
    });
}
