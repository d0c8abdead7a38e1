import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { type Guest, guest } from '../testing/guest.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';

/** Three people at a table of Outsider, where much can be said out of turn. */
async function threeAtTable(url: string): Promise<{ code: string; ann: Guest }> {
  const [ann, ...others] = [
    await guest(url, 'Ann'),
    await guest(url, 'Bob'),
    await guest(url, 'Cleo'),
  ] as const;
  const { code } = await ann.setTable({ game: 'outsider', options: { turnSeconds: 0 } });
  for (const person of others) {
    await person.claim(code);
    await person.ready(code);
  }
  await ann.get('POST', atTable(ROUTES.start, code), {});
  return { code, ann };
}

describe('something that is sent again because no answer came', () => {
  it('is done once, also out of turn and after a restart; with another number it is another deed', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const { code, ann } = await threeAtTable(first.url);
    const socket = await ann.socket();
    await socket.join(code);
    const claim = (id: number) => ({ type: 'act', table: code, id, after: 0, action: 'iAm crew' });
    socket.send(claim(5));
    await socket.next('events', ({ id }) => id === 5);
    socket.send(claim(5));
    expect(await socket.next('refused', ({ id }) => id === 5)).toMatchObject({ code: 'stale' });
    await first.stop();

    const second = await startForTest({ data });
    const again = await ann.at(second.url).socket();
    await again.join(code, 0);
    again.send(claim(5));
    expect(await again.next('refused', ({ id }) => id === 5)).toMatchObject({ code: 'stale' });
    expect((await second.hall.find(code)).match?.log).toHaveLength(1);
    again.send(claim(6));
    await again.next('events', ({ id }) => id === 6);
    expect((await second.hall.find(code)).match?.log).toHaveLength(2);
  });
});
