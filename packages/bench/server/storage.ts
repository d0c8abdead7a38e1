/** Durable appends of our store beside the least a disk can do: write to a preallocated file, then sync it. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '@airlock/server';
import { type Spread, spreadOf } from '../measure.ts';

const EVENT_BYTES = 150;
const FILE_BYTES = 64 * 1024 * 1024;
const ACTION = 'repair B3-1 G4-2 r3c3';

export interface AppendRates {
  readonly group: number;
  /** Appends a second. */
  readonly raw: Spread;
  readonly airlock: Spread;
  readonly ratio: number;
}

export async function measureAppends(
  group: number,
  rounds: number,
  milliseconds: number,
): Promise<AppendRates> {
  const folder = mkdtempSync(join(tmpdir(), 'airlock-appends-'));
  const raw = rawAppends(join(folder, 'raw'), group);
  const ours = await storeAppends(join(folder, 'airlock.db'), group);
  const samples = { raw: [] as number[], airlock: [] as number[], ratio: [] as number[] };
  try {
    for (let round = 0; round < rounds; round++) {
      const rawRate = await rate(raw.append, milliseconds);
      const ourRate = await rate(ours.append, milliseconds);
      samples.raw.push(rawRate);
      samples.airlock.push(ourRate);
      samples.ratio.push(ourRate / rawRate);
    }
  } finally {
    raw.close();
    await ours.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    group,
    raw: spreadOf(samples.raw),
    airlock: spreadOf(samples.airlock),
    ratio: spreadOf(samples.ratio).median,
  };
}

async function rate(append: () => number | Promise<number>, milliseconds: number): Promise<number> {
  const start = performance.now();
  let appended = 0;
  while (performance.now() - start < milliseconds) appended += await append();
  return (appended * 1000) / (performance.now() - start);
}

function rawAppends(file: string, group: number): { append(): number; close(): void } {
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, Buffer.alloc(FILE_BYTES));
  fdatasyncSync(descriptor);
  const block = Buffer.alloc(EVENT_BYTES * group, 'x');
  let position = 0;
  return {
    append() {
      writeSync(descriptor, block, 0, block.length, position);
      fdatasyncSync(descriptor);
      position = (position + block.length) % (FILE_BYTES - block.length);
      return group;
    },
    close: () => closeSync(descriptor),
  };
}

/** Groups go to as many matches, as they do when many tables play at once. */
async function storeAppends(
  file: string,
  group: number,
): Promise<{ append(): Promise<number>; close(): Promise<void> }> {
  const store = await openSqliteStore(file);
  const matches: { number: number; length: number }[] = [];
  for (let index = 0; index < group * 8; index++) {
    const table = await store.createTable({
      code: `BENCH-10-${String.fromCharCode(65 + (index % 26), 65 + (Math.floor(index / 26) % 26), 65 + Math.floor(index / 676))}`,
      game: 'outpost-seven',
      host: 'bench',
      options: {},
      seats: [],
      stage: 'playing',
      match: null,
      rematch: null,
      changedAt: 0,
    });
    if (table === 'code-taken') throw new Error('Two tables of the measurement have the same code.');
    matches.push({ number: table.number, length: 0 });
  }
  let next = 0;
  return {
    async append() {
      const writes = Array.from({ length: group }, () => {
        const match = matches[next] as (typeof matches)[number];
        next = (next + 1) % matches.length;
        const sequence = match.length++;
        return {
          kind: 'action',
          match: match.number,
          sequence,
          seat: sequence % 2,
          action: ACTION,
          at: sequence,
        } as const;
      });
      await store.commit(writes);
      return group;
    },
    close: () => store.close(),
  };
}
