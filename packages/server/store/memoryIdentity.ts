/** Passkeys and their challenges in memory. */
import type { ChallengeRecord, IdentityShelf, IdentityWrite, PasskeyRecord } from './identity.ts';
import type { PersonId } from './store.ts';

export class MemoryIdentity implements IdentityShelf {
  private readonly passkeys = new Map<string, PasskeyRecord>();
  private readonly challenges = new Map<string, ChallengeRecord>();

  async passkey(id: string): Promise<PasskeyRecord | undefined> {
    return this.passkeys.get(id);
  }

  async passkeysOf(person: PersonId): Promise<PasskeyRecord[]> {
    return [...this.passkeys.values()]
      .filter((passkey) => passkey.person === person)
      .sort((one, other) => one.createdAt - other.createdAt);
  }

  async takeChallenge(hash: string): Promise<ChallengeRecord | undefined> {
    const challenge = this.challenges.get(hash);
    this.challenges.delete(hash);
    return challenge;
  }

  write(write: IdentityWrite): void {
    switch (write.kind) {
      case 'newPasskey':
        if (!this.passkeys.has(write.passkey.id)) this.passkeys.set(write.passkey.id, write.passkey);
        return;
      case 'passkeyUsed': {
        const passkey = this.passkeys.get(write.id);
        if (passkey) this.passkeys.set(write.id, { ...passkey, counter: write.counter, usedAt: write.at });
        return;
      }
      case 'removePasskey':
        if (this.passkeys.get(write.id)?.person === write.person) this.passkeys.delete(write.id);
        return;
      case 'challenge':
        this.challenges.set(write.challenge.hash, write.challenge);
    }
  }

  forget(person: PersonId): void {
    for (const [id, passkey] of this.passkeys) if (passkey.person === person) this.passkeys.delete(id);
    for (const [hash, challenge] of this.challenges) {
      if (challenge.person === person) this.challenges.delete(hash);
    }
  }

  endExpired(now: number): void {
    for (const [hash, { expiresAt }] of this.challenges) if (expiresAt <= now) this.challenges.delete(hash);
  }
}
