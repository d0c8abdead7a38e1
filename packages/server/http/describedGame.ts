/** All that a program needs to know of a game, from the same declarations that the server sends by. */
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  type AnyGame,
  defaultOptions,
  definitionsOf,
  formsOf,
  type GameSpelling,
  grammarText,
  itemAt,
  plainText,
  type Spelling,
  strongRandom,
} from '@airlock/kernel';
import type { GameDescription, GameInfo } from '@airlock/protocol';

export function describedGame(
  info: GameInfo,
  { game }: CatalogueEntry,
  spelling: GameSpelling,
): GameDescription {
  return {
    ...info,
    version: game.version,
    realTime: game.realTime !== undefined,
    actions: formsOf(game).map((form) => ({
      ...form,
      words: [...form.words],
      grammar: grammarText(form),
    })) as GameDescription['actions'],
    seatNames: spelling.seats ? [...spelling.seats] : null,
    enumerations: Object.fromEntries(
      spelling.vocabularies.map(({ name, help, first, ids, words, copies }) => [
        name,
        {
          help,
          first,
          values: ids.map((id, place) => ({
            id,
            words: words?.[place] ?? id,
            ...(copies ? { copies: itemAt(copies, place) } : {}),
          })),
        },
      ]),
    ),
    view: twoForms(spelling.view),
    events: Object.fromEntries(
      Object.entries(spelling.events).map(([type, { open, own }]) => [
        type,
        own ? { open: twoForms(open), own: twoForms(own) } : { open: twoForms(open) },
      ]),
    ),
    $defs: definitionsOf(spelling),
    chance: [...spelling.chance],
    deals: exampleDeals(game, spelling),
    rules: Object.fromEntries(Object.entries(game.words.rules).map(([id, text]) => [id, plainText(text)])),
  };
}

/** The seed of all example deals. */
const EXAMPLE_SEED = '0123456789abcdef'.repeat(4);

const exampleDeals = (game: AnyGame, { deal }: GameSpelling): GameDescription['deals'] =>
  deal.examples.map(({ seats, options }) => {
    const all = { ...defaultOptions(game.options), ...options };
    const dealt = deal.of(seats, all as never, strongRandom(EXAMPLE_SEED));
    return { seed: EXAMPLE_SEED, seats, options: { ...options }, deal: dealt as Record<string, unknown> };
  });

const twoForms = ({ schema, numbers }: Spelling<never>): GameDescription['view'] => ({
  named: { ...schema },
  numbers: { ...numbers },
});
