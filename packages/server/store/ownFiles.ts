/**
 * Whether the files of the database are still the ones that were opened. What is written to a file that somebody has
 * deleted or replaced succeeds, and is gone with the process.
 */
import { type BigIntStats, statSync } from 'node:fs';

export class OwnFiles {
  private readonly log: string;
  private readonly paths: readonly string[];
  private readonly known = new Map<string, string>();

  constructor(database: string) {
    this.log = `${database}-wal`;
    this.paths = [database, this.log];
    this.areThere();
  }

  /** How long the write-ahead log is. */
  logBytes(): number {
    return statSync(this.log, { throwIfNoEntry: false })?.size ?? 0;
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
