import { loadGame, SHELF } from '@airlock/catalogue';
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import type { Games } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '../store/sqlite.ts';
import { guest, startedPair, stranger } from '../testing/guest.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';
import { NameRules } from './nameRules.ts';

describe('the name of a bot', () => {
  it('is nobody else’s', async () => {
    const games = new Map();
    for (const { id } of SHELF) games.set(id, await loadGame(id));
    const rules = new NameRules(games as Games);
    const isRefused = (text: string): boolean => {
      try {
        rules.mustBeFit(text);
        return false;
      } catch {
        return true;
      }
    };
    for (const text of [
      'Engineer',
      'engineer',
      'Еngineer',
      'Officer Red',
      'Deckhand 2',
      'Sextant',
      'Omega',
      'Bot',
      'BOT · Ann',
      '· bot 7',
    ]) {
      expect(isRefused(text), text).toBe(true);
    }
    for (const text of ['Bot', 'bot-Ann', 'B0t · Engineer', 'Вот Ann', 'bot7'])
      expect(isRefused(text), text).toBe(true);
    for (const text of ['Ann', 'Captain Nemo', 'Botond', 'Abbot', 'Amber Drifter', 'Robot', 'Red']) {
      expect(isRefused(text), text).toBe(false);
    }
  });
});

const namesAt = ({ seats }: TableInfo): string[] =>
  seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));

describe('people at one table', () => {
  it('cannot pose as a bot', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    for (const name of ['Bot · Engineer', 'Engineer', 'ENGINEER']) {
      for (const [person, method] of [
        [stranger(url), 'POST'],
        [ann, 'POST'],
        [ann, 'PATCH'],
      ] as const) {
        expect(await person.ask(method, ROUTES.session, { name })).toMatchObject({
          status: 400,
          body: { sentence: `"${name}" sounds like one of our bots. Please choose another name.` },
        });
      }
    }
    expect(await ann.get('GET', ROUTES.session)).toMatchObject({ name: 'Ann' });
  });

  it('are told apart by a number where one has taken the name of another', async () => {
    const { url } = await startForTest();
    const [ann, other, third] = [await guest(url, 'Ann'), await guest(url, 'Аnn'), await guest(url, 'a n n')];
    const { code } = await ann.setTable({
      game: 'hypatia',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    await other.claim(code);
    expect(namesAt(await third.claim(code))).toEqual(['Ann', 'Аnn 2', 'a n n 3']);
  });

  it('are told apart when they change their name before the start, and the others hear of it', async () => {
    const { url } = await startForTest();
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
    const { code } = await ann.setTable();
    await bob.claim(code);
    const socket = await ann.socket();
    await socket.join(code);
    await bob.get('PATCH', ROUTES.session, { name: 'ANN' });
    const { table } = await socket.next('table', (message) => namesAt(message.table)[1] !== 'Bob');
    expect(namesAt(table)).toEqual(['Ann', 'ANN 2']);
    await bob.get('PATCH', ROUTES.session, { name: 'Robert' });
    expect(namesAt(await ann.get('GET', atTable(ROUTES.table, code)))).toEqual(['Ann', 'Robert']);
  });

  it('keep the name they play under, and speak under it', async () => {
    const { url } = await startForTest();
    const { code, people } = await startedPair(url);
    const [ann, bob] = people;
    const socket = await bob.socket();
    await socket.join(code);
    await bob.get('PATCH', ROUTES.session, { name: 'Ann' });
    expect(namesAt(await ann.get('GET', atTable(ROUTES.table, code)))).toEqual(['Ann', 'Bob']);
    socket.send({ type: 'talk', table: code, id: 1, text: 'I resign' });
    expect((await socket.next('talk')).lines).toMatchObject([{ seat: 1, name: 'Bob' }]);
  });

  it('are not spoken for by those who watch', async () => {
    const { url } = await startForTest();
    const { code } = await startedPair(url);
    const wim = await guest(url, 'Wim');
    const socket = await wim.socket();
    await socket.join(code);
    await wim.get('PATCH', ROUTES.session, { name: 'Ann' });
    socket.send({ type: 'talk', table: code, id: 1, text: 'I resign' });
    expect((await socket.next('talk')).lines).toMatchObject([{ seat: null, name: 'Ann 2' }]);
  });

  it('must change a name that was given before there were rules', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const [ann, bob, eve] = [
      await guest(first.url, 'Ann'),
      await guest(first.url, 'Bob'),
      await guest(first.url, 'Eve'),
    ];
    const { code } = await ann.setTable();
    await first.stop();
    const database = await openDatabase(`${data}/airlock.db`);
    database.exec(`update person set name = char(0x3164) where name = 'Bob';
      update person set name = 'Bot · Engineer' where name = 'Eve'`);
    closeDatabase(database);
    const { url } = await startForTest({ data });
    for (const person of [bob, eve]) {
      const now = person.at(url);
      const refused = { status: 400, body: { sentence: expect.stringContaining('Please choose another') } };
      expect(await now.ask('POST', atTable(ROUTES.seat, code), {})).toMatchObject(refused);
      expect(
        await now.ask('POST', ROUTES.tables, { game: 'outpost-seven', seats: [{ kind: 'me' }] }),
      ).toMatchObject(refused);
      await now.get('PATCH', ROUTES.session, { name: 'Cleo' });
      await now.claim(code);
      await now.get('DELETE', atTable(ROUTES.seat, code));
    }
  });
});
