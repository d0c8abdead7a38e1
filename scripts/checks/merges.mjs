// No file holds the marks that a merge leaves where two sides changed the same lines: neither side was chosen there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from './tracked.mjs';

const MARK = /^(<{7}|>{7}|\|{7})(?: |$)/;

/** Where a text has such marks, by number of line. */
export const mergeMarks = (text) =>
  text.split('\n').flatMap((line, at) => (MARK.test(line.trimEnd()) ? [at + 1] : []));

export async function mergeFaults(folder) {
  return (await trackedFiles(folder)).flatMap((path) => {
    const file = join(folder, path);
    // One that was deleted may still be known.
    const marks = existsSync(file) ? mergeMarks(readFileSync(file, 'utf8')) : [];
    return marks.map(
      (line) => `${path}:${line} is left over from a merge: choose what stays and take the marks out.`,
    );
  });
}
