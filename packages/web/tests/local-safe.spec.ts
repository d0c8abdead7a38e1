/** Nothing that a table in the page has shown is ever lost: tabs that die, browsers that are killed, several tabs, full storage. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRandom } from '@airlock/kernel';
import { readServerMessage } from '@airlock/protocol';
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page } from '@playwright/test';
import { door } from './door.ts';
import { onFrames } from './frames.ts';
import { mouse } from './hands.ts';
import { askRoom, asPlayersLike, play, test, untilKept, WINDOW } from './house.ts';
import { decideOnce, untilAsked } from './outpostTable.ts';
import { STORAGE } from './pageCopies.ts';
import { Watch } from './watch.ts';

interface Moment {
  readonly sequence: number;
  readonly events: readonly unknown[];
}

/** Everything a page was told of its match, by sequence: what it may have shown. */
class Witness {
  readonly told = new Map<number, string>();
  /** The newest whole view. */
  view: readonly Moment[] | null = null;
  /** How often a line was opened. */
  welcomes = 0;
  private table: string | null = null;
  /** What was told before the page that is watched now. */
  private before: readonly number[] = [];

  watch(page: Page): void {
    this.view = null;
    this.before = [...this.told.keys()];
    onFrames(page, {
      received: (text) => {
        const message = readServerMessage(text) as unknown as Moment & {
          type: string;
          table?: string;
          moments?: Moment[];
        };
        if (message.type === 'welcome') this.welcomes++;
        if (message.type === 'view') this.table ??= message.table ?? null;
        // The page may go on to another match.
        if (message.table !== this.table) return;
        if (message.type === 'events') this.note(message);
        if (message.type === 'view') {
          this.view = message.moments ?? [];
          for (const moment of this.view) this.note(moment);
        }
      },
    });
  }

  /** Throws where something is told otherwise than before. */
  private note({ sequence, events }: Moment): void {
    // How a view changes is told with what happens, and not again afterwards.
    const text = JSON.stringify(events, (name, value) => (name === 'changes' ? undefined : value));
    const before = this.told.get(sequence);
    if (before !== undefined && before !== text) {
      throw new Error(`Moment ${sequence} was told as ${before}, and now as ${text}.`);
    }
    this.told.set(sequence, text);
  }

  /** What was told to an earlier page and is not in the newest view; a bot may have gone on since that. */
  missing(): number[] {
    const there = new Set(this.view?.map(({ sequence }) => sequence));
    return this.before.filter((sequence) => !there.has(sequence));
  }
}

/** The process of a page dies, with everything in it. */
async function kill(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Nobody is left to answer.
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

const KILLS = 30;

test(`a tab that is killed ${KILLS} times in the middle of a match loses nothing it has shown`, async ({
  house,
}) => {
  const chance = fastRandom('kills');
  let page = await house.visit();
  let witness = new Witness();
  witness.watch(page);
  await play(page, 'Play a bot: Outpost Seven');
  let address = page.url();
  for (let kills = 0; kills < KILLS; kills++) {
    const asked = await untilAsked(page);
    if (asked === null) {
      // The match is over: on with the next.
      witness = new Witness();
      witness.watch(page);
      await page.getByRole('button', { name: 'Play again' }).click();
      await expect(page).not.toHaveURL(address);
      address = page.url();
      await untilAsked(page);
    }
    // Struck while something is decided, written or shown.
    const watch = new Watch(page);
    const deciding = decideOnce(page, mouse, watch).catch(() => undefined);
    await Promise.race([deciding, new Promise((resolve) => setTimeout(resolve, chance.int(400)))]);
    const context = page.context();
    await kill(page);
    await deciding;
    page = await context.newPage();
    witness.watch(page);
    await page.goto(address);
    await expect.poll(() => witness.view !== null).toBe(true);
    expect(witness.missing(), `after ${kills + 1} kills`).toEqual([]);
  }
  expect(witness.told.size).toBeGreaterThan(0);
});

/** The whole browser at once, as when the power goes. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const client = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await client?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const pid = processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid === undefined) throw new Error('The browser does not say which process it is.');
  const closed = context.waitForEvent('close');
  process.kill(pid, 'SIGKILL');
  await closed;
}

/** A browser with a profile of its own on the disk, as people have it. */
class Profile {
  private readonly folder = mkdtempSync(join(tmpdir(), 'airlock-profile-'));
  private readonly launchOptions: LaunchOptions;

  constructor(launchOptions: LaunchOptions) {
    this.launchOptions = launchOptions;
  }

  async open(): Promise<{ context: BrowserContext; page: Page }> {
    const context = await chromium.launchPersistentContext(this.folder, { ...this.launchOptions, ...WINDOW });
    await asPlayersLike(context);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

test('a browser that is killed and started again without a connection goes on with the match', async ({
  house,
  launchOptions,
}) => {
  const profile = new Profile(launchOptions);
  try {
    let { context, page } = await profile.open();
    await page.goto(house.address);
    await untilKept(page);
    await house.server.stop();
    const witness = new Witness();
    witness.watch(page);
    await play(page, 'Play a bot: Outpost Seven');
    const address = page.url();
    for (let kills = 0; kills < 3; kills++) {
      await untilAsked(page);
      await decideOnce(page, mouse, new Watch(page));
      await killBrowser(context);
      ({ context, page } = await profile.open());
      witness.watch(page);
      await page.goto(address);
      await expect.poll(() => witness.view !== null).toBe(true);
      expect(witness.missing()).toEqual([]);
    }
    await context.close();
  } finally {
    profile.remove();
  }
});

test('a connection that is cut during a match, and comes back, is nobody’s business', async ({ house }) => {
  const page = await house.visit();
  const watch = new Watch(page);
  const requests: string[] = [];
  await play(page, 'Play a bot: Outpost Seven');
  page.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url()));
  await untilAsked(page);
  await decideOnce(page, mouse, watch);
  await page.context().setOffline(true);
  await untilAsked(page);
  await decideOnce(page, mouse, watch);
  await page.context().setOffline(false);
  await untilAsked(page);
  await decideOnce(page, mouse, watch);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The server has no part in it: nothing was asked of it, by nobody.
  expect(requests.filter((url) => /\/api\/|\/socket/.test(url))).toEqual([]);
});

test('two tabs on one table: one leads, the other follows and takes over when it is closed', async ({
  house,
}) => {
  const first = await house.visit();
  const witness = new Witness();
  witness.watch(first);
  await play(first, 'Play a bot: Outpost Seven');
  const address = first.url();
  await untilAsked(first);
  const second = await first.context().newPage();
  witness.watch(second);
  await second.goto(address);
  await untilAsked(second);
  // The one that follows decides, and the one that leads shows it.
  await decideOnce(second, mouse, new Watch(second));
  const said = (page: Page) => page.getByRole('log').first().innerText();
  await untilAsked(second);
  await untilAsked(first);
  await expect.poll(() => said(first)).toBe(await said(second));
  await decideOnce(first, mouse, new Watch(first));
  await untilAsked(first);
  await untilAsked(second);
  await expect.poll(() => said(second)).toBe(await said(first));
  const { welcomes } = witness;
  // Tabs of one browser may share a process, and a crash would take both.
  await first.close();
  // The one that is left opens the room anew, and its page joins again.
  await expect.poll(() => witness.welcomes).toBe(welcomes + 1);
  await untilAsked(second);
  await decideOnce(second, mouse, new Watch(second));
  await untilAsked(second);
  await expect(second.getByRole('alert')).toHaveCount(0);
  const third = await second.context().newPage();
  witness.watch(third);
  await third.goto(address);
  await expect.poll(() => witness.view !== null).toBe(true);
  expect(witness.missing()).toEqual([]);
});

/** Everybody who is open hears it before the next thing is done. */
const say = (page: Page, word: 'full' | 'room'): Promise<void> =>
  page.evaluate(
    ([channel, what]) => {
      const line = new BroadcastChannel(channel);
      line.postMessage(what);
      line.close();
    },
    [STORAGE, word] as const,
  );

test('storage that is full says so, changes nothing, and goes on when there is room', async ({ house }) => {
  await house.server.stop();
  const folder = house.pages.make({ seed: house.seed, fills: true });
  await house.server.start({ AIRLOCK_TEST_PAGE: folder });
  const page = await house.visit();
  const button = page.getByRole('button', { name: 'Play a bot: Outpost Seven', exact: true });
  // Whoever comes near the button wakes the room, which then hears that it is full.
  await button.hover();
  await page.waitForFunction(() => window.room !== undefined);
  await askRoom(page, 'GET', '/api/tables');
  await say(page, 'full');
  await button.click();
  await expect(page.getByText('this browser has no room left')).toBeVisible();
  await expect(page).toHaveURL(`${house.address}/`);
  expect(await askRoom(page, 'GET', '/api/tables')).toEqual([]);
  await say(page, 'room');
  await play(page, 'Play a bot: Outpost Seven');
  await untilAsked(page);
  await decideOnce(page, mouse, new Watch(page));
  await expect(page.getByRole('log').first()).toContainText(/You kept \d cards/);
});

test('a new version is offered, not forced, and the match goes on in it', async ({ house }) => {
  const page = await house.visit();
  await untilKept(page);
  const witness = new Witness();
  witness.watch(page);
  await play(page, 'Play a bot: Outpost Seven');
  const address = page.url();
  await untilAsked(page);
  await decideOnce(page, mouse, new Watch(page));
  await house.server.stop();
  const next = house.pages.make({ seed: house.seed + 1, build: 'next' });
  await house.server.start({ AIRLOCK_TEST_PAGE: next });
  const other = await page.context().newPage();
  await other.goto(house.address);
  await other.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect(other.getByText('A new version of Airlock is ready.')).toBeVisible();
  const build = other.locator('meta[name="build"]');
  await expect(build).toHaveCount(0);
  // The match in the other tab is where it was.
  await untilAsked(page);
  await decideOnce(page, mouse, new Watch(page));
  await other.getByRole('button', { name: 'Load it now' }).click();
  await expect(build).toHaveCount(1);
  await untilAsked(page);
  await decideOnce(page, mouse, new Watch(page));
  const after = new Witness();
  after.watch(other);
  await other.goto(address);
  await untilAsked(other);
  const { welcomes } = after;
  await page.close();
  await expect.poll(() => after.welcomes).toBe(welcomes + 1);
  await untilAsked(other);
  await decideOnce(other, mouse, new Watch(other));
  witness.watch(other);
  await other.reload();
  await expect.poll(() => witness.view !== null).toBe(true);
  expect(witness.missing()).toEqual([]);
});

/** Writes into what the page keeps, as another version of it may have. */
const rewriteTables = (page: Page, digest: string | null): Promise<void> =>
  page.evaluate(
    (wrong) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('airlock');
        opening.onsuccess = () => {
          const change = opening.result.transaction(['tables', 'log'], 'readwrite');
          const tables = change.objectStore('tables').openCursor();
          tables.onsuccess = () => {
            const cursor = tables.result;
            if (!cursor) return;
            cursor.update({ ...cursor.value, match: { ...cursor.value.match, rules: 0 } });
            cursor.continue();
          };
          const lines = change.objectStore('log').openCursor();
          lines.onsuccess = () => {
            const cursor = lines.result;
            if (!cursor) return;
            if (wrong !== null && cursor.value.digest) cursor.update({ ...cursor.value, digest: wrong });
            cursor.continue();
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          change.onabort = () => reject(change.error);
        };
      }),
    digest,
  );

for (const [what, digest] of [
  ['lead to the same, goes on', null],
  ['lead elsewhere, ends without a winner and can be taken home', '0000000000000000'],
] as const) {
  test(`a match of earlier rules, where those of today ${what}`, async ({ house }) => {
    const page = await house.visit();
    await play(page, 'Play a bot: Outpost Seven');
    await untilAsked(page);
    await decideOnce(page, mouse, new Watch(page));
    await untilAsked(page);
    const address = page.url();
    await page.goto(`${house.address}/credits`);
    await rewriteTables(page, digest);
    await page.goto(address);
    if (digest === null) {
      await untilAsked(page);
      await decideOnce(page, mouse, new Watch(page));
    } else {
      await expect(page.getByRole('heading', { name: 'Ended by new rules' })).toBeVisible();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the match' }).click();
      expect((await downloading).suggestedFilename()).toMatch(/^HERE-/);
    }
  });
}

test('a lobby in the page: options, seats, and the way to the server', async ({ house }) => {
  const page = await house.visit();
  await page.getByRole('link', { name: 'Outpost Seven' }).first().click();
  await expect(page).toHaveURL(/\/t\/HERE-/);
  await expect(page.getByText('Nobody else can see this table.')).toBeVisible();
  // Nobody could answer.
  await expect(page.getByRole('region', { name: 'everybody at the table' })).toHaveCount(0);
  const code = new URL(page.url()).pathname.replace('/t/', '');
  // The same address leads to the table that waits.
  await page.goto(`${house.address}/new/outpost-seven`);
  await expect(page).toHaveURL(new RegExp(code));
  await page.getByRole('combobox').first().waitFor();
  const { options } = await askRoom<{ options: Record<string, unknown> }>(page, 'GET', `/api/tables/${code}`);
  expect(Object.keys(options).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(door(page)).toContainText(/Keep cards|Waiting/);
});
