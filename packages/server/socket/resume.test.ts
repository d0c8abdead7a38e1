import { describe, expect, it } from 'vitest';
import { playOut } from '../testing/player.ts';
import { climber, LADDER, pairAtTable } from '../testing/seated.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';

describe('coming back after a lost connection', () => {
  it('brings exactly the moments that were missed, and leads to the same view', async () => {
    const { url } = await startForTest();
    const { code, people, awaited, other } = await pairAtTable(url);
    await playOut([awaited, other], 12);
    const socket = await people[awaited.viewer]?.socket();
    await socket?.join(code, 5);
    await socket?.settle();
    const again = socket?.messages.filter(({ type }) => type === 'events');
    const first = awaited.socket.messages.filter(
      (message) => message.type === 'events' && message.sequence > 5,
    );
    expect(again).toHaveLength(7);
    expect(again?.map((message) => ({ ...message, id: undefined, undoable: undefined }))).toEqual(
      first.map((message) => ({ ...message, id: undefined, undoable: undefined })),
    );
    expect(socket?.messages.some(({ type }) => type === 'view')).toBe(false);
  });

  it('brings nothing but the table when nothing was missed', async () => {
    const { url } = await startForTest();
    const { code, people, awaited, other } = await pairAtTable(url);
    await playOut([awaited, other], 3);
    const socket = await people[0].socket();
    await socket.join(code, 3);
    await socket.settle();
    expect(socket.messages.map(({ type }) => type).filter((type) => type !== 'table')).toEqual([
      'welcome',
      'pong',
    ]);
  });

  it('brings a whole view to one who claims to have seen what has not happened', async () => {
    const { url } = await startForTest();
    const { code, people } = await pairAtTable(url);
    const socket = await people[0].socket();
    await socket.join(code, 999);
    expect(await socket.next('view')).toMatchObject({ sequence: 0 });
  });

  it('brings a whole view when something was taken back in between', async () => {
    const { url } = await startForTest({}, { games: LADDER });
    const { code, person, player } = await climber(url);
    await player.act('climb');
    await player.act('climb');
    player.socket.send({ type: 'undo', table: code, id: 9, after: 2 });
    expect(await player.socket.next('view')).toMatchObject({ sequence: 3, view: { rung: 1 } });
    const socket = await person.socket();
    await socket.join(code, 2);
    const { view, moments, sequence } = await socket.next('view');
    expect({ view, sequence }).toMatchObject({ view: { rung: 1 }, sequence: 3 });
    expect(moments.map((moment) => moment.sequence)).toEqual([0, 1]);
  });

  it('works after the table had left memory', async () => {
    const { url, hall } = await startForTest({ idleMs: 0 });
    const { code, people, awaited, other } = await pairAtTable(url);
    await playOut([awaited, other], 8);
    const views = [awaited.view, other.view];
    for (const { socket } of [awaited, other]) {
      socket.close();
      await socket.closing();
    }
    await expect.poll(() => leavesMemory(hall), PATIENTLY).toBe(0);
    for (const [index, player] of [awaited, other].entries()) {
      const socket = await people[player.viewer]?.socket();
      await socket?.join(code);
      expect((await socket?.next('view'))?.view).toEqual(views[index]);
    }
  });
});

function leavesMemory(hall: Awaited<ReturnType<typeof startForTest>>['hall']): number {
  hall.dismissIdle(0, () => false);
  return hall.tablesInMemory;
}
