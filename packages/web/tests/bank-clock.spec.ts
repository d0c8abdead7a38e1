/** Time by player: agreed on before the match, seen by everybody during it. */
import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE, test } from './pages.ts';
import { expectGoodScreen, picture } from './screens.ts';

test.use({ keep: 'none' });

const banks = (page: Page) =>
  page.getByRole('list', { name: 'Time left for the match' }).getByRole('listitem');

test('two people play with a bank of time each', async ({ person }) => {
  const { page: ann } = await person(DESKTOP);
  const { page: ben } = await person(PHONE);
  await ann.request.post('/api/session', { data: { name: 'Ann' } });
  await ben.request.post('/api/session', { data: { name: 'Ben' } });
  const table = {
    game: 'outpost-seven',
    options: { startPlayer: 'red' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  };
  const { code } = await (await ann.request.post('/api/tables', { data: table })).json();
  await ann.goto(`/t/${code}`);
  await ann.getByRole('radio', { name: 'Live' }).click({ force: true });
  await ann.getByRole('radio', { name: 'By player' }).click({ force: true });
  await ann.getByLabel('Time for the match, each player').selectOption({ label: '45 minutes' });
  await expect(ann.getByLabel('Free for each decision')).toHaveValue('20');
  await expectGoodScreen(ann);
  await picture(ann, 'time-by-player-lobby-desktop');
  await ben.request.post(`/api/tables/${code}/seat`, { data: { seat: 1 } });
  await ben.request.post(`/api/tables/${code}/ready`, { data: { ready: true } });
  await ben.goto(`/t/${code}`);
  await ann.request.post(`/api/tables/${code}/start`, { data: {} });
  for (const page of [ann, ben]) await expect(page.locator('#door')).toBeVisible();
  // Minutes may pass here before anybody has looked.
  await expect(banks(ann)).toHaveText([/You 4\d:\d\d/, /Ben 4\d:\d\d/]);
  // A phone has room for one: one's own.
  await expect(banks(ben)).toHaveText([/You 4\d:\d\d/]);
  await picture(ann, 'time-by-player-desktop');
  await picture(ben, 'time-by-player-phone');
});
