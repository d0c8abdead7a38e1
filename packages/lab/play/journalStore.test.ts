import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Damaged, STORE_CONTRACT, type Write } from '@airlock/tables';
import { describe, expect, it, onTestFinished } from 'vitest';
import { JournalStore, lookInto } from './journalStore.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'airlock-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'one.airlock-log');
}

describe.each([
  ['in a file', () => newFile()],
  ['that keeps nothing', () => null],
])('a store %s', (_, where) => {
  it.each(STORE_CONTRACT)('$name', ({ run }) => run(async () => new JournalStore(where())));
});

const act = (sequence: number): Write => ({
  kind: 'action',
  match: 1,
  sequence,
  seat: 0,
  action: `act ${sequence}`,
  at: sequence,
});

describe('a file', () => {
  it('has everything when it is opened again, and goes on', async () => {
    const file = newFile();
    const store = new JournalStore(file);
    await store.commit([act(0), act(1)]);
    await store.commit([act(2)]);
    store.close();
    const again = new JournalStore(file);
    await again.commit([act(3)]);
    again.close();
    const log = await new JournalStore(file).log(1);
    expect(log.map(({ action }) => action)).toEqual(['act 0', 'act 1', 'act 2', 'act 3']);
  });

  it('does without a group that was cut off, whole as it may look', async () => {
    const file = newFile();
    const store = new JournalStore(file);
    await store.commit([act(0)]);
    store.close();
    appendFileSync(file, JSON.stringify([act(1)]));
    const again = new JournalStore(file);
    expect(await again.log(1)).toHaveLength(1);
    await again.commit([act(1)]);
    again.close();
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
  });

  it('that is none, or has a gap, is damaged and stays as it is', () => {
    for (const text of ['no journal\n', `${JSON.stringify([act(1)])}\n`, '[]\n']) {
      const file = newFile();
      writeFileSync(file, text);
      expect(() => lookInto(file)).toThrow(Damaged);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });
});
