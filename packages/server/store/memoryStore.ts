/** Keeps everything in memory and nothing over a restart: for measuring what storage costs. */
import { type Circle, EVERYBODY } from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';
import { isOpenTable } from '@airlock/tables';
import { type ComplaintWrite, isComplaintWrite } from './complaints.ts';
import { type IdentityWrite, isIdentityWrite } from './identity.ts';
import { MemoryComplaints } from './memoryComplaints.ts';
import { MemoryIdentity } from './memoryIdentity.ts';
import { MemoryKeeping } from './memoryKeeping.ts';
import {
  type LogLine,
  type MatchStore,
  type Person,
  type PersonId,
  type PushRecord,
  SequenceConflict,
  type SessionRecord,
  type TableRecord,
  type TokenHash,
  type Write,
} from './store.ts';

export class MemoryStore implements MatchStore {
  private readonly people = new Map<PersonId, Person>();
  private readonly sessions = new Map<string, SessionRecord>();
  private readonly tokens = new Map<TokenHash, string>();
  private readonly pushes = new Map<string, PushRecord>();
  private readonly tables = new Map<string, TableRecord>();
  private readonly logs = new Map<number, LogLine[]>();
  private readonly lines = new Map<number, TalkLine[]>();
  private readonly speakers = new Map<TalkLine, PersonId>();
  private readonly seen = new Map<PersonId, number>();
  private readonly leaving = new Set<PersonId>();
  private numbers = 0;
  readonly identity = new MemoryIdentity();
  readonly complaints = new MemoryComplaints();
  readonly keeping = new MemoryKeeping({
    people: this.people,
    tables: this.tables,
    logs: this.logs,
    lines: this.lines,
    speakers: this.speakers,
    seen: this.seen,
    leaving: this.leaving,
  });

  async commit(group: readonly Write[]): Promise<void> {
    const lengths = new Map<number, number>();
    for (const write of group) {
      if (write.kind !== 'action') continue;
      const length = lengths.get(write.match) ?? this.logOf(write.match).length;
      if (write.sequence !== length) throw new SequenceConflict(write.match, write.sequence, length);
      lengths.set(write.match, length + 1);
    }
    for (const write of group) this.write(write);
  }

  async createTable(table: Omit<TableRecord, 'number'>): Promise<TableRecord | 'code-taken'> {
    if (this.tables.has(table.code)) return 'code-taken';
    const kept = { ...table, number: ++this.numbers };
    this.tables.set(table.code, kept);
    return kept;
  }

  async table(code: string): Promise<TableRecord | undefined> {
    return this.tables.get(code);
  }

  async tablesOf(person: PersonId, most: number): Promise<TableRecord[]> {
    const mine = [...this.tables.values()].filter(
      ({ host, seats }) =>
        host === person || seats.some((seat) => seat.kind === 'person' && seat.person === person),
    );
    return mine.reverse().slice(0, most);
  }

  async slowTables(most: number): Promise<string[]> {
    return [...this.tables.values()]
      .filter(({ stage, company }) => stage === 'playing' && company?.time?.kind === 'slow')
      .slice(0, most)
      .map(({ code }) => code);
  }

  async openTables(most: number): Promise<TableRecord[]> {
    return [...this.tables.values()].filter(isOpenTable).slice(0, most);
  }

  async tablesDealt(game: string, seed: string, most: number): Promise<TableRecord[]> {
    return [...this.tables.values()]
      .filter((table) => table.game === game && table.options.seed === seed && table.match !== null)
      .sort((one, other) => (one.match?.startedAt ?? 0) - (other.match?.startedAt ?? 0))
      .slice(0, most);
  }

  async log(match: number): Promise<LogLine[]> {
    return [...this.logOf(match)];
  }

  async talk(table: number, circle: Circle, most: number): Promise<TalkLine[]> {
    return (this.lines.get(table) ?? []).filter((line) => circleOf(line) === circle).slice(-most);
  }

  async talkLines(table: number): Promise<Map<Circle, number>> {
    return new Map((this.lines.get(table) ?? []).map((line) => [circleOf(line), line.number]));
  }

  async person(id: PersonId): Promise<Person | undefined> {
    return this.leaving.has(id) ? undefined : this.people.get(id);
  }

  async peopleWith(prefix: string, most: number): Promise<Person[]> {
    return [...this.people.values()]
      .filter(({ id }) => id.startsWith(prefix) && !this.leaving.has(id))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .slice(0, most);
  }

  async tryWriting(): Promise<void> {}

  /** Nothing is older than this process. */
  async hasOldCookie(): Promise<boolean> {
    return false;
  }

  async session(hash: TokenHash): Promise<SessionRecord | undefined> {
    return this.sessions.get(this.tokens.get(hash) ?? '');
  }

  async sessionsOf(person: PersonId): Promise<SessionRecord[]> {
    return [...this.sessions.values()]
      .filter((session) => session.person === person)
      .sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1));
  }

  async sessionCount(person: PersonId): Promise<number> {
    return [...this.sessions.values()].filter((session) => session.person === person).length;
  }

  async pushOf(person: PersonId): Promise<PushRecord[]> {
    return [...this.pushes.values()]
      .filter((push) => push.person === person)
      .sort((one, other) => one.createdAt - other.createdAt);
  }

  async endExpiredSessions(now: number, most: number): Promise<number> {
    this.identity.endExpired(now);
    const expired = [...this.sessions.values()].filter(({ expiresAt }) => expiresAt <= now).slice(0, most);
    for (const session of expired) this.endSession(session);
    return expired.length;
  }

  async close(): Promise<void> {}

  private write(write: Write): void {
    if (isIdentityWrite(write)) this.identity.write(write);
    else if (isComplaintWrite(write)) this.complaints.write(write);
    else this.writeOwn(write);
  }

  private writeOwn(write: Exclude<Write, IdentityWrite | ComplaintWrite>): void {
    switch (write.kind) {
      case 'action':
        this.logOf(write.match).push(logLine(write));
        return;
      case 'table':
        this.tables.set(write.table.code, write.table);
        return;
      case 'talk':
        this.lines.set(write.table, [...(this.lines.get(write.table) ?? []), write.line]);
        if (write.person !== undefined) this.speakers.set(write.line, write.person);
        return;
      case 'person':
        this.people.set(write.person.id, write.person);
        this.seen.set(write.person.id, write.seenAt ?? Date.now());
        return;
      case 'newSession':
        if (!this.sessions.has(write.session.id)) this.keepSession(write.session);
        return;
      case 'session':
        if (this.sessions.has(write.session.id)) this.keepSession(write.session);
        return;
      case 'endSession':
        this.endSession(this.sessions.get(write.id));
        return;
      case 'endSessions':
        // A recovery code outlives signing out everywhere: it is what brings somebody back.
        this.endSessionsOf(write.person, ({ id }) => !id.startsWith('recovery '));
        return;
      case 'push':
        this.pushes.set(write.push.endpoint, write.push);
        return;
      case 'endPush':
        this.pushes.delete(write.endpoint);
        return;
      case 'seen':
        this.seen.set(write.person, write.at);
        return;
      case 'leaving':
        this.leaving.add(write.person);
        this.endSessionsOf(write.person);
        this.identity.forget(write.person);
    }
  }

  private keepSession(session: SessionRecord): void {
    const before = this.sessions.get(session.id);
    for (const token of before ? tokensOf(before) : []) this.tokens.delete(token);
    this.sessions.set(session.id, session);
    for (const token of tokensOf(session)) this.tokens.set(token, session.id);
  }

  private endSessionsOf(person: PersonId, ends = (_: SessionRecord): boolean => true): void {
    for (const session of this.sessions.values()) {
      if (session.person === person && ends(session)) this.endSession(session);
    }
  }

  private endSession(session: SessionRecord | undefined): void {
    if (!session) return;
    this.sessions.delete(session.id);
    for (const token of tokensOf(session)) this.tokens.delete(token);
    for (const push of this.pushes.values()) {
      if (push.session === session.id) this.pushes.delete(push.endpoint);
    }
  }

  private logOf(match: number): LogLine[] {
    let log = this.logs.get(match);
    if (!log) {
      log = [];
      this.logs.set(match, log);
    }
    return log;
  }
}

const tokensOf = ({ token, next, former }: SessionRecord): TokenHash[] =>
  former === null ? [token, next] : [token, next, former];

function logLine({ seat, action, at, id, digest }: LogLine): LogLine {
  return {
    seat,
    action,
    at,
    ...(id === undefined ? {} : { id }),
    ...(digest === undefined ? {} : { digest }),
  };
}

const circleOf = ({ circle = EVERYBODY }: TalkLine): Circle => circle;
