/** What the tests of the page's screens share: sizes, a strict eye on console and accessibility, pictures. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { expectInWidth } from './layout.ts';
import { takePicture } from './picture.ts';

/** axe finds nothing to complain of, and nothing lies outside the width of the window. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectInWidth(page);
}

/** The same for another moment of a screen whose colours were looked at before. */
export async function expectStillGoodScreen(page: Page): Promise<void> {
  await expectStillAccessible(page);
  await expectInWidth(page);
}

/** A picture to put beside the drawings. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await takePicture(page, name);
}

/** Two bots play a whole match; gives the code of their table. */
export async function finishedMatch(request: APIRequestContext): Promise<string> {
  await request.post('/api/session', { data: { name: 'Match maker' } });
  const games = await (await request.get('/api/games')).json();
  const { levels } = games.find(({ id }: { id: string }) => id === 'outpost-seven');
  const bot = { kind: 'bot', level: levels[0].id };
  const table = { game: 'outpost-seven', seats: [bot, bot], start: true };
  const { code } = await (await request.post('/api/tables', { data: table })).json();
  await expect.poll(async () => (await (await request.get(`/api/tables/${code}`)).json()).stage).toBe('over');
  return code;
}

/** One press on the front page, and the cards are dealt. */
export async function playBot(page: Page, address = ''): Promise<string> {
  await page.goto(`${address}/`);
  await page.getByRole('button', { name: 'Play a bot: Outpost Seven' }).click();
  await expect(page.locator('#door')).toBeVisible();
  return new URL(page.url()).pathname.replace('/t/', '');
}
