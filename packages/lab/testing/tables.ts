/** Tables for tests: one person at the first seat, bots that choose at random at the others. */
import type { BotLevel, CatalogueEntry } from '@airlock/catalogue';
import type { Options } from '@airlock/kernel';
import { inkOf } from '../ink.ts';
import { JournalStore } from '../play/journalStore.ts';
import { viewAfter } from '../play/outlook.ts';
import type { Scene } from '../play/screen.ts';
import { TerminalTable } from '../play/terminalTable.ts';

interface Wanted {
  readonly seats: number;
  readonly seed?: string;
  readonly options?: Options;
  readonly level?: string;
}

/** The bots have acted already where they were asked before the person. */
export async function tableOf(
  entry: CatalogueEntry,
  { seats, seed = '1', options, level = 'random' }: Wanted,
): Promise<TerminalTable> {
  const bot = entry.levels.find(({ id }) => id === level) as BotLevel;
  const table = await TerminalTable.begin(entry, new JournalStore(null), {
    code: 'test',
    options: options ?? {},
    name: 'Player',
    levels: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot)),
    seed,
  });
  await table.advance();
  return table;
}

export function sceneOf(table: TerminalTable, ink = inkOf(false, true)): Scene {
  const { game, seat, view, naming, recent } = table;
  const sight = { game, seat, view, naming };
  return { ...sight, ink, recent, listed: table.listed(), foresee: (action) => viewAfter(sight, action) };
}
