/** What the store says to SQLite. */
import type { Database, Statement } from './sqlite.ts';
import { TABLE_COLUMNS } from './tableRow.ts';

const SESSION = `select id, person, token, next, former, former_until as formerUntil, created_at as createdAt,
  renewed_at as renewedAt, expires_at as expiresAt, device from session`;

/** All statements of the store by name, prepared once. */
export function statementsOf(database: Database) {
  const statement = (sql: string): Statement => database.prepare(sql);
  return {
    createTable: statement(
      `insert into game_table (code, game, host, options, seats, stage, with_bots, rules, seed, started_at,
         rematch, changed_at, ended_by, sealed, company) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    changeTable: statement(
      `update game_table set host = ?, options = ?, seats = ?, stage = ?, with_bots = ?, rules = ?, seed = ?,
         started_at = ?, rematch = ?, changed_at = ?, ended_by = ?, sealed = ?, company = ? where number = ?`,
    ),
    // What is in no match is overread when the journal is filed.
    tryJournal: statement(`insert or replace into journal (number, lines) values (0, '')`),
    numberOf: statement('select number from game_table where code = ?'),
    table: statement(`select ${TABLE_COLUMNS} from game_table where code = ?`),
    byNumber: statement(`select ${TABLE_COLUMNS} from game_table where number = ?`),
    tablesOf: statement(
      'select table_number from sitting where person = ? order by table_number desc limit ?',
    ),
    tablesDealt: statement(
      `select ${TABLE_COLUMNS} from game_table
       where game = ? and started_at is not null and json_valid(options) and json_extract(options, '$.seed') = ?
       order by started_at, number limit ?`,
    ),
    slowTables: statement(
      `select code from game_table where stage = 'playing' and company like '%"kind":"slow"%' limit ?`,
    ),
    openTables: statement(
      `select ${TABLE_COLUMNS} from game_table where stage = 'lobby' and company like '%"open":{%'
       order by number limit ?`,
    ),
    clearSittings: statement('delete from sitting where table_number = ?'),
    sit: statement('insert into sitting (person, table_number) values (?, ?)'),
    stand: statement('delete from sitting where person = ? and table_number = ?'),
    talk: statement(
      `select number, seat, name, words as text, at from talk where table_number = ? and circle = ?
       order by number desc limit ?`,
    ),
    talkLines: statement(
      'select circle, max(number) as lines from talk where table_number = ? group by circle',
    ),
    say: statement(
      `insert into talk (table_number, circle, number, seat, name, words, at, person)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    hasOldCookie: statement('select 1 from person where id = ? and old_cookie = 1'),
    forgetOldCookie: statement('update person set old_cookie = 0 where id = ? and old_cookie = 1'),
    newSession: statement(
      `insert into session (id, person, created_at, device, token, next, former, former_until, renewed_at,
         expires_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ),
    changeSession: statement(
      `update session set token = ?, next = ?, former = ?, former_until = ?, renewed_at = ?, expires_at = ?
       where id = ?`,
    ),
    session: statement(`${SESSION} where token = ? or next = ? or former = ?`),
    sessionsOf: statement(`${SESSION} where person = ? order by created_at desc, id`),
    sessionCount: statement('select count(*) as sessions from session where person = ?'),
    endSession: statement('delete from session where id = ?'),
    // A recovery code outlives signing out everywhere: it is what brings somebody back.
    endSessions: statement(`delete from session where person = ? and id not like 'recovery %'`),
    forgetSessions: statement('delete from session where person = ?'),
    keepPush: statement(
      `insert or replace into push (endpoint, person, session, p256dh, auth, created_at, wants) values (?, ?, ?, ?, ?, ?, ?)`,
    ),
    endPush: statement('delete from push where endpoint = ?'),
    endPushOfSession: statement('delete from push where session = ?'),
    endPushOfPerson: statement('delete from push where person = ?'),
    pushOf: statement(
      `select endpoint, person, session, p256dh, auth, created_at as createdAt, wants from push
       where person = ? and session in (select id from session) order by created_at, endpoint`,
    ),
    endExpiredSessions: statement(
      'delete from session where id in (select id from session where expires_at <= ? limit ?)',
    ),
    person: statement('select id, name from person where id = ? and leaving_at is null'),
    peopleWith: statement(
      'select id, name from person where id > ? and id < ? and leaving_at is null order by name, id limit ?',
    ),
    see: statement('update person set seen_at = ? where id = ?'),
    leave: statement('update person set leaving_at = ? where id = ?'),
    keepPerson: statement(
      `insert into person (id, name, seen_at) values (?, ?, ?)
       on conflict (id) do update set name = excluded.name, seen_at = excluded.seen_at`,
    ),
  };
}
