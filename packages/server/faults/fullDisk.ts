/**
 * A disk without room for one process, and with room again. The system refuses to let a file grow beyond a size, as it
 * refuses on a full disk, in the middle of a write if need be; no other process is concerned, and nobody has to be
 * allowed to mount anything.
 */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const ANY_SIZE = 'unlimited';

/** Whether this system can do that: Linux with the tool for it. */
export function canFillDisks(): boolean {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Lets no file of the process grow beyond what its write-ahead log has, and this many bytes more. */
export function fillDisk(pid: number, data: string, room = 0): void {
  limit(pid, String(statSync(join(data, 'airlock.db-wal')).size + room));
}

export function freeDisk(pid: number): void {
  limit(pid, ANY_SIZE);
}

function limit(pid: number, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:${ANY_SIZE}`]);
}
