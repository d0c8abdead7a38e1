/** A game with its bots, loaded when it is wanted. */
import type { AnyJudging, Calibration } from '@airlock/bots';
import type { AnyGame, Bot, GameSpelling, Observer, Survey } from '@airlock/kernel';
import { type GameId, LOADERS } from './games.ts';

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
  /** What programs are told its views and events with; loaded for them alone, so that no page carries it. */
  readonly spelling: () => Promise<{ readonly spelling: GameSpelling }>;
  /** How its decisions are judged after a match; loaded for reviews alone. Missing where none are. */
  readonly judging?: () => Promise<JudgingRoom>;
  /** Weakest first. */
  readonly levels: readonly BotLevel[];
  /** The levels of the bots that one plays the deal of the day against, from the second seat on; missing where one is alone. */
  readonly dailyRivals?: readonly string[];
  /** Somebody who does whatever the page's hints say, for simulations; at no table. Missing where there are none. */
  readonly hint?: BotLevel;
  /** Counts how bots conduct themselves in one game, for simulations; missing where nothing is counted. */
  readonly observer?: () => Observer;
  /** What a report on balance asks a game; without it the report says less. */
  readonly survey?: Survey;
}

/** The file `games/<id>/judging.ts`: how decisions are judged, and how well that was calibrated. */
export interface JudgingRoom {
  readonly judging: AnyJudging;
  readonly calibration: Calibration;
}

/** The file `games/<id>/entry.ts`. */
export type LoadEntry = () => Promise<{ readonly entry: CatalogueEntry }>;

const isOnShelf = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/** `undefined` when no such game is on the shelf. */
export async function loadGame(id: string): Promise<CatalogueEntry | undefined> {
  return isOnShelf(id) ? (await LOADERS[id]()).entry : undefined;
}
