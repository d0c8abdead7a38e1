/** What a store has of tables, and closes it. */
import type { MatchStore } from '../store/store.ts';
import type { OnDisk } from './history.ts';

const MOST_LINES = 100_000;

export async function keptIn(store: MatchStore, codes: Iterable<string>): Promise<Map<string, OnDisk>> {
  const disk = new Map<string, OnDisk>();
  for (const code of codes) {
    const record = await store.table(code);
    if (!record) continue;
    const circles = [...(await store.talkLines(record.number)).keys()];
    const talk = [];
    for (const circle of circles) talk.push(...(await store.talk(record.number, circle, MOST_LINES)));
    disk.set(code, { record, log: await store.log(record.number), talk });
  }
  await store.close();
  return disk;
}
