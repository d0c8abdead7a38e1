import { GroupCommit, Hall, type TableRecord, type Write } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import { SYSTEM_CHANCE, sha256, TIMERS } from '../given.ts';
import { loadGames } from '../loadGames.ts';
import { MemoryStore } from '../store/memoryStore.ts';
import { textFrame } from '../wire/textFrame.ts';

const PLAN: Omit<TableRecord, 'number'> = {
  code: 'KEEL-42-VANE',
  game: 'outpost-seven',
  host: 'ann',
  options: {},
  seats: [{ kind: 'open' }, { kind: 'open' }],
  stage: 'lobby',
  match: null,
  rematch: null,
  changedAt: 1,
};

/** A room that stands still in the middle of reading, and what another room does to the table meanwhile. */
async function roomThatStandsStill(meanwhile: (table: TableRecord) => TableRecord) {
  const store = new MemoryStore();
  const table = await store.createTable(PLAN);
  if (table === 'code-taken') throw new Error('There is no other table.');
  const claims = {
    term: 0,
    taken: 0,
    holds: () => true,
    async take() {
      claims.taken++;
    },
    release: () => undefined,
  };
  const read = store.table.bind(store);
  store.table = async (code) => {
    const asItWas = await read(code);
    if (claims.term === 0) {
      // Its lease ended in between, and it has another one since.
      claims.term = 1;
      await store.commit([{ kind: 'table', table: meanwhile(table) }]);
    }
    return asItWas;
  };
  const commits = new GroupCommit<Write>(store, TIMERS, { committed() {}, failed() {}, broke() {} });
  const hall = new Hall(
    {
      store,
      commits,
      games: await loadGames(),
      chance: SYSTEM_CHANCE,
      sha256,
      frameOf: textFrame,
      graceMs: 0,
      claims,
    },
    { restored() {}, lost() {}, stumbled() {}, damaged() {}, judged() {}, woke() {} },
  );
  return { hall, claims };
}

describe('a room that stood still while it read a table', () => {
  it('takes the table again and reads what another has done at it before it shows anything', async () => {
    const { hall, claims } = await roomThatStandsStill((table) => ({ ...table, host: 'bob', changedAt: 2 }));
    const table = await hall.find(PLAN.code);
    expect(table.record).toMatchObject({ host: 'bob', changedAt: 2 });
    expect(claims.taken).toBe(2);
  });
});
