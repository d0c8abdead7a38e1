/** Reports, bans and passkeys of servers that share a database. */
import { atTable, type OperatorReply, type PasskeyOptions, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { guest, stranger } from '../testing/guest.ts';
import { PATIENTLY } from '../testing/startForTest.ts';
import { isMissing, startTogether } from '../testing/together.ts';

const TOKEN = 'sesame';

async function asOperator(url: string, body?: object): Promise<OperatorReply> {
  const reply = await fetch(url + ROUTES.operator, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as OperatorReply;
}

describe.skipIf(isMissing)('servers that share a database', () => {
  it('show the same reports, and keep the same people out', async () => {
    const [one, two] = await startTogether(2, { operatorToken: TOKEN });
    const [ann, bob] = [await guest(one.url, 'Ann'), await guest(two.url, 'Bob')];
    const { code } = await ann.setTable();
    await ann.get('POST', atTable(ROUTES.reports, code), { text: 'Odd.' });
    expect((await asOperator(two.url)).reports).toMatchObject([{ number: 1, by: 'Ann', text: 'Odd.' }]);

    const socket = await bob.socket();
    const { id } = await bob.get<{ id: string }>('GET', ROUTES.session);
    const ban = { kind: 'person', who: id, why: 'Rude.' };
    await asOperator(one.url, { ...ban, on: true });
    await socket.closing();
    expect(await bob.ask('GET', ROUTES.tables)).toMatchObject({ status: 403, body: { code: 'kept-out' } });
    await asOperator(one.url, { ...ban, on: false });
    await expect.poll(async () => (await bob.ask('GET', ROUTES.tables)).status, PATIENTLY).toBe(200);
  });

  it('take what a passkey signed for another of them, and only one of them does', async () => {
    const [one, two] = await startTogether(2);
    const [here, there] = [one.url, two.url].map((url) => url.replace('127.0.0.1', 'localhost'));
    const ann = await guest(here ?? '', 'Ann');
    const device = new Authenticator();
    const made = await ann.get<PasskeyOptions>('POST', ROUTES.passkeyToMake);
    await ann.get('POST', ROUTES.passkeys, device.make(made, ann.url));
    const nobody = stranger(there ?? '');
    const options = await nobody.get<PasskeyOptions>('POST', ROUTES.passkeyToEnter);
    const answer = device.sign(options, nobody.url);
    const replies = await Promise.all(
      [answer, answer].map((one) => nobody.ask('POST', ROUTES.passkeySignIn, one)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});
