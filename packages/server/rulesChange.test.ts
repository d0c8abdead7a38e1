/** A server starts again with other rules than those its matches were played by. */
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { type AnyGame, digestOf, type MatchFile, parseFile } from '@airlock/kernel';
import { atTable, ROUTES, type TableSummary } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from './server.ts';
import { closeDatabase, openDatabase } from './store/sqlite.ts';
import { openSqliteStore } from './store/sqliteStore.ts';
import { CannotWrite, type MatchStore, type Write } from './store/store.ts';
import { type Guest, guest, stranger } from './testing/guest.ts';
import {
  BROKEN_RULES,
  HIGHER_STEPS,
  LADDER_GAME,
  LOWER_TOP,
  NO_ROLLING,
  OTHER_FORM,
  OTHER_FORM_KEPT,
  onShelf,
  SAME_RULES,
  WITHOUT_ROLL,
} from './testing/otherRules.ts';
import { climber, pairAtTable, playerAt } from './testing/seated.ts';
import { startForTest, temporaryFolder } from './testing/startForTest.ts';

interface Left {
  readonly data: string;
  readonly code: string;
  readonly person: Guest;
}

/** Somebody on the ladder did some things, and the server stopped. */
async function climbed(...actions: readonly string[]): Promise<Left> {
  const data = temporaryFolder();
  const server = await startForTest({ data }, { games: onShelf(LADDER_GAME) });
  const { code, person, player } = await climber(server.url);
  for (const action of actions) {
    if (action === 'undo') {
      player.socket.send({ type: 'undo', table: code, id: 99, after: player.sequence });
      await player.socket.next('view', ({ sequence }) => sequence > player.sequence);
      player.catchUp();
    } else await player.act(action);
  }
  await server.stop();
  return { data, code, person };
}

/** The same folder with other rules. */
async function reopened(left: Left, game: AnyGame): Promise<{ server: RunningServer; person: Guest }> {
  const server = await startForTest({ data: left.data }, { games: onShelf(game) });
  return { server, person: left.person.at(server.url) };
}

const fileAt = (person: Guest, code: string) => person.ask<MatchFile>('GET', atTable(ROUTES.match, code));

async function keptIn(data: string, code: string) {
  const store = await openSqliteStore(`${data}/airlock.db`);
  const record = await store.table(code);
  const log = await store.log(record?.number ?? 0);
  await store.close();
  return { record, log };
}

describe('a match whose rules were changed', () => {
  it('goes on where the new rules lead to the same, and is theirs from then on', async () => {
    const left = await climbed('climb', 'undo', 'roll', 'climb');
    const { server, person } = await reopened(left, SAME_RULES);
    const player = await playerAt(person, left.code, SAME_RULES);
    expect(player.sequence).toBe(4);
    await player.act('climb');
    await server.stop();
    const { record, log } = await keptIn(left.data, left.code);
    expect(record).toMatchObject({ stage: 'playing', match: { rules: 2 } });
    expect(record?.match).not.toHaveProperty('endedBy');
    expect(log).toHaveLength(5);
    const again = await reopened(left, SAME_RULES);
    expect((await playerAt(again.person, left.code, SAME_RULES)).view).toEqual(player.view);
  });

  it('is marked with the new version in the file that can be had after its end', async () => {
    const left = await climbed('climb');
    const { person } = await reopened(left, SAME_RULES);
    const player = await playerAt(person, left.code, SAME_RULES);
    while (player.isAwaited) await player.act('climb');
    await player.socket.next('over');
    const { body } = await fileAt(person, left.code);
    expect(parseFile(JSON.stringify(body), { ladder: SAME_RULES })).toMatchObject({ ok: true });
    expect(body).toMatchObject({ rules: 2, outcome: { winners: [0] } });
  });

  it.each([
    ['lead elsewhere', HIGHER_STEPS, ['climb']],
    ['refuse something that was done', NO_ROLLING, ['climb', 'roll']],
    ['do not know an action', WITHOUT_ROLL, ['climb', 'roll']],
    ['break on it', BROKEN_RULES, ['climb']],
    ['write a state otherwise and do not say how it was', OTHER_FORM, ['climb']],
    ['call it over', LOWER_TOP, Array.from({ length: 9 }, () => 'climb')],
  ])('ends without a winner where the new rules %s', async (_why, game, actions) => {
    const left = await climbed(...actions);
    const { server, person } = await reopened(left, game);
    const info = await person.get('GET', atTable(ROUTES.table, left.code));
    expect(info).toMatchObject({ stage: 'abandoned', oldRules: 'ended', mySeat: 0 });
    expect(info.commitment).toMatch(/^[0-9a-f]{64}$/);
    const { status, body } = await fileAt(person, left.code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ rules: 1, abandoned: true, seats: ['Cleo'] });
    expect(body).not.toHaveProperty('outcome');
    expect(body.log.map(([, action]) => action)).toEqual(actions);
    await server.stop();
    expect(await keptIn(left.data, left.code)).toMatchObject({
      record: { stage: 'abandoned', match: { rules: 1, endedBy: 2 } },
    });
  });

  it('goes on where the new rules say in which form the state was kept', async () => {
    const left = await climbed('climb');
    const { person } = await reopened(left, OTHER_FORM_KEPT);
    expect((await playerAt(person, left.code, OTHER_FORM_KEPT)).sequence).toBe(1);
  });

  it('stays ended when the old rules come back, and its file can be played by them', async () => {
    const left = await climbed('climb', 'roll');
    const first = await reopened(left, HIGHER_STEPS);
    await first.person.get('GET', atTable(ROUTES.table, left.code));
    await first.server.stop();
    const { person } = await reopened(left, LADDER_GAME);
    expect(await person.get('GET', atTable(ROUTES.table, left.code))).toMatchObject({ oldRules: 'ended' });
    const { body } = await fileAt(person, left.code);
    expect(parseFile(JSON.stringify(body), { ladder: LADDER_GAME })).toMatchObject({ ok: true });
  });

  it('is told to everybody who comes: no view, the end with the seed, and a sentence for what is tried', async () => {
    const left = await climbed('climb');
    const { server, person } = await reopened(left, HIGHER_STEPS);
    const socket = await person.socket();
    await socket.join(left.code);
    const { seed, commitment } = await socket.next('over');
    expect((await fileAt(person, left.code)).body).toMatchObject({ seed, commitment });
    for (const type of ['act', 'undo']) {
      socket.send({
        type,
        table: left.code,
        id: 1,
        after: 1,
        ...(type === 'act' ? { action: 'climb' } : {}),
      });
      expect(await socket.next('refused')).toMatchObject({
        code: 'old-rules',
        sentence: expect.stringContaining('rules of this game have changed'),
      });
    }
    expect(socket.messages.some(({ type }) => type === 'view')).toBe(false);
    const eve = await stranger(server.url).socket();
    await eve.join(left.code);
    expect(await eve.next('over')).toMatchObject({ seed });
  });

  it('is listed with what became of it, and leads to another match', async () => {
    const left = await climbed('climb', 'climb');
    const { person } = await reopened(left, HIGHER_STEPS);
    expect(await person.get<TableSummary[]>('GET', ROUTES.tables)).toMatchObject([
      { code: left.code, stage: 'abandoned', oldRules: 'ended', myMove: false, moves: 2 },
    ]);
    const next = await person.get('POST', atTable(ROUTES.rematch, left.code), {});
    expect(next).toMatchObject({ stage: 'playing' });
    expect(next).not.toHaveProperty('oldRules');
  });

  it('can be talked at, and its people can be forgotten', async () => {
    const left = await climbed('climb');
    const { server, person } = await reopened(left, HIGHER_STEPS);
    const socket = await person.socket();
    await socket.join(left.code);
    socket.send({ type: 'talk', table: left.code, id: 1, text: 'oh' });
    expect(await socket.next('talk')).toMatchObject({ lines: [{ text: 'oh' }] });
    await person.get('DELETE', ROUTES.person);
    await expect(server.hall.find(left.code)).rejects.toThrow(/no table/);
  });

  it('is not decided on while nothing can be written: whoever comes is told to come back', async () => {
    const left = await climbed('climb');
    const store: MatchStore = await openSqliteStore(`${left.data}/airlock.db`);
    const { commit } = store;
    let isFull = true;
    store.commit = async (group: readonly Write[]) => {
      if (isFull) throw new CannotWrite(new Error('full'));
      await commit.call(store, group);
    };
    const { url } = await startForTest({ data: left.data }, { games: onShelf(HIGHER_STEPS), store });
    const person = left.person.at(url);
    expect(await person.ask('GET', atTable(ROUTES.table, left.code))).toMatchObject({
      status: 507,
      body: { code: 'storage' },
    });
    isFull = false;
    expect(await person.get('GET', atTable(ROUTES.table, left.code))).toMatchObject({ oldRules: 'ended' });
  });
});

describe('a match that was kept before there were digests', () => {
  /** Takes the digests out, as a folder of an earlier format has none. */
  async function withoutDigests(...actions: readonly string[]): Promise<Left> {
    const left = await climbed(...actions);
    const database = await openDatabase(`${left.data}/airlock.db`);
    const rows = database.prepare('select number, lines from journal').all();
    for (const { number, lines } of rows as { number: number; lines: string }[]) {
      const without = lines.replaceAll(/#[0-9a-f]+/g, '');
      database.prepare('update journal set lines = ? where number = ?').run(without, number);
    }
    closeDatabase(database);
    return left;
  }

  it('goes on by the same rules, and has digests from its next action on', async () => {
    const left = await withoutDigests('climb', 'roll');
    const { server, person } = await reopened(left, LADDER_GAME);
    await (await playerAt(person, left.code, LADDER_GAME)).act('climb');
    await server.stop();
    const { log } = await keptIn(left.data, left.code);
    expect(log.map(({ digest }) => digest !== undefined)).toEqual([false, false, true]);
    const again = await reopened(left, SAME_RULES);
    expect((await playerAt(again.person, left.code, SAME_RULES)).sequence).toBe(3);
  });

  it('ends when the rules are changed, because nobody can tell where it stood', async () => {
    const left = await withoutDigests('climb');
    const { person } = await reopened(left, SAME_RULES);
    expect(await person.get('GET', atTable(ROUTES.table, left.code))).toMatchObject({ oldRules: 'ended' });
  });
});

describe('a match that was over before its rules were changed', () => {
  const toTheTop = Array.from({ length: 10 }, () => 'climb');

  it('can be reviewed where the new rules lead to the same', async () => {
    const left = await climbed(...toTheTop);
    const { person } = await reopened(left, SAME_RULES);
    const info = await person.get('GET', atTable(ROUTES.table, left.code));
    expect(info).toMatchObject({ stage: 'over' });
    expect(info).not.toHaveProperty('oldRules');
    expect((await fileAt(person, left.code)).body).toMatchObject({ rules: 2, outcome: { winners: [0] } });
  });

  it('stays over where they do not, and says why it cannot be reviewed', async () => {
    const left = await climbed(...toTheTop);
    const { server, person } = await reopened(left, HIGHER_STEPS);
    expect(await person.get('GET', atTable(ROUTES.table, left.code))).toMatchObject({
      stage: 'over',
      oldRules: 'past',
    });
    const { body } = await fileAt(person, left.code);
    expect(body).not.toHaveProperty('abandoned');
    expect(parseFile(JSON.stringify(body), { ladder: HIGHER_STEPS })).toMatchObject({
      ok: false,
      problem: expect.stringContaining('version 1 of the rules'),
    });
    await server.stop();
    const { person: back } = await reopened(left, LADDER_GAME);
    expect((await fileAt(back, left.code)).body).toMatchObject({ rules: 1, outcome: { winners: [0] } });
  });
});

describe('a digest', () => {
  it('is kept with the first action and with the last, whenever they come', async () => {
    const data = temporaryFolder();
    const server = await startForTest({ data });
    const { code, awaited, other, game } = await pairAtTable(server.url);
    await awaited.act();
    await other.hear(1);
    const table = await server.hall.find(code);
    const digest = digestOf(game, table.match?.state);
    awaited.socket.send({ type: 'act', table: code, id: 77, after: 1, action: 'resign' });
    await awaited.socket.next('over');
    const last = digestOf(game, table.match?.state);
    await server.stop();
    const { log } = await keptIn(data, code);
    expect(log.map((line) => line.digest)).toEqual([digest, last]);
  });
});

describe('a real game with people of both kinds', () => {
  it('goes on with its bot when the version was raised and nothing else', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const ann = await guest(first.url, 'Ann');
    const { code } = await ann.setTable({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      start: true,
    });
    const entry = (await loadGame('outpost-seven')) as CatalogueEntry;
    const player = await playerAt(ann, code, entry.game);
    if (!player.isAwaited) await player.hear(1);
    await player.act();
    await player.socket.next('events', ({ sequence }) => sequence > player.sequence);
    await first.stop();
    const game: AnyGame = { ...entry.game, version: entry.game.version + 1 };
    const second = await startForTest({ data }, { games: new Map([[game.id, { ...entry, game }]]) });
    const back = await playerAt(ann.at(second.url), code, game);
    expect(back.sequence).toBeGreaterThanOrEqual(player.sequence);
  });
});
