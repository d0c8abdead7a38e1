/** All tables: those in memory, those that come back on demand, and those that leave when nobody is there. */
import type { CatalogueEntry } from '@airlock/catalogue';
import type { Outcome } from '@airlock/kernel';
import type { BotChance } from './bots/botChance.ts';
import { type Claims, InAnotherRoom } from './claims.ts';
import { hasBegun, isOfOtherRules, judge } from './folding.ts';
import { Histories } from './histories.ts';
import { type KeptTable, LiveTable, type Sha256, type TableSurroundings } from './liveTable.ts';
import type { FrameOf } from './member.ts';
import { cannotWrite, damagedTable, noSuchTable, Refused } from './refused.ts';
import type { Commits } from './store/groupCommit.ts';
import { CannotWrite, type LogLine, type TableRecord, type TableStore } from './store/store.ts';

export type Games = ReadonlyMap<string, CatalogueEntry>;

export interface HallEvents {
  restored(table: LiveTable): void;
  lost(table: LiveTable, reason: unknown): void;
  stumbled(table: LiveTable, reason: unknown): void;
  /** What is kept of a table cannot be read, or not be played. */
  damaged(code: string, reason: unknown): void;
  /** Its rules have changed since: the match goes on by those of today, or ends for the reason. */
  judged(record: TableRecord, reason: string | null): void;
  /** A table came into memory: a bot may have to move there. */
  woke(table: LiveTable): void;
}

/** Where codes and seeds come from: a server's, a page's or a test's own. */
export interface Chance {
  code(): string;
  /** For the match at this table. */
  seed(table: string): string;
  /** For the bots at this table. */
  bots(table: string): BotChance;
}

export interface HallParts {
  readonly store: TableStore;
  readonly commits: Commits;
  readonly games: Games;
  readonly chance: Chance;
  readonly sha256: Sha256;
  readonly frameOf: FrameOf;
  readonly graceMs: number;
  /** Where other rooms share the store. */
  readonly claims?: Claims | undefined;
  readonly untimed?: true | undefined;
}

/** Tries for a free code; with billions of codes a second one is rarely needed. */
const MOST_TRIES_FOR_CODE = 20;

export class Hall {
  readonly store: TableStore;
  readonly games: Games;
  readonly chance: Chance;
  readonly histories = new Histories();
  private readonly events: HallEvents;
  private readonly claims: Claims | undefined;
  private readonly commits: Commits;
  private readonly around: TableSurroundings;
  private readonly live = new Map<string, LiveTable>();
  private readonly waking = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables at which something is done while they are not in memory. */
  private readonly held = new Map<string, Promise<void>>();

  constructor(
    { store, commits, games, chance, sha256, frameOf, graceMs, claims, untimed }: HallParts,
    events: HallEvents,
  ) {
    this.claims = claims;
    this.store = store;
    this.games = games;
    this.chance = chance;
    this.events = events;
    this.commits = commits;
    this.around = {
      commits,
      sha256,
      frameOf,
      histories: this.histories,
      graceMs,
      untimed: untimed ?? false,
      reread: (table) => this.reread(table),
      restored: (table) => this.events.restored(table),
      lost: (table, reason) => {
        this.leaves(table);
        this.events.lost(table, reason);
      },
      stumbled: (table, reason) => this.events.stumbled(table, reason),
    };
  }

  get sha256(): Sha256 {
    return this.around.sha256;
  }

  get tablesInMemory(): number {
    return this.live.size;
  }

  get matchesInMemory(): number {
    let matches = 0;
    for (const { record } of this.live.values()) if (record.stage === 'playing') matches++;
    return matches;
  }

  /** Those in memory. */
  tables(): readonly LiveTable[] {
    return [...this.live.values()];
  }

  /** Tables in whose match somebody has become absent, or is no longer. */
  tablesWithNewAbsence(): LiveTable[] {
    return [...this.live.values()].filter((table) => table.absent !== table.shownAbsent);
  }

  async find(code: string): Promise<LiveTable> {
    this.claims?.holds();
    const table = this.live.get(code) ?? (await this.wake(code));
    if (!table) throw noSuchTable(code);
    table.usedAt = Date.now();
    return table;
  }

  /** Of a table in memory or on the disk; its match is not read for it. */
  async record(code: string): Promise<TableRecord | undefined> {
    this.claims?.holds();
    return this.live.get(code)?.record ?? this.store.table(code);
  }

  /** How a match ended, in whichever room it is: what is over does not change any more. */
  async outcomeOf(code: string): Promise<Outcome | null> {
    try {
      return (await this.find(code)).match?.outcome ?? null;
    } catch (error) {
      if (!(error instanceof InAnotherRoom)) throw error;
      const kept = await this.readKept(code);
      return kept
        ? (new LiveTable(kept, this.game(kept.record.game), this.around).match?.outcome ?? null)
        : null;
    }
  }

  game(id: string): CatalogueEntry {
    const entry = this.games.get(id);
    if (!entry) throw new Refused('not-found', `There is no game "${id}" to play here.`);
    return entry;
  }

  /** Keeps a new table under a code nobody uses. */
  async open(plan: Omit<TableRecord, 'number' | 'code'>): Promise<LiveTable> {
    const entry = this.game(plan.game);
    for (let tries = 0; tries < MOST_TRIES_FOR_CODE; tries++) {
      const record = await this.store.createTable({ ...plan, code: this.chance.code() });
      if (record !== 'code-taken') {
        return this.admit({ record, log: [], talkLines: new Map(), isPast: false }, entry);
      }
    }
    throw new Refused('busy', 'No free code was found for a new table. Please try again.');
  }

  /** Lets tables nobody uses leave memory; they come back when somebody asks for them. */
  dismissIdle(idleMs: number, isNeeded: (table: LiveTable) => boolean): void {
    this.histories.forgetUnused();
    const before = Date.now() - idleMs;
    for (const table of this.live.values()) {
      if (table.members.length === 0 && !table.isBusy && table.usedAt <= before && !isNeeded(table)) {
        this.leaves(table);
      }
    }
  }

  /** The table, if it is in memory. */
  inMemory(code: string): LiveTable | undefined {
    return this.live.get(code);
  }

  /** Lets a table leave memory for good, whoever still holds on to it. Whoever listens there is sent away. */
  dismiss(table: LiveTable): void {
    table.retire();
    this.leaves(table);
    for (const { listener } of [...table.members]) listener.drop();
  }

  /**
   * Does something with a table that is not in memory; whoever asks for it waits. Tells whether it was done. One that
   * belongs to another room is `InAnotherRoom`.
   */
  async whileAsleep(code: string, work: () => Promise<void>): Promise<boolean> {
    if (this.live.has(code) || this.waking.has(code) || this.held.has(code)) return false;
    const done = this.claimed(code, work);
    this.held.set(
      code,
      done.catch(() => {}),
    );
    try {
      await done;
    } finally {
      this.held.delete(code);
    }
    return true;
  }

  private async claimed(code: string, work: () => Promise<void>): Promise<void> {
    const table = this.claims && (await this.store.table(code));
    if (table) await this.claims?.take(code);
    try {
      await work();
    } finally {
      if (table) this.claims?.release(table.number);
    }
  }

  private leaves(table: LiveTable): void {
    this.live.delete(table.code);
    this.histories.forget(table);
    this.claims?.release(table.record.number);
  }

  private wake(code: string): Promise<LiveTable | undefined> {
    let waking = this.waking.get(code);
    if (!waking) {
      const free = this.held.get(code) ?? Promise.resolve();
      waking = free.then(() => this.read(code)).finally(() => this.waking.delete(code));
      this.waking.set(code, waking);
    }
    return waking;
  }

  private async read(code: string): Promise<LiveTable | undefined> {
    try {
      const kept = await this.readOwn(code);
      return kept && this.admit(kept, this.game(kept.record.game));
    } catch (error) {
      if (error instanceof Refused || error instanceof InAnotherRoom) throw error;
      if (error instanceof CannotWrite) throw cannotWrite();
      this.events.damaged(code, error);
      throw damagedTable(code);
    }
  }

  private async reread(table: LiveTable): Promise<KeptTable> {
    // It may have become another room's since: then it is lost to this one.
    const kept = await this.readOwn(table.code);
    if (!kept) throw noSuchTable(table.code);
    return kept;
  }

  /** What is kept of a table that is this room's own, from before it was read until now. */
  private async readOwn(code: string): Promise<KeptTable | undefined> {
    const { claims } = this;
    if (!claims) return this.readKept(code);
    for (;;) {
      const { term } = claims;
      await claims.take(code);
      const kept = await this.readKept(code);
      // A room that stood still meanwhile has read what another may have gone on from.
      if (claims.holds() && claims.term === term) return kept;
    }
  }

  private async readKept(code: string): Promise<KeptTable | undefined> {
    const record = await this.store.table(code);
    if (!record) return undefined;
    const log = record.match ? await this.store.log(record.number) : [];
    const talkLines = await this.store.talkLines(record.number);
    return { log, talkLines, ...(await this.carriedOver(record, log)) };
  }

  /**
   * A match that was played by other rules than those of today goes on where these lead to the same; where they do not, it
   * ends without a winner, unless it had ended before. Written down before anybody sees it.
   */
  private async carriedOver(
    record: TableRecord,
    log: readonly LogLine[],
  ): Promise<Pick<KeptTable, 'record' | 'isPast'>> {
    if (!hasBegun(record)) return { record, isPast: false };
    const { match, stage } = record;
    const entry = this.game(record.game);
    const { version } = entry.game;
    if (!isOfOtherRules(record, entry)) return { record, isPast: false };
    if (match.endedBy !== undefined) return { record, isPast: true };
    const verdict = judge(record, entry, log, this.around.sha256);
    if (!verdict.agrees && stage !== 'playing') return { record, isPast: true };
    const next: TableRecord = verdict.agrees
      ? verdict.record
      : { ...record, stage: 'abandoned', match: { ...match, endedBy: version }, changedAt: Date.now() };
    await this.commits.write({ kind: 'table', table: next });
    this.events.judged(next, verdict.agrees ? null : verdict.reason);
    return { record: next, isPast: !verdict.agrees };
  }

  private admit(kept: KeptTable, entry: CatalogueEntry): LiveTable {
    const table = new LiveTable(kept, entry, this.around);
    this.live.set(table.code, table);
    this.events.woke(table);
    return table;
  }
}
