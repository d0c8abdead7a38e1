/** Durable appends of our store beside the least a disk can do: write to a preallocated file, then sync it. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt } from '@airlock/kernel';
import { type MatchStore, openSqliteStore } from '@airlock/server';
import { type Spread, spreadOf } from '../measure.ts';

const EVENT_BYTES = 150;
const FILE_BYTES = 64 * 1024 * 1024;
const ACTION = 'repair B3-1 G4-2 r3c3';
const MATCHES_A_PLACE = 8;
const MOVES_A_MATCH = 40;

export interface AppendRates {
  readonly group: number;
  /** Appends per second. */
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
  const ours = storeAppends(await openSqliteStore(join(folder, 'airlock.db')), group);
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

export type AppendOnce = () => number | Promise<number>;

/** How many appends a second by those who append side by side, each one group after the other. */
export async function rate(
  appending: AppendOnce | readonly AppendOnce[],
  milliseconds: number,
): Promise<number> {
  const start = performance.now();
  let appended = 0;
  const goOn = async (append: AppendOnce): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      // Not in one line: what others add while this one waits would be lost.
      const more = await append();
      appended += more;
    }
  };
  await Promise.all([appending].flat().map(goOn));
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

/**
 * Groups go to as many matches, as they do when many tables play at once; no match lasts longer than matches do. Whoever appends beside
 * others has matches of its own, from a number on.
 */
export function storeAppends(
  store: Pick<MatchStore, 'commit' | 'close'>,
  group: number,
  from = 0,
): { append(): Promise<number>; close(): Promise<void> } {
  let newest = from + group * MATCHES_A_PLACE;
  const matches = Array.from({ length: newest - from }, (_, index) => ({
    number: from + index + 1,
    length: 0,
  }));
  let next = 0;
  return {
    async append() {
      const writes = Array.from({ length: group }, () => {
        const match = itemAt(matches, next);
        next = (next + 1) % matches.length;
        const { number, length: sequence } = match;
        match.length++;
        if (match.length === MOVES_A_MATCH) {
          match.number = ++newest;
          match.length = 0;
        }
        return {
          kind: 'action',
          match: number,
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
