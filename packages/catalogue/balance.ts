/**
 * How the chances at a table are shared, as measured between bots of one level. The figures are data, one file for each game
 * (`games/<id>/balance.ts`), which `airlock balance <game> --write` makes; what was changed because of them is written by hand
 * (`games/<id>/changes.ts`).
 */
import { defaultOptions, type OptionSpecs, type Options } from '@airlock/kernel';
import { balance as hypatia } from './games/hypatia/balance.ts';
import { changes as hypatiaChanges } from './games/hypatia/changes.ts';
import { balance as omegaVirus } from './games/omega-virus/balance.ts';
import { changes as omegaVirusChanges } from './games/omega-virus/changes.ts';
import { balance as outbreak } from './games/outbreak/balance.ts';
import { changes as outbreakChanges } from './games/outbreak/changes.ts';
import { balance as outpostSeven } from './games/outpost-seven/balance.ts';
import { changes as outpostSevenChanges } from './games/outpost-seven/changes.ts';
import { balance as outsider } from './games/outsider/balance.ts';
import { changes as outsiderChanges } from './games/outsider/changes.ts';
import type { GameId } from './games.ts';
import type { MeasuredShare } from './ladder.ts';

/** A share of something counted, by its name. */
export interface NamedShare extends MeasuredShare {
  readonly name: string;
  readonly times: number;
  readonly of: number;
}

/** A rule that ended games, and the reason in its words. */
export interface MeasuredEnding extends MeasuredShare {
  readonly rule: string;
  readonly reason: string;
  readonly games: number;
}

/** Numbers that were counted, such as moves or points. */
export interface MeasuredSpread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
}

/** One table: this many seats with these options, all of them bots of one level. */
export interface BalanceRow {
  readonly seats: number;
  /** Those unlike the usual ones. */
  readonly options: Options;
  readonly level: string;
  readonly games: number;
  readonly finished: number;
  /** The share of games won by each side; by whoever began where there are no sides; alone, of games won. */
  readonly shares: readonly NamedShare[];
  /** Games without a winner; `null` alone, where that is a loss. */
  readonly nobody: MeasuredShare | null;
  readonly bySeat: readonly NamedShare[];
  readonly roles: readonly NamedShare[];
  /** Shares of seats that won, of those that ended with something. */
  readonly merits: readonly NamedShare[];
  readonly endings: readonly MeasuredEnding[];
  readonly scores: MeasuredSpread | null;
  readonly moves: MeasuredSpread | null;
  /** Of players in real time. */
  readonly seconds: MeasuredSpread | null;
  /** `null` where the game does not name the cards that are used. */
  readonly cards: MeasuredCards | null;
  /** `null` where decisions cannot be listed, as in real time. */
  readonly decisions: MeasuredDecisions | null;
  /** `null` where the game does not say who leads. */
  readonly lead: MeasuredLead | null;
  /** The command that measured it, and the commit of the sources it ran on. */
  readonly command: string;
  readonly commit: string;
}

export interface MeasuredCards {
  readonly all: number;
  /** Names of those that nobody used in any game, with blanks between. */
  readonly unused: string;
  /** Those whose users won most and least often, of cards that were used by one seat in twenty at least. */
  readonly best: readonly NamedShare[];
  readonly worst: readonly NamedShare[];
}

export interface MeasuredDecisions {
  /** Of all seats in a game. */
  readonly perGame: number;
  /** Answers that there were, on average. */
  readonly choices: number;
  /** Decisions with one answer only. */
  readonly forced: MeasuredShare;
}

export interface MeasuredLead {
  /** How often the lead passes to somebody else in a game, on average. */
  readonly changes: number;
  readonly never: MeasuredShare;
  /** How often whoever leads after a quarter, a half and three quarters of the moves wins. */
  readonly held: readonly NamedShare[];
}

export type Balance = readonly BalanceRow[];

interface Kept {
  readonly rows: Balance;
  /** What was changed because of the figures and why, a paragraph each; or why nothing was. */
  readonly changes: readonly string[];
}

/** A game of the shelf that is missing here has not been measured. */
const BALANCES: Readonly<Partial<Record<GameId, Kept>>> = {
  hypatia: { rows: hypatia, changes: hypatiaChanges },
  'outpost-seven': { rows: outpostSeven, changes: outpostSevenChanges },
  'omega-virus': { rows: omegaVirus, changes: omegaVirusChanges },
  outsider: { rows: outsider, changes: outsiderChanges },
  outbreak: { rows: outbreak, changes: outbreakChanges },
};

const NOTHING: Kept = { rows: [], changes: [] };

export const balanceOf = (game: string): Kept =>
  (Object.hasOwn(BALANCES, game) && BALANCES[game as GameId]) || NOTHING;

/** Those of a table's options that are unlike the usual ones. */
export function unusual(specs: OptionSpecs, options: Options): Options {
  const usual: Options = defaultOptions(specs);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => usual[name] !== value));
}

/** The figures of a table; `undefined` where no such table was measured. */
export const rowAt = (rows: Balance, seats: number, options: Options): BalanceRow | undefined =>
  rows.find((row) => row.seats === seats && isSame(row.options, options));

function isSame(one: Options, other: Options): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
