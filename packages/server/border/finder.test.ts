import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { type Guest, guest, stranger } from '../testing/guest.ts';
import { startForTest, stopBudgetClock } from '../testing/startForTest.ts';
import { LIMITS } from './limits.ts';

const look = (person: Guest, code: string) => person.ask('GET', atTable(ROUTES.table, code));

const guesses = Array.from(
  { length: LIMITS.misses.address.atOnce },
  (_, number) => `KEEL-${number + 100_000}-VANE`,
);

const enough = { code: 'too-fast', sentence: expect.stringContaining('codes that lead nowhere') };

describe('an address that tries codes', () => {
  it('must wait after a few dozen misses, and is not told then which codes exist', async () => {
    stopBudgetClock();
    const { url } = await startForTest({ limited: true });
    const { code } = await (await guest(url, 'Ann')).setTable();
    for (const guess of guesses) expect(await look(stranger(url), guess)).toMatchObject({ status: 404 });
    for (const any of [code, 'KEEL-999999-VANE']) {
      const reply = await look(stranger(url), any);
      expect(reply).toMatchObject({ status: 429, body: enough });
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('must wait on the socket as well, and becoming somebody does not help', async () => {
    stopBudgetClock();
    const { url } = await startForTest({ limited: true });
    const { code } = await (await guest(url, 'Ann')).setTable();
    const socket = await stranger(url).socket();
    for (const table of guesses) {
      socket.send({ type: 'join', table, compact: true });
      expect(await socket.next('refused')).toMatchObject({ code: 'no-such-table', table });
    }
    const eve = await (await guest(url, 'Eve')).socket();
    for (const one of [socket, eve]) {
      one.send({ type: 'join', table: code, compact: true });
      expect(await one.next('refused')).toMatchObject({ ...enough, table: code, wait: expect.any(Number) });
    }
  });

  it('does not keep those who sit at a table from coming to it', async () => {
    stopBudgetClock();
    const { url } = await startForTest({ limited: true });
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
    const { code } = await ann.setTable();
    await bob.claim(code);
    for (const guess of guesses) await look(bob, guess);
    for (const person of [ann, bob]) {
      expect(await look(person, code)).toMatchObject({ status: 200 });
      await (await person.socket()).join(code);
    }
    expect(await look(await guest(url, 'Cleo'), code)).toMatchObject({ status: 429 });
  });
});
