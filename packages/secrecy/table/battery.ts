/** Everything the viewer can try at one position: each route and each message, through every pair of eyes they have. */
import type { Random } from '@airlock/kernel';
import type { Mirror } from '../worlds/mirror.ts';
import type { Eyes } from './eyes.ts';
import { NONSENSE, type Said, sayings } from './messages.ts';
import type { Pair, Verdict } from './pair.ts';
import type { Party } from './party.ts';
import { type RouteProbe, routeName, routeProbes } from './routes.ts';

export interface BatteryParts {
  readonly pair: Pair;
  readonly mirror: Mirror;
  readonly eyes: readonly Eyes[];
  readonly random: Random;
}

/** All there is, or all that is granted and some of what is refused. */
export type Effort = 'everything' | 'enough';

/** In real time a seat may do only this much in a second. */
const BREATH_MS = 1_100;

/** Longer than the time between two heartbeats. */
const HEARTBEAT_MS = 26_000;

/** This many requests that are refused everywhere are sent at one position. */
const SOME_REFUSED = 3;

/** Ends early where the worlds part. */
export async function tryEverything(parts: BatteryParts, effort: Effort): Promise<Verdict> {
  for (const eyes of parts.eyes) {
    // A program has the same session; what it asks for is asked in the other windows as well.
    if (eyes.isProgram) continue;
    if ((await askRoutes(parts, eyes, effort)) === 'parted') return 'parted';
    if ((await sayThings(parts, eyes, effort)) === 'parted') return 'parted';
    if (effort === 'everything' && (await beRude(parts, eyes)) === 'parted') return 'parted';
  }
  return parts.pair.waitUntil(parts.pair.now + (effort === 'everything' ? HEARTBEAT_MS : BREATH_MS));
}

async function askRoutes(parts: BatteryParts, eyes: Eyes, effort: Effort): Promise<Verdict> {
  const { pair } = parts;
  const { code } = pair.parties.one;
  const probes = probesFor(parts, effort);
  return pair.both(`${eyes.name} asks over HTTP`, async (party) => {
    for (const probe of probes) {
      const { cookie } = eyes.guest(party);
      await party.world.ask(eyes.name, routeName(probe, code), { ...probe, cookie });
    }
  });
}

function probesFor({ pair, random }: BatteryParts, effort: Effort): RouteProbe[] {
  const { code, cast, people } = pair.parties.one;
  const context = { code, seats: cast.seats.length, level: cast.level, isAlone: people.length < 2 };
  const changing = routeProbes(context, 'changing');
  if (effort === 'everything') return [...changing, ...routeProbes(context, 'static')];
  const [got, sent] = [changing.filter(isGot), changing.filter((probe) => !isGot(probe))];
  return [...got, ...someOf(sent, SOME_REFUSED, random)];
}

const isGot = ({ method }: RouteProbe): boolean => method === 'GET';

async function sayThings(
  { pair, mirror, random }: BatteryParts,
  eyes: Eyes,
  effort: Effort,
): Promise<Verdict> {
  const { cast } = pair.parties.one;
  const all = sayings({ viewer: eyes.viewer, mirror, seats: cast.seats.length, length: pair.length, random });
  const said = effort === 'everything' ? all : all.filter(() => random.int(2) === 0);
  const nonsense = effort === 'everything' ? NONSENSE : someOf(NONSENSE, 1, random);
  const key = `${eyes.name}, another window`;
  return pair.both(`${eyes.name} says all kinds of things in another window`, async (party) => {
    await party.join(key, eyes.guest(party), key);
    for (const message of said) {
      say(party, key, message);
      await party.world.settle();
    }
    for (const text of nonsense) party.send(key, text);
    party.tell(key, { type: 'leave' });
    await party.world.settle();
    party.leave(key);
  });
}

/** Some messages concern no table. */
function say(party: Party, key: string, message: Said): void {
  if (message.type === 'join') party.sendJoin(key, message);
  else if (message.type === 'hello' || message.type === 'ping') party.send(key, message);
  else party.tell(key, message);
}

/** Whoever does not begin as the protocol asks is answered and turned away. */
function beRude({ pair }: BatteryParts, eyes: Eyes): Promise<Verdict> {
  const key = `${eyes.name}, without a greeting`;
  return pair.both(`${eyes.name} does not greet`, async (party) => {
    for (const first of [
      { type: 'ping', id: 1 },
      { type: 'hello', version: 0 },
    ]) {
      await party.open(key, eyes.guest(party), key);
      party.send(key, first);
      await party.world.settle();
      party.leave(key);
    }
  });
}

function someOf<T>(all: readonly T[], count: number, random: Random): T[] {
  const some = [...all];
  while (some.length > count) some.splice(random.int(some.length), 1);
  return some;
}
