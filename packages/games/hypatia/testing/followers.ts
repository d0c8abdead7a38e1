/** Viewers who were there before something happened, follow what is told and must then see what there is to see. */
import { eventFor, REVIEWER, SPECTATOR, type Viewer } from '@airlock/kernel';
import { follow } from '../follow.ts';
import type { State } from '../state.ts';
import { type View, view } from '../view.ts';
import type { Told } from './play.ts';
import { cardsOf } from './zones.ts';

export interface Follower {
  readonly viewer: Viewer;
  readonly view: View;
}

/** Every seat, somebody who watches and a reviewer. */
export function followersOf(state: State): Follower[] {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return [...seats, SPECTATOR, REVIEWER].map((viewer) => ({ viewer, view: view(state, viewer) }));
}

/** Breaks the test when an event says too little or something else than what happened. */
export function expectFollowed(followers: readonly Follower[], told: readonly Told[], state: State): void {
  for (const { viewer, view: seen } of followers) {
    for (const event of told) hear(seen, event);
    const there = view(state, viewer);
    for (const [part, value] of Object.entries(there)) {
      const followed = JSON.stringify(seen[part as keyof View]);
      if (followed === JSON.stringify(value)) continue;
      throw new Error(`Viewer ${viewer} has followed ${part} to ${followed}, not ${JSON.stringify(value)}.`);
    }
  }
}

/** Follows an event; one that names a card for the first time must say so, or it could be taken back. */
function hear(seen: View, event: Told): void {
  const known = event.reveals ? null : cardsNamed(seen);
  follow(seen, eventFor(event, seen.viewer));
  if (!known) return;
  const news = [...cardsNamed(seen)].filter((card) => !known.has(card));
  if (news.length > 0) throw new Error(`"${event.type}" shows ${news.join(' ')} and does not say so.`);
}

/** By ship, since the same cards lie on every ship of a race. */
const cardsNamed = (seen: View): Set<string> =>
  new Set(seen.ships.flatMap((ship, at) => (ship ? cardsOf(ship).map((card) => `${at}:${card}`) : [])));
