/** A bot in the seat of somebody who is away, put there by the others: everybody sees it, and it says nothing. */
import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import type { Guest } from '../testing/guest.ts';
import { fiveAtTable } from '../testing/outbreakTable.ts';
import type { Player } from '../testing/player.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';

const DAN = 3;
const GRACE_MS = 50;

/** Four people and a talkative bot in the seat of the fifth, who is away. */
async function withoutDan() {
  const server = await startForTest({ graceMs: GRACE_MS });
  const table = await fiveAtTable(server, { pace: 'async' });
  const { code, players, people } = table;
  const dan = players[DAN] as Player;
  dan.socket.close();
  await dan.socket.closing();
  const ann = people[0] as Guest;
  const seatOfDan = async () => (await ann.get('GET', atTable(ROUTES.table, code))).seats[DAN];
  await expect.poll(seatOfDan, PATIENTLY).toMatchObject({ absent: true });
  await ann.get('POST', atTable(ROUTES.absence, code), { do: 'standIn', seat: DAN, level: 'talker' });
  return { ...table, server, others: players.filter((player) => player !== dan), seatOfDan };
}

describe('a bot that stands in for somebody who is away', () => {
  it('is shown to everybody, newcomers too', async () => {
    const { seatOfDan, others, people, code } = await withoutDan();
    expect(await seatOfDan()).toMatchObject({ standIn: 'talker', here: false });
    for (const { socket } of others) {
      await socket.next('table', ({ table }) => 'standIn' in (table.seats[DAN] ?? {}));
    }
    const late = await (people[1] as Guest).socket();
    expect((await late.join(code)).table.seats[DAN]).toMatchObject({ standIn: 'talker' });
  });

  it('has its part of the match known, also after they are back', async () => {
    const { match, seatOfDan, others, people, code } = await withoutDan();
    const from = (await match()).log.length;
    expect(await seatOfDan()).toMatchObject({ stoodIn: [[expect.any(Number), null]] });
    const isPlayed = async (): Promise<boolean> => {
      for (const player of others) {
        player.catchUp();
        if (player.isAwaited) await player.act();
      }
      return (await match()).log.some(({ seat }) => seat === DAN);
    };
    await expect.poll(isPlayed, { ...PATIENTLY, interval: 5 }).toBe(true);
    await (await (people[DAN] as Guest).socket()).join(code);
    await expect.poll(seatOfDan, PATIENTLY).not.toHaveProperty('standIn');
    const { stoodIn } = (await seatOfDan()) as { stoodIn: [number, number][] };
    expect(stoodIn).toHaveLength(1);
    expect(stoodIn[0]?.[0]).toBeLessThanOrEqual(from);
    expect(stoodIn[0]?.[1]).toBeLessThanOrEqual((await match()).log.length);
  });

  it('may come when the grace time is over, which everybody can count down', async () => {
    const server = await startForTest({ graceMs: 60_000 });
    const { code, players, people } = await fiveAtTable(server, { pace: 'async' });
    const dan = players[DAN] as Player;
    dan.socket.close();
    await dan.socket.closing();
    const seat = async () => (await (people[0] as Guest).get('GET', atTable(ROUTES.table, code))).seats[DAN];
    await expect.poll(seat, PATIENTLY).toMatchObject({ here: false });
    const { away } = (await seat()) as { away: { since: number; left: number } };
    expect(away.since + away.left).toBe(60_000);
  });

  it('does what is awaited and never claims anything in their name', async () => {
    const { match, others } = await withoutDan();
    const isNextDay = async (): Promise<boolean> => {
      for (const player of others) {
        player.catchUp();
        if (player.isAwaited) await player.act();
      }
      return (await match()).log.filter(({ seat }) => seat === DAN).length >= 4;
    };
    await expect.poll(isNextDay, { ...PATIENTLY, interval: 5 }).toBe(true);
    const { game, log } = await match();
    const kinds = log.flatMap(({ seat, action }) => (seat === DAN ? [game.codec.kind(action)] : []));
    expect(kinds.filter((kind) => !['submit', 'pick', 'vote', 'repair'].includes(kind))).toEqual([]);
  });

  it('is told to whoever comes back, deed by deed, and to nobody else', async () => {
    const { match, others, people, code, players } = await withoutDan();
    const before = players[DAN]?.sequence as number;
    const isPlayed = async (): Promise<boolean> => {
      for (const player of others) {
        player.catchUp();
        if (player.isAwaited) await player.act();
      }
      return (await match()).log.filter(({ seat }) => seat === DAN).length >= 2;
    };
    await expect.poll(isPlayed, { ...PATIENTLY, interval: 5 }).toBe(true);
    const dan = people[DAN] as Guest;
    const anew = await dan.socket();
    await anew.join(code);
    const { moments } = await anew.next('view');
    const done = (await match()).log.flatMap(({ seat }, index) => (seat === DAN ? [index + 1] : []));
    expect(moments.flatMap(({ sequence, byBot }) => (byBot ? [sequence] : []))).toEqual(
      done.slice(0, moments.filter(({ seat }) => seat === DAN).length),
    );
    const resumed = await dan.socket();
    resumed.send({ type: 'join', table: code, seen: before, compact: true });
    expect(await resumed.next('events', ({ seat }) => seat === DAN)).toMatchObject({ byBot: true });
    for (const { socket } of others) {
      for (const message of socket.messages) expect(message).not.toHaveProperty('byBot');
    }
  });
});
