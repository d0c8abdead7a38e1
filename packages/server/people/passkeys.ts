/**
 * Passkeys: somebody comes back by what their device signs, without a word or a cookie. What is to be signed is drawn here,
 * good once, for five minutes and at one address; a passkey signs for the site it was made at and for no other, so that a page
 * elsewhere gets nothing from anybody's device.
 */
import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { PasskeyAnswer, PasskeyInfo, PasskeyMade } from '@airlock/protocol';
import { type GroupCommit, Refused } from '@airlock/tables';
import type { ChallengeRecord, PasskeyRecord } from '../store/identity.ts';
import type { MatchStore, Person, PersonId, Write } from '../store/store.ts';

const CHALLENGE_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;

/** More than anybody has devices. */
const MOST_PASSKEYS = 20;

const SITE_NAME = 'Airlock';

/** Where the page is that asks. */
export interface Place {
  readonly protocol: string;
  /** With its port. */
  readonly host: string;
}

interface Site {
  readonly origin: string;
  /** The name that passkeys are made for. */
  readonly name: string;
}

export interface PasskeyParts {
  readonly store: MatchStore;
  readonly commits: GroupCommit<Write>;
  /** By the system's clock; tests have their own. */
  readonly now?: (() => number) | undefined;
}

/** Few ever ask, and it is large. */
const library = () => import('@simplewebauthn/server');

export class Passkeys {
  private readonly store: MatchStore;
  private readonly commits: GroupCommit<Write>;
  private readonly now: () => number;

  constructor({ store, commits, now = Date.now }: PasskeyParts) {
    this.store = store;
    this.commits = commits;
    this.now = now;
  }

  async of(person: Person): Promise<PasskeyInfo[]> {
    return (await this.store.identity.passkeysOf(person.id)).map(({ id, device, createdAt, usedAt }) => ({
      id,
      device,
      createdAt,
      usedAt,
    }));
  }

  /** What a browser needs to make one. */
  async toMake(person: Person, place: Place): Promise<object> {
    const site = mustBeAllowed(place);
    const known = await this.store.identity.passkeysOf(person.id);
    if (known.length >= MOST_PASSKEYS)
      throw new Refused('not-now', 'You have enough passkeys. Remove one first.');
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: site.name,
      userName: person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      challenge: await this.challenge('make', person.id, site),
      attestationType: 'none',
      excludeCredentials: known
        .filter((passkey) => passkey.site === site.name)
        .map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
      // Found by the device itself: whoever comes back has nothing to type.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async keep(person: Person, place: Place, made: PasskeyMade, device: string): Promise<void> {
    const site = mustBeAllowed(place);
    const challenge = await this.taken(made.response.clientDataJSON, 'make', site);
    if (challenge.person !== person.id) throw unconfirmed();
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: made,
      expectedChallenge: challengeIn(made.response.clientDataJSON),
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      requireUserVerification: false,
    }).catch(refused);
    if (!verified) throw unconfirmed();
    const { id, publicKey, counter } = registrationInfo.credential;
    if (await this.store.identity.passkey(id)) {
      throw new Refused('not-now', 'That passkey is known here already.');
    }
    const now = this.now();
    const passkey: PasskeyRecord = {
      id,
      person: person.id,
      site: site.name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(made.response.transports),
      device,
      createdAt: now,
      usedAt: now,
    };
    await this.commits.write({ kind: 'newPasskey', passkey });
  }

  /** What a browser needs to sign in; whose passkey it will be, nobody knows yet. */
  async toEnter(place: Place): Promise<object> {
    const site = mustBeAllowed(place);
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: site.name,
      challenge: await this.challenge('enter', null, site),
      userVerification: 'preferred',
    });
  }

  /** Whose passkey has signed. */
  async enter(place: Place, answer: PasskeyAnswer): Promise<Person> {
    const site = mustBeAllowed(place);
    await this.taken(answer.response.clientDataJSON, 'enter', site);
    const passkey = await this.store.identity.passkey(answer.id);
    const person = passkey && (await this.store.person(passkey.person));
    if (!passkey || !person || passkey.site !== site.name) {
      throw new Refused('not-found', 'That passkey is not known here, or no longer.');
    }
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challengeIn(answer.response.clientDataJSON),
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }).catch(refused);
    if (!verified) throw unconfirmed();
    await this.commits.write({
      kind: 'passkeyUsed',
      id: passkey.id,
      counter: authenticationInfo.newCounter,
      at: this.now(),
    });
    return person;
  }

  async remove(person: Person, id: string): Promise<void> {
    const passkey = await this.store.identity.passkey(id);
    if (passkey?.person !== person.id) throw new Refused('not-found', 'You have no such passkey.');
    await this.commits.write({ kind: 'removePasskey', person: person.id, id });
  }

  private async challenge(
    purpose: ChallengeRecord['purpose'],
    person: PersonId | null,
    { origin }: Site,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const drawn = new Uint8Array(randomBytes(CHALLENGE_BYTES));
    const hash = hashOf(Buffer.from(drawn).toString('base64url'));
    const challenge = { hash, purpose, person, origin, expiresAt: this.now() + CHALLENGE_MS };
    await this.commits.write({ kind: 'challenge', challenge });
    return drawn;
  }

  /** Good no more once it was looked at, whatever comes of it. */
  private async taken(
    clientData: string,
    purpose: ChallengeRecord['purpose'],
    { origin }: Site,
  ): Promise<ChallengeRecord> {
    const challenge = await this.store.identity.takeChallenge(hashOf(challengeIn(clientData)));
    if (!challenge || challenge.purpose !== purpose || challenge.origin !== origin) throw unconfirmed();
    if (challenge.expiresAt <= this.now()) {
      throw new Refused('not-now', 'That took too long. Try again.');
    }
    return challenge;
  }
}

/** Browsers allow passkeys only where the connection can be trusted: over TLS, or on one's own computer by its name. */
function mustBeAllowed({ protocol, host }: Place): Site {
  const origin = `${protocol}://${host}`;
  const { hostname } = URL.canParse(origin) ? new URL(origin) : { hostname: '' };
  const isNamed = hostname !== '' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  const isHome = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isNamed && (protocol === 'https' || isHome)) return { origin: new URL(origin).origin, name: hostname };
  throw new Refused(
    'not-allowed',
    'Browsers allow passkeys only over TLS, or at localhost on the computer itself.',
  );
}

/** What was signed, as the browser says; `''` where it says nothing of the kind. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    // Not what a browser sends: refused like any other challenge that nobody was given.
    return '';
  }
}

const unconfirmed = (): Refused =>
  new Refused('not-allowed', 'That passkey could not be confirmed. Try again.');

/** The library throws what it found wrong with an answer; nobody needs to be told which part of it. */
function refused(): never {
  throw unconfirmed();
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
