// Nothing comes in by mistake that does not belong here: a package, a database, a recording.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from './tracked.mjs';

/** The lock file, which grows with what is installed, is half as large. */
const LARGEST = 512 * 1024;

export async function largeFileFaults(folder) {
  return (await trackedFiles(folder)).flatMap((path) => {
    const size = statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0;
    if (size <= LARGEST) return [];
    return [`${path} has ${Math.ceil(size / 1024)} KB: take it out, or let git ignore it (.gitignore).`];
  });
}
