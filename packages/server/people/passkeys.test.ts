/** Passkeys, with a device that signs as real ones do. */
import { type PasskeyInfo, type PasskeyOptions, type PersonData, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Guest, guest, stranger } from '../testing/guest.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';

/** The same server by the name by which browsers allow passkeys. */
const byName = (url: string): string => url.replace('127.0.0.1', 'localhost');

const MINUTE_MS = 60_000;

async function keepPasskey(person: Guest, device: Authenticator): Promise<PasskeyInfo[]> {
  const options = await person.get<PasskeyOptions>('POST', ROUTES.passkeyToMake);
  return person.get<PasskeyInfo[]>('POST', ROUTES.passkeys, device.make(options, person.url));
}

const enterWith = (device: Authenticator, by: Guest) => async (options: PasskeyOptions) =>
  by.ask('POST', ROUTES.passkeySignIn, device.sign(options, by.url));

async function house() {
  const clock = { now: Date.now() };
  const server = await startForTest({ data: temporaryFolder() }, { now: () => clock.now });
  const url = byName(server.url);
  return { clock, server, url, ann: await guest(url, 'Ann'), device: new Authenticator() };
}

describe('a passkey', () => {
  it('brings somebody back in a browser that knows nothing, as often as they like', async () => {
    const { url, ann, device } = await house();
    expect(await keepPasskey(ann, device)).toMatchObject([{ device: 'A program' }]);
    const me = await ann.get('GET', ROUTES.session);
    for (const _ of ['once', 'twice']) {
      const nobody = stranger(url);
      const options = await nobody.get<PasskeyOptions>('POST', ROUTES.passkeyToEnter);
      const reply = await enterWith(device, nobody)(options);
      expect(reply).toMatchObject({ status: 200, body: me });
      expect(reply.headers.get('set-cookie')).toMatch(/^airlock=[\w-]{43};.*HttpOnly/);
    }
  });

  it('signs what it was asked once, soon, and for what it was asked', async () => {
    const { url, ann, device, clock } = await house();
    await keepPasskey(ann, device);
    const nobody = stranger(url);
    const enter = enterWith(device, nobody);
    const options = await nobody.get<PasskeyOptions>('POST', ROUTES.passkeyToEnter);
    const answer = device.sign(options, url);
    expect(await nobody.ask('POST', ROUTES.passkeySignIn, answer)).toMatchObject({ status: 200 });
    expect(await nobody.ask('POST', ROUTES.passkeySignIn, answer)).toMatchObject({ status: 403 });

    const late = await nobody.get<PasskeyOptions>('POST', ROUTES.passkeyToEnter);
    clock.now += 5 * MINUTE_MS;
    expect(await enter(late)).toMatchObject({
      status: 409,
      body: { sentence: 'That took too long. Try again.' },
    });

    const other = await ann.get<PasskeyOptions>('POST', ROUTES.passkeyToMake);
    expect(await enter(other)).toMatchObject({ status: 403 });
    expect(await enter({ challenge: 'bWFkZSB1cA' })).toMatchObject({ status: 403 });
  });

  it('is refused where it was not asked, by another site and with another key', async () => {
    const { server, url, ann, device } = await house();
    await keepPasskey(ann, device);
    const nobody = stranger(url);
    const ask = () => nobody.get<PasskeyOptions>('POST', ROUTES.passkeyToEnter);
    // Asked here, signed on a page elsewhere.
    expect(
      await nobody.ask('POST', ROUTES.passkeySignIn, device.sign(await ask(), 'https://airlock.example')),
    ).toMatchObject({ status: 403 });
    // Asked by one name, answered by another.
    const elsewhere = stranger(url.replace('localhost', 'other.localhost'));
    expect(
      await nobody.ask('POST', ROUTES.passkeySignIn, device.sign(await ask(), elsewhere.url)),
    ).toMatchObject({ status: 403 });
    // Another device with the same name for its key.
    const forger = new Authenticator();
    const forged = { ...forger.sign(await ask(), url), id: device.idText, rawId: device.idText };
    expect(await nobody.ask('POST', ROUTES.passkeySignIn, forged)).toMatchObject({ status: 403 });
    // A bare address is no place for passkeys.
    for (const route of [ROUTES.passkeyToMake, ROUTES.passkeyToEnter]) {
      expect(await ann.at(server.url).ask('POST', route)).toMatchObject({
        status: 403,
        body: { sentence: 'Browsers allow passkeys only over TLS, or at localhost on the computer itself.' },
      });
    }
  });

  it('belongs to whoever asked for it', async () => {
    const { url, ann, device } = await house();
    const bob = await guest(url, 'Bob');
    const options = await ann.get<PasskeyOptions>('POST', ROUTES.passkeyToMake);
    expect(await bob.ask('POST', ROUTES.passkeys, device.make(options, url))).toMatchObject({ status: 403 });
    expect(await bob.get('GET', ROUTES.passkeys)).toEqual([]);
    const [mine] = await keepPasskey(ann, device);
    const path = ROUTES.passkey.replace(':id', mine?.id ?? '');
    expect(await bob.ask('DELETE', path)).toMatchObject({ status: 404 });
    expect(await ann.get('DELETE', path)).toEqual([]);
    const nobody = stranger(url);
    const again = await nobody.get<PasskeyOptions>('POST', ROUTES.passkeyToEnter);
    expect(await enterWith(device, nobody)(again)).toMatchObject({
      status: 404,
      body: { sentence: 'That passkey is not known here, or no longer.' },
    });
  });

  it('is told with everything kept about somebody, and forgotten with them', async () => {
    const { url, ann, device, server } = await house();
    await keepPasskey(ann, device);
    const data = await ann.get<PersonData>('GET', ROUTES.person);
    expect(data.passkeys).toMatchObject([{ id: device.idText, site: 'localhost' }]);
    expect(data.sessions).toMatchObject([{ device: 'A program' }]);
    await ann.get('DELETE', ROUTES.person);
    expect(await server.store.identity.passkey(device.idText)).toBeUndefined();
    const nobody = stranger(url);
    const options = await nobody.get<PasskeyOptions>('POST', ROUTES.passkeyToEnter);
    expect(await enterWith(device, nobody)(options)).toMatchObject({ status: 404 });
  });
});

describe('a list of devices', () => {
  it('names where somebody is signed in, and signs out there alone', async () => {
    const { url, ann } = await house();
    const { code } = await ann.get<{ code: string }>('POST', ROUTES.device);
    const entered = await stranger(url).ask('POST', ROUTES.signIn, { code });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const phone = new Guest(url, cookie, 'Ann');
    await ann.get('POST', ROUTES.recovery);
    const { devices, recovery } = await ann.get<{
      devices: { id: string; here: boolean }[];
      recovery: boolean;
    }>('GET', ROUTES.sessions);
    expect(recovery).toBe(true);
    expect(devices.map(({ here }) => here).sort()).toEqual([false, true]);
    const there = devices.find(({ here }) => !here)?.id ?? '';
    const socket = await phone.socket();
    await ann.get('DELETE', ROUTES.sessionElsewhere.replace(':id', there));
    await socket.closing();
    expect(await phone.get('GET', ROUTES.session)).toBeNull();
    expect(await ann.get('GET', ROUTES.session)).toMatchObject({ name: 'Ann' });
    const bob = await guest(url, 'Bob');
    const mine = devices.find(({ here }) => here)?.id ?? '';
    expect(await bob.ask('DELETE', ROUTES.sessionElsewhere.replace(':id', mine))).toMatchObject({
      status: 404,
    });
  });
});
