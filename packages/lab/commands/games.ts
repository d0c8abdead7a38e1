/** `airlock games`: what can be played, with which options and against which bots. */
import { type CatalogueEntry, DEVELOPERS_SHELF, loadGame, SHELF, type ShelfCard } from '@airlock/catalogue';
import type { OptionSpec, Tunables } from '@airlock/kernel';
import type { Command } from 'commander';
import { gameNamed } from '../arguments.ts';
import { inkFor, wrap } from '../ink.ts';
import { columns, print, printJson } from '../print.ts';

export function addGames(program: Command): void {
  program
    .command('games')
    .summary('list the games, or one with its options and levels')
    .description('Lists the games; with a game, its options and the levels of its bots.')
    .argument('[game]', 'only this game, in full')
    .option('--json', 'print one JSON object')
    .action(games);
}

async function games(id: string | undefined, flags: { readonly json?: true }): Promise<void> {
  if (id !== undefined) {
    const entry = await gameNamed(id);
    if (flags.json) printJson(describe(cardOf(id), entry));
    else print(...fullLines(cardOf(id), entry));
    return;
  }
  if (flags.json) {
    const entries = await Promise.all(SHELF.map((card) => loadGame(card.id)));
    printJson({ games: SHELF.map((card, index) => describe(card, entries[index])) });
    return;
  }
  const rows = SHELF.map((card: ShelfCard) => [
    card.id,
    card.title,
    seatsWords(card),
    card.kind,
    card.built ? 'ready' : 'not yet built',
  ]);
  const ink = inkFor(process.stdout, process.env);
  print(...columns(rows, ['left', 'left', 'left', 'left', 'left']).map(ink.sentence));
}

const cardOf = (id: string): ShelfCard => DEVELOPERS_SHELF.find((card) => card.id === id) as ShelfCard;

const seatsWords = ({ seats: { min, max } }: ShelfCard): string =>
  min === max ? `${min} seat${min === 1 ? '' : 's'}` : `${min} to ${max} seats`;

function describe(card: ShelfCard, entry: CatalogueEntry | undefined): object {
  const { id, title, tagline, kind, seats, minutes, built } = card;
  return {
    id,
    title,
    tagline,
    kind,
    seats,
    minutes,
    built,
    ...(entry
      ? {
          rules: entry.game.version,
          options: entry.game.options,
          numbers: entry.game.tunables ?? {},
          levels: entry.levels.map(({ id: level, name, help }) => ({ id: level, name, help })),
        }
      : {}),
  };
}

function fullLines(card: ShelfCard, { game, levels }: CatalogueEntry): string[] {
  const ink = inkFor(process.stdout, process.env);
  const lines = [
    ink.paint(ink.sentence(card.title), 'bold'),
    ...wrap(ink.sentence(card.tagline)),
    ink.sentence(`${card.kind}, ${seatsWords(card)}, ${card.minutes}`),
    '',
    ink.paint('Levels of bots, weakest first', 'bold'),
    ...columns(
      levels.map(({ id, name, help }) => [`  ${id}`, name, ink.sentence(help)]),
      ['left', 'left', 'left'],
    ),
    '',
    ink.paint('Options', 'bold'),
  ];
  for (const [name, spec] of Object.entries(game.options)) {
    const words = game.words.options[name];
    lines.push(`  ${ink.paint(name, 'bold')}: ${valuesOf(spec)}`);
    lines.push(...wrap(ink.sentence(`${words?.label ?? name}. ${words?.help ?? ''}`), '      '));
  }
  return [...lines, ...numberLines(game.tunables ?? {})];
}

function numberLines(tunables: Tunables): string[] {
  const ink = inkFor(process.stdout, process.env);
  const rows = Object.entries(tunables).map(([path, { label, usual, min, max, from }]) => [
    `  ${path}`,
    `${usual}`,
    `${min} to ${max}`,
    from === 'ours' ? 'ours' : 'rulebook',
    ink.sentence(label),
  ]);
  if (rows.length === 0) return [];
  return [
    '',
    ink.paint('Numbers that simulate, tournament, compare and sweep may change', 'bold'),
    ...columns(rows, ['left', 'right', 'left', 'left', 'left']),
  ];
}

function valuesOf(spec: OptionSpec): string {
  const usual = `(default ${JSON.stringify(spec.default)})`;
  switch (spec.kind) {
    case 'choice':
      return `${spec.values.map((value) => JSON.stringify(value)).join(' | ')} ${usual}`;
    case 'whole':
      return `${spec.min} to ${spec.max} ${usual}`;
    case 'switch':
      return `true | false ${usual}`;
    case 'text':
      return `${spec.hint} ${usual}`;
  }
}
