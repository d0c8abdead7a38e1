/** Where things lie on every other screen of the page. A screen without a row here does not compile. */
import { SHELF } from '@airlock/catalogue';
import { parseRoute, type Route } from '@airlock/protocol';
import { expect, type Page } from '@playwright/test';
import { expectGoodLayout, type Screen } from './layout.ts';
import { test } from './pages.ts';
import { longName } from './recordedTable.ts';
import { finishedMatch } from './screens.ts';

/** Opens an address and waits for something on it. */
const at = (path: string, sign: string): Screen['open'] => {
  return async (page) => {
    await page.request.post('/api/session', { data: { name: longName(0) } });
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeVisible();
  };
};

/** A few tables in every state that a list of them shows. */
async function fillGames(page: Page): Promise<void> {
  await page.request.post('/api/session', { data: { name: longName(0) } });
  for (const { id, seats } of SHELF) {
    const games = await (await page.request.get('/api/games')).json();
    const { levels } = games.find((game: { id: string }) => game.id === id);
    const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot', level: levels[0].id }));
    const running = { game: id, seats: [{ kind: 'me' }, ...bots], start: true };
    const { code } = await (await page.request.post('/api/tables', { data: running })).json();
    await page.request.post(`/api/tables/${code}/abandon`, { data: { agree: true } });
    await page.request.post('/api/tables', { data: running });
    await page.request.post('/api/tables', { data: { game: id, seats: [{ kind: 'me' }] } });
  }
}

/** The front page, a new table and a table have tests of their own. */
type Elsewhere = 'front' | 'new' | 'table';

const SCREENS: Record<Exclude<Route['name'], Elsewhere>, readonly Screen[]> = {
  games: [
    {
      name: 'no games yet',
      open: at('/games', 'main p'),
    },
    {
      name: 'games in every state',
      async open(page) {
        await fillGames(page);
        await page.goto('/games');
        await expect(page.getByRole('listitem')).toHaveCount(15);
      },
    },
  ],
  learn: SHELF.map(({ id }) => ({
    name: id,
    varies: true,
    open: at(`/learn/${id}`, '#door'),
  })),
  daily: ['hypatia', 'outpost-seven'].map((id) => ({ name: id, open: at(`/daily/${id}`, 'main button') })),
  replay: [
    { name: 'which match', open: at('/replay', '#code') },
    {
      name: 'a match',
      varies: true,
      async open(page) {
        await page.goto(`/replay/${await finishedMatch(page.request)}`);
        await expect(page.getByRole('slider').first()).toBeVisible();
        await expect(page.locator('[data-judged]')).toBeVisible();
      },
    },
  ],
  open: [
    {
      name: 'tables that want company',
      // Other tests open and fill tables meanwhile.
      varies: true,
      async open(page) {
        const seats = [{ kind: 'me' }, { kind: 'open' }];
        const made = await page.request.post('/api/tables', { data: { game: 'outpost-seven', seats } });
        const { code } = await made.json();
        await page.request.patch(`/api/tables/${code}`, { data: { open: { minutes: 20 } } });
        await page.goto('/open');
        await expect(page.getByRole('listitem').first()).toBeVisible();
      },
    },
  ],
  exercises: [{ name: 'all sets', open: at('/exercises', 'ol button') }],
  operator: [
    { name: 'closed', open: at('/operator', 'h1') },
    {
      name: 'open, with reports',
      // Other tests set tables meanwhile.
      varies: true,
      async open(page) {
        const table = { game: 'outsider', seats: [{ kind: 'me' }] };
        const { code } = await (await page.request.post('/api/tables', { data: table })).json();
        const text = 'Somebody here says the same thing over and over again, and does not stop.';
        await page.request.post(`/api/tables/${code}/reports`, { data: { text } });
        await page.goto('/operator');
        await page.getByLabel('Token').fill('the token of the tests');
        await page.getByRole('button', { name: 'Open' }).click();
        await expect(page.getByText(text).first()).toBeVisible();
      },
    },
  ],
  credits: [{ name: 'credits', open: at('/credits', 'h1') }],
  how: [{ name: 'how it works', open: at('/how', 'h1') }],
  nowhere: [{ name: 'nowhere', open: at('/no/such/place', 'h1') }],
};

for (const [route, screens] of Object.entries(SCREENS)) {
  test(`the screens of "${route}" have room for everything in every window`, async ({ visit }) => {
    await expectGoodLayout(visit, screens);
  });
}

test('the rows above are screens of the page', () => {
  expect(parseRoute('/games').name).toBe('games');
  expect(parseRoute('/no/such/place').name).toBe('nowhere');
});
