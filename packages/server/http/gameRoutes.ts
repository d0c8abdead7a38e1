/** What can be played here. */
import {
  type BotLevel,
  type CatalogueEntry,
  ladderOf,
  type Rung,
  rungsOf,
  type ShelfCard,
} from '@airlock/catalogue';
import type { OptionSpec, OptionWords } from '@airlock/kernel';
import {
  dailyBoard,
  dailyQuery,
  type GameInfo,
  gameAddress,
  gameDescription,
  gameList,
  httpProblem,
  type MeasuredLevel,
  type OptionInfo,
  ROUTES,
} from '@airlock/protocol';
import { type Dailies, type Games, knownSpelling, loadSpelling, Refused } from '@airlock/tables';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { describedGame } from './describedGame.ts';

export function gameRoutes(
  games: Games,
  shelf: readonly ShelfCard[],
  dailies: Dailies,
): FastifyPluginAsyncZod {
  const shown = shelf.map((card) => gameInfo(card, games.get(card.id)));
  return async (app) => {
    app.get(
      ROUTES.games,
      {
        config: { budget: 'reads' },
        schema: {
          summary: 'The games, with their options and bots',
          tags: ['games'],
          response: { 200: gameList },
        },
      },
      async () => shown,
    );

    app.get(
      ROUTES.game,
      {
        config: { budget: 'reads' },
        schema: {
          operationId: 'describeGame',
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

function gameInfo(card: ShelfCard, entry: CatalogueEntry | undefined): GameInfo {
  const { id, title, tagline, seats } = card;
  const options = Object.entries(entry?.game.options ?? {}).map(([name, spec]) => {
    const words = entry?.game.words.options[name];
    return [name, optionInfo(spec, words ?? { label: name, help: '' })] as const;
  });
  return {
    id,
    title,
    tagline,
    built: entry !== undefined,
    seats,
    options: Object.fromEntries(options),
    levels: levelInfos(id, entry?.levels ?? []),
  };
}

function levelInfos(game: string, levels: readonly BotLevel[]): GameInfo['levels'] {
  const rungs = rungsOf(ladderOf(game), levels);
  return levels.map(({ id, name, help }, index) => ({
    id,
    name,
    help,
    measured: measuredInfo(rungs[index] ?? null, levels[index - 1]?.name ?? ''),
  }));
}

function measuredInfo(rung: Rung | null, below: string): MeasuredLevel | null {
  if (!rung) return null;
  const { step, cost } = rung;
  return {
    step: step && {
      below,
      rate: step.rate,
      low: step.low,
      high: step.high,
      games: step.games,
      alone: step.alone !== undefined,
    },
    cost: { median: cost.median, p99: cost.p99 },
  };
}

function optionInfo(spec: OptionSpec, { label, help, values }: OptionWords): OptionInfo {
  const words = { label, help, ...(values ? { names: { ...values } } : {}) };
  return spec.kind === 'choice' ? { ...spec, values: [...spec.values], ...words } : { ...spec, ...words };
}
