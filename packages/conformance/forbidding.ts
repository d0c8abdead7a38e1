/** Takes away every source of chance and time but the table's own, to see whether the rules miss them. */
import { Fault } from './finding.ts';

interface Source {
  readonly name: string;
  readonly holder: object;
  readonly key: string;
}

const SOURCES: readonly Source[] = [
  { name: 'Math.random', holder: Math, key: 'random' },
  { name: 'Date', holder: globalThis, key: 'Date' },
  { name: 'performance.now', holder: performance, key: 'now' },
  { name: 'crypto.getRandomValues', holder: crypto, key: 'getRandomValues' },
  { name: 'crypto.randomUUID', holder: crypto, key: 'randomUUID' },
];

const RealDate = Date;
let taken: (() => void)[] = [];

/** Runs rules that may ask for neither; whoever asks ends the playthrough. */
export function withoutChanceOrTime<T>(run: () => T): T {
  if (taken.length > 0) return run();
  taken = SOURCES.map(takeAway);
  try {
    return run();
  } finally {
    giveBack();
  }
}

/** Also for those who were stopped so hard that not even `finally` ran. */
export function giveBack(): void {
  for (const restore of taken) restore();
  taken = [];
}

function takeAway({ name, holder, key }: Source): () => void {
  const own = Object.getOwnPropertyDescriptor(holder, key);
  const refuse = (): never => {
    throw new Fault(`The rules asked ${name}; chance and time must come from the table.`);
  };
  const value = key === 'Date' ? forbiddenDate(refuse) : refuse;
  Object.defineProperty(holder, key, { value, configurable: true, writable: true });
  return () => {
    if (own) Object.defineProperty(holder, key, own);
    else Reflect.deleteProperty(holder, key);
  };
}

/** A given date may be read; only asking for today is forbidden. */
function forbiddenDate(refuse: () => never): DateConstructor {
  return new Proxy(RealDate, {
    get: (date, key) => (key === 'now' ? refuse : Reflect.get(date, key)),
    apply: refuse,
    construct: (date, given: unknown[]) => (given.length === 0 ? refuse() : Reflect.construct(date, given)),
  });
}
