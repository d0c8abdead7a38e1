/** A table at two servers while something is happening at it: who is there, and how they look at it. */
import type { Random, Seat, Viewer } from '@airlock/kernel';
import type { Coupling } from '../worlds/coupling.ts';
import type { Mirror } from '../worlds/mirror.ts';
import { type Eyes, keyOf } from './eyes.ts';
import type { Pair, Verdict } from './pair.ts';
import type { Party } from './party.ts';

export interface Scene {
  readonly pair: Pair;
  readonly mirror: Mirror;
  readonly coupling: Coupling;
  readonly viewer: Viewer;
  readonly eyes: readonly Eyes[];
  readonly random: Random;
}

/** Something that happens at both; `null` if it cannot happen now. */
export type Happening = (scene: Scene) => Promise<Verdict | null>;

export const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.int(items.length)];

/** Seats of people who look at the table. */
export function seatsHere({ pair: { parties } }: Scene): Seat[] {
  const { people, keys } = parties.one;
  return people.filter((seat) => keys.includes(keyOf(seat)));
}

export const othersHere = (scene: Scene): Seat[] => seatsHere(scene).filter((seat) => seat !== scene.viewer);

/** The viewer looks at the table. */
export async function look(party: Party, eyes: readonly Eyes[], seen?: number): Promise<void> {
  for (const { name, guest, isProgram } of eyes) {
    await party.join(name, guest(party), name, {
      seen,
      ...(isProgram ? { choices: true } : { compact: true }),
    });
    // Programs listen to their news as well as to the table.
    if (isProgram) await party.listen(name, guest(party));
  }
}

/** Those look whose eyes are not the viewer's. */
export async function seatsLook(party: Party, eyes: readonly Eyes[], seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) {
    if (!eyes.some(({ viewer }) => viewer === seat)) await party.join(keyOf(seat), party.person(seat), null);
  }
}
