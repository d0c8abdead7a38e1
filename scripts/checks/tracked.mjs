// The files that git knows of in a folder, or would take in.
import { outputOf } from '../shell.mjs';

/** Their paths; where there is no git, none. */
export async function trackedFiles(folder) {
  const { ok, stdout } = await outputOf(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: folder,
    },
  );
  return ok ? stdout.split('\0').filter(Boolean) : [];
}
