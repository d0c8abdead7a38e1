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

/** A reviewer and everybody who may see something else: aboard one ship all see the same. */
export function followersOf(state: State): Follower[] {
  const viewers = state.mode === 'race' ? [...state.ships.keys(), SPECTATOR, REVIEWER] : [0, REVIEWER];
  return viewers.map((viewer) => ({ viewer, view: view(state, viewer) }));
}

/** Breaks the test when an event says too little or something else than what happened. */
export function expectFollowed(followers: readonly Follower[], told: readonly Told[], state: State): void {
  for (const { viewer, view: seen } of followers) {
    hear(seen, told);
    const there = view(state, viewer);
    for (const [part, value] of Object.entries(there)) {
      const followed = JSON.stringify(seen[part as keyof View]);
      if (followed === JSON.stringify(value)) continue;
      throw new Error(`Viewer ${viewer} has followed ${part} to ${followed}, not ${JSON.stringify(value)}.`);
    }
  }
}

/** Follows what is told; an event that names a card for the first time must say so, or it could be taken back. */
function hear(seen: View, told: readonly Told[]): void {
  let known = cardsNamed(seen);
  for (const event of told) {
    follow(seen, eventFor(event, seen.viewer));
    const named = cardsNamed(seen);
    const news = event.reveals ? [] : [...named].filter((card) => !known.has(card));
    if (news.length > 0) throw new Error(`"${event.type}" shows ${news.join(' ')} and does not say so.`);
    known = named;
  }
}

/** By ship, since the same cards lie on every ship of a race. */
const cardsNamed = (seen: View): Set<string> =>
  new Set(seen.ships.flatMap((ship, at) => (ship ? cardsOf(ship).map((card) => `${at}:${card}`) : [])));
