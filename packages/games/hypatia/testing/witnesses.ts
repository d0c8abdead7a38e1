/** Viewers who look on while something happens. Whatever shows them a card for the first time must say so. */
import { REVIEWER, SPECTATOR, type Viewer } from '@airlock/kernel';
import type { State } from '../state.ts';
import { view } from '../view.ts';
import type { Told } from './play.ts';
import { cardsOf } from './zones.ts';

export interface Witness {
  readonly viewer: Viewer;
  known: ReadonlySet<string>;
}

/** A reviewer and everybody who may see something else: aboard one ship all see the same. */
export function witnessesOf(state: State): Witness[] {
  const viewers = state.mode === 'race' ? [...state.ships.keys(), SPECTATOR, REVIEWER] : [0, REVIEWER];
  return viewers.map((viewer) => ({ viewer, known: cardsNamed(state, viewer) }));
}

/** Breaks the test when an event shows a card without saying so: then it could be taken back. */
export function expectAnnounced(witnesses: readonly Witness[], state: State, event: Told | undefined): void {
  for (const witness of witnesses) {
    const named = cardsNamed(state, witness.viewer);
    const news = event?.reveals ? [] : [...named].filter((card) => !witness.known.has(card));
    if (news.length > 0)
      throw new Error(`"${event?.type ?? 'nothing'}" shows ${news.join(' ')} and does not say so.`);
    witness.known = named;
  }
}

/** By ship, since the same cards lie on every ship of a race. */
const cardsNamed = (state: State, viewer: Viewer): Set<string> =>
  new Set(
    view(state, viewer).ships.flatMap((ship, at) =>
      ship ? cardsOf(ship).map((card) => `${at}:${card}`) : [],
    ),
  );
