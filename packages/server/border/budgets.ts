/**
 * What each person, address and table has left of every budget. Memory is bounded: a budget that has filled up again is
 * forgotten, and of a flood of addresses those used longest ago are.
 */
import { Refused } from '@airlock/tables';
import { Bucket } from './bucket.ts';
import { type BudgetName, LIMITS, type Limit, type Scope } from './limits.ts';

/** Who wants something, as far as it is counted. */
export interface Asker {
  /** As `addressKey` writes it. */
  readonly address: string;
  /** The id of a person with a session. */
  readonly person?: string | undefined;
}

/** How often something was drawn by whom: `talk person ID` and a number. */
export type Spent = Readonly<Record<string, number>>;

/** More people and addresses than ever ask at the same time, and a megabyte or two. */
const MOST_KEYS = 10_000;

const SECONDS_A_MINUTE = 60;

/** What was wanted too often, and when it may be wanted again. */
export class TooFast extends Refused {
  readonly seconds: number;

  constructor(sentence: string, milliseconds: number) {
    const seconds = Math.ceil(milliseconds / 1000);
    super('too-fast', `${sentence} Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`);
    this.seconds = seconds;
  }
}

const SENTENCES: Readonly<Record<BudgetName, string>> = {
  sessions: 'Many newcomers have come from your address.',
  tables: 'You have set up enough tables for now.',
  changes: 'You have done that often enough for now.',
  reads: 'You have asked that often enough for now.',
  lists: 'You have asked that often enough for now.',
  invitations: 'You have invited enough programs for now.',
  joins: 'You have joined often enough for now.',
  signIns: 'Too many codes were tried from this address.',
  challenges: 'Too many sign-ins were begun from this address.',
  operator: 'Too many tokens were tried from this address.',
  subscriptions: 'You have subscribed often enough for now.',
  reports: 'You have reported enough for now.',
  misses: 'Too many codes that lead nowhere came from your address.',
  talk: 'Slower, please, so that others can keep up.',
  watcherTalk: 'Slower, please: those who watch talk less than those who play.',
  sockets: 'Too many connections came from your address.',
  frames: 'Too many messages came from your address.',
};

/** The buckets of one limit, by key; the one used last is the last. */
export class Buckets {
  private readonly limit: Limit;
  private readonly most: number;
  private readonly byKey = new Map<string, Bucket>();

  constructor(limit: Limit, most = MOST_KEYS) {
    this.limit = limit;
    this.most = most;
  }

  get size(): number {
    return this.byKey.size;
  }

  of(key: string, now = performance.now()): Bucket {
    const known = this.byKey.get(key);
    if (known) this.byKey.delete(key);
    else this.forget(now);
    const bucket = known ?? freshBucket(this.limit, now);
    this.byKey.set(key, bucket);
    return bucket;
  }

  private forget(now: number): void {
    for (const [key, bucket] of this.byKey) {
      if (this.byKey.size < this.most && !bucket.isFull(now)) return;
      this.byKey.delete(key);
    }
  }
}

/** One of the buckets that something is drawn from, and what others call it. */
interface Concerned {
  readonly bucket: Bucket;
  readonly what: string;
}

const freshBucket = ({ atOnce, aMinute }: Limit, now?: number): Bucket =>
  new Bucket(aMinute / SECONDS_A_MINUTE, atOnce, now);

export class Budgets {
  /** Off for load tests. */
  readonly limited: boolean;
  private readonly buckets = new Map<string, Buckets>();
  /** What the sockets of an address may say, while it has any. */
  private readonly saying = new Map<string, Bucket>();
  /** What was drawn since others were last told; `null` where there are none. */
  private spent: Map<string, number> | null = null;
  private readonly said = new Map<string, number>();

  constructor(limited: boolean) {
    this.limited = limited;
    for (const [name, scopes] of Object.entries(LIMITS)) {
      for (const [scope, limit] of Object.entries(scopes))
        this.buckets.set(`${name} ${scope}`, new Buckets(limit));
    }
  }

  /** Takes one from everything it is counted by, or throws with a sentence and takes nothing. */
  draw(name: BudgetName, asker: Asker, table?: string): void {
    const concerned = this.concerned(name, asker, table);
    const wait = Math.max(0, ...concerned.map(({ bucket }) => bucket.wait()));
    if (wait > 0) throw new TooFast(SENTENCES[name], wait);
    for (const one of concerned) this.take(one);
  }

  /** The same as `draw` for what has happened already: it can no longer be refused. */
  note(name: BudgetName, asker: Asker): void {
    for (const one of this.concerned(name, asker)) this.take(one);
  }

  /** The refusal that `draw` would throw, if any; nothing is taken. */
  refusal(name: BudgetName, asker: Asker): TooFast | null {
    const wait = Math.max(0, ...this.concerned(name, asker).map(({ bucket }) => bucket.wait()));
    return wait > 0 ? new TooFast(SENTENCES[name], wait) : null;
  }

  /** For all sockets of one address together. It is drawn on with every frame, so it is not looked up each time. */
  frames(address: string): Bucket | null {
    if (!this.limited) return null;
    const bucket = freshBucket(LIMITS.frames.address);
    this.saying.set(address, bucket);
    return bucket;
  }

  /** An address has no socket any more. */
  endFrames(address: string): void {
    this.saying.delete(address);
    this.said.delete(address);
  }

  /** From now on other servers are told what is drawn here, whenever `takeSpent` is called. */
  share(): void {
    this.spent = new Map();
  }

  /** What was drawn since the last time; `null` for nothing. */
  takeSpent(): Spent | null {
    if (!this.spent || !this.limited) return null;
    for (const [address, { taken }] of this.saying) {
      const more = taken - (this.said.get(address) ?? 0);
      if (more > 0) this.spent.set(`frames address ${address}`, more);
      this.said.set(address, taken);
    }
    if (this.spent.size === 0) return null;
    const spent = Object.fromEntries(this.spent);
    this.spent.clear();
    return spent;
  }

  /** What was drawn at another server counts here as well. */
  owe(spent: Spent): void {
    if (!this.limited) return;
    for (const [what, count] of Object.entries(spent)) {
      const [name = '', scope = ''] = what.split(' ', 2);
      const key = what.slice(name.length + scope.length + 2);
      if (name === 'frames') this.saying.get(key)?.owe(count);
      else this.buckets.get(`${name} ${scope}`)?.of(key).owe(count);
    }
  }

  private take({ bucket, what }: Concerned): void {
    bucket.take();
    this.spent?.set(what, (this.spent.get(what) ?? 0) + 1);
  }

  private concerned(name: BudgetName, { address, person }: Asker, table?: string): Concerned[] {
    if (!this.limited) return [];
    const keys: Readonly<Record<Scope, string | undefined>> = {
      person,
      address,
      stranger: person === undefined ? address : undefined,
      table,
    };
    return Object.entries(keys).flatMap(([scope, key]) => {
      const buckets = key === undefined ? undefined : this.buckets.get(`${name} ${scope}`);
      return buckets && key !== undefined
        ? [{ bucket: buckets.of(key), what: `${name} ${scope} ${key}` }]
        : [];
    });
  }
}
