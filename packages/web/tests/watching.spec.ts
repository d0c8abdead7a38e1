/** Somebody with the link of a match: asks to be let in, watches, and sees through somebody's eyes once they agree. */
import { SHELF } from '@airlock/catalogue';
import { expect, type Page } from '@playwright/test';
import { type Meet, PHONE, test } from './pages.ts';
import { picture } from './screens.ts';

interface Watched {
  readonly ann: Page;
  readonly wim: Page;
  readonly code: string;
}

/** Ann plays with bots and lets nobody in unasked; Wim has the link. */
async function watched(person: Meet, game: string): Promise<Watched> {
  const [{ page: ann }, { page: wim }] = [await person(), await person(PHONE)];
  await ann.request.post('/api/session', { data: { name: 'Ann' } });
  await wim.request.post('/api/session', { data: { name: 'Wim' } });
  const games = await (await ann.request.get('/api/games')).json();
  const { seats, levels } = games.find(({ id }: { id: string }) => id === game);
  const bots = Array.from({ length: Math.max(1, seats.min) - 1 }, () => ({
    kind: 'bot',
    level: levels[0]?.id,
  }));
  const table = { game, seats: [{ kind: 'me' }, ...bots], start: true };
  const { code } = await (await ann.request.post('/api/tables', { data: table })).json();
  const rule = { do: 'allow', rule: { who: 'asked' } };
  await ann.request.post(`/api/tables/${code}/watching`, { data: rule });
  return { ann, wim, code };
}

for (const { id, title } of SHELF) {
  test(`a match of ${title} is watched by whom its host lets in, and through eyes whose player agrees`, async ({
    person,
  }) => {
    const { ann, wim, code } = await watched(person, id);
    await ann.goto(`/t/${code}`);
    await expect(ann.locator('#door')).toBeVisible();
    await wim.goto(`/t/${code}`);
    await wim.getByRole('button', { name: 'Ask to be let in' }).click();
    const wish = ann.getByRole('status', { name: 'Somebody asks' });
    await expect(wish).toContainText('Wim would like to watch.');
    await picture(ann, `watching-asked-${id}`);
    await wish.getByRole('button', { name: 'Agree' }).click();
    // The page looks by itself whether the door is open.
    await expect(wim.locator('#door')).toBeVisible();
    await wim.getByRole('button', { name: 'Menu' }).click();
    await wim.getByText('People at the table').click();
    await wim.getByRole('button', { name: 'Ask Ann to watch through their eyes' }).click();
    await expect(wish).toContainText('Wim would like to watch through your eyes, and see your cards.');
    await wish.getByRole('button', { name: 'Agree' }).click();
    await expect(wim.getByRole('button', { name: 'Watch with my own eyes again' })).toBeVisible();
    // Everybody reads it, and she takes it back.
    await ann.getByRole('button', { name: 'Menu' }).click();
    await ann.getByText('People at the table').click();
    await expect(ann.getByText('Through your eyes, as you agreed: Wim.')).toBeVisible();
    await picture(ann, `watching-menu-${id}`);
    await ann.getByRole('button', { name: 'Let nobody look through my eyes' }).click();
    await expect(wim.getByRole('button', { name: 'Watch with my own eyes again' })).toBeHidden();
  });
}

test('a problem is reported from the menu', async ({ person }) => {
  const { ann, code } = await watched(person, 'outpost-seven');
  await ann.goto(`/t/${code}`);
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Report a problem' }).click();
  await ann.getByLabel('What happened').fill('The bot never moves.');
  await ann.getByRole('button', { name: 'Send the report' }).click();
  await expect(ann.getByText('Thank you. The report was sent.')).toBeVisible();
});
