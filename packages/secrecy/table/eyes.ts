/** The ways in which one viewer can look at a table: whoever plays can open a private window as well. */
import type { Setting } from '@airlock/conformance';
import { type AnyGame, EVERYBODY, type Seat, SPECTATOR, type Viewer } from '@airlock/kernel';
import { type Guest, type Party, STRANGER } from './party.ts';

export interface Eyes {
  /** Also the name of the socket that stays open. */
  readonly name: string;
  readonly viewer: Viewer;
  /** Whether a program looks, which is told positions with choices. */
  readonly isProgram?: true;
  guest(party: Party): Guest;
}

/** The name of a seat's socket. */
export const keyOf = (seat: Seat): string => `seat ${seat}`;

/** Seats see what spectators see as well, and spectators what strangers see, who have no session. */
export function eyesOf(viewer: Viewer): Eyes[] {
  const seat = { name: keyOf(viewer), viewer, guest: (party: Party) => party.person(viewer) };
  const spectator = { name: 'a spectator', viewer: SPECTATOR, guest: (party: Party) => party.watcher };
  const stranger = { name: 'a stranger', viewer: SPECTATOR, guest: () => STRANGER };
  const asProgram = (eyes: Eyes): Eyes => ({ ...eyes, name: `${eyes.name}, as a program`, isProgram: true });
  if (viewer === SPECTATOR) return [spectator, asProgram(spectator), stranger];
  return [seat, asProgram(seat), spectator, stranger];
}

export const VIEWER_KINDS = ['seat', 'voted-out seat', 'spectator and stranger'] as const;
export type ViewerKind = (typeof VIEWER_KINDS)[number];

/** What is said there is not heard by everybody. */
const OUTSIDE = EVERYBODY + 1;

/** Whoever was voted out hears what not all seats hear. */
export function viewerKind(
  { hosting }: AnyGame,
  { seats }: Setting,
  state: unknown,
  viewer: Viewer,
): ViewerKind {
  if (viewer === SPECTATOR) return 'spectator and stranger';
  const hears = (seat: Seat): boolean => hosting?.hears(state, seat, OUTSIDE) ?? true;
  const isHeardByAll = Array.from({ length: seats }, (_, seat) => seat).every(hears);
  return hears(viewer) && !isHeardByAll ? 'voted-out seat' : 'seat';
}
