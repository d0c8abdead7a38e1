/**
 * Whether the files of the database are still the ones that were opened. What is written to a file that somebody has
 * deleted or replaced succeeds, and is gone with the process.
 */
import { type BigIntStats, statSync } from 'node:fs';

export class OwnFiles {
  private readonly paths: readonly string[];
  private readonly known = new Map<string, string>();

  constructor(database: string) {
    this.paths = [database, `${database}-wal`];
    this.areThere();
  }

  /** The write-ahead log is known from the first time it is seen, because it is made with the first write. */
  areThere(): boolean {
    return this.paths.every((path) => {
      const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
      const known = this.known.get(path);
      if (known !== undefined) return stats !== undefined && identity(stats) === known;
      if (stats) this.known.set(path, identity(stats));
      return true;
    });
  }
}

const identity = ({ dev, ino }: BigIntStats): string => `${dev} ${ino}`;
