/**
 * Guests: a name and a session, no account. A session is known by a token that only its browser keeps; here lies a digest
 * of it. The id of a person opens nothing.
 *
 * Tokens change: after a day of use the answer to a request brings the next one. It is derived from the present token with the
 * server's key, so that every answer brings the same, however many requests are under way and answers get lost.
 * When the next token is first used, it takes the place of the present one, which stays good for a few minutes more
 * for what is under way. A client that ignores the new token keeps the old one: nobody loses a seat through a lost answer.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Devices } from '@airlock/protocol';
import type { GroupCommit } from '@airlock/tables';
import type { MatchStore, Person, PersonId, SessionRecord, TokenHash, Write } from '../store/store.ts';
import { Seen } from './seen.ts';
import { newDigitCode, newWordCode, readCode } from './wordCode.ts';

export const COOKIE_NAME = 'airlock';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A session that nobody uses for this long has ended. */
export const IDLE_MS = 180 * DAY_MS;

/** After this long in use a token is renewed, and its use noted. */
export const RENEW_AFTER_MS = DAY_MS;

/** The token before is good for this long after the next one was first used. */
export const OVERLAP_MS = 5 * MINUTE_MS;

/** A code for another device is good for this long. */
export const DEVICE_MS = 10 * MINUTE_MS;

/** A recovery code is good until another one is made. */
const RECOVERY_MS = 3_650 * DAY_MS;

/** Codes are kept like sessions, under names by which they are told from these: nobody is signed in with a code itself. */
const RECOVERY = 'recovery ';
const DEVICE = 'device ';
const isCode = ({ id }: SessionRecord): boolean => id.startsWith(RECOVERY) || id.startsWith(DEVICE);

/** Of a session from before browsers were noted. */
const UNKNOWN_DEVICE = 'A browser';

const KEY_BYTES = 32;
const TOKEN_BYTES = 32;
const ID_BYTES = 16;

export const KEY_FILE = 'cookie.key';

/** The key that tokens are renewed with: made on the first start, readable by the owner only. */
export function cookieKey(folder: string): string {
  const known = keyIn(folder);
  if (known !== null) return known;
  const file = join(folder, KEY_FILE);
  const key = freshCookieKey();
  writeFileSync(file, key, { mode: 0o600, flag: 'wx' });
  chmodSync(file, 0o600);
  return key;
}

/** The key in a folder, or `null` where none has been made yet. */
export function keyIn(folder: string): string | null {
  const file = join(folder, KEY_FILE);
  if (!existsSync(file)) return null;
  const key = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`${file} is damaged; delete it to sign new cookies`);
  return key;
}

export const freshCookieKey = (): string => randomBytes(KEY_BYTES).toString('hex');

/** Somebody who is signed in. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  /** The token to keep from now on; `null` when the present one stays. */
  readonly renewal: string | null;
}

export interface SessionParts {
  readonly store: MatchStore;
  readonly commits: GroupCommit<Write>;
  readonly key: string;
  /** By the system's clock; tests have their own. */
  readonly now?: (() => number) | undefined;
}

export class Sessions {
  private readonly store: MatchStore;
  private readonly commits: GroupCommit<Write>;
  private readonly key: string;
  private readonly now: () => number;
  private readonly seen: Seen;

  constructor({ store, commits, key, now = Date.now }: SessionParts) {
    this.store = store;
    this.commits = commits;
    this.key = key;
    this.now = now;
    this.seen = new Seen(commits);
  }

  /** A newcomer, and the token they are known by from now on. What their id begins with says what they are. */
  async admit(
    name: string,
    prefix = '',
    device: string | null = null,
  ): Promise<{ person: Person; token: string }> {
    const person = { id: `${prefix}${randomId()}`, name };
    const token = randomToken();
    const session = this.begun(randomId(), person.id, token, this.now(), device);
    await this.commits.write({ kind: 'person', person }, { kind: 'newSession', session });
    return { person, token };
  }

  /** Who is signed in with a token; `null` for one that is not good, or no longer. */
  async open(token: string): Promise<Session | null> {
    const hash = hashOf(token);
    const session = await this.store.session(hash);
    const now = this.now();
    if (!session || isCode(session) || session.expiresAt <= now) return null;
    if (session.former === hash && session.formerUntil <= now) return null;
    const person = await this.store.person(session.person);
    if (!person) return null;
    this.seen.note(person.id);
    const current = await this.kept(session, token, hash, now);
    const isDue = current.token === hash && now - current.renewedAt >= RENEW_AFTER_MS;
    return { id: session.id, person, renewal: isDue ? this.after(token) : null };
  }

  /**
   * The session for a cookie from before there were sessions, which held the id of a person, signed. It is a token like any other,
   * long due to be renewed, and begins its session when it is first used.
   */
  async exchange(cookie: string, id: PersonId): Promise<Session | null> {
    if (await this.store.hasOldCookie(id)) {
      const session = this.begun(hashOf(cookie), id, cookie, 0, null);
      await this.commits.write({ kind: 'newSession', session });
    }
    return this.open(cookie);
  }

  /** Words that bring somebody back from any browser; those they were given before are good no longer. */
  async recoveryCode(person: Person): Promise<string> {
    const code = newWordCode();
    await this.keepCode(`${RECOVERY}${person.id}`, person, [code, randomToken()], RECOVERY_MS);
    return code;
  }

  /** Digits to type and a token for a link, good once and not for long. */
  async deviceCode(person: Person): Promise<{ code: string; token: string; lasts: number }> {
    const [code, token] = [newDigitCode(), randomToken()];
    await this.keepCode(`${DEVICE}${person.id}`, person, [code, token], DEVICE_MS);
    return { code, token, lasts: DEVICE_MS };
  }

  /** Who a code belongs to, with a session of their own; `null` for one that is not good, or no longer. */
  async signIn(
    text: string,
    device: string | null = null,
  ): Promise<{ person: Person; token: string } | null> {
    const kept = await this.store.session(hashOf(readCode(text)));
    const now = this.now();
    if (!kept || !isCode(kept) || kept.expiresAt <= now) return null;
    const person = await this.store.person(kept.person);
    if (!person) return null;
    const token = randomToken();
    const session = this.begun(randomId(), person.id, token, now, device);
    const spent = kept.id.startsWith(DEVICE) ? [{ kind: 'endSession', id: kept.id } as const] : [];
    await this.commits.write(...spent, { kind: 'newSession', session });
    return { person, token };
  }

  /** A session for somebody who has shown in another way who they are. */
  async begin(person: Person, device: string): Promise<string> {
    const token = randomToken();
    const session = this.begun(randomId(), person.id, token, this.now(), device);
    await this.commits.write({ kind: 'newSession', session });
    return token;
  }

  /** Where somebody is signed in, and whether words would bring them back. */
  async devices({ person, id: here }: Session): Promise<Devices> {
    const now = this.now();
    const kept = (await this.store.sessionsOf(person.id)).filter(({ expiresAt }) => expiresAt > now);
    return {
      devices: kept
        .filter((session) => !isCode(session))
        .map(({ id, device, createdAt, expiresAt }) => ({
          id,
          here: id === here,
          device: device ?? UNKNOWN_DEVICE,
          createdAt,
          // Noted about once a day.
          usedAt: Math.max(createdAt, expiresAt - IDLE_MS),
        })),
      recovery: kept.some(({ id }) => id.startsWith(RECOVERY)),
    };
  }

  /** One of somebody's own sessions by its name, or nothing. */
  async ofPerson(person: Person, id: string): Promise<Session | null> {
    const found = (await this.store.sessionsOf(person.id)).find((session) => session.id === id);
    return found && !isCode(found) ? { id, person, renewal: null } : null;
  }

  private keepCode(
    id: string,
    person: Person,
    [token, next]: readonly [string, string],
    lasts: number,
  ): Promise<void> {
    const now = this.now();
    const session: SessionRecord = {
      id,
      person: person.id,
      token: hashOf(token),
      next: hashOf(next),
      former: null,
      formerUntil: 0,
      createdAt: now,
      renewedAt: now,
      expiresAt: now + lasts,
      device: null,
    };
    return this.commits.write({ kind: 'endSession', id }, { kind: 'newSession', session });
  }

  /** Signs out at one browser. */
  end({ id }: Session): Promise<void> {
    return this.commits.write({ kind: 'endSession', id });
  }

  /** Signs out everywhere. */
  endAll(person: Person): Promise<void> {
    return this.commits.write({ kind: 'endSessions', person: person.id });
  }

  /** And nothing would bring them back. */
  async isSignedOut(person: Person): Promise<boolean> {
    if ((await this.store.sessionCount(person.id)) > 0) return false;
    return (await this.store.identity.passkeysOf(person.id)).length === 0;
  }

  async rename(person: Person, name: string): Promise<Person> {
    const renamed = { ...person, name };
    await this.commits.write({ kind: 'person', person: renamed });
    return renamed;
  }

  private begun(
    id: string,
    person: PersonId,
    token: string,
    renewedAt: number,
    device: string | null,
  ): SessionRecord {
    const now = this.now();
    return {
      id,
      person,
      token: hashOf(token),
      next: hashOf(this.after(token)),
      former: null,
      formerUntil: 0,
      createdAt: now,
      renewedAt,
      expiresAt: now + IDLE_MS,
      device,
    };
  }

  /** Notes that a session is in use, seldom, and that its next token is. */
  private async kept(
    session: SessionRecord,
    token: string,
    hash: TokenHash,
    now: number,
  ): Promise<SessionRecord> {
    const expiresAt = now + IDLE_MS;
    if (session.next === hash) {
      const renewed: SessionRecord = {
        ...session,
        token: hash,
        next: hashOf(this.after(token)),
        former: session.token,
        formerUntil: now + OVERLAP_MS,
        renewedAt: now,
        expiresAt,
      };
      await this.commits.write({ kind: 'session', session: renewed });
      return renewed;
    }
    if (expiresAt - session.expiresAt < RENEW_AFTER_MS) return session;
    const used = { ...session, expiresAt };
    await this.commits.write({ kind: 'session', session: used });
    return used;
  }

  /** The token that follows another one. */
  private after(token: string): string {
    return createHmac('sha256', this.key).update(`after ${token}`).digest('base64url');
  }
}

const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const randomId = (): string => randomBytes(ID_BYTES).toString('base64url');

const hashOf = (token: string): TokenHash => createHash('sha256').update(token).digest('base64url');
