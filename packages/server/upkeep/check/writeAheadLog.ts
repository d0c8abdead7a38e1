/**
 * The write-ahead log of SQLite, read without SQLite: which of its pages are whole, and whether something lies behind
 * a damaged place. The database itself reads up to the first fault and takes that for the end; only here can be told
 * whether a killed server left it so, or acknowledged transactions are lost.
 * The format is https://www.sqlite.org/fileformat2.html, section 4.
 */

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x377f0682;

export interface WriteAheadLog {
  /** The newest version of every page that a whole transaction wrote. */
  readonly pages: ReadonlyMap<number, Buffer>;
  /** How many pages the database has after the last transaction; 0 where there is none. */
  readonly pageCount: number;
  readonly transactions: number;
  /** Transactions after a damaged place, which can no longer be trusted. */
  readonly lost: number;
}

export const NO_LOG: WriteAheadLog = { pages: new Map(), pageCount: 0, transactions: 0, lost: 0 };

/** `null` where there is something, and it is no such log. */
export function readWriteAheadLog(bytes: Buffer): WriteAheadLog | null {
  if (bytes.length === 0) return NO_LOG;
  if (bytes.length < HEADER_BYTES || (bytes.readUInt32BE(0) & ~1) !== MAGIC) return null;
  const sum = new Checksum((bytes.readUInt32BE(0) & 1) === 1);
  sum.add(bytes.subarray(0, 24));
  if (!sum.equals(bytes, 24)) return null;
  const pageSize = bytes.readUInt32BE(8);
  const salts = bytes.subarray(16, 24);
  const frameBytes = FRAME_HEADER_BYTES + pageSize;
  const pages = new Map<number, Buffer>();
  let pending = new Map<number, Buffer>();
  let [transactions, pageCount, at] = [0, 0, HEADER_BYTES];
  for (; at + frameBytes <= bytes.length; at += frameBytes) {
    const frame = bytes.subarray(at, at + frameBytes);
    if (!frame.subarray(8, 16).equals(salts)) break;
    sum.add(frame.subarray(0, 8));
    sum.add(frame.subarray(FRAME_HEADER_BYTES));
    if (!sum.equals(frame, 16)) break;
    pending.set(frame.readUInt32BE(0), frame.subarray(FRAME_HEADER_BYTES));
    const pagesThen = frame.readUInt32BE(4);
    if (pagesThen === 0) continue;
    for (const [number, page] of pending) pages.set(number, page);
    pending = new Map();
    transactions++;
    pageCount = pagesThen;
  }
  return { pages, pageCount, transactions, lost: commitsBehind(bytes, at, frameBytes, salts) };
}

/** Frames of this log behind a damaged one. The last frame of a killed server has none of its log behind it. */
function commitsBehind(bytes: Buffer, from: number, frameBytes: number, salts: Buffer): number {
  let commits = 0;
  for (let at = from + frameBytes; at + FRAME_HEADER_BYTES <= bytes.length; at += frameBytes) {
    if (!bytes.subarray(at + 8, at + 16).equals(salts)) break;
    if (bytes.readUInt32BE(at + 4) !== 0) commits++;
  }
  return commits;
}

/** Goes on from frame to frame, so that a frame out of its place is noticed. */
class Checksum {
  private first = 0;
  private second = 0;
  private readonly isBigEndian: boolean;

  constructor(isBigEndian: boolean) {
    this.isBigEndian = isBigEndian;
  }

  add(bytes: Buffer): void {
    for (let at = 0; at + 8 <= bytes.length; at += 8) {
      const [one, two] = this.isBigEndian
        ? [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]
        : [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
      this.first = (this.first + one + this.second) >>> 0;
      this.second = (this.second + two + this.first) >>> 0;
    }
  }

  equals(bytes: Buffer, at: number): boolean {
    return bytes.readUInt32BE(at) === this.first && bytes.readUInt32BE(at + 4) === this.second;
  }
}
