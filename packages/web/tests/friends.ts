/** Friends with browsers of their own at a table of any game, on a server where nobody is waited for long. */
import { SHELF } from '@airlock/catalogue';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { DESKTOP, type Meet, PHONE } from './pages.ts';

export const door = (page: Page) => page.getByRole('region', { name: 'What you can do now' });
export const seats = (page: Page) => page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
export const strip = (page: Page) => page.getByRole('region', { name: 'Who is away, and what is asked' });

/** A shorter one would be over while a busy machine draws a page. */
export const GRACE = { AIRLOCK_GRACE_MS: '1500' };

export interface Friends {
  readonly ann: Page;
  readonly ben: Page;
  readonly code: string;
}

/** Somebody with a name, who has not come to any table yet. */
export async function friend(person: Meet, home: string, name: string, size = DESKTOP): Promise<Page> {
  const { page } = await person(size);
  await page.request.post(`${home}/api/session`, { data: { name } });
  return page;
}

/** Ann opens a table with a seat for one friend, and bots in all others that the game must have. */
export async function openTable(ann: APIRequestContext, home: string, game: string): Promise<string> {
  const least = SHELF.find(({ id }) => id === game)?.seats.min ?? 2;
  const games = await (await ann.get(`${home}/api/games`)).json();
  const { levels } = games.find(({ id }: { id: string }) => id === game);
  const bots = Array.from({ length: Math.max(0, least - 2) }, () => ({ kind: 'bot', level: levels[0].id }));
  const table = { game, seats: [{ kind: 'me' }, { kind: 'open' }, ...bots] };
  const reply = await ann.post(`${home}/api/tables`, { data: table });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).code;
}

/** Ann and Ben before the start, both on their pages. */
async function friends(person: Meet, home: string, game: string): Promise<Friends> {
  const ann = await friend(person, home, 'Ann');
  const ben = await friend(person, home, 'Ben', PHONE);
  const code = await openTable(ann.request, home, game);
  await ann.goto(`${home}/t/${code}`);
  await expect(seats(ann).first()).toContainText('You');
  await ben.request.post(`${home}/api/tables/${code}/seat`, { data: {} });
  await ben.goto(`${home}/t/${code}`);
  await expect(door(ben)).toContainText('Say when you are ready.');
  return { ann, ben, code };
}

/** The same, and their match has begun. */
export async function playing(person: Meet, home: string, game: string): Promise<Friends> {
  const at = await friends(person, home, game);
  const { ann, ben, code } = at;
  const address = `${home}/api/tables/${code}`;
  await ben.request.post(`${address}/ready`, { data: { ready: true } });
  const begun = await ann.request.post(`${address}/start`, { data: {} });
  expect(begun.status(), await begun.text()).toBe(200);
  for (const page of [ann, ben]) await expect(page.locator('#door')).toBeVisible();
  return at;
}
