/** The store goes away while it writes: nobody is told that something did not happen which did, nor the other way round. */
import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../store/memoryStore.ts';
import { InDoubt, type Write } from '../store/store.ts';
import { guest } from '../testing/guest.ts';
import { pairAtTable } from '../testing/seated.ts';
import { startForTest } from '../testing/startForTest.ts';

/** Breaks off once, before it has written or after. */
class BreakingStore extends MemoryStore {
  next: 'before' | 'after' | null = null;

  override async commit(group: readonly Write[]): Promise<void> {
    const { next } = this;
    this.next = null;
    if (next === 'before') throw new InDoubt(new Error('the line broke'));
    await super.commit(group);
    if (next === 'after') throw new InDoubt(new Error('the line broke'));
  }
}

async function broken() {
  const store = new BreakingStore();
  const { url } = await startForTest({}, { store });
  return { store, url };
}

describe('what was written while the store went away', () => {
  it('is shown when it turns out to have been kept', async () => {
    const { store, url } = await broken();
    const { awaited, other } = await pairAtTable(url);
    store.next = 'after';
    await awaited.act();
    await other.hear(1);
    expect([awaited.sequence, other.sequence]).toEqual([1, 1]);
    expect(awaited.socket.messages.filter(({ type }) => type === 'refused')).toEqual([]);
  });

  it('is refused when it turns out to be lost, and can be done again', async () => {
    const { store, url } = await broken();
    const { code, awaited, other } = await pairAtTable(url);
    store.next = 'before';
    const action = awaited.anyAction();
    awaited.socket.send({ type: 'act', table: code, id: 7, after: 0, action });
    expect(await awaited.socket.next('refused')).toMatchObject({ id: 7, code: 'storage' });
    await awaited.act(action);
    await other.hear(1);
    expect(other.sequence).toBe(1);
  });

  it('is told from talk in the same way', async () => {
    const { store, url } = await broken();
    const { code, awaited, other } = await pairAtTable(url);
    store.next = 'after';
    awaited.socket.send({ type: 'talk', table: code, id: 1, text: 'kept' });
    expect(await other.socket.next('talk')).toMatchObject({ lines: [{ text: 'kept' }] });
    store.next = 'before';
    awaited.socket.send({ type: 'talk', table: code, id: 2, text: 'lost' });
    expect(await awaited.socket.next('refused')).toMatchObject({ id: 2, code: 'storage' });
  });

  it('is left open where nothing tells, and what is so can be looked up', async () => {
    const { store, url } = await broken();
    const ann = await guest(url, 'Ann');
    const bob = await guest(url, 'Bob');
    const { code } = await ann.setTable();
    store.next = 'after';
    expect(await bob.ask('POST', atTable(ROUTES.seat, code), {})).toMatchObject({
      status: 503,
      body: {
        code: 'busy',
        sentence: 'It is not known yet whether that was saved. Please look again in a moment.',
      },
    });
    const { seats } = await bob.get('GET', atTable(ROUTES.table, code));
    expect(seats[1]).toMatchObject({ kind: 'person', name: 'Bob' });
  });
});
