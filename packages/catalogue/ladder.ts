/**
 * How strong the levels of a game are, as measured: each against the one below. The figures are data, one file for each game
 * (`games/<id>/ladder.ts`), which `airlock ladder <game> --write` makes.
 */

import { ladder as hypatia } from './games/hypatia/ladder.ts';
import { ladder as omegaVirus } from './games/omega-virus/ladder.ts';
import { ladder as outbreak } from './games/outbreak/ladder.ts';
import { ladder as outpostSeven } from './games/outpost-seven/ladder.ts';
import { ladder as outsider } from './games/outsider/ladder.ts';
import type { GameId } from './games.ts';
import type { BotLevel } from './load.ts';

/** A share of games with its 95 % interval. */
export interface MeasuredShare {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** What a level costs, in milliseconds of CPU for a decision in which there is something to decide. */
export interface DecisionCost {
  readonly median: number;
  readonly p99: number;
  readonly decisions: number;
}

/** A level's games against the level below. A game that nobody won is half a win for each. */
export interface Step extends MeasuredShare {
  /** The level below. */
  readonly against: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** In a game with sides: the share of games that it won as each of them. */
  readonly sides?: readonly (MeasuredShare & { readonly side: string })[];
  /** In a solitaire: what this level and the one below made of the same deals. */
  readonly alone?: { readonly own: AloneResult; readonly below: AloneResult };
}

/** The share of games won alone, and the mean score of all. */
export interface AloneResult {
  readonly won: number;
  readonly score: number;
}

/** One level as it was measured. */
export interface Rung {
  readonly level: string;
  /** `null` for the lowest level, which has nobody below it. */
  readonly step: Step | null;
  readonly cost: DecisionCost;
  readonly seats: number;
  /** The command that measured it, and the commit of the sources it ran on. */
  readonly command: string;
  readonly commit: string;
}

/** Weakest first. */
export type Ladder = readonly Rung[];

/** A game of the shelf that is missing here has not been measured. */
const LADDERS: Readonly<Partial<Record<GameId, Ladder>>> = {
  hypatia,
  'outpost-seven': outpostSeven,
  'omega-virus': omegaVirus,
  outsider,
  outbreak,
};

export const ladderOf = (game: string): Ladder =>
  (Object.hasOwn(LADDERS, game) && LADDERS[game as GameId]) || [];

/**
 * What was measured of every level, weakest first; `null` where nothing was. What was measured against another level than
 * the one that is below now says nothing any more.
 */
export function rungsOf(ladder: Ladder, levels: readonly Pick<BotLevel, 'id'>[]): (Rung | null)[] {
  return levels.map(({ id }, index) => {
    const rung = ladder.find(({ level }) => level === id);
    const below = levels[index - 1]?.id ?? null;
    return rung && (rung.step?.against ?? null) === below ? rung : null;
  });
}
