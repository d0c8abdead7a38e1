/** Passkeys and their challenges in PostgreSQL. */
import type { Pool } from 'pg';
import type { ChallengeRecord, IdentityShelf, IdentityWrite, PasskeyRecord } from '../identity.ts';
import type { PersonId } from '../store.ts';
import { type Asked, changed, rowOf, rowsOf } from './connection.ts';

const PASSKEY = `select id, person, site, public_key as "publicKey", counter, transports, device,
  created_at as "createdAt", used_at as "usedAt" from passkey`;

export class PostgresIdentity implements IdentityShelf {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  passkey(id: string): Promise<PasskeyRecord | undefined> {
    return rowOf<PasskeyRecord>(this.pool, `${PASSKEY} where id = $1`, id);
  }

  passkeysOf(person: PersonId): Promise<PasskeyRecord[]> {
    return rowsOf<PasskeyRecord>(this.pool, `${PASSKEY} where person = $1 order by created_at, id`, person);
  }

  /** Whichever server asks first: the row goes with the answer. */
  takeChallenge(hash: string): Promise<ChallengeRecord | undefined> {
    return rowOf<ChallengeRecord>(
      this.pool,
      `delete from challenge where hash = $1
       returning hash, purpose, person, origin, expires_at as "expiresAt"`,
      hash,
    );
  }

  async endExpired(now: number, most: number): Promise<void> {
    await changed(
      this.pool,
      'delete from challenge where hash in (select hash from challenge where expires_at <= $1 limit $2)',
      now,
      most,
    );
  }
}

export async function putIdentity(client: Asked, write: IdentityWrite): Promise<void> {
  switch (write.kind) {
    case 'newPasskey': {
      const { id, person, site, publicKey, counter, transports, device, createdAt, usedAt } = write.passkey;
      await changed(
        client,
        `insert into passkey (id, person, site, public_key, counter, transports, device, created_at, used_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
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
      await changed(
        client,
        'update passkey set counter = $1, used_at = $2 where id = $3',
        write.counter,
        write.at,
        write.id,
      );
      return;
    case 'removePasskey':
      await changed(client, 'delete from passkey where id = $1 and person = $2', write.id, write.person);
      return;
    case 'challenge': {
      const { hash, purpose, person, origin, expiresAt } = write.challenge;
      await changed(
        client,
        'insert into challenge (hash, purpose, person, origin, expires_at) values ($1, $2, $3, $4, $5)',
        hash,
        purpose,
        person,
        origin,
        expiresAt,
      );
    }
  }
}

export async function forgetIdentity(client: Asked, person: PersonId): Promise<void> {
  await changed(client, 'delete from passkey where person = $1', person);
  await changed(client, 'delete from challenge where person = $1', person);
}
