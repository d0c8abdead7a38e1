/**
 * Pages that serve one test after the other. To open a browser window of one's own, to read the page's files and to
 * warm up axe takes longer than most of what tests do with it; to forget who was there takes a moment.
 */
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { headersOf, NAMES, seedOf } from './deal.ts';
import { noticeFrames } from './frames.ts';
import { keepDark } from './light.ts';
import { comeToRest, forget } from './rest.ts';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const SIZES = { desktop: DESKTOP, phone: PHONE } as const;

/** One person with a browser of their own. Whatever their console complains of is kept. */
export interface Person {
  readonly page: Page;
  readonly complaints: string[];
  leave(): Promise<void>;
}

export type Meet = (size?: BrowserContextOptions) => Promise<Person>;

const PERMITTED: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

/** More would only lie about. */
const MOST_AT_REST = 8;

class Pool {
  private readonly resting: { readonly kind: string; readonly page: Page }[] = [];
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  async open(options: BrowserContextOptions, liking: Liking): Promise<Page> {
    const context = await this.browser.newContext({ ...PERMITTED, ...options });
    await context.addInitScript(prefer, liking);
    await keepDark(context);
    await noticeFrames(context);
    return context.newPage();
  }

  take(kind: string): Page | undefined {
    const at = this.resting.findIndex((one) => one.kind === kind);
    return at < 0 ? undefined : this.resting.splice(at, 1)[0]?.page;
  }

  async giveBack(kind: string, page: Page): Promise<void> {
    this.resting.push({ kind, page });
    if (this.resting.length > MOST_AT_REST) await this.resting.shift()?.page.context().close();
  }

  async close(): Promise<void> {
    await Promise.all(this.resting.map(({ page }) => page.context().close()));
  }
}

/** Settings of the page that most tests want otherwise than people do. */
export interface Liking {
  /** Whether keys and buttons rest until a new question can have been read; whole games would wait for every question. */
  readonly rest: boolean;
  /** Where games alone are played: the deals of the server for tests belong to the test. */
  readonly solo: 'here' | 'server';
}

export const AS_TESTS_LIKE: Liking = { rest: false, solo: 'server' };

/** Inside the page. */
export function prefer(liking: Liking): void {
  // An empty page keeps nothing.
  if (location.protocol === 'about:') return;
  const place = 'airlock.settings';
  const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
  localStorage.setItem(place, JSON.stringify({ ...liking, ...kept }));
}

/** Opens another window, of somebody else: nothing is shared with the other pages of a test. */
export type Visit = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * Whether pages are kept for other tests: those that talk with the server, those whose server is played by the test,
 * or none, where a test changes its page for good or wants it to have read nothing yet.
 */
type Keep = 'real' | 'played' | 'none';

interface Fixtures {
  readonly keep: Keep;
  /** The name of a deal that a test needs; by itself every test has one of its own. */
  readonly deal: string;
  /** What the first match of a test is dealt from. */
  readonly seed: string;
  /** Whether whoever comes has a name already; a newcomer is given one by the page. */
  readonly known: boolean;
  readonly visit: Visit;
  readonly person: Meet;
  /** Whether keys and buttons rest until a new question can have been read, as they do for people. */
  readonly rests: boolean;
  /** Where games alone are played. */
  readonly solo: Liking['solo'];
  /** Somebody who is at a table without a page. */
  readonly someone: () => Promise<APIRequestContext>;
}

export const test = base.extend<Fixtures, { readonly pool: Pool }>({
  keep: ['real', { option: true }],
  deal: ['', { option: true }],
  known: [true, { option: true }],
  rests: [AS_TESTS_LIKE.rest, { option: true }],
  solo: [AS_TESTS_LIKE.solo, { option: true }],
  seed: ({ deal }, use, { titlePath }) => use(seedOf(deal || titlePath.join(' › '))),
  extraHTTPHeaders: ({ seed }, use, testInfo) => use(headersOf(seed, testInfo)),
  pool: [
    async ({ browser }, use) => {
      const pool = new Pool(browser);
      await use(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],
  visit: async (
    {
      pool,
      keep,
      known,
      rests,
      solo,
      extraHTTPHeaders,
      viewport,
      hasTouch,
      isMobile,
      contextOptions,
      storageState,
    },
    use,
    testInfo,
  ) => {
    const opened: { readonly kind: string; readonly page: Page }[] = [];
    let visitors = 0;
    const origins = typeof storageState === 'object' ? storageState.origins : [];
    await use(async (options = {}) => {
      const name = NAMES[visitors++ % NAMES.length];
      // The size of a window can be changed later; what it can do cannot.
      const { viewport: size = viewport, ...rest } = options;
      const kind = JSON.stringify({
        keep,
        rests,
        solo,
        storageState,
        hasTouch,
        isMobile,
        ...contextOptions,
        ...rest,
      });
      const kept = keep === 'none' ? undefined : pool.take(kind);
      const page = kept ?? (await pool.open(options, { rest: rests, solo }));
      if (kept) await forget(kept, origins[0]?.localStorage ?? []);
      if (kept && size) await kept.setViewportSize(size);
      await page.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {});
      if (known && keep !== 'played') await page.request.post('/api/session', { data: { name } });
      opened.push({ kind, page });
      return page;
    });
    const isGood = keep !== 'none' && testInfo.status === testInfo.expectedStatus;
    for (const { kind, page } of opened) {
      if (page.isClosed()) continue;
      if (isGood && (await comeToRest(page))) await pool.giveBack(kind, page);
      else await page.context().close();
    }
  },
  page: async ({ visit }, use) => use(await visit()),
  someone: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const all: APIRequestContext[] = [];
    await use(async () => {
      const one = await playwright.request.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: extraHTTPHeaders ?? {},
      });
      all.push(one);
      return one;
    });
    await Promise.all(all.map((one) => one.dispose()));
  },
  person: ({ visit }, use) =>
    use(async (size = DESKTOP) => {
      const page = await visit(size);
      return { page, complaints: complaintsOf(page), leave: () => page.context().close() };
    }),
});
