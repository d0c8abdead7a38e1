import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { type Guest, guest, startedPair } from '../testing/guest.ts';
import type { Player } from '../testing/player.ts';
import { pairAtTable, playerAt } from '../testing/seated.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';

const GRACE_MS = 100;

/** One of the two has gone away for longer than the grace time, and the other one was told. */
async function leftAlone() {
  const server = await startForTest({ graceMs: GRACE_MS });
  const { code, game, people, awaited, other } = await pairAtTable(server.url);
  const seat = awaited.viewer;
  const gone = people[seat] as Guest;
  const stayed = people[other.viewer] as Guest;
  awaited.socket.close();
  await awaited.socket.closing();
  const shown = async () => (await stayed.get('GET', atTable(ROUTES.table, code))).seats[seat];
  await expect.poll(shown, PATIENTLY).toMatchObject({ here: false, absent: true });
  await other.socket.next('table', ({ table }) => isAbsent(table.seats[seat]));
  const decide = (by: Guest, body: object) => by.ask('POST', atTable(ROUTES.absence, code), body);
  return { ...server, code, game, seat, gone, stayed, other, decide };
}

const isAbsent = (seat: unknown): boolean => (seat as { absent?: boolean } | undefined)?.absent === true;

async function standInPlays(other: Player): Promise<void> {
  await other.socket.next('events', ({ seat }) => seat !== other.viewer);
  other.catchUp();
}

describe('when somebody stays away', () => {
  it('the other one can claim the win', async () => {
    const { code, hall, seat, stayed, other, decide } = await leftAlone();
    expect(await decide(stayed, { do: 'claim', seat })).toMatchObject({
      status: 200,
      body: { stage: 'over' },
    });
    await other.socket.next('over');
    expect((await hall.find(code)).match?.outcome?.winners).toEqual([other.viewer]);
  });

  it('a bot can play on until they are back, and not a move longer', async () => {
    const { code, game, seat, gone, stayed, other, decide, hall } = await leftAlone();
    expect(await decide(stayed, { do: 'standIn', seat, level: 'random' })).toMatchObject({
      status: 200,
      body: { seats: expect.arrayContaining([expect.objectContaining({ standIn: 'random' })]) },
    });
    await standInPlays(other);
    await other.act();
    await standInPlays(other);
    const back = await playerAt(gone, code, game);
    expect(back.viewer).toBe(seat);
    await other.socket.next('table', ({ table }) => !('standIn' in (table.seats[seat] ?? {})));
    const before = (await hall.find(code)).match?.log.length as number;
    other.catchUp();
    if (other.isAwaited) await other.act();
    await other.socket.settle();
    expect((await hall.find(code)).match?.log.length).toBeLessThanOrEqual(before + 1);
  });

  it('nothing of it is allowed before the grace time is over', async () => {
    const { url } = await startForTest({ graceMs: 60_000 });
    const { code, people } = await startedPair(url);
    for (const body of [
      { do: 'claim', seat: 1 },
      { do: 'standIn', seat: 1, level: 'random' },
    ]) {
      expect(await people[0].ask('POST', atTable(ROUTES.absence, code), body)).toMatchObject({
        status: 409,
        body: { code: 'too-early', sentence: 'Bob has not been away long enough.' },
      });
    }
  });

  it('only another player can decide, only about a person, and only for a bot there is', async () => {
    const { url, code, seat, gone, stayed, other, decide } = await leftAlone();
    const eve = await guest(url, 'Eve');
    expect(await decide(eve, { do: 'claim', seat })).toMatchObject({ status: 403 });
    expect(await decide(gone, { do: 'claim', seat })).toMatchObject({ status: 400 });
    expect(await decide(gone, { do: 'claim', seat: other.viewer })).toMatchObject({ status: 409 });
    expect(await decide(stayed, { do: 'claim', seat: 5 })).toMatchObject({ status: 400 });
    expect(await decide(stayed, { do: 'standIn', seat, level: 'genius' })).toMatchObject({ status: 400 });
    expect(await decide(stayed, { do: 'dance', seat })).toMatchObject({ status: 400 });
    const { code: lobby } = await stayed.setTable();
    expect(await stayed.ask('POST', atTable(ROUTES.absence, lobby), { do: 'claim', seat: 1 })).toMatchObject({
      status: 409,
      body: { code: 'not-started' },
    });
    expect(code).not.toBe(lobby);
  });

  it('a short absence in another tab is none', async () => {
    const { url } = await startForTest({ graceMs: GRACE_MS });
    const { code, game, people, awaited, other } = await pairAtTable(url);
    const tab = await playerAt(people[awaited.viewer] as Guest, code, game);
    awaited.socket.close();
    await awaited.socket.closing();
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS * 2));
    const reply = await people[other.viewer]?.ask('POST', atTable(ROUTES.absence, code), {
      do: 'claim',
      seat: tab.viewer,
    });
    expect(reply).toMatchObject({ status: 409, body: { code: 'too-early' } });
  });

  it('in a relay the other one decides in their place, and not before the grace time is over', async () => {
    const { url, hall } = await startForTest({ graceMs: GRACE_MS });
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
    const { code } = await ann.setTable({ game: 'hypatia', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.claim(code);
    await bob.ready(code);
    await ann.start(code);
    const { game } = (await hall.find(code)).entry;
    const [commander, partner] = [await playerAt(ann, code, game), await playerAt(bob, code, game)];
    const takeOver = () => bob.ask('POST', atTable(ROUTES.absence, code), { do: 'takeOver', seat: 0 });
    expect([commander.isAwaited, partner.isAwaited]).toEqual([true, false]);
    expect(await takeOver()).toMatchObject({ status: 409, body: { code: 'too-early' } });
    commander.socket.close();
    await commander.socket.closing();
    await partner.socket.next('table', ({ table }) => isAbsent(table.seats[0]));
    expect(await takeOver()).toMatchObject({ status: 200 });
    await partner.socket.next('events');
    partner.catchUp();
    expect(partner.isAwaited).toBe(true);
    await partner.act();
    expect(await takeOver()).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  });
});
