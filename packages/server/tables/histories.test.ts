import { Histories, type LiveTable, retell, type ToldMoment } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import { playOut } from '../testing/player.ts';
import { climber, LADDER, pairAtTable } from '../testing/seated.ts';
import { startForTest } from '../testing/startForTest.ts';

const plain = (moments: readonly ToldMoment[]) =>
  moments.map(({ sequence, seat, at, events }) => ({ sequence, seat, at, events }));

function mustBeTrue(table: LiveTable): void {
  if (!table.match || !table.record.match) throw new Error('The match has not begun.');
  expect(plain(table.told)).toEqual(plain(retell(table.match, table.record.match.seed)));
}

describe('what a match has told', () => {
  it('is kept from the first who asks on, and stays what telling it anew would give', async () => {
    const { url, hall } = await startForTest();
    const { code, awaited, other } = await pairAtTable(url);
    const table = await hall.find(code);
    await playOut([awaited, other], 10);
    mustBeTrue(table);
    expect(hall.histories.size).toBe(11);
    const first = table.told[3];
    await playOut([awaited, other], 5);
    mustBeTrue(table);
    // The very same moment: nothing was played again.
    expect(table.told[3]).toBe(first);
  });

  it('forgets what was taken back', async () => {
    const { url, hall } = await startForTest({}, { games: LADDER });
    const { code, player } = await climber(url);
    const table = await hall.find(code);
    for (let rung = 0; rung < 8; rung++) await player.act('climb');
    expect(table.told).toHaveLength(9);
    player.socket.send({ type: 'undo', table: code, id: 99, after: 8 });
    await player.socket.next('view', ({ sequence }) => sequence === 9);
    expect(table.told).toHaveLength(8);
    mustBeTrue(table);
  });

  it('does not outlive a failure in the middle of an action', async () => {
    const { url, hall } = await startForTest({}, { games: LADDER });
    const { code, player } = await climber(url);
    const table = await hall.find(code);
    for (let rung = 0; rung < 8; rung++) await player.act('climb');
    expect(table.told).toHaveLength(9);
    player.socket.send({ type: 'act', table: code, id: 99, after: 8, action: 'fall' });
    await player.socket.next('refused', ({ id }) => id === 99);
    await player.socket.next('view', ({ sequence }) => sequence === 8);
    mustBeTrue(table);
  });

  it('is forgotten when nobody has asked for a while, and when there is too much of it', async () => {
    const { url, hall } = await startForTest();
    const tables: LiveTable[] = [];
    for (let count = 0; count < 2; count++) {
      const { code, awaited, other } = await pairAtTable(url);
      await playOut([awaited, other], 10);
      tables.push(await hall.find(code));
    }
    const [one, two] = tables as [LiveTable, LiveTable];
    const histories = new Histories(15);
    const kept = histories.of(one);
    expect(histories.of(one)).toBe(kept);
    histories.of(two);
    expect(histories.size).toBe(11);
    expect(histories.of(one)).not.toBe(kept);
    histories.forgetUnused(Date.now() + 60_000);
    expect(histories.size).toBe(0);
  });
});
