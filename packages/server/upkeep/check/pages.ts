/** The pages of a database file as they are, damaged or not. */
import type { WriteAheadLog } from './writeAheadLog.ts';

const MAGIC = 'SQLite format 3\0';
const DEFAULT_PAGE_BYTES = 4096;

export class Pages {
  /** How many there are. */
  readonly count: number;
  /** How many there should be, as the file says. */
  readonly promised: number;
  /** Bytes of a page that hold data. */
  readonly usable: number;
  /** Whether the file begins as a database does. */
  readonly hasHeader: boolean;
  private readonly file: Buffer;
  private readonly log: WriteAheadLog;
  private readonly pageBytes: number;

  constructor(file: Buffer, log: WriteAheadLog) {
    this.file = file;
    this.log = log;
    const first = log.pages.get(1) ?? file.subarray(0, 100);
    this.hasHeader = first.length >= 100 && first.toString('latin1', 0, MAGIC.length) === MAGIC;
    this.pageBytes = this.hasHeader ? pageBytesIn(first) : DEFAULT_PAGE_BYTES;
    this.usable = this.pageBytes - (this.hasHeader ? (first[20] ?? 0) : 0);
    this.count = [...log.pages.keys()].reduce(
      (most, number) => Math.max(most, number),
      Math.floor(file.length / this.pageBytes),
    );
    this.promised = log.pageCount || (this.hasHeader ? first.readUInt32BE(28) : this.count);
  }

  /** `undefined` for one that is not there any more. */
  page(number: number): Buffer | undefined {
    const newest = this.log.pages.get(number);
    if (newest) return newest;
    const start = (number - 1) * this.pageBytes;
    return number >= 1 && start + this.pageBytes <= this.file.length
      ? this.file.subarray(start, start + this.pageBytes)
      : undefined;
  }

  /** Pages without anything of use: what was deleted may still stand in them. */
  free(): Set<number> {
    const free = new Set<number>();
    let trunk = this.hasHeader ? (this.page(1)?.readUInt32BE(32) ?? 0) : 0;
    for (;;) {
      const page = this.page(trunk);
      if (!page || free.has(trunk)) return free;
      free.add(trunk);
      const leaves = Math.min(page.readUInt32BE(4), this.usable / 4 - 2);
      for (let leaf = 0; leaf < leaves; leaf++) free.add(page.readUInt32BE(8 + 4 * leaf));
      trunk = page.readUInt32BE(0);
    }
  }
}

function pageBytesIn(header: Buffer): number {
  const written = header.readUInt16BE(16);
  return written === 1 ? 65_536 : written;
}
