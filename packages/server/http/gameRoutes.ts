/** What can be played here. */
import type { ShelfCard } from '@airlock/catalogue';
import {
  dailyBoard,
  dailyQuery,
  gameAddress,
  gameDescription,
  gameList,
  gamesQuery,
  httpProblem,
  ROUTES,
} from '@airlock/protocol';
import { type Dailies, type Games, gameInfo, knownSpelling, loadSpelling, Refused } from '@airlock/tables';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { describedGame } from './describedGame.ts';
import { packed } from './packed.ts';

export function gameRoutes(
  games: Games,
  shelf: readonly ShelfCard[],
  dailies: Dailies,
): FastifyPluginAsyncZod {
  const shown = shelf.map((card) => gameInfo(card, games.get(card.id)));
  const inShort = shown.map((game) => ({
    ...game,
    options: {},
    presets: game.presets.map((preset) => ({ ...preset, options: {} })),
  }));
  return async (app) => {
    app.get(
      ROUTES.games,
      {
        config: { budget: 'reads' },
        onSend: packed(),
        schema: {
          summary: 'The games, with their options and bots; with `?options=no` without options',
          tags: ['games'],
          querystring: gamesQuery,
          response: { 200: gameList, '4xx': httpProblem },
        },
      },
      async ({ query }) => (query.options === 'no' ? inShort : shown),
    );

    app.get(
      ROUTES.game,
      {
        config: { budget: 'reads' },
        schema: {
          summary:
            'All that a program needs to know of a game: actions, names, schemas, options, levels, rules',
          tags: ['games'],
          params: gameAddress,
          response: { 200: gameDescription, '4xx': httpProblem },
        },
      },
      async ({ params: { id } }) => {
        const entry = games.get(id);
        const info = shown.find((game) => game.id === id);
        if (!entry || !info) throw new Refused('not-found', `There is no game called ${id}.`);
        return describedGame(info, entry, knownSpelling(entry) ?? (await loadSpelling(entry)));
      },
    );

    app.get(
      ROUTES.daily,
      {
        config: { budget: 'lists' },
        schema: {
          summary: 'The deal that everybody has on a day: my first try, and the results of all',
          tags: ['games'],
          querystring: dailyQuery,
          response: { 200: dailyBoard, '4xx': httpProblem },
        },
      },
      ({ query, person }) => dailies.board(query.game, query.day, person?.id),
    );
  };
}
