/**
 * The tables of the embedded database.
 *
 * Actions are written to `journal` in the order they come, whatever match they belong to, one group per row, and filed
 * by match into `match_log` at quieter moments. A key or an index by match and sequence on the journal would touch
 * a page for every match in a group and halve the durable appends per second; the store holds the file alone, so it
 * can check the sequence itself before it appends.
 */
export const SCHEMA_VERSION = 8;

const JOURNAL = `
  create table journal (
    number integer primary key,
    lines text not null
  );
`;

const TALK = `
  create table talk (
    table_number integer not null,
    circle integer not null,
    number integer not null,
    seat integer,
    name text not null,
    words text not null,
    at integer not null,
    person text,
    primary key (table_number, circle, number)
  );
`;

/** Who said something, wherever it was: for those who want to know or to take away what is kept of them. */
const TALK_OF_PERSON = 'create index talk_of_person on talk (person) where person is not null;';

/** Actions that do not follow on the others of their match, as the journal had them. */
const SET_ASIDE = `
  create table set_aside (
    number integer primary key,
    match integer not null,
    lines text not null
  );
`;

/** What is kept for a time only is found by how long ago it was of use. */
const BY_AGE = `
  create index game_table_by_age on game_table (stage, changed_at);
  create index person_by_age on person (seen_at, id);
`;

/** Whoever sits at a table is written anew with every change of its record; without it each change would read everybody at all tables. */
const SITTING_OF_TABLE = 'create index sitting_of_table on sitting (table_number);';

/** Tokens are kept as digests: whoever reads the file can sign in as nobody. */
const SESSION = `
  create table session (
    id text primary key,
    person text not null,
    token text not null unique,
    next text not null unique,
    former text unique,
    former_until integer not null,
    created_at integer not null,
    renewed_at integer not null,
    expires_at integer not null
  );
  create index session_person on session (person);
  create index session_expires on session (expires_at);
`;

/** Browsers in which somebody wants to be told of their tables. */
const PUSH = `
  create table if not exists push (
    endpoint text primary key,
    person text not null,
    session text not null,
    p256dh text not null,
    auth text not null,
    created_at integer not null
  );
  create index if not exists push_person on push (person);
  create index if not exists push_session on push (session);
`;

/** What each of them wants to be told of. Those that were there before it was asked had wanted to hear of their moves. */
const PUSH_WANTS = `alter table push add column wants text not null default 'move';`;

/** Added last in every file, so that its place in a row is the same in all of them. */
const SESSION_DEVICE = 'alter table session add column device text;';

/** The public halves of passkeys, and what they are asked to sign. */
const PASSKEY = `
  create table passkey (
    id text primary key,
    person text not null,
    site text not null,
    public_key text not null,
    counter integer not null,
    transports text not null,
    device text not null,
    created_at integer not null,
    used_at integer not null
  );
  create index passkey_person on passkey (person);
  create table challenge (
    hash text primary key,
    purpose text not null,
    person text,
    origin text not null,
    expires_at integer not null
  );
  create index challenge_expires on challenge (expires_at);
`;

/** For whoever runs the server. */
const COMPLAINTS = `
  create table report (
    number integer primary key,
    person text not null,
    body text not null
  );
  create table ban (
    kind text not null,
    who text not null,
    why text not null,
    primary key (kind, who)
  );
`;

export const SCHEMA = `
  create table person (
    id text primary key,
    name text not null,
    seen_at integer not null default 0,
    leaving_at integer,
    old_cookie integer not null default 0
  );

  ${SESSION}
  ${PUSH}
  ${PUSH_WANTS}
  ${SESSION_DEVICE}
  ${PASSKEY}
  ${COMPLAINTS}

  create table game_table (
    number integer primary key,
    code text not null unique,
    game text not null,
    host text not null,
    options text not null,
    seats text not null,
    stage text not null,
    with_bots integer not null,
    rules integer,
    seed text,
    started_at integer,
    rematch text,
    changed_at integer not null,
    ended_by integer,
    sealed text,
    company text
  );
  create index game_table_with_bots on game_table (stage, with_bots);

  create table sitting (
    person text not null,
    table_number integer not null,
    primary key (person, table_number)
  );
  ${SITTING_OF_TABLE}

  ${JOURNAL}

  create table match_log (
    match integer primary key,
    length integer not null,
    lines text not null
  );

  ${TALK}
  ${TALK_OF_PERSON}
  ${SET_ASIDE}
  ${BY_AGE}

  pragma user_version = ${SCHEMA_VERSION};
`;

/** What makes a file of an older format one of the next. */
export const UPGRADES: Readonly<Record<number, string>> = {
  // Everybody heard everything that was said, and every action had a row of its own.
  1: `
    alter table journal rename to journal_by_action;
    ${JOURNAL}
    insert into journal (lines)
      select match || ' ' || sequence || ' ' || seat || ' ' || at || ' ' || action || char(10)
      from journal_by_action order by number;
    drop table journal_by_action;
    alter table talk rename to talk_of_all;
    ${TALK}
    insert into talk (table_number, circle, number, seat, name, words, at)
      select table_number, 0, number, seat, name, words, at from talk_of_all;
    drop table talk_of_all;
    pragma user_version = 2;
  `,
  // Nobody knew when somebody was last there, nor who had said something while watching. A cookie held the id of a
  // person, signed; each is good until it has been exchanged for a session.
  2: `
    alter table person add column seen_at integer not null default 0;
    update person set seen_at = cast(strftime('%s', 'now') as integer) * 1000;
    alter table person add column leaving_at integer;
    alter table talk rename to talk_without_person;
    ${TALK}
    insert into talk
      select table_number, circle, talk_without_person.number, seat, name, words, at,
        iif(json_valid(seats), json_extract(seats, '$[' || seat || '].person'), null)
      from talk_without_person left join game_table on game_table.number = table_number;
    drop table talk_without_person;
    ${TALK_OF_PERSON}
    ${SET_ASIDE}
    ${BY_AGE}
    alter table person add column old_cookie integer not null default 0;
    update person set old_cookie = 1;
    ${SESSION}
    pragma user_version = 3;
  `,
  // No action was kept with a digest: logs stay as they are. No match had ended because the rules were changed. Answers
  // that waited for a deadline were kept in memory alone.
  3: `
    alter table game_table add column ended_by integer;
    alter table game_table add column sealed text;
    pragma user_version = 4;
  `,
  // Nobody had been removed from a table.
  4: `
    alter table game_table add column company text;
    pragma user_version = 5;
  `,
  // Nobody was told anywhere that it was their move. Nobody had a passkey, and a session did not say in which browser it began. Reports
  // and bans lay in files.
  5: `
    ${PUSH}
    ${SESSION_DEVICE}
    ${PASSKEY}
    ${COMPLAINTS}
    pragma user_version = 6;
  `,
  // Those at a table were found by reading those at all of them.
  6: `
    ${SITTING_OF_TABLE}
    pragma user_version = 7;
  `,
  // Browsers were told of moves and of nothing else.
  7: `
    ${PUSH_WANTS}
    pragma user_version = 8;
  `,
};
