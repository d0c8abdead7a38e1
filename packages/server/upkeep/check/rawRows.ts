/**
 * The rows of a damaged database, as many as can still be read. SQLite gives up a whole table with the first page that
 * is not as it should be; here every page stands for itself, and pages that nothing leads to any longer are recognised by what
 * is in them. The format is https://www.sqlite.org/fileformat2.html.
 */
import type { Pages } from './pages.ts';

export type Value = number | string | Buffer | null;

export interface RawRow {
  readonly rowid: number;
  readonly values: readonly Value[];
}

const INTERIOR = 5;
const LEAF = 13;
const FILE_HEADER_BYTES = 100;

/** Deeper than any table can be. */
const MOST_LEVELS = 20;

class Unreadable extends Error {}

export class RawRows {
  /** Pages that belong to something, or to nothing any more. */
  private readonly reached: Set<number>;
  private readonly pages: Pages;
  /** Pages that should have had rows and cannot be read. */
  damaged = 0;

  constructor(pages: Pages) {
    this.pages = pages;
    this.reached = pages.free();
  }

  /** All rows to which a way leads from the root of a table. */
  *under(root: number, level = 0): Generator<RawRow> {
    const page = this.pages.page(root);
    if (!page || level > MOST_LEVELS || this.reached.has(root)) {
      this.damaged++;
      return;
    }
    const start = root === 1 ? FILE_HEADER_BYTES : 0;
    const kind = page[start];
    if (kind !== LEAF && kind !== INTERIOR) {
      this.damaged++;
      return;
    }
    this.reached.add(root);
    if (kind === LEAF) yield* this.rowsOn(page, start);
    else for (const child of this.childrenOn(page, start)) yield* this.under(child, level + 1);
  }

  /** Rows on pages to which no way leads. Call it when all tables have been gone through. */
  *lost(): Generator<RawRow> {
    for (let number = 2; number <= this.pages.count; number++) {
      const page = this.reached.has(number) ? undefined : this.pages.page(number);
      if (page?.[0] === LEAF) yield* this.rowsOn(page, 0);
    }
  }

  private *childrenOn(page: Buffer, start: number): Generator<number> {
    for (const at of this.cellsOn(page, start, 12)) {
      if (at + 4 <= page.length) yield page.readUInt32BE(at);
    }
    yield page.readUInt32BE(start + 8);
  }

  private *rowsOn(page: Buffer, start: number): Generator<RawRow> {
    for (const at of this.cellsOn(page, start, 8)) {
      try {
        yield this.rowAt(page, at);
      } catch (error) {
        if (!(error instanceof Unreadable || error instanceof RangeError)) throw error;
        this.damaged++;
      }
    }
  }

  private *cellsOn(page: Buffer, start: number, headerBytes: number): Generator<number> {
    const count = page.readUInt16BE(start + 3);
    const from = start + headerBytes;
    for (let cell = 0; cell < count && from + 2 * cell + 2 <= page.length; cell++) {
      yield page.readUInt16BE(from + 2 * cell);
    }
  }

  private rowAt(page: Buffer, at: number): RawRow {
    const size = varint(page, at);
    const rowid = varint(page, size.end);
    return { rowid: rowid.value, values: valuesIn(this.payload(page, rowid.end, size.value)) };
  }

  /** Long rows go on elsewhere. */
  private payload(page: Buffer, at: number, bytes: number): Buffer {
    const { usable } = this.pages;
    const most = usable - 35;
    if (bytes <= most) return slice(page, at, bytes);
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const fitting = least + ((bytes - least) % (usable - 4));
    const here = fitting <= most ? fitting : least;
    const parts = [slice(page, at, here)];
    let left = bytes - here;
    let next = page.readUInt32BE(at + here);
    while (left > 0) {
      const more = this.pages.page(next);
      if (!more || parts.length > this.pages.count) throw new Unreadable();
      this.reached.add(next);
      const part = Math.min(left, usable - 4);
      parts.push(slice(more, 4, part));
      left -= part;
      next = more.readUInt32BE(0);
    }
    return Buffer.concat(parts);
  }
}

function slice(bytes: Buffer, at: number, length: number): Buffer {
  if (length < 0 || at + length > bytes.length) throw new Unreadable();
  return bytes.subarray(at, at + length);
}

function varint(bytes: Buffer, at: number): { readonly value: number; readonly end: number } {
  let value = 0n;
  for (let index = 0; index < 9; index++) {
    const byte = BigInt(bytes.readUInt8(at + index));
    if (index === 8) return { value: Number((value << 8n) | byte), end: at + 9 };
    value = (value << 7n) | (byte & 0x7fn);
    if (byte < 0x80n) return { value: Number(value), end: at + index + 1 };
  }
  throw new Unreadable();
}

/** A record: the kinds of its values, and then the values. */
function valuesIn(payload: Buffer): Value[] {
  const head = varint(payload, 0);
  const values: Value[] = [];
  let body = head.value;
  for (let at = head.end; at < head.value; ) {
    const kind = varint(payload, at);
    at = kind.end;
    const bytes = bytesOf(kind.value);
    values.push(readValue(kind.value, slice(payload, body, bytes)));
    body += bytes;
  }
  if (body !== payload.length) throw new Unreadable();
  return values;
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];

function bytesOf(kind: number): number {
  if (kind <= 6) return INTEGER_BYTES[kind] ?? 0;
  if (kind === 7) return 8;
  if (kind < 12) return 0;
  return (kind - 12 - (kind % 2)) / 2;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readValue(kind: number, bytes: Buffer): Value {
  if (kind === 0) return null;
  if (kind === 6) return Number(bytes.readBigInt64BE());
  if (kind < 6) return bytes.readIntBE(0, bytes.length);
  if (kind === 7) return bytes.readDoubleBE();
  if (kind === 8 || kind === 9) return kind - 8;
  if (kind < 12) throw new Unreadable();
  if (kind % 2 === 0) return Buffer.from(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Unreadable();
  }
}
