/** All that a program needs to know of a game, from the same declarations that the server sends by. */
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  definitionsOf,
  formsOf,
  type GameSpelling,
  grammarText,
  plainText,
  type Spelling,
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
      spelling.vocabularies.map(({ name, help, first, ids, words }) => [
        name,
        { help, first, values: ids.map((id, place) => ({ id, words: words?.[place] ?? id })) },
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
    rules: Object.fromEntries(Object.entries(game.words.rules).map(([id, text]) => [id, plainText(text)])),
  };
}

const twoForms = ({ schema, numbers }: Spelling<never>): GameDescription['view'] => ({
  named: { ...schema },
  numbers: { ...numbers },
});
