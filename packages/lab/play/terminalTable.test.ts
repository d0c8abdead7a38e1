/** What a terminal's table is given besides what every table has: no hurry, and a match that can be left and found again. */
import { loadGame } from '@airlock/catalogue';
import { present } from '@airlock/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tableOf } from '../testing/tables.ts';
import { JournalStore } from './journalStore.ts';
import { TerminalTable } from './terminalTable.ts';

const outbreak = present(await loadGame('outbreak'));
const outpost = present(await loadGame('outpost-seven'));

const AN_HOUR_MS = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

test('no clock runs while somebody reads, whatever the table has agreed on', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const table = await tableOf(outbreak, { seats: 5, options: { pace: 'live' } });
  const before = table.match.log.length;
  await vi.advanceTimersByTimeAsync(AN_HOUR_MS);
  await table.advance();
  expect(table.match.log.length).toBe(before);
  // An answer in the last stretch before a deadline would be kept back.
  expect(await table.play(present(table.listed()[0]).action)).toBeNull();
  expect(table.match.log.length).toBeGreaterThan(before);
});

describe('a match that was left', () => {
  async function left(store: JournalStore): Promise<TerminalTable> {
    const levels = [null, present(outpost.levels[0])];
    const start = { code: 'left', options: {}, name: 'Kim', levels, seed: '7' };
    const table = await TerminalTable.begin(outpost, store, start);
    await table.advance();
    for (let actions = 0; actions < 3; actions++) {
      expect(await table.play(present(table.listed()[0]).action)).toBeNull();
      await table.advance();
    }
    table.close();
    return table;
  }

  test('is found as it was: what was seen, heard and can be done', async () => {
    const store = new JournalStore(null);
    const before = await left(store);
    const after = await TerminalTable.resume(outpost, store, 'left');
    expect(after.view).toEqual(before.view);
    expect(after.log).toEqual(before.log);
    expect(after.recent).toEqual(before.recent);
    expect(after.listed()).toEqual(before.listed());
    expect(after.naming).toEqual(before.naming);
    after.close();
  });

  test('of rules that have changed since is left alone, with the reason', async () => {
    const store = new JournalStore(null);
    await left(store);
    const { game } = outpost;
    // Other rules by which nobody may do what was done.
    const refusal: typeof game.refusal = () => ({ rule: 'OPS-004', reason: 'notYourTurn' });
    const other = { ...outpost, game: { ...game, version: game.version + 1, refusal } };
    await expect(TerminalTable.resume(other, store, 'left')).rejects.toThrow(
      'The rules have changed since, and lead this match elsewhere; it cannot be continued.',
    );
  });
});
