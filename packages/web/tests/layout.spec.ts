/** Where things lie on the front page and in the lobby of every game, and that the look at it finds what it is for. */
import { SHELF, type ShelfCard } from '@airlock/catalogue';
import { type GameInfo, MOST_LETTERS_IN_NAME } from '@airlock/protocol';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectGoodLayout, faultsOf } from './layout.ts';
import { test } from './pages.ts';

const LONGEST_NAME = 'Wilhelmina Montgomery-Wu'.slice(0, MOST_LETTERS_IN_NAME);

/** Somebody who has a name before the page asks for one. */
const introduce = (request: APIRequestContext): Promise<unknown> =>
  request.post('/api/session', { data: { name: LONGEST_NAME } });

/** Sets a table without a look at it. */
async function setTable(request: APIRequestContext, wish: object): Promise<string> {
  const answer = await request.post('/api/tables', { data: wish });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { code: string }).code;
}

test('the front page has room for everything in every window', async ({ visit }) => {
  const open = async (page: Page): Promise<void> => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('button', { name: `Guest: ${LONGEST_NAME}` })).toBeVisible();
  };
  await expectGoodLayout(visit, [
    {
      name: 'front page',
      async open(page) {
        await introduce(page.request);
        await open(page);
      },
    },
    {
      name: 'with games one is in',
      async open(page) {
        for (const { id } of SHELF) await setTable(page.request, { game: id, seats: [{ kind: 'me' }] });
        await open(page);
        await expect(page.getByRole('link', { name: 'All my games: 3 more' })).toBeVisible();
      },
    },
    {
      name: 'a name is changed',
      async open(page) {
        await page.getByRole('button', { name: `Guest: ${LONGEST_NAME}` }).click();
        await expect(page.getByLabel('Your name at the table')).toBeFocused();
      },
      within: 'dialog',
    },
    {
      name: 'who one is and how one stays it',
      async open(page) {
        await page.getByRole('button', { name: 'Make a recovery code' }).click();
        await page.getByRole('button', { name: 'Use another device, too' }).click();
        await expect(page.getByRole('img', { name: 'QR code that signs in another device' })).toBeVisible();
      },
      within: 'dialog',
    },
    {
      name: 'settings',
      async open(page) {
        await page.goto('/');
        await page.getByRole('button', { name: 'Settings' }).click();
        await expect(page.getByLabel('Size of text')).toBeVisible();
      },
      within: 'section[aria-label="Settings"]',
    },
  ]);
});

test('how one plays alone has room for everything in every window', async ({ visit }) => {
  await expectGoodLayout(visit, [
    ...SHELF.map(({ title }) => ({
      name: `how to play ${title} alone`,
      async open(page: Page) {
        await page.goto('/');
        await page.getByRole('button', { name: new RegExp(`^How to play ${title} alone`) }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      within: 'dialog',
    })),
  ]);
});

test('settings are at hand on every screen, and text grows with them', async ({ page }) => {
  for (const path of ['/', '/games', '/credits', '/how', '/nowhere', '/replay', '/new/outsider']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByLabel('Size of text'), path).toBeVisible();
  }
  const sizeOf = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const usual = await sizeOf();
  await page.getByLabel('Size of text').selectOption('Largest');
  expect(await sizeOf()).toBeCloseTo(usual * 1.3);
});

/** As many seats as there can be: a host, a friend, an open seat where there is room for one, and bots. */
async function fullTable(
  host: APIRequestContext,
  friend: APIRequestContext,
  { id, seats: { max } }: ShelfCard,
): Promise<string> {
  const games: GameInfo[] = await (await host.get('/api/games')).json();
  const levels = games.find((game) => game.id === id)?.levels ?? [];
  const seats = Array.from({ length: max }, (_, seat) => {
    if (seat === 0) return { kind: 'me' };
    const level = levels[seat % levels.length];
    return seat === 1 || seat === max - 1 || !level ? { kind: 'open' } : { kind: 'bot', level: level.id };
  });
  const code = await setTable(host, { game: id, seats });
  await friend.post(`/api/tables/${code}/seat`, { data: { seat: 1 } });
  return code;
}

for (const card of SHELF) {
  test(`the lobby of ${card.title} has room for everything in every window`, async ({ visit, someone }) => {
    const [host, friend] = [await someone(), await someone()];
    for (const one of [host, friend]) await introduce(one);
    const go = async (page: Page, address: string): Promise<void> => {
      await page.goto(address);
      const rules = page.getByRole('complementary', { name: 'Rules of this table' });
      // Its heading is there at once, what it holds when the game's words have come.
      await expect(rules.getByText(/\w/).nth(1)).toBeAttached();
      await expect(page.getByText(LONGEST_NAME).first()).toBeVisible();
    };
    await expectGoodLayout(visit, [
      {
        name: 'new',
        async open(page) {
          await introduce(page.request);
          await go(page, `/new/${card.id}`);
        },
      },
      {
        name: 'full, as the host sees it',
        open: async (page) => go(page, `/t/${await fullTable(page.request, friend, card)}`),
      },
      {
        name: 'with every option in sight',
        async open(page) {
          const folded = page.getByRole('complementary').getByRole('button', { expanded: false });
          while ((await folded.count()) > 0) await folded.first().click();
        },
      },
      {
        name: 'full, as a friend sees it',
        open: async (page) => go(page, `/t/${await fullTable(host, page.request, card)}`),
      },
      {
        name: 'full, as somebody who watches sees it',
        open: async (page) => go(page, `/t/${await fullTable(host, friend, card)}`),
      },
    ]);
  });
}

test('what can be done about a seat, and what is asked again, has room in every window', async ({
  visit,
  someone,
}) => {
  const [host, friend] = [await someone(), await someone()];
  for (const one of [host, friend]) await introduce(one);
  const card = SHELF.find(({ id }) => id === 'outsider');
  if (!card) throw new Error('Outsider is not on the shelf.');
  const change = (by: APIRequestContext, code: string, options: object) =>
    by.patch(`/api/tables/${code}`, { data: { options } });
  await expectGoodLayout(visit, [
    {
      name: 'the menu of a seat',
      async open(page) {
        await introduce(page.request);
        await page.goto(`/t/${await fullTable(page.request, friend, card)}`);
        await page.getByRole('button', { name: /^What to do about Wil/ }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
      within: '[role="menu"]',
    },
    {
      name: 'asked again',
      async open(page) {
        const code = await fullTable(host, page.request, card);
        await page.request.post(`/api/tables/${code}/ready`, { data: { ready: true } });
        await change(host, code, {
          outsiders: 2,
          characters: 'choice',
          obliteration: 'darkSurge',
          doom: 'quickAndDead',
        });
        await page.goto(`/t/${code}`);
        await expect(page.getByText('Ready again?')).toBeVisible();
      },
    },
  ]);
});

test('what opens over a lobby has room in every window', async ({ visit }) => {
  await expectGoodLayout(
    visit,
    ['Menu', 'Rules and help'].map((panel) => ({
      name: panel,
      async open(page) {
        await introduce(page.request);
        await page.goto('/new/outsider');
        await page.getByRole('button', { name: panel }).click();
        await expect(page.getByRole('region', { name: panel })).toBeVisible();
      },
      within: `section[aria-label="${panel}"]`,
    })),
  );
});

/** The whole page of a test: 400 × 300, with one fault each. */
const PLANTED: readonly [fault: string, page: string, words: string][] = [
  [
    'rows that shrink until they lie on each other',
    `<div style="display: flex; flex-direction: column; height: 60px; overflow: hidden auto">
      <div style="min-height: 20px">Who starts<br>The starting player keeps cards</div>
      <div style="min-height: 20px">Opening cards<br>For a first game</div>
      <div style="min-height: 20px">Neutral plays<br>A module without any cube</div>
    </div>`,
    '"The starting player keeps cards" is covered by "Opening cards For a first game"',
  ],
  [
    'a button under something else',
    `<button style="width: 60px; height: 60px">Go</button>
     <div style="position: fixed; inset: 0 300px 200px 0">A veil</div>`,
    '"Go" cannot be pressed in its middle: "A veil" is there',
  ],
  [
    'a veil that lets presses through and hides what it lies on',
    `<p>Read me</p><div style="position: fixed; inset: 0; background: red; pointer-events: none"></div>`,
    '"Read me" is covered by ""',
  ],
  [
    'a button beyond the edge',
    '<button style="position: fixed; left: 380px; width: 60px; height: 60px">Go</button>',
    '"Go" lies outside the window',
  ],
  [
    'a button in a box that nobody can scroll',
    `<div style="height: 50px; overflow: hidden"><div style="height: 100px"></div>
     <button style="width: 60px; height: 60px">Go</button></div>`,
    '"Go" cannot be pressed in its middle: "Go" is there',
  ],
  [
    'a button too small for a finger',
    '<button style="width: 60px; height: 30px">Go</button>',
    '"Go" is too small to press: 60 × 30, not 44 × 44',
  ],
  [
    'a button nobody sees',
    '<button aria-label="Menu" style="width: 60px; height: 60px; border: 0; background: none"></button>',
    '"Menu" has no sign',
  ],
  [
    'words that end in dots',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Far too long</p>',
    '"Far too long" is cut off by "Far too long"',
  ],
  [
    'a value that is longer than its list',
    '<select aria-label="Who" style="width: 60px; height: 60px"><option>Chance decides</option></select>',
    '"Chance decides" is cut off in "Who"',
  ],
  [
    'a small word whose room for fingers is the whole page',
    `<style>.why::after { content: ""; position: absolute; inset: 0 }</style>
     <p style="height: 60px">Nobody is voted out. <button class="why" style="width: 60px; height: 60px">why?</button></p>
     <div style="height: 200px"></div>`,
    '"why?" takes presses far from where it is drawn',
  ],
  [
    'a page that is too wide',
    '<div style="width: 500px; height: 9px"></div>',
    'The page is wider than the window',
  ],
];

test('the look at a layout finds the lobby of old, whose options shrank until they lay on each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/new/outpost-seven');
  const rules = page.getByRole('complementary', { name: 'Rules of this table' });
  const folded = rules.getByRole('button', { expanded: false });
  await expect(folded.first()).toBeVisible();
  while ((await folded.count()) > 0) await folded.first().click();
  expect(await faultsOf(page, 24)).toEqual([]);
  await page.evaluate(() => {
    const old = new CSSStyleSheet();
    old.replaceSync(
      'aside { overflow: hidden !important } aside * { flex-shrink: 1 !important; min-height: 0 !important }',
    );
    document.adoptedStyleSheets.push(old);
  });
  const faults = await faultsOf(page, 24);
  expect(faults.filter((fault) => / is (covered|cut off) by /.test(fault)).length).toBeGreaterThan(0);
});

test.describe('the look at a layout', () => {
  test.use({ keep: 'none', viewport: { width: 400, height: 300 } });

  for (const [fault, content, words] of PLANTED) {
    test(`finds ${fault}`, async ({ page }) => {
      await page.setContent(`<body style="margin: 0"><div id="page">${content}</div></body>`);
      expect(await faultsOf(page, 44)).toContain(words);
    });
  }

  test('finds nothing where a list scrolls, a link stands in a sentence and a press reaches further', async ({
    page,
  }) => {
    await page.setContent(`<body style="margin: 0"><div id="page">
      <style>.chip { position: relative; height: 30px } .chip::after { content: ""; position: absolute; inset: -10px }</style>
      <div style="height: 120px; overflow: auto"><p style="height: 300px">Far up</p>
      <button class="chip" style="margin: 20px">Ready</button></div>
      <p>Read <a href="/">the rules</a> first.</p></div></body>`);
    expect(await faultsOf(page, 44)).toEqual([]);
  });
});
