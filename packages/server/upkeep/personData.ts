/** Everything that is kept about a person, for them to read. */
import { setImmediate as turn } from 'node:timers/promises';
import type { PersonData } from '@airlock/protocol';
import { seatOf } from '@airlock/tables';
import type { MatchStore, Person, TableRecord } from '../store/store.ts';

/** More than anybody has; a list without an end would be a way to fill the memory. */
const MOST_TABLES = 10_000;
const MOST_LINES = 100_000;

export async function personData(
  store: MatchStore,
  person: Person,
  programs: readonly Person[],
): Promise<PersonData> {
  const record = await store.keeping.personRecord(person.id);
  const tables: PersonData['tables'] = [];
  for (const table of await store.tablesOf(person.id, MOST_TABLES)) {
    tables.push(await tableData(store, table, person));
    await turn();
  }
  return {
    person: { ...person, seenAt: record?.seenAt ?? 0 },
    tables,
    passkeys: (await store.identity.passkeysOf(person.id)).map(({ id, site, device, createdAt, usedAt }) => ({
      id,
      site,
      device,
      createdAt,
      usedAt,
    })),
    sessions: (await store.sessionsOf(person.id)).map(({ id, device, createdAt, expiresAt }) => ({
      // A code that brings somebody back is kept like a session; its name says whose it is.
      id: id.split(' ')[0] ?? id,
      device,
      createdAt,
      expiresAt,
    })),
    programs: programs.map(({ id, name }) => ({ id, name })),
    talk: await store.keeping.linesOf(person.id, MOST_LINES),
  };
}

/** Of a match that goes on, no more than they did themselves. */
async function tableData(
  store: MatchStore,
  table: TableRecord,
  { id }: Person,
): Promise<PersonData['tables'][number]> {
  const { code, game, stage, match, changedAt, host, number } = table;
  const seat = seatOf(table, id);
  const sitting = seat === null ? undefined : table.seats[seat];
  const log = match === null || seat === null ? [] : await store.log(number).catch(() => []);
  return {
    code,
    game,
    stage,
    host: host === id,
    seat,
    name: sitting?.kind === 'person' ? sitting.name : null,
    startedAt: match?.startedAt ?? null,
    changedAt,
    actions: log.filter((line) => line.seat === seat).map(({ action, at }) => ({ action, at })),
  };
}
