/** Worlds that a seat takes for possible, drawn as often as the stories weigh that fit them. */
import { missing, type Random, type Seat, type SeatSet } from '@airlock/kernel';
import { INFECTED, PZERO } from '../cards.ts';
import { imagine } from '../imagine.ts';
import { clone, type State } from '../state.ts';
import type { View } from '../view.ts';
import { read } from './reading/read.ts';
import { infectedOf, zeroOf } from './reading/stories.ts';

/** This many worlds are imagined at first; nearly every story that weighs anything is among them. */
const POOL = 160;
const FINE = 2 ** 24;

const keyOf = (zero: Seat, infected: SeatSet): number => zero * 256 + infected;

function keyIn({ roles }: State): number {
  const infected = roles.reduce(
    (set: SeatSet, role, seat) => (role === INFECTED ? set | (1 << seat) : set),
    0,
  );
  return keyOf(roles.indexOf(PZERO), infected);
}

interface Tale {
  readonly worlds: readonly State[];
  /** How much this story and those before it weigh. */
  readonly upTo: number;
}

/** Imagining takes every story for as likely as the next; reading knows better. */
export function believedWorlds(view: View, seat: Seat, random: Random): (chance: Random) => State {
  const pools = new Map<number, State[]>();
  for (let count = 0; count < POOL; count++) {
    const world = imagine(view, random);
    const key = keyIn(world);
    const pool = pools.get(key);
    if (pool) pool.push(world);
    else pools.set(key, [world]);
  }
  const weights = new Map<number, number>();
  for (const [number, weight] of read(view, { as: seat })) {
    const key = keyOf(zeroOf(number), infectedOf(number));
    weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  const tales: Tale[] = [];
  let total = 0;
  for (const [key, worlds] of pools) {
    const weight = weights.get(key) ?? 0;
    if (weight === 0) continue;
    total += weight;
    tales.push({ worlds, upTo: total });
  }
  // What nobody believes in may still be all that fits.
  if (tales.length === 0) tales.push({ worlds: [...pools.values()].flat(), upTo: 1 });
  const all = Math.max(total, tales.at(-1)?.upTo ?? missing());
  return (chance) => {
    const at = (chance.int(FINE) / FINE) * all;
    const { worlds } = tales.find(({ upTo }) => at < upTo) ?? tales.at(-1) ?? missing();
    return clone(worlds[chance.int(worlds.length)] ?? missing());
  };
}
