/** Loads a game when it is wanted, so that the front page carries none of them. */
import type { AnyGame, Bot } from '@airlock/kernel';

export interface BotLevel {
  /** As in `--bots casual,planner` and in a table's seats. */
  readonly id: string;
  readonly name: string;
  readonly help: string;
  readonly bot: Bot;
  /**
   * For levels that search: the CPU milliseconds of a usual thought at full strength, as measured on one core of our
   * machine (docs/PERFORMANCE.md). Missing for those that answer at once. A busy server shares its time by it.
   */
  readonly thinks?: number;
}

export interface CatalogueEntry {
  readonly game: AnyGame;
  /** Weakest first. */
  readonly levels: readonly BotLevel[];
}

const LOADERS: Readonly<Record<string, () => Promise<CatalogueEntry>>> = {
  hypatia: async () => (await import('./games/hypatia.ts')).entry,
  'omega-virus': async () => (await import('./games/omegaVirus.ts')).entry,
  outbreak: async () => (await import('./games/outbreak.ts')).entry,
  'outpost-seven': async () => (await import('./games/outpostSeven.ts')).entry,
  outsider: async () => (await import('./games/outsider.ts')).entry,
};

/** Nothing when no such game is built. */
export async function loadGame(id: string): Promise<CatalogueEntry | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]?.() : undefined;
}
