/** What is damaged on the disk concerns its own table and no other. */
import { join } from 'node:path';
import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from './store/sqlite.ts';
import { startedPair } from './testing/guest.ts';
import { outpostSeven, pairAtTable, playerAt } from './testing/seated.ts';
import { startForTest, temporaryFolder } from './testing/startForTest.ts';

/** What happens to the table with that number, whose first action is of that seat. */
const DAMAGES: readonly [what: string, sql: (number: number, seat: number) => string][] = [
  [
    'the journal lost an action in the middle',
    (number) => `update journal set lines = replace(lines, '${number} 0 ', '999 0 ')`,
  ],
  ['its seats are cut short', (number) => `update game_table set seats = '[{"kin' where number = ${number}`],
  ['its seats are something else', (number) => `update game_table set seats = '{}' where number = ${number}`],
  ['its stage is unknown', (number) => `update game_table set stage = 'pla' where number = ${number}`],
  ['its options are gone', (number) => `update game_table set options = 'null' where number = ${number}`],
  [
    'an action is none of the game',
    (number, seat) =>
      `update journal set lines = replace(lines, '${number} 0 ${seat}#', '${number} 0 ${seat} 1 jump #')`,
  ],
  [
    'an action is of a seat that is not there',
    (number) => `update journal set lines = replace(lines, '${number} 1 ', '${number} 1 9')`,
  ],
  ['its seed is none', (number) => `update game_table set seed = 'x' where number = ${number}`],
];

describe('a table that is damaged', () => {
  it.each(DAMAGES)('is refused when %s, and all others are played on', async (_what, damage) => {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const hurt = await pairAtTable(first.url);
    await hurt.awaited.act();
    await hurt.other.hear(1);
    await (hurt.other.isAwaited ? hurt.other : hurt.awaited).act();
    const { number } = (await first.hall.find(hurt.code)).record;
    const { code } = await hurt.people[0].setTable();
    await hurt.people[1].claim(code);
    await hurt.people[1].ready(code);
    await hurt.people[0].start(code);
    await first.stop();
    const database = await openDatabase(join(data, 'airlock.db'));
    database.exec(damage(number, hurt.awaited.viewer));
    closeDatabase(database);

    const { url } = await startForTest({ data });
    const ann = hurt.people[0].at(url);
    const refused = { code: 'damaged', sentence: expect.stringContaining(`table ${hurt.code} is damaged`) };
    expect(await ann.ask('GET', atTable(ROUTES.table, hurt.code))).toMatchObject({
      status: 500,
      body: refused,
    });
    const socket = await ann.socket();
    socket.send({ type: 'join', table: hurt.code, compact: true });
    expect(await socket.next('refused')).toMatchObject({ ...refused, table: hurt.code });
    expect(await ann.get('GET', ROUTES.tables)).toMatchObject([{ code }]);
    const game = await outpostSeven();
    const players = await Promise.all(hurt.people.map((person) => playerAt(person.at(url), code, game)));
    await players.find(({ isAwaited }) => isAwaited)?.act();
    for (const player of players) await player.hear(1);
    const next = await startedPair(url);
    expect(next.code).not.toBe(code);
  });
});
