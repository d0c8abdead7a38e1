/** Notices at slow tables, from the move to what a browser reads when it has decrypted them. */
import { CLOCK } from '@airlock/kernel';
import { atTable, type Occasion, type PushInfo, pushNotice, ROUTES } from '@airlock/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Guest, guest, stranger } from '../testing/guest.ts';
import { openPushService, type TestBrowser } from '../testing/pushService.ts';
import { outpostSeven, playerAt } from '../testing/seated.ts';
import { PATIENTLY, startForTest, temporaryFolder } from '../testing/startForTest.ts';
import { stopTime } from '../testing/stoppedTime.ts';
import { pushKeysFrom } from './keys.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function serviceForTest() {
  const service = await openPushService();
  onTestFinished(() => service.close());
  return service;
}

const subscribe = (who: Guest, { subscription }: TestBrowser): Promise<PushInfo> =>
  who.get<PushInfo>('POST', ROUTES.push, subscription);

/** Ann and Bob at Outpost Seven with a day for each decision; Ann begins. */
async function slowPair(url: string) {
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
  const { code } = await ann.setTable({ options: { startPlayer: 'red' } });
  await bob.claim(code, 1);
  await ann.get('PATCH', atTable(ROUTES.table, code), { time: { kind: 'slow', hours: 24 } });
  await bob.ready(code);
  return { ann, bob, code };
}

/** Somebody comes to the table, does whatever is asked of them until somebody else is, and goes. */
async function visit(who: Guest, code: string): Promise<void> {
  const player = await playerAt(who, code, await outpostSeven());
  while (player.isAwaited && !player.over) await player.act();
  player.socket.raw.close();
}

describe('a slow match over three days', () => {
  it('tells each of its players once that it is their move, until they have been there', async () => {
    const service = await serviceForTest();
    const data = temporaryFolder();
    const first = await startForTest({ data }, { pushesHere: true });
    const { ann, bob, code } = await slowPair(first.url);
    const [phone, laptop] = [service.browser(), service.browser()];
    await subscribe(ann, phone);
    const { key } = await subscribe(bob, laptop);
    const pass = stopTime();
    const table = async () => await first.hall.find(code);
    const alone = () => expect.poll(async () => (await table()).members.length, PATIENTLY).toBe(0);

    // The first day: the match begins while nobody is there, and both choose what they keep.
    await ann.start(code);
    await phone.has(1);
    await visit(ann, code);
    await alone();
    await laptop.has(1);
    const [notice] = laptop.received;
    expect(pushNotice.parse(JSON.parse(notice?.words ?? ''))).toEqual({
      type: 'move',
      table: code,
      game: 'Outpost Seven',
    });
    expect(notice?.signedBy).toBe(key);
    expect(notice?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: expect.any(String) });
    expect(Number(notice?.headers.ttl)).toBeGreaterThan(0);
    expect(Number(notice?.headers.ttl)).toBeLessThanOrEqual(DAY / 1_000);

    // The second day: Bob stays away, and the clock acts for him. Ann has been there since she was told: she is told again.
    const before = (await table()).match?.log.length ?? 0;
    await pass(DAY + 60_000);
    await expect
      .poll(
        async () => (await table()).match?.log.slice(before).some(({ seat }) => seat === CLOCK),
        PATIENTLY,
      )
      .toBe(true);
    await phone.has(2);
    // Bob was told once, and that is enough.
    expect(laptop.received).toHaveLength(1);

    // The third day: Bob comes at last and plays. Ann has not been there since she was told.
    await pass(DAY + 60_000);
    await visit(bob, code);
    await alone();
    expect(phone.received).toHaveLength(2);
    expect(service.complaints).toEqual([]);
    for (const browser of [phone, laptop]) {
      for (const { words } of browser.received) {
        expect(Object.keys(JSON.parse(words)).sort()).toEqual(['game', 'table', 'type']);
      }
    }
  });
});

describe('what a browser wants to be told of', () => {
  const wanting = ({ subscription }: TestBrowser, ...wants: Occasion[]) => ({ ...subscription, wants });
  const typesAt = ({ received }: TestBrowser): string[] =>
    received.map(({ words }) => JSON.parse(words).type);

  it('is nothing, where nothing was chosen', async () => {
    const service = await serviceForTest();
    const { url } = await startForTest({}, { pushesHere: true });
    const { ann, code } = await slowPair(url);
    const [quiet, phone] = [service.browser(), service.browser()];
    await ann.get('POST', ROUTES.push, wanting(quiet));
    await ann.get('POST', ROUTES.push, wanting(phone, 'move'));
    await ann.start(code);
    await phone.has(1);
    expect(quiet.received).toEqual([]);
    expect(await ann.ask('POST', ROUTES.push, { ...phone.subscription, wants: ['all'] })).toMatchObject({
      status: 400,
    });
  });

  it('is that somebody sits down at their table, once until they have been there', async () => {
    const service = await serviceForTest();
    const { url } = await startForTest({}, { pushesHere: true });
    const [ann, bob, cid] = [await guest(url, 'Ann'), await guest(url, 'Bob'), await guest(url, 'Cid')];
    const [phone, deaf] = [service.browser(), service.browser()];
    await ann.get('POST', ROUTES.push, wanting(phone, 'seat'));
    await ann.get('POST', ROUTES.push, wanting(deaf, 'move', 'late'));
    const { code } = await ann.setTable({ game: 'outsider', seats: [{ kind: 'me' }] });
    await bob.claim(code, 1);
    const [notice] = await phone.has(1);
    expect(JSON.parse(notice?.words ?? '')).toEqual({ type: 'seat', table: code, game: 'Outsider' });
    await cid.claim(code, 2);
    // To say that one is ready is not to sit down.
    await bob.ready(code);
    const player = await ann.socket();
    await player.join(code);
    await cid.get('DELETE', atTable(ROUTES.seat, code));
    player.close();
    await expect
      .poll(async () => (await bob.get('GET', atTable(ROUTES.table, code))).seats[0], PATIENTLY)
      .toMatchObject({ here: false });
    await cid.claim(code, 2);
    await phone.has(2);
    expect(typesAt(phone)).toEqual(['seat', 'seat']);
    expect(deaf.received).toEqual([]);
  });

  it('is that less than three hours are left, once for a move, where there were more', async () => {
    const service = await serviceForTest();
    // The server looks at its tables by a timer of its own, so time stands still before it starts.
    const pass = stopTime();
    const { url } = await startForTest({}, { pushesHere: true });
    // It is stopped in real time.
    onTestFinished(() => void vi.useRealTimers());
    const { ann, code } = await slowPair(url);
    const phone = service.browser();
    await ann.get('POST', ROUTES.push, wanting(phone, 'late'));
    await ann.start(code);
    await pass(20 * HOUR);
    expect(phone.received).toEqual([]);
    await pass(HOUR + 120_000);
    const [notice] = await phone.has(1);
    expect(JSON.parse(notice?.words ?? '')).toMatchObject({ type: 'late', table: code });
    expect(Number(notice?.headers.ttl)).toBeLessThanOrEqual((3 * HOUR) / 1_000);
    await pass(HOUR);
    expect(phone.received).toHaveLength(1);
  });
});

describe('a restarted server', () => {
  it('is the same to push services, and still knows whom to tell', async () => {
    const service = await serviceForTest();
    const data = temporaryFolder();
    const first = await startForTest({ data }, { pushesHere: true });
    const { ann, code } = await slowPair(first.url);
    const phone = service.browser();
    const { key } = await subscribe(ann, phone);
    await first.stop();
    const second = await startForTest({ data }, { pushesHere: true });
    await ann.at(second.url).start(code);
    const [notice] = await phone.has(1);
    expect(notice?.signedBy).toBe(key);
  });
});

describe('a subscription', () => {
  it('has the same keys after a restart, and others with other data', () => {
    const keys = pushKeysFrom('ab'.repeat(32));
    expect(pushKeysFrom('ab'.repeat(32))).toEqual(keys);
    expect(pushKeysFrom('cd'.repeat(32)).publicKey).not.toBe(keys.publicKey);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
  });

  it('is somebody’s, ends with their session and is theirs to end', async () => {
    const service = await serviceForTest();
    const { url } = await startForTest({}, { pushesHere: true });
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
    const browser = service.browser();
    expect(await stranger(url).ask('POST', ROUTES.push, browser.subscription)).toMatchObject({ status: 401 });
    expect(await subscribe(ann, browser)).toMatchObject({ browsers: 1 });
    expect(await subscribe(ann, browser)).toMatchObject({ browsers: 1 });
    // Nobody ends somebody else's, and whoever uses the browser next takes it over.
    const { endpoint } = browser.subscription;
    expect(await bob.get('DELETE', ROUTES.push, { endpoint })).toMatchObject({ browsers: 0 });
    expect(await ann.get('GET', ROUTES.push)).toMatchObject({ browsers: 1 });
    expect(await subscribe(bob, browser)).toMatchObject({ browsers: 1 });
    expect(await ann.get('GET', ROUTES.push)).toMatchObject({ browsers: 0 });
    expect(await bob.get('DELETE', ROUTES.push, { endpoint })).toMatchObject({ browsers: 0 });
  });

  it('names a push service on the internet, and keys that can be encrypted for', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const good = new URL('https://push.example.com/abc').href;
    const keys = {
      p256dh: Buffer.alloc(65, 4).toString('base64url'),
      auth: Buffer.alloc(16).toString('base64url'),
    };
    for (const endpoint of [
      'http://127.0.0.1:9/push',
      'https://127.0.0.1/push',
      'https://10.0.0.1/push',
      'nonsense',
    ])
      expect(await ann.ask('POST', ROUTES.push, { endpoint, keys })).toMatchObject({
        status: 400,
        body: { code: 'bad-request' },
      });
    for (const bad of [
      { ...keys, p256dh: 'AAAA' },
      { ...keys, auth: 'AAAA' },
      { ...keys, auth: '!' },
    ])
      expect(await ann.ask('POST', ROUTES.push, { endpoint: good, keys: bad })).toMatchObject({
        status: 400,
      });
    expect(await ann.get('POST', ROUTES.push, { endpoint: good, keys })).toMatchObject({ browsers: 1 });
  });

  it('gives way where somebody has too many, and is dropped when its service says that it is gone', async () => {
    const service = await serviceForTest();
    const { url, store } = await startForTest({}, { pushesHere: true });
    const { ann, bob, code } = await slowPair(url);
    const gone = service.browser();
    gone.status = 410;
    const kept = service.browser();
    for (let more = 0; more < 10; more++) await subscribe(ann, service.browser());
    await subscribe(ann, gone);
    expect(await subscribe(ann, kept)).toMatchObject({ browsers: 10 });
    const { id } = await ann.get<{ id: string }>('GET', ROUTES.session);
    await ann.start(code);
    await kept.has(1);
    const endpoints = async () => (await store.pushOf(id)).map(({ endpoint }) => endpoint);
    await expect.poll(endpoints, PATIENTLY).not.toContain(gone.subscription.endpoint);
    expect(await endpoints()).toContain(kept.subscription.endpoint);
    expect(await bob.get('GET', ROUTES.push)).toMatchObject({ browsers: 0 });
  });
});
