/** Guests: a name and a signed cookie, no account. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GroupCommit } from '../store/groupCommit.ts';
import type { MatchStore, Person, PersonId } from '../store/store.ts';
import { Seen } from './seen.ts';

export const COOKIE_NAME = 'airlock';

/** Browsers keep no cookie longer. */
export const COOKIE_SECONDS = 400 * 24 * 60 * 60;

const KEY_BYTES = 32;

export const KEY_FILE = 'cookie.key';

/** The key that signs cookies: made on the first start, readable by the owner only. */
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

export class Sessions {
  private readonly store: MatchStore;
  private readonly commits: GroupCommit;
  private readonly seen: Seen;

  constructor(store: MatchStore, commits: GroupCommit) {
    this.store = store;
    this.commits = commits;
    this.seen = new Seen(commits);
  }

  async find(id: PersonId): Promise<Person | undefined> {
    const person = await this.store.person(id);
    if (person) this.seen.note(id);
    return person;
  }

  admit(name: string): Promise<Person> {
    return this.keep({ id: randomBytes(16).toString('base64url'), name });
  }

  /** At tables already joined the old name stays: the others know it. */
  rename(person: Person, name: string): Promise<Person> {
    return this.keep({ ...person, name });
  }

  private async keep(person: Person): Promise<Person> {
    await this.commits.write({ kind: 'person', person });
    return person;
  }
}
