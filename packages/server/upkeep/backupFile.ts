/**
 * The file of a backup: a line that says what it is, a line about what is in it, the database in one piece, and a
 * checksum of everything before.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Complaint } from './complaint.ts';

const BACKUP_FORMAT = 1;
const TITLE = 'airlock backup ';
const CHECKSUM = 'sha256 ';
const CHECKSUM_BYTES = CHECKSUM.length + 64 + 1;

/** Both lines at the beginning are shorter. */
const MOST_BYTES_AHEAD = 4096;

const contents = z.strictObject({
  madeAt: z.string(),
  /** The format of the database. */
  schema: z.number().int(),
  /** How many bytes it has. */
  bytes: z.number().int(),
  /** The key that signs cookies: without it everybody would be a stranger. `null` where there was none. */
  cookieKey: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  tables: z.number().int(),
  people: z.number().int(),
  actions: z.number().int(),
});
export type BackupContents = z.infer<typeof contents>;

/** Readable by its owner only, like the key in it; on the disk when the promise is kept. */
export async function writeBackup(
  target: string,
  database: string,
  about: Omit<BackupContents, 'bytes'>,
): Promise<number> {
  const { size: bytes } = statSync(database);
  async function* parts(): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    const head = Buffer.from(`${TITLE}${BACKUP_FORMAT}\n${JSON.stringify({ ...about, bytes })}\n`);
    hash.update(head);
    yield head;
    for await (const chunk of createReadStream(database)) {
      hash.update(chunk as Buffer);
      yield chunk as Buffer;
    }
    yield Buffer.from(`${CHECKSUM}${hash.digest('hex')}\n`);
  }
  await pipeline(parts, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
  return statSync(target).size;
}

/** What is in a backup that is whole; otherwise a complaint. */
export async function readBackup(
  file: string,
): Promise<{ readonly about: BackupContents; readonly start: number }> {
  const { ahead, size } = await readAhead(file);
  const firstEnd = ahead.indexOf('\n');
  const secondEnd = ahead.indexOf('\n', firstEnd + 1);
  if (!ahead.subarray(0, TITLE.length).equals(Buffer.from(TITLE)) || firstEnd < 0) {
    throw new Complaint(`${file} is not an Airlock backup.`);
  }
  const format = ahead.toString('latin1', TITLE.length, firstEnd);
  if (format !== String(BACKUP_FORMAT)) {
    throw new Complaint(
      `${file} has format ${format}; this version of Airlock reads format ${BACKUP_FORMAT}.`,
    );
  }
  const start = secondEnd + 1;
  const about = secondEnd < 0 ? null : parsedContents(ahead.toString('utf8', firstEnd + 1, secondEnd));
  if (!about || size !== start + about.bytes + CHECKSUM_BYTES) {
    throw new Complaint(`${file} is damaged: it is cut short, or something was added to it.`);
  }
  if (!(await isIntact(file, size))) throw new Complaint(`${file} is damaged: its checksum does not match.`);
  return { about, start };
}

/** Puts the database of a backup that was read into a file of its own. */
export async function extractDatabase(
  file: string,
  { about, start }: { readonly about: BackupContents; readonly start: number },
  target: string,
): Promise<void> {
  await pipeline(
    createReadStream(file, { start, end: start + about.bytes - 1 }),
    createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

async function readAhead(file: string): Promise<{ readonly ahead: Buffer; readonly size: number }> {
  try {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(MOST_BYTES_AHEAD), 0, MOST_BYTES_AHEAD, 0);
      return { ahead: buffer.subarray(0, bytesRead), size };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

function parsedContents(line: string): BackupContents | null {
  try {
    return contents.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

async function isIntact(file: string, size: number): Promise<boolean> {
  const hash = createHash('sha256');
  const end = size - CHECKSUM_BYTES;
  for await (const chunk of createReadStream(file, { end: end - 1 })) hash.update(chunk as Buffer);
  let trailer = '';
  for await (const chunk of createReadStream(file, { start: end })) trailer += String(chunk);
  return trailer === `${CHECKSUM}${hash.digest('hex')}\n`;
}
