import { ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../border/limits.ts';
import { COOKIE_NAME } from '../people/sessions.ts';
import { Guest, guest, stranger } from '../testing/guest.ts';
import { startForTest, stopBudgetClock, temporaryFolder } from '../testing/startForTest.ts';

describe('a session', () => {
  it('is a name and a cookie that no script can read and no other site can use', async () => {
    const { url } = await startForTest();
    const reply = await stranger(url).ask('POST', ROUTES.session, { name: '  Ann  ' });
    expect(reply).toMatchObject({ status: 200, body: { name: 'Ann', id: expect.stringMatching(/^.{22}$/) } });
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(new RegExp(`^${COOKIE_NAME}=`));
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
  });

  it('has a cookie for TLS only when a proxy in front speaks TLS', async () => {
    const { url } = await startForTest({ behindProxy: true });
    const reply = await fetch(url + ROUTES.session, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: '{"name":"Ann"}',
    });
    expect(reply.headers.get('set-cookie')).toContain('Secure');
  });

  it('is read back, survives a restart and can be renamed', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const ann = await guest(first.url, 'Ann');
    const before = await ann.get<{ id: string }>('GET', ROUTES.session);
    expect(before).toMatchObject({ name: 'Ann' });
    await first.stop();
    const again = ann.at((await startForTest({ data })).url);
    expect(await again.get('PATCH', ROUTES.session, { name: 'Anna' })).toEqual({ ...before, name: 'Anna' });
    expect(await again.get('POST', ROUTES.session, { name: 'Annika' })).toEqual({
      ...before,
      name: 'Annika',
    });
    expect(await again.get('GET', ROUTES.session)).toEqual({ ...before, name: 'Annika' });
  });

  it('is nobody without a cookie, with a forged one and with one that another server signed', async () => {
    const { url } = await startForTest();
    const elsewhere = await guest((await startForTest()).url, 'Eve');
    const ann = await guest(url, 'Ann');
    const [name, value = ''] = ann.cookie.split('=');
    const forged = `${name}=${value.slice(0, -4)}AAAA`;
    for (const cookie of ['', elsewhere.cookie, forged, `${COOKIE_NAME}=x`, `${COOKIE_NAME}=`, '%%%;;=']) {
      const nobody = new Guest(url, cookie, '');
      expect(await nobody.ask('GET', ROUTES.session), cookie).toMatchObject({ status: 200, body: null });
      expect(await nobody.ask('PATCH', ROUTES.session, { name: 'Eve' })).toMatchObject({
        status: 401,
        body: { code: 'no-session', sentence: expect.stringMatching(/\.$/) },
      });
    }
  });

  it.each([
    ['no body', undefined],
    ['no name', {}],
    ['an empty name', { name: '   ' }],
    ['a long name', { name: 'x'.repeat(25) }],
    ['nothing but invisible letters', { name: '\u200b\u3164\u2800' }],
    ['no text', { name: 7 }],
    ['something more', { name: 'Ann', admin: true }],
  ])('is refused with a sentence when there is %s', async (_what, body) => {
    const { url } = await startForTest();
    const reply = await stranger(url).ask('POST', ROUTES.session, body);
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'bad-request', sentence: expect.stringMatching(/\.$/) },
    });
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  it('cannot be made without end', async () => {
    stopBudgetClock();
    const { url } = await startForTest({ limited: true });
    const replies = [];
    const { atOnce } = LIMITS.sessions.address;
    for (let count = 0; count < atOnce + 2; count++) {
      replies.push(await stranger(url).ask('POST', ROUTES.session, { name: 'Ann' }));
    }
    expect(replies.at(-1)).toMatchObject({
      status: 429,
      body: { code: 'too-fast', sentence: expect.stringMatching(/again in/) },
    });
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(atOnce);
  });
});
