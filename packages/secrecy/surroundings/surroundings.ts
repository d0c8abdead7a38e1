/**
 * Time and chance of a server, in the place of the process's own. The globals themselves are replaced, not a door that the
 * server would have to go through: whoever asks for the time gets this one, be it a library or code that is not written yet.
 */
import nodeCrypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { VirtualChance } from './virtualChance.ts';
import { VirtualTime, VirtualTimer } from './virtualTime.ts';

export interface Surroundings {
  readonly time: VirtualTime;
  readonly chance: VirtualChance;
}

/** Any moment will do, as long as it is the same every time. */
const START = Date.UTC(2030, 0, 1);

export const freshSurroundings = (seed: string): Surroundings => ({
  time: new VirtualTime(START),
  chance: new VirtualChance(seed),
});

/** Whose turn it is; the process's own while it is nobody's. */
let current: Surroundings | null = null;

/** Everything that runs until `work` is done asks this time and this chance. */
export async function surroundedBy<T>(surroundings: Surroundings, work: () => Promise<T>): Promise<T> {
  if (current) throw new Error('Two servers cannot have their turn at the same time.');
  current = surroundings;
  try {
    return await work();
  } finally {
    current = null;
  }
}

interface Replacement {
  readonly holder: object;
  readonly key: string;
  readonly value: unknown;
}

/** Puts the replacements in their place for as long as `run` takes. */
export async function withVirtualSurroundings<T>(run: () => Promise<T>): Promise<T> {
  const restore = replacements().map(replace);
  syncBuiltinESMExports();
  try {
    return await run();
  } finally {
    for (const undo of restore) undo();
    syncBuiltinESMExports();
  }
}

function replace({ holder, key, value }: Replacement): () => void {
  const own = Object.getOwnPropertyDescriptor(holder, key);
  Object.defineProperty(holder, key, { value, configurable: true, writable: true, enumerable: true });
  return () => {
    if (own) Object.defineProperty(holder, key, own);
    else Reflect.deleteProperty(holder, key);
  };
}

function replacements(): Replacement[] {
  return [...timers(), ...clocks(), ...chances()];
}

function timers(): Replacement[] {
  const real = { setTimeout, setInterval, clearTimeout, clearInterval };
  const setting =
    (repeats: boolean, really: (work: () => void, milliseconds?: number) => unknown) =>
    (work: (...given: unknown[]) => void, milliseconds?: number, ...given: unknown[]) =>
      current
        ? current.time.set(() => work(...given), milliseconds, repeats)
        : really(() => work(...given), milliseconds);
  const clearing = (really: (timer: NodeJS.Timeout) => void) => (timer: unknown) => {
    if (timer instanceof VirtualTimer) timer.close();
    else really(timer as NodeJS.Timeout);
  };
  return [
    { holder: globalThis, key: 'setTimeout', value: setting(false, real.setTimeout) },
    { holder: globalThis, key: 'setInterval', value: setting(true, real.setInterval) },
    { holder: globalThis, key: 'clearTimeout', value: clearing(real.clearTimeout) },
    { holder: globalThis, key: 'clearInterval', value: clearing(real.clearInterval) },
  ];
}

function clocks(): Replacement[] {
  const RealDate = Date;
  const realNow = performance.now.bind(performance);
  const now = (): number => current?.time.now ?? RealDate.now();
  const VirtualDate = new Proxy(RealDate, {
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
    apply: () => new RealDate(now()).toString(),
    construct: (date, given: unknown[]) => Reflect.construct(date, given.length === 0 ? [now()] : given),
  });
  return [
    { holder: globalThis, key: 'Date', value: VirtualDate },
    { holder: performance, key: 'now', value: () => current?.time.passed ?? realNow() },
  ];
}

function chances(): Replacement[] {
  const { random } = Math;
  const { randomInt, randomBytes, randomUUID } = nodeCrypto;
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const bytes = (count: number): Buffer => {
    const made = Buffer.alloc(count);
    current?.chance.fill(made);
    return made;
  };
  const whole = (from: number, below?: number): number => {
    const [least, end] = below === undefined ? [0, from] : [from, below];
    return current ? current.chance.whole(least, end) : randomInt(least, end);
  };
  const filled = <T extends Uint8Array>(into: T): T => {
    if (!current) return getRandomValues(into);
    current.chance.fill(into);
    return into;
  };
  return [
    { holder: Math, key: 'random', value: () => current?.chance.fraction() ?? random() },
    { holder: nodeCrypto, key: 'randomInt', value: whole },
    {
      holder: nodeCrypto,
      key: 'randomBytes',
      value: (count: number) => (current ? bytes(count) : randomBytes(count)),
    },
    {
      holder: nodeCrypto,
      key: 'randomUUID',
      value: () => (current ? bytes(16).toString('hex') : randomUUID()),
    },
    { holder: crypto, key: 'getRandomValues', value: filled },
  ];
}
