import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import { BusyNotices, type Games, type LiveTable } from '@airlock/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMERS } from '../given.ts';
import { type Guest, guest } from '../testing/guest.ts';
import { pairAtTable } from '../testing/seated.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';

describe('notices of a busy server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const tableNamed = (code: string): LiveTable => ({ code, thinksLess: false }) as LiveTable;

  function notices() {
    const told: string[] = [];
    const made = new BusyNotices(TIMERS, ({ code, thinksLess }) =>
      told.push(`${code} ${thinksLess ? 'less' : 'as usual'}`),
    );
    return { made, told };
  }

  it('are given once to each table, and taken back when the server has been calm for a while', () => {
    const { made, told } = notices();
    const [one, other] = [tableNamed('one'), tableNamed('other')];
    made.reduced(one);
    made.reduced(one);
    vi.advanceTimersByTime(9_000);
    made.reduced(other);
    made.reduced(one);
    // One table alone keeps the server busy: the others hear nothing of calm before it is.
    vi.advanceTimersByTime(9_999);
    expect(told).toEqual(['one less', 'other less']);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['one less', 'other less', 'one as usual', 'other as usual']);
    made.reduced(one);
    expect(told.at(-1)).toBe('one less');
    vi.advanceTimersByTime(10_000);
    expect(told.at(-1)).toBe('one as usual');
  });
});

/** Outpost Seven with a level that costs so much that no server has all the time for it. */
async function withDearLevel(): Promise<Games> {
  const entry = (await loadGame('outpost-seven')) as CatalogueEntry;
  const levels = entry.levels.map((level) => (level.id === 'planner' ? { ...level, thinks: 2_000 } : level));
  return new Map([['outpost-seven', { ...entry, levels }]]);
}

describe('people at a table', () => {
  it('are told when a bot there thinks less than usual', async () => {
    const { url } = await startForTest({}, { games: await withDearLevel() });
    const ann = await guest(url, 'Ann');
    const seats = [{ kind: 'bot' as const, level: 'planner' }, { kind: 'me' as const }];
    const { code } = await ann.setTable({ seats, options: { startPlayer: 'red' }, start: true });
    const socket = await ann.socket();
    expect((await socket.join(code)).table).not.toHaveProperty('thinking');
    await socket.next('table', ({ table }) => table.thinking === 'reduced');
    await socket.next('events');
  });

  it('are not told because of a bot that plays for somebody, which may be a secret', async () => {
    const { url } = await startForTest({ graceMs: 60 }, { games: await withDearLevel() });
    const { code, people, awaited, other } = await pairAtTable(url);
    const stayed = people[other.viewer] as Guest;
    awaited.socket.close();
    const standIn = { do: 'standIn', seat: awaited.viewer, level: 'planner' };
    await expect
      .poll(() => stayed.ask('POST', atTable(ROUTES.absence, code), standIn), PATIENTLY)
      .toMatchObject({ status: 200 });
    await other.socket.next('events', ({ seat }) => seat === awaited.viewer);
    await other.socket.settle();
    const tables = other.socket.messages.flatMap((message): TableInfo[] =>
      message.type === 'table' ? [message.table] : [],
    );
    for (const table of tables) expect(table).not.toHaveProperty('thinking');
  });
});
