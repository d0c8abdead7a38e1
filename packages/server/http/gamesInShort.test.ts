/** The list of games comes without options for those who do not need them. */
import { gameList, ROUTES } from '@airlock/protocol';
import { expect, it } from 'vitest';
import { stranger } from '../testing/guest.ts';
import { startForTest } from '../testing/startForTest.ts';

it('in short, games keep everything but options', async () => {
  const { url } = await startForTest();
  const ask = async (query: string) =>
    gameList.parse((await stranger(url).ask('GET', `${ROUTES.games}${query}`)).body);
  const [whole, short] = [await ask(''), await ask('?options=no')];
  expect(whole.some(({ options }) => Object.keys(options).length > 0)).toBe(true);
  expect(short).toEqual(
    whole.map((game) => ({
      ...game,
      options: {},
      presets: game.presets.map((preset) => ({ ...preset, options: {} })),
    })),
  );
  expect((await stranger(url).ask('GET', `${ROUTES.games}?options=some`)).status).toBe(400);
});
