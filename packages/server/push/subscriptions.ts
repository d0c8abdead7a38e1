/** The browsers that want to be told of somebody's tables. */
import type { PushInfo, PushInput } from '@airlock/protocol';
import { Refused } from '@airlock/tables';
import type { Session } from '../people/sessions.ts';
import type { MatchStore, PersonId, Write } from '../store/store.ts';
import type { PushKeys } from './keys.ts';
import type { Reach } from './reach.ts';

/** Of one person; the oldest gives way. */
const MOST_BROWSERS = 10;

/** A point of the curve, not compressed, and 16 bytes of chance: nothing else can be encrypted for. */
const POINT_BYTES = 65;
const UNCOMPRESSED = 4;
const AUTH_BYTES = 16;

export interface SubscriptionsParts {
  readonly store: Pick<MatchStore, 'pushOf'>;
  readonly commits: { write(...group: Write[]): Promise<void> };
  readonly keys: PushKeys;
  readonly reach: Reach;
}

export class Subscriptions {
  private readonly parts: SubscriptionsParts;

  constructor(parts: SubscriptionsParts) {
    this.parts = parts;
  }

  async info(person: PersonId): Promise<PushInfo> {
    const { store, keys } = this.parts;
    return { key: keys.publicKey, browsers: (await store.pushOf(person)).length };
  }

  async add(
    { id, person }: Session,
    { endpoint, keys: { p256dh, auth }, wants = ['move'] }: PushInput,
  ): Promise<PushInfo> {
    const { store, commits, reach } = this.parts;
    const problem = reach.problem(endpoint);
    if (problem !== null) throw new Refused('bad-request', problem);
    const point = Buffer.from(p256dh, 'base64url');
    if (
      point.length !== POINT_BYTES ||
      point[0] !== UNCOMPRESSED ||
      Buffer.from(auth, 'base64url').length !== AUTH_BYTES
    ) {
      throw new Refused('bad-request', 'These are not the keys of a subscription.');
    }
    const others = (await store.pushOf(person.id)).filter((push) => push.endpoint !== endpoint);
    const tooMany = others.slice(0, Math.max(0, others.length - (MOST_BROWSERS - 1)));
    await commits.write(...tooMany.map((push): Write => ({ kind: 'endPush', endpoint: push.endpoint })), {
      kind: 'push',
      push: {
        endpoint,
        person: person.id,
        session: id,
        p256dh,
        auth,
        createdAt: Date.now(),
        wants: [...new Set(wants)].join(' '),
      },
    });
    return this.info(person.id);
  }

  /** Only one's own: nobody ends what somebody else wants to hear. */
  async remove(person: PersonId, endpoint: string | undefined): Promise<PushInfo> {
    const { store, commits } = this.parts;
    const mine = await store.pushOf(person);
    const ending = mine.filter((push) => endpoint === undefined || push.endpoint === endpoint);
    if (ending.length > 0) {
      await commits.write(...ending.map((push): Write => ({ kind: 'endPush', endpoint: push.endpoint })));
    }
    return this.info(person);
  }
}
