/**
 * What the matches in use have told, kept in memory for a while. Playing a match again for everybody who joins it and
 * for every decision of a bot would let a few strangers who join again and again keep the server busy.
 */
import type { LiveTable } from './liveTable.ts';
import { retell } from './retelling.ts';
import type { ToldMoment } from './telling.ts';

/** Over all tables: about 100 MB at the most. Beyond it the histories that were asked for longest ago are forgotten. */
const MOST_MOMENTS = 100_000;

/** Shorter histories are told again in less time than it takes to look after them. */
const SHORTEST_KEPT = 8;

/** A history that nobody has asked for in this time is forgotten; it can be told again. */
const KEPT_MS = 30_000;

interface History {
  readonly moments: ToldMoment[];
  askedAt: number;
}

export class Histories {
  /** In the order in which they were last asked for. */
  private readonly kept = new Map<LiveTable, History>();
  private momentsKept = 0;
  private readonly mostMoments: number;

  constructor(mostMoments = MOST_MOMENTS) {
    this.mostMoments = mostMoments;
  }

  /** How many moments are in memory. */
  get size(): number {
    return this.momentsKept;
  }

  /** Every moment of the match since the deal, as `retell` tells them; none before the match begins. */
  of(table: LiveTable): readonly ToldMoment[] {
    const { match, record } = table;
    if (!match || !record.match) return [];
    const known = this.kept.get(table);
    if (known) {
      this.kept.delete(table);
      this.kept.set(table, known);
      known.askedAt = Date.now();
      return known.moments;
    }
    const moments = retell(match, record.match.seed, table.keptCommands);
    if (moments.length >= SHORTEST_KEPT) this.keep(table, moments);
    return moments;
  }

  /** The match went on. */
  append(table: LiveTable, moment: ToldMoment): void {
    const known = this.kept.get(table);
    if (!known) return;
    known.moments.push(moment);
    this.momentsKept++;
    this.makeRoom();
  }

  /** The last moment was taken back. */
  takeBack(table: LiveTable): void {
    if (this.kept.get(table)?.moments.pop()) this.momentsKept--;
  }

  forget(table: LiveTable): void {
    this.momentsKept -= this.kept.get(table)?.moments.length ?? 0;
    this.kept.delete(table);
  }

  forgetUnused(now = Date.now()): void {
    for (const [table, { askedAt }] of this.kept) if (now - askedAt > KEPT_MS) this.forget(table);
  }

  private keep(table: LiveTable, moments: ToldMoment[]): void {
    this.kept.set(table, { moments, askedAt: Date.now() });
    this.momentsKept += moments.length;
    this.makeRoom();
  }

  private makeRoom(): void {
    for (const table of this.kept.keys()) {
      if (this.momentsKept <= this.mostMoments) return;
      this.forget(table);
    }
  }
}
