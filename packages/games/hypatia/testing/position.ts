/** Prepared ships run to their first decision. */
import { fastRandom, type ToldEvent } from '@airlock/kernel';
import type { HypatiaEvent } from '../events.ts';
import { hypatia } from '../game.ts';
import { type Position, prepare } from '../prepared.ts';
import type { Ship, State } from '../state.ts';
import { expectFollowed, followersOf } from './followers.ts';
import { expectToldWell } from './play.ts';

export type { Position } from '../prepared.ts';

export interface Opened {
  readonly state: State;
  readonly ship: Ship;
  /** What was told on the way to the first decision. */
  readonly told: ToldEvent<HypatiaEvent>[];
}

/** The ship as written, run to her first decision. */
export function open(written: Position = {}): Opened {
  const state = prepare(written);
  const told: ToldEvent<HypatiaEvent>[] = [];
  const random = fastRandom('table');
  const followers = followersOf(state);
  hypatia.begin(state, { random, now: 0, tell: (event) => told.push(event) });
  expectToldWell(state, told);
  expectFollowed(followers, told, state);
  return { state, ship: state.ships[0] as Ship, told };
}
