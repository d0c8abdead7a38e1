/**
 * The tables of the embedded database.
 *
 * Actions are written to `journal` in the order they come, whatever match they belong to, a group a row, and filed
 * by match into `match_log` at quieter moments. A key or an index by match and sequence on the journal would touch
 * a page for every match in a group and halve the durable appends a second; the store holds the file alone, so it
 * can check the sequence itself before it appends.
 */
export const SCHEMA_VERSION = 2;

export const SCHEMA = `
  create table person (
    id text primary key,
    name text not null
  );

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
    changed_at integer not null
  );
  create index game_table_with_bots on game_table (stage, with_bots);

  create table sitting (
    person text not null,
    table_number integer not null,
    primary key (person, table_number)
  );

  create table journal (
    number integer primary key,
    lines text not null
  );

  create table match_log (
    match integer primary key,
    length integer not null,
    lines text not null
  );

  create table talk (
    table_number integer not null,
    number integer not null,
    seat integer,
    name text not null,
    words text not null,
    at integer not null,
    primary key (table_number, number)
  );

  pragma user_version = ${SCHEMA_VERSION};
`;
