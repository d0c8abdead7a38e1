/** The same table at two servers: whatever is done is done at both, and what the viewer got is compared at once. */
import { type AnyGame, CLOCK, type LogEntry, UNDO } from '@airlock/kernel';
import { type Leak, leaksBetween } from '../compare.ts';
import { type BySide, bySide, type Coupling, SIDES, type Side } from '../worlds/coupling.ts';
import type { Party, RunningMatch } from './party.ts';

/** Whether both go on alike: not when the rules themselves have shown the viewer what differs. */
export type Verdict = 'alike' | 'parted';

/** A leak, and all that had been done when it showed, the last thing just now. */
export interface FoundLeak extends Leak {
  readonly story: readonly string[];
}

type Doing = (party: Party, side: Side) => Promise<unknown> | unknown;

export class Pair {
  readonly parties: BySide<Party>;
  readonly leaks: FoundLeak[] = [];
  /** How many messages and answers were compared. */
  compared = 0;
  private readonly game: AnyGame;
  private readonly coupling: Coupling;
  private readonly story: string[] = [];
  private followed = 0;
  private startedAt = 0;

  constructor(game: AnyGame, parties: BySide<Party>, coupling: Coupling) {
    this.game = game;
    this.parties = parties;
    this.coupling = coupling;
  }

  get now(): number {
    return this.parties.one.world.now;
  }

  /** Milliseconds since the match began. */
  get matchTime(): number {
    return this.now - this.startedAt;
  }

  /** How much is written down of both matches. */
  get length(): number {
    return this.followed;
  }

  async begin(): Promise<Verdict> {
    this.startedAt = this.now;
    return this.both('the match begins', (party) => party.begin());
  }

  async both(what: string, doing: Doing): Promise<Verdict> {
    this.story.push(what);
    for (const side of SIDES) {
      const party = this.parties[side];
      await party.world.turn(() => doing(party, side));
    }
    return this.compare();
  }

  /** Time goes on at both, no further than to the next thing that one of them does by itself. */
  waitForNext(until: number): Promise<Verdict> {
    const { one, other } = this.parties;
    return this.waitUntil(Math.min(one.world.nextMoment(until), other.world.nextMoment(until)));
  }

  waitUntil(moment: number): Promise<Verdict> {
    return this.both(`time goes on to ${moment - this.startedAt} ms`, ({ world }) => world.waitUntil(moment));
  }

  private async compare(): Promise<Verdict> {
    const done = await this.followLogs();
    const { one, other } = bySide((side) => this.parties[side].world.takeReceipts());
    if (done === 'shown') return 'parted';
    this.compared += one.length;
    for (const leak of leaksBetween(one, other)) this.leaks.push({ ...leak, story: [...this.story] });
    return done === 'apart' ? 'parted' : 'alike';
  }

  /**
   * `shown` when the rules told the viewer what differs, so that the servers have to, or when both matches are over and all
   * may be known; `apart` when the servers did different things, which the viewer must not notice.
   */
  private async followLogs(): Promise<'alike' | 'shown' | 'apart'> {
    const matches = { one: await this.matchOf('one'), other: await this.matchOf('other') };
    const logs = bySide((side) => matches[side].log);
    for (; this.followed < Math.max(logs.one.length, logs.other.length); this.followed++) {
      const [one, other] = [logs.one[this.followed], logs.other[this.followed]];
      if (!one || !other || !this.correspond(one, other)) return 'apart';
      if (!this.coupling.follow({ one, other })) return 'shown';
    }
    if (matches.one.isOver !== matches.other.isOver) return 'apart';
    return matches.one.isOver ? 'shown' : 'alike';
  }

  matchOf(side: Side): Promise<RunningMatch> {
    const party = this.parties[side];
    return party.world.turn(() => party.match());
  }

  private correspond(one: LogEntry, other: LogEntry): boolean {
    return one.at === other.at && this.doerOf(one) === this.doerOf(other) && isUndo(one) === isUndo(other);
  }

  /** In whose name something was done. */
  private doerOf({ seat, action }: LogEntry): number {
    return seat === CLOCK && action !== UNDO ? (this.game.hosting?.answersFor?.(action) ?? seat) : seat;
  }
}

const isUndo = ({ action }: LogEntry): boolean => action === UNDO;
