import { describe, expect, it } from 'vitest';
import { climber, LADDER, pairAtTable } from '../testing/seated.ts';
import { startForTest } from '../testing/startForTest.ts';

describe('taking back', () => {
  it('goes back one action and shows everybody the view from before', async () => {
    const { url } = await startForTest({}, { games: LADDER });
    const { code, player } = await climber(url);
    await player.act('climb');
    const told = player.socket.messages.filter(({ type }) => type === 'events');
    expect(told).toMatchObject([{ sequence: 1, undoable: true }]);
    player.socket.send({ type: 'undo', table: code, id: 7, after: 1 });
    expect(await player.socket.next('view')).toMatchObject({
      sequence: 2,
      view: { rung: 0 },
      undoable: false,
    });
  });

  it('does not go behind a roll, and says so with the rule', async () => {
    const { url, hall } = await startForTest({}, { games: LADDER });
    const { code, player } = await climber(url);
    await player.act('roll');
    player.socket.send({ type: 'undo', table: code, id: 8, after: 1 });
    expect(await player.socket.next('refused')).toMatchObject({
      code: 'rules',
      id: 8,
      rule: expect.stringMatching(/./),
    });
    expect((await hall.find(code)).match?.log).toHaveLength(1);
  });

  it('is refused where the other player was told something', async () => {
    const { url } = await startForTest();
    const { code, awaited } = await pairAtTable(url);
    await awaited.act();
    awaited.socket.send({ type: 'undo', table: code, id: 3, after: 1 });
    expect(await awaited.socket.next('refused')).toMatchObject({ code: 'rules', id: 3, table: code });
  });
});
