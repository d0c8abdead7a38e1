/**
 * A table in memory: its record, its match and who listens. It does one thing at a time, and what it did is
 * shown when it is durable. If that fails, memory is ahead of the disk: the table is read from disk again.
 */
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  type Circle,
  EVERYBODY,
  NOBODY,
  only,
  type Seat,
  type SeatSet,
  SPECTATOR,
  type Viewer,
} from '@airlock/kernel';
import type { ClockTold } from '@airlock/protocol';
import type { Banks } from './banks.ts';
import { banksOf, deadlineOf, hasClock } from './deadlines.ts';
import { type AnyMatch, matchOf } from './folding.ts';
import type { Gathering } from './gathering.ts';
import type { Histories } from './histories.ts';
import type { Interrupt } from './interrupts.ts';
import type { Lateness } from './lateness.ts';
import type { FrameOf, Member } from './member.ts';
import { inDoubt, notKept, Refused, stumbled } from './refused.ts';
import { endOf } from './rests.ts';
import { type Sealed, sealedIn } from './sealedAnswers.ts';
import { seatOf } from './seating.ts';
import type { Commits } from './store/groupCommit.ts';
import { InDoubt, type LogLine, type PersonId, type TableRecord, type Write } from './store/store.ts';
import type { TimeTold, ToldMoment } from './telling.ts';
import { lookOf, WATCHERS } from './watching.ts';

/** Something done in memory: what to write down, and what follows once that is durable. */
export interface Deed {
  readonly writes: readonly Write[];
  shown(): void;
}

type Refuse = (refused: Refused) => void;

interface Attempt {
  work(): Deed | null;
  readonly refuse: Refuse;
  /** Nobody knows whether it was done; whoever listens is sent away and comes back. */
  readonly doubt: Refuse;
}

const unheard = (): void => undefined;

/** A table as it lies on the disk. */
export interface KeptTable {
  readonly record: TableRecord;
  readonly log: readonly LogLine[];
  readonly talkLines: Map<Circle, number>;
  /** Whether its match was played by rules that are not those of today, and that lead elsewhere. */
  readonly isPast: boolean;
}

export type Sha256 = (text: string) => string;

export interface TableSurroundings {
  readonly commits: Commits;
  /** SHA-256 of a text in hexadecimal digits. */
  readonly sha256: Sha256;
  readonly frameOf: FrameOf;
  readonly histories: Histories;
  /** How long somebody may be away before the others may go on without them. */
  readonly graceMs: number;
  /** Whether nobody is ever hurried here. */
  readonly untimed: boolean;
  reread(table: LiveTable): Promise<KeptTable>;
  /** The table was read again after a failure: everybody needs to see where it stands. */
  restored(table: LiveTable): void;
  /** It cannot even be read: the table leaves memory, and its members must come back later. */
  lost(table: LiveTable, reason: unknown): void;
  /** A fault of ours, for the log. */
  stumbled(table: LiveTable, reason: unknown): void;
}

export class LiveTable {
  record: TableRecord;
  readonly entry: CatalogueEntry;
  /** `null` before it begins, and where the rules of today cannot play it. */
  match: AnyMatch | null = null;
  /** Everybody's own time, where people have agreed on that. */
  banks: Banks | null = null;
  /** The log of a match that the rules of today cannot play: there is nothing to see of it, but its file can be had. */
  pastLog: readonly LogLine[] | null = null;
  readonly members: Member[] = [];
  /** What is in the log and known by the number its seat gave it, where that matters. */
  keptCommands: KeptCommand[] = [];
  /** The last entry of the log that is kept with a digest of what it led to; `null` while there is none. */
  digested: Digested | null = null;
  /** How many lines have been said, by circle. */
  talkLines: Map<Circle, number> = new Map();
  /** When somebody last had to do with it. */
  usedAt = Date.now();
  /** The seats that everybody was told are absent. */
  shownAbsent: SeatSet = NOBODY;
  /** Whom the bots wait for. */
  interrupt: Interrupt | null = null;
  /** Answers that are kept until the deadline of their question. */
  sealed: Sealed | null = null;
  /** Who has been late; `null` as long as nobody was. */
  lateness: Lateness | null = null;
  /** Whether clock and bots rest because nobody is there (rests.ts). */
  isResting = false;
  /** The question that stood when the table last woke from a rest, by its place in the log, and when that was. */
  woken: { readonly asked: number; readonly at: number } | null = null;
  /** Those who look at the match together, once it is over. */
  gathering: Gathering | null = null;
  /** Whether people were told that bots think less than usual, because the server is busy (busyNotices.ts). */
  thinksLess = false;
  private readonly wokeAt = Date.now();
  private leftAt: Map<PersonId, number> | null = null;
  private readonly around: TableSurroundings;
  private busy = false;
  private gone = false;
  private queue: Attempt[] | null = null;

  constructor(kept: KeptTable, entry: CatalogueEntry, around: TableSurroundings) {
    this.record = kept.record;
    this.entry = entry;
    this.around = around;
    this.take(kept);
  }

  get code(): string {
    return this.record.code;
  }

  get sha256(): Sha256 {
    return this.around.sha256;
  }

  get frameOf(): FrameOf {
    return this.around.frameOf;
  }

  get histories(): Histories {
    return this.around.histories;
  }

  /** Every moment of the match since the deal; what was taken back is left out. */
  get told(): readonly ToldMoment[] {
    return this.around.histories.of(this);
  }

  get isBusy(): boolean {
    return this.busy;
  }

  /** A fault of ours that leaves the match as it is. */
  noteFault(error: unknown): void {
    this.around.stumbled(this, error);
  }

  /** Refused at once, or done in memory and shown when durable; what comes meanwhile waits its turn. */
  attempt(work: () => Deed | null, refuse: Refuse, doubt: Refuse = unheard): void {
    this.usedAt = Date.now();
    if (this.gone) {
      refuse(stumbled());
      return;
    }
    if (this.busy) {
      this.queue ??= [];
      this.queue.push({ work, refuse, doubt });
      return;
    }
    let deed: Deed | null;
    try {
      deed = work();
    } catch (error) {
      refuse(error instanceof Refused ? error : stumbled());
      if (!(error instanceof Refused)) this.restore(error);
      return;
    }
    if (!deed) return;
    this.busy = true;
    this.around.commits.add(deed.writes, (failure) => {
      this.busy = false;
      if (failure instanceof InDoubt) this.findOut(deed, { work, refuse, doubt }, failure);
      else if (failure) {
        refuse(notKept(failure));
        this.restore(failure);
      } else this.show(deed);
    });
  }

  private show({ shown }: Deed): void {
    try {
      shown();
    } catch (error) {
      this.restore(error);
      return;
    }
    this.goOn();
  }

  /** The store knows whether it was kept, as soon as it can be asked: then it is shown after all, or refused. */
  private findOut(deed: Deed, { refuse, doubt }: Attempt, failure: InDoubt): void {
    this.busy = true;
    this.around.stumbled(this, failure);
    this.around.reread(this).then(
      (kept) => {
        this.busy = false;
        const verdict = wasKept(deed.writes, kept);
        if (verdict === 'just so') {
          this.show(deed);
          return;
        }
        if (verdict === 'no') refuse(notKept(failure));
        if (verdict === 'unknown') doubt(inDoubt());
        this.restoreFrom(kept);
      },
      (error) => {
        doubt(inDoubt());
        this.loseTo(error);
      },
    );
  }

  /** The same as a promise, for HTTP. */
  change<T>(work: () => { writes: readonly Write[]; shown: () => T }): Promise<T> {
    return new Promise((resolve, reject) => {
      this.attempt(
        () => {
          const { writes, shown } = work();
          return { writes, shown: () => resolve(shown()) };
        },
        reject,
        reject,
      );
    });
  }

  isHere(person: PersonId): boolean {
    return this.members.some(({ listener }) => listener.person?.id === person);
  }

  /** The last socket of somebody is gone. */
  noteLeft(person: PersonId): void {
    this.leftAt ??= new Map();
    this.leftAt.set(person, Date.now());
  }

  /** Whether somebody has been here at a time or later. */
  wasHereSince(person: PersonId, time: number): boolean {
    return this.isHere(person) || (this.leftAt?.get(person) ?? Number.NEGATIVE_INFINITY) >= time;
  }

  /** Whether somebody has not been here for the grace time. */
  isAway(person: PersonId): boolean {
    if (this.isHere(person)) return false;
    return (this.leftAt?.get(person) ?? this.wokeAt) <= Date.now() - this.around.graceMs;
  }

  /** For how long somebody has been away from a match, and what is left of the grace time; `null` while they are here. */
  awayFor(person: PersonId): { readonly since: number; readonly left: number } | null {
    const { stage, match } = this.record;
    if (stage !== 'playing' || !match || this.isHere(person)) return null;
    const left = Math.max(this.leftAt?.get(person) ?? this.wokeAt, match.startedAt);
    const since = Math.max(0, Date.now() - left);
    return { since, left: Math.max(0, this.around.graceMs - since) };
  }

  /** Seats of people who have been away from a match longer than the grace time. */
  get absent(): SeatSet {
    return this.record.seats.reduce((absent, seat, index) => {
      const away = seat.kind === 'person' ? this.awayFor(seat.person) : null;
      return away?.left === 0 ? absent | only(index) : absent;
    }, NOBODY);
  }

  /** When the clock acts, by the system's clock; `null` where it does not. */
  get deadlineAt(): number | null {
    const { match, record } = this;
    const isRunning = record.stage === 'playing' && !this.isResting && !this.around.untimed;
    const deadline = isRunning && match ? deadlineOf(match, record) : null;
    if (!match || !deadline || !record.match) return null;
    const { startedAt } = record.match;
    if (this.banks && !deadline.fixed) return startedAt + this.banks.endsAt;
    const askedAt = startedAt + match.asked.at + match.asked.shown;
    const wokenAt = this.woken?.asked === match.asked.sequence ? this.woken.at : null;
    const { moreTime } = record.company ?? {};
    const more = moreTime?.asked === match.asked.sequence ? moreTime.milliseconds : 0;
    return endOf(deadline.milliseconds, askedAt, wokenAt) + more;
  }

  /** The same in milliseconds from now; `undefined` where the game knows no clock. */
  get due(): number | null | undefined {
    if (!this.match || !hasClock(this.match, this.record)) return undefined;
    const { deadlineAt } = this;
    return deadlineAt === null ? null : Math.max(0, deadlineAt - Date.now());
  }

  /** What is told of the time with a new question; `undefined` where the game knows no clock. */
  get time(): TimeTold | undefined {
    const { due, clock } = this;
    if (due === undefined) return undefined;
    return clock ? { due, clock } : { due };
  }

  /** What everybody has left of their own time; `undefined` where nobody has any. */
  get ownTime(): TimeTold | undefined {
    const clock = this.banks ? this.clock : undefined;
    return clock && { clock };
  }

  /** How the time runs until then; `undefined` where no clock runs, or where it does so from the question on and for all alike. */
  private get clock(): ClockTold | undefined {
    const { match, banks, deadlineAt } = this;
    if (!match || deadlineAt === null) return undefined;
    const deadline = deadlineOf(match, this.record);
    const startsAt = banks && !deadline?.fixed ? banks.startsAt : match.asked.at + match.asked.shown;
    const now = this.matchTime(Date.now());
    const starts = Math.max(0, startsAt - now);
    if (!banks) return starts > 0 ? { starts } : undefined;
    return { starts, banks: banks.leftAt(now) };
  }

  /** A time of the system's clock as milliseconds since the match began. */
  matchTime(time: number): number {
    return time - (this.record.match?.startedAt ?? time);
  }

  /** Whether a viewer hears what is said in a circle. */
  hears(viewer: Viewer, circle: Circle): boolean {
    if (circle === WATCHERS) return viewer === SPECTATOR || this.record.stage !== 'playing';
    const hosting = this.match?.game.hosting;
    return circle === EVERYBODY || !hosting || !this.match || hosting.hears(this.match.state, viewer, circle);
  }

  /** Reads something off it, as soon as everything about it is durable. */
  look<T>(read: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.attempt(() => {
        resolve(read());
        return null;
      }, reject);
    });
  }

  /** It leaves memory for good: nothing more is done at it, whoever still holds on to it. */
  retire(): void {
    this.gone = true;
  }

  /** Takes over a record that is durable now. */
  adopt(record: TableRecord): void {
    const starts = record.match !== null && this.record.match === null;
    this.record = record;
    if (starts) this.fold(record, []);
    for (const member of this.members) {
      this.seat(member);
    }
  }

  /** Takes over what was kept of everybody's own time. */
  keepTime(record: TableRecord): void {
    this.record = record;
    if (record.company?.banks) this.banks?.take(record.company.banks);
  }

  /** Finds out what somebody is at the table now: they have a seat, look through one, or watch. */
  seat(member: Member): void {
    const person = member.listener.person?.id;
    member.viewer = seatOf(this.record, person) ?? SPECTATOR;
    member.through = member.viewer === SPECTATOR ? lookOf(this.record, person) : undefined;
  }

  private take({ record, log, talkLines, isPast }: KeptTable): void {
    this.match = null;
    this.banks = null;
    if (!isPast) this.fold(record, log);
    this.pastLog = isPast ? log : null;
    this.keptCommands = commandsIn(log);
    this.digested = lastDigestIn(log);
    this.sealed = sealedIn(record, this.match);
    this.talkLines = talkLines;
  }

  /** Plays a log; everybody's own time follows from it. */
  private fold(record: TableRecord, log: readonly LogLine[]): void {
    const banks = banksOf(record);
    const dealt = banks && matchOf(record, this.entry, []);
    if (dealt) banks.follow(dealt);
    const match = matchOf(record, this.entry, log, banks ? (folding) => banks.follow(folding) : undefined);
    this.match = match;
    this.banks = match && banks;
  }

  private restore(reason: unknown): void {
    this.busy = true;
    this.around.histories.forget(this);
    this.around.stumbled(this, reason);
    this.around.reread(this).then(
      (kept) => this.restoreFrom(kept),
      (error) => this.loseTo(error),
    );
  }

  private restoreFrom(kept: KeptTable): void {
    this.around.histories.forget(this);
    this.take(kept);
    this.adopt(kept.record);
    this.busy = false;
    this.around.restored(this);
    this.goOn();
  }

  private loseTo(reason: unknown): void {
    this.gone = true;
    for (const { refuse } of this.queue ?? []) refuse(stumbled());
    this.around.lost(this, reason);
  }

  private goOn(): void {
    while (!this.busy && this.queue) {
      const next = this.queue.shift();
      if (this.queue.length === 0) this.queue = null;
      if (next) this.attempt(next.work, next.refuse, next.doubt);
    }
  }
}

/**
 * Whether a group of writes was kept, of which all were or none: `just so` where nothing has followed, `and more` where something has.
 * Records alone do not tell.
 */
function wasKept(
  writes: readonly Write[],
  { log, talkLines }: KeptTable,
): 'just so' | 'and more' | 'no' | 'unknown' {
  for (const write of writes) {
    if (write.kind === 'action') {
      const kept = log[write.sequence];
      const isSame = kept?.seat === write.seat && kept.action === write.action && kept.at === write.at;
      if (!isSame) return 'no';
    }
  }
  const actions = writes.filter(({ kind }) => kind === 'action').length;
  const [first] = writes;
  if (first?.kind === 'action') return log.length === first.sequence + actions ? 'just so' : 'and more';
  const talk = writes.find((write) => write.kind === 'talk');
  if (talk?.kind !== 'talk') return 'unknown';
  const { circle = EVERYBODY, number } = talk.line;
  const lines = talkLines.get(circle) ?? 0;
  if (lines < number) return 'no';
  return lines === number ? 'just so' : 'and more';
}

/** An entry of the log, by its number, and when it was done. */
export interface Digested {
  readonly sequence: number;
  readonly at: number;
}

function lastDigestIn(log: readonly LogLine[]): Digested | null {
  let last: Digested | null = null;
  for (const [index, { digest, at }] of log.entries())
    if (digest !== undefined) last = { sequence: index + 1, at };
  return last;
}

/** A command that is in the log already. */
export interface KeptCommand {
  readonly seat: Seat;
  readonly id: number;
  readonly sequence: number;
}

const commandsIn = (log: readonly LogLine[]): KeptCommand[] =>
  log.flatMap(({ seat, id }, index) => (id === undefined ? [] : [{ seat, id, sequence: index + 1 }]));
