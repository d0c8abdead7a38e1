/** What people report, who reads it, and who is kept out. */
import { atTable, type OperatorReply, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { type Guest, guest } from '../testing/guest.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';

const reportTo = (by: Guest, code: string, text: string) =>
  by.ask('POST', atTable(ROUTES.reports, code), { text });

const operator = (url: string, token: string) => {
  const ask = async (method: string, body?: object) => {
    const reply = await fetch(url + ROUTES.operator, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: reply.status, body: (await reply.json()) as OperatorReply };
  };
  return { look: () => ask('GET'), ban: (body: object) => ask('POST', body) };
};

describe('a report', () => {
  it('has the talk that its reporter could hear, and is there after a restart', async () => {
    const data = temporaryFolder();
    const server = await startForTest({ data, operatorToken: 'sesame' });
    const [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')];
    const { code } = await ann.setTable();
    await bob.claim(code);
    const socket = await bob.socket();
    await socket.join(code);
    socket.send({ type: 'talk', table: code, id: 1, text: 'You are all fools.' });
    await socket.next('talk');
    expect(await reportTo(ann, code, 'Bob calls us fools.')).toMatchObject({ status: 200 });
    await server.stop();
    const again = await startForTest({ data, operatorToken: 'sesame' });
    const { body } = await operator(again.url, 'sesame').look();
    expect(body.reports).toMatchObject([
      {
        number: 1,
        table: code,
        by: 'Ann',
        text: 'Bob calls us fools.',
        lines: [{ name: 'Bob', text: 'You are all fools.' }],
      },
    ]);
    expect(body.reports[0]?.people.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });

  it('keeps the report and not the name of somebody who is forgotten', async () => {
    const { url } = await startForTest({ operatorToken: 'sesame' });
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable();
    await reportTo(ann, code, 'Odd.');
    await ann.get('DELETE', ROUTES.person);
    const { body } = await operator(url, 'sesame').look();
    expect(body.reports).toMatchObject([{ by: 'Somebody', text: 'Odd.' }]);
  });

  it('says something, and is read by nobody without the token', async () => {
    const { url } = await startForTest({ operatorToken: 'sesame' });
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable();
    expect(await reportTo(ann, code, '  ')).toMatchObject({ status: 400 });
    expect(await operator(url, 'open').look()).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await operator(url, '').look()).toMatchObject({ status: 403 });
  });
});

describe('somebody who is kept out', () => {
  it('is sent away and refused everywhere, until they are let back in', async () => {
    const data = temporaryFolder();
    const server = await startForTest({ data, operatorToken: 'sesame' });
    const [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')];
    const { code } = await ann.setTable();
    await bob.claim(code);
    const socket = await bob.socket();
    await socket.join(code);
    const { look, ban } = operator(server.url, 'sesame');
    const { id = '' } = (await bob.get<{ id: string }>('GET', ROUTES.session)) ?? {};
    expect((await look()).body.visitors.map(({ name }) => name)).toContain('Bob');
    const out = { kind: 'person', who: id, why: 'Rude.' };
    expect((await ban({ ...out, on: true })).body.bans).toEqual([out]);
    await socket.closing();
    expect(await bob.ask('GET', ROUTES.tables)).toMatchObject({ status: 403, body: { code: 'kept-out' } });
    await expect(bob.socket()).rejects.toThrow();
    expect(await ann.ask('GET', ROUTES.tables)).toMatchObject({ status: 200 });
    await server.stop();
    const again = await startForTest({ data, operatorToken: 'sesame' });
    expect(await bob.at(again.url).ask('GET', ROUTES.tables)).toMatchObject({ status: 403 });
    await operator(again.url, 'sesame').ban({ ...out, on: false });
    expect(await bob.at(again.url).ask('GET', ROUTES.tables)).toMatchObject({ status: 200 });
  });
});
