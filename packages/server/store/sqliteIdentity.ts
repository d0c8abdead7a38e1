/** Passkeys and their challenges in the embedded database. */
import type { ChallengeRecord, IdentityShelf, IdentityWrite, PasskeyRecord } from './identity.ts';
import { allRows, type Database, oneRow, type Statement } from './sqlite.ts';
import type { PersonId } from './store.ts';

export class SqliteIdentity implements IdentityShelf {
  private readonly statements;
  /** Tells a fault of the disk from all others. */
  private readonly writing: <T>(work: () => T) => T;

  constructor(database: Database, writing: <T>(work: () => T) => T) {
    this.statements = prepare(database);
    this.writing = writing;
  }

  async passkey(id: string): Promise<PasskeyRecord | undefined> {
    const row = oneRow<PasskeyRecord>(this.statements.passkey, id);
    return row && { ...row };
  }

  async passkeysOf(person: PersonId): Promise<PasskeyRecord[]> {
    return allRows<PasskeyRecord>(this.statements.passkeysOf, person).map((row) => ({ ...row }));
  }

  async takeChallenge(hash: string): Promise<ChallengeRecord | undefined> {
    const row = this.writing(() => oneRow<ChallengeRecord>(this.statements.takeChallenge, hash));
    return row && { ...row };
  }

  write(write: IdentityWrite): void {
    switch (write.kind) {
      case 'newPasskey': {
        const { id, person, site, publicKey, counter, transports, device, createdAt, usedAt } = write.passkey;
        this.statements.newPasskey.run(
          id,
          person,
          site,
          publicKey,
          counter,
          transports,
          device,
          createdAt,
          usedAt,
        );
        return;
      }
      case 'passkeyUsed':
        this.statements.passkeyUsed.run(write.counter, write.at, write.id);
        return;
      case 'removePasskey':
        this.statements.removePasskey.run(write.id, write.person);
        return;
      case 'challenge': {
        const { hash, purpose, person, origin, expiresAt } = write.challenge;
        this.statements.challenge.run(hash, purpose, person, origin, expiresAt);
      }
    }
  }

  /** All of one person. */
  forget(person: PersonId): void {
    for (const statement of this.statements.forget) statement.run(person);
  }

  endExpired(now: number, most: number): void {
    this.statements.endExpired.run(now, most);
  }
}

const PASSKEY = `select id, person, site, public_key as publicKey, counter, transports, device,
  created_at as createdAt, used_at as usedAt from passkey`;

function prepare(database: Database) {
  const statement = (sql: string): Statement => database.prepare(sql);
  return {
    passkey: statement(`${PASSKEY} where id = ?`),
    passkeysOf: statement(`${PASSKEY} where person = ? order by created_at, id`),
    newPasskey: statement(
      `insert into passkey (id, person, site, public_key, counter, transports, device, created_at, used_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ),
    passkeyUsed: statement('update passkey set counter = ?, used_at = ? where id = ?'),
    removePasskey: statement('delete from passkey where id = ? and person = ?'),
    challenge: statement(
      'insert into challenge (hash, purpose, person, origin, expires_at) values (?, ?, ?, ?, ?)',
    ),
    takeChallenge: statement(
      `delete from challenge where hash = ?
       returning hash, purpose, person, origin, expires_at as expiresAt`,
    ),
    forget: [
      statement('delete from passkey where person = ?'),
      statement('delete from challenge where person = ?'),
    ],
    endExpired: statement(
      'delete from challenge where hash in (select hash from challenge where expires_at <= ? limit ?)',
    ),
  };
}
