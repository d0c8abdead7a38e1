/** Being told of a move while no page is open: the switch in the settings, the push service that hears of it, and the notice. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';
import { DESKTOP, PHONE, test } from './pages.ts';
import { expectStillGoodScreen, picture } from './screens.ts';

test.use({ keep: 'none' });

const LABEL = /^Notices when Airlock is closed/;

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** As much of a push service as a server sees: it takes what is sent to a browser. The unit tests decrypt it. */
async function openService() {
  const received: string[] = [];
  const service: Server = createServer((request, response) => {
    received.push(request.url ?? '');
    request.resume();
    request.on('end', () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const path = `/push/${randomBytes(6).toString('hex')}`;
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const subscription: Subscription = {
    endpoint: `http://127.0.0.1:${port}${path}`,
    keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  return { received, path, subscription, close: () => service.close() };
}

/** Inside the page: the browser subscribes with the service of the test, since it can reach no other. */
function subscribeThere(given: Subscription): void {
  const place = 'test.subscribed';
  const subscription = {
    endpoint: given.endpoint,
    toJSON: () => given,
    async unsubscribe() {
      localStorage.removeItem(place);
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(place) ? subscription : null),
    async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
      localStorage.setItem(place, String(applicationServerKey));
      return subscription;
    },
  });
}

/** Inside the page: some browsers without a window refuse all notices, whatever they were told. */
function consent(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
}

/**
 * Inside the worker, as text, since the page's types know no workers: messages come as the browser hands them over once it has decrypted
 * them, and somebody presses the notice. Browsers show notices and open windows for people only, so both are noted instead.
 */
const worked = (...messages: readonly string[]): string => `(async () => {
  const shown = new Map();
  const opened = [];
  self.registration.showNotification = async (title, { tag, data }) => void shown.set(tag, { title, tag, data });
  self.clients.openWindow = async (address) => void opened.push(address);
  const dispatch = async (event) => {
    const waits = [];
    event.waitUntil = (work) => waits.push(work);
    self.dispatchEvent(event);
    await Promise.all(waits);
  };
  for (const data of ${JSON.stringify(messages)}) await dispatch(new PushEvent('push', { data }));
  for (const { data } of shown.values()) {
    const pressed = new Event('notificationclick');
    pressed.notification = { data, close() {} };
    await dispatch(pressed);
  }
  return { shown: [...shown.values()].map(({ title, tag }) => ({ title, tag })), opened };
})()`;

async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('checkbox', { name: LABEL });
}

for (const [name, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`somebody on a ${name} is told of their move in a slow game while they are elsewhere`, async ({
    person,
    someone,
  }) => {
    const service = await openService();
    try {
      const { page } = await person({ ...size, serviceWorkers: 'allow' });
      const context = page.context();
      await context.addInitScript(consent);
      await context.addInitScript(subscribeThere, service.subscription);
      await page.goto('/');
      await page.evaluate(() => navigator.serviceWorker.ready);
      const told = await openSettings(page);
      await expect(told).toBeEnabled();
      await told.click();
      await expect(told).toBeChecked();
      await expect(told).toBeEnabled();
      await expectStillGoodScreen(page);
      await picture(page, `push-settings-${name}`);

      // Ben has set a slow table; the reader has the first move there and looks elsewhere.
      const ben = await someone();
      await ben.post('/api/session', { data: { name: 'Ben' } });
      const seats = [{ kind: 'open' }, { kind: 'me' }];
      const table = { game: 'outpost-seven', options: { startPlayer: 'red' }, seats };
      const { code } = await (await ben.post('/api/tables', { data: table })).json();
      await ben.patch(`/api/tables/${code}`, { data: { time: { kind: 'slow', hours: 24 } } });
      await page.request.post(`/api/tables/${code}/seat`, { data: { seat: 0 } });
      await page.request.post(`/api/tables/${code}/ready`, { data: { ready: true } });
      await ben.post(`/api/tables/${code}/start`, { data: {} });
      await expect.poll(() => service.received).toEqual([service.path]);

      // What the browser makes of it: one notice for the table, however often it comes, which leads there.
      const notice = JSON.stringify({ type: 'move', table: code, game: 'Outpost Seven' });
      const worker = await workerOf(context);
      expect(
        await worker.evaluate(worked(notice, 'nonsense', '{"type":"move","table":"//evil"}', notice)),
      ).toEqual({
        shown: [{ title: 'Outpost Seven: your move', tag: `airlock ${code}` }],
        opened: [new URL(`/t/${code}`, page.url()).href],
      });
      const other = (type: string) => JSON.stringify({ type, table: code, game: 'Outpost Seven' });
      for (const [type, title] of [
        ['seat', 'Outpost Seven: company'],
        ['late', 'Outpost Seven: little time left'],
      ] as const) {
        expect(await worker.evaluate(worked(notice, other(type)))).toMatchObject({ shown: [{ title }] });
      }

      // What else it is told of is chosen beside the name.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Guest: / }).click();
      const occasions = page.getByRole('group', { name: 'Tell me when' });
      await expect(occasions.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await expectStillGoodScreen(page);
      await picture(page, `push-occasions-${name}`);
      const asked = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/push'),
      );
      await occasions.getByRole('checkbox', { name: 'I have less than 3 hours left' }).check();
      expect((await asked).postDataJSON()).toMatchObject({ wants: ['move', 'seat', 'late'] });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Settings' }).click();

      // Switched off, the server forgets the browser.
      await told.click();
      await expect(told).not.toBeChecked();
      await expect(told).toBeEnabled();
      expect(await (await page.request.get('/api/push')).json()).toMatchObject({ browsers: 0 });
    } finally {
      service.close();
    }
  });
}

test('whoever cannot be told reads why, in plain words', async ({ person }) => {
  const { page } = await person({ ...PHONE, serviceWorkers: 'allow' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(
    page.getByText('This browser cannot tell you anything while Airlock is closed.'),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: LABEL })).toHaveCount(0);
});
