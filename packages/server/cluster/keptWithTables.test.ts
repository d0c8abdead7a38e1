/** What people ask of each other at a table is kept with it: whoever has the table next knows of it. */
import { atTable, type MadeProgram, ROUTES, type TableInfo } from '@airlock/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Guest, guest, stranger } from '../testing/guest.ts';
import { freshPostgres, inPostgres } from '../testing/postgres.ts';
import { PATIENTLY } from '../testing/startForTest.ts';
import { isMissing, startedApart, startTogether } from '../testing/together.ts';

/** A program of somebody that waits for invitations at a server, and is known to wait at another. */
async function waitingProgram(owner: Guest, there: string, knownAt: string) {
  const { id, token } = await owner.get<MadeProgram>('POST', ROUTES.programs, { name: 'Robin' });
  const robin = owner.withToken(token).at(there);
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  void (async () => {
    try {
      for await (const _ of robin.lines(ROUTES.news, stop.signal));
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    }
  })();
  const waiting = (): Promise<unknown> => stranger(knownAt).get('GET', ROUTES.waitingPrograms);
  await expect.poll(waiting, PATIENTLY).toEqual([{ id, name: 'Robin' }]);
  return { id, robin };
}

const table = (who: Guest, code: string): Promise<TableInfo> =>
  who.get<TableInfo>('GET', atTable(ROUTES.table, code));

describe.skipIf(isMissing)('a table whose server has stopped', () => {
  it('still keeps the seat of a program that was challenged, at every other server', async () => {
    const [one, two, three] = await startTogether(3);
    const ann = await guest(one.url, 'Ann');
    const { id, robin } = await waitingProgram(ann, two.url, one.url);
    const { code } = await ann.get('POST', ROUTES.challenges, {
      game: 'outpost-seven',
      seats: [{ kind: 'me' }, { kind: 'program', program: id }],
    });
    await one.stop();
    const accepted = await robin.at(three.url).get('POST', atTable(ROUTES.challenge, code), { accept: true });
    expect(accepted).toMatchObject({ stage: 'playing', mySeat: 1 });
  });

  it('still lets a program sit down that was invited, and no other', async () => {
    const [one, two, three] = await startTogether(3);
    const ann = await guest(one.url, 'Ann');
    const { id, robin } = await waitingProgram(ann, two.url, one.url);
    const { code } = await ann.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ann.get('POST', atTable(ROUTES.invitations, code), { program: id });
    await one.stop();
    const made = await ann.at(two.url).get<MadeProgram>('POST', ROUTES.programs, { name: 'Wren' });
    const wren = ann.withToken(made.token).at(three.url);
    expect(await wren.ask('POST', atTable(ROUTES.seat, code), {})).toMatchObject({ status: 403 });
    expect(await robin.claim(code)).toMatchObject({ mySeat: 1 });
  });

  it('still shows its host who asked to be let in', async () => {
    const [one, two, three] = await startTogether(3);
    const { code, ann } = await startedApart(one.url, two.url);
    const wim = await guest(two.url, 'Wim');
    const watching = (who: Guest, body: object) => who.ask('POST', atTable(ROUTES.watching, code), body);
    expect(await watching(ann, { do: 'allow', rule: { who: 'asked' } })).toMatchObject({ status: 200 });
    expect(await watching(wim, { do: 'knock' })).toMatchObject({ body: { asked: true } });
    await one.stop();
    const host = ann.at(three.url);
    expect((await table(host, code)).wishes).toEqual([{ number: 1, name: 'Wim', seat: null }]);
    expect(await watching(host, { do: 'answer', number: 1, agree: true })).toMatchObject({ status: 200 });
    expect(await table(wim, code)).toMatchObject({ mySeat: null });
    expect(await table(host, code)).not.toHaveProperty('wishes');
  });

  it('still gives the time that somebody asked for', async () => {
    const [one, two] = await startTogether(2);
    const ann = await guest(one.url, 'Ann');
    const bob = await guest(two.url, 'Bob');
    const { code } = await ann.setTable();
    await bob.claim(code);
    await ann.get('PATCH', atTable(ROUTES.table, code), { time: { kind: 'live', seconds: 600 } });
    await bob.ready(code);
    await ann.start(code);
    const socket = await ann.socket();
    await socket.join(code);
    await ann.get('POST', atTable(ROUTES.time, code));
    await one.stop();
    const again = await bob.socket();
    await again.join(code);
    const { due } = await again.next('view');
    expect(due).toBeGreaterThan(600_000);
    expect(await bob.ask('POST', atTable(ROUTES.time, code))).toMatchObject({ status: 409 });
  });
});

describe.skipIf(isMissing)('a rematch', () => {
  it('is joined also where the next table has become another server’s', async () => {
    const database = await freshPostgres();
    const [one, two] = await startTogether(2, { database });
    const { code, ann, bob } = await startedApart(one.url, two.url);
    for (const person of [ann, bob]) await person.get('POST', atTable(ROUTES.abandon, code), { agree: true });
    const next = await ann.get('POST', atTable(ROUTES.rematch, code));
    await one.stop();
    const [three] = await startTogether(1, { database });
    // The finished match is at one server now, and the next one at another.
    expect(await table(ann.at(three.url), code)).toMatchObject({ rematch: next.code });
    expect(await table(bob, next.code)).toMatchObject({ stage: 'lobby' });
    const owners = await inPostgres('select distinct node from match_head', database);
    expect(owners.rows).toHaveLength(2);
    const joined = await bob.get('POST', atTable(ROUTES.rematch, code));
    expect(joined).toMatchObject({ code: next.code, stage: 'playing' });
  });
});
