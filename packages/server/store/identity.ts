/** What is kept so that somebody comes back: their passkeys, and what a passkey is asked to sign. */
import type { PersonId } from '@airlock/tables';

/** The public half of a passkey; the other never leaves its owner's device. */
export interface PasskeyRecord {
  /** As the device names it. */
  readonly id: string;
  readonly person: PersonId;
  /** The name of the site it was made for; it signs for no other. */
  readonly site: string;
  readonly publicKey: string;
  /** How often it has signed, where its device counts. */
  readonly counter: number;
  /** How its device is reached, for the next time, as JSON. */
  readonly transports: string;
  /** The browser it was made in, for its owner to know it by. */
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** Something to be signed, once and soon. */
export interface ChallengeRecord {
  /** A digest, as with tokens. */
  readonly hash: string;
  /** Whether it makes a passkey or signs in with one. */
  readonly purpose: 'make' | 'enter';
  /** Who makes one; nobody yet where somebody signs in. */
  readonly person: PersonId | null;
  /** Where it was asked for, and where alone it may be answered. */
  readonly origin: string;
  readonly expiresAt: number;
}

export type IdentityWrite =
  /** Keeps a passkey, unless there is one of that name. */
  | { readonly kind: 'newPasskey'; readonly passkey: PasskeyRecord }
  | { readonly kind: 'passkeyUsed'; readonly id: string; readonly counter: number; readonly at: number }
  | { readonly kind: 'removePasskey'; readonly person: PersonId; readonly id: string }
  | { readonly kind: 'challenge'; readonly challenge: ChallengeRecord };

export interface IdentityShelf {
  passkey(id: string): Promise<PasskeyRecord | undefined>;
  /** The oldest first. */
  passkeysOf(person: PersonId): Promise<PasskeyRecord[]>;
  /** Gives a challenge once: whoever asks second gets nothing. */
  takeChallenge(hash: string): Promise<ChallengeRecord | undefined>;
}

export const isIdentityWrite = (write: { readonly kind: string }): write is IdentityWrite =>
  IDENTITY_KINDS.has(write.kind);

const IDENTITY_KINDS: ReadonlySet<string> = new Set<IdentityWrite['kind']>([
  'newPasskey',
  'passkeyUsed',
  'removePasskey',
  'challenge',
]);
