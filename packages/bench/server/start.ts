/** What unfinished matches cost when the server starts: with nobody there they are left where they are. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultOptions } from '@airlock/kernel';
import { outpostSeven } from '@airlock/outpost-seven';
import { openSqliteStore } from '@airlock/server';
import { airlock } from './airlockContestant.ts';
import { Script, seedOfTable } from './recordedGames.ts';
import { ServerProcess } from './serverProcess.ts';

export interface StartCost {
  readonly matches: number;
  /** From the start of the process until it answered and a while longer, with that many matches and with none. */
  readonly cpuSeconds: number;
  readonly cpuSecondsEmpty: number;
  readonly bytes: number;
  readonly bytesEmpty: number;
}

const ACTIONS = 20;
/** Whatever a server does after its start has begun by then. */
const LOOKED_AT_MS = 5_000;

/** Matches between bots in which something was done. */
async function unfinished(data: string, matches: number): Promise<void> {
  const store = await openSqliteStore(join(data, 'airlock.db'));
  const seats = ['casual', 'casual'].map((level) => ({ kind: 'bot' as const, level, name: 'Deckhand' }));
  for (let number = 0; number < matches; number++) {
    const code = `KEEL-${number}-VANE`;
    const record = await store.createTable({
      code,
      game: outpostSeven.id,
      host: 'somebody',
      options: defaultOptions(outpostSeven.options),
      seats,
      stage: 'playing',
      match: { rules: outpostSeven.version, seed: seedOfTable(code), startedAt: Date.now() },
      rematch: null,
      changedAt: Date.now(),
    });
    if (record === 'code-taken') throw new Error('A code was taken.');
    const script = Script.ofTable(code, number);
    const actions = Array.from({ length: ACTIONS }, (_, sequence) => {
      const { seat, action } = script.take();
      const text = outpostSeven.codec.write(action);
      return { kind: 'action' as const, match: record.number, sequence, seat, action: text, at: sequence };
    });
    await store.commit(actions);
  }
  await store.close();
}

async function startWith(matches: number): Promise<{ cpuSeconds: number; bytes: number }> {
  const data = mkdtempSync(join(tmpdir(), 'airlock-bench-start-'));
  try {
    await unfinished(data, matches);
    const server = await ServerProcess.start(airlock, '', data);
    await new Promise((resolve) => setTimeout(resolve, LOOKED_AT_MS));
    const cost = { cpuSeconds: server.cpuSeconds(), bytes: await server.memory() };
    await server.stop();
    return cost;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

export async function measureStart(matches: number): Promise<StartCost> {
  const empty = await startWith(0);
  const full = await startWith(matches);
  return {
    matches,
    cpuSeconds: full.cpuSeconds,
    cpuSecondsEmpty: empty.cpuSeconds,
    bytes: full.bytes,
    bytesEmpty: empty.bytes,
  };
}
