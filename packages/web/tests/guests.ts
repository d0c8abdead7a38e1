/** People in browsers of their own who come to one table. */
import { expect, type Page } from '@playwright/test';
import type { Visit } from './pages.ts';
import { Watch } from './watch.ts';

export interface Guest {
  readonly page: Page;
  readonly watch: Watch;
}

async function arrive(visit: Visit): Promise<Guest> {
  const page = await visit({ viewport: { width: 1200, height: 800 } });
  return { page, watch: new Watch(page) };
}

interface Party {
  /** The game's title. */
  readonly game: string;
  readonly people: number;
  /** How many seats everybody sees around the table. */
  readonly seats: number;
}

/** The host opens a table, friends follow the link, everybody says that they are ready. */
export async function sitDown(visit: Visit, { game, people, seats }: Party): Promise<Guest[]> {
  const host = await arrive(visit);
  await host.page.goto('/');
  await host.page.getByRole('button', { name: `Invite friends to ${game}`, exact: true }).click();
  await host.page.waitForURL(/\/t\//);
  const friends = await Promise.all(Array.from({ length: people - 1 }, () => arrive(visit)));
  for (const { page } of friends) {
    await page.goto(host.page.url());
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  const start = host.page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  await start.click();
  const all = [host, ...friends];
  for (const { page } of all) await expect(page.locator('button[data-seat]')).toHaveCount(seats);
  return all;
}
