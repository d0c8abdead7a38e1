/** A match played by anybody, for the positions it comes to. Unlike in the examination of a game, time is as at a table. */

import type { Setting } from '@airlock/conformance';
import {
  type Action,
  ActionList,
  type AnyGame,
  CLOCK,
  fastRandom,
  type Random,
  type Seat,
  seatsIn,
  type ToldEvent,
} from '@airlock/kernel';
import type { Prepared } from './prepared.ts';

export interface PlayedPosition extends Prepared {
  /** How many actions led to it. */
  readonly number: number;
  /** Match time, where the state knows of any. */
  readonly at: number;
}

interface Choice {
  readonly seat: Seat;
  readonly action: Action;
  readonly at: number;
}

/** One action in this many is done out of turn. */
const ACTIONS_PER_ASIDE = 12;
const LONGEST_PAUSE_MS = 4_000;
/** More than any match takes at these settings. */
const MOST_ACTIONS = 2_000;

/** From the first choice to the last. The state of a position must be copied by whoever keeps it. */
export function* positionsOf(game: AnyGame, setting: Setting, seed: string): Generator<PlayedPosition> {
  const chance = fastRandom(`cards of ${seed}`);
  const players = fastRandom(`players of ${seed}`);
  const state = game.setup(setting.seats, setting.options, chance);
  const opening: ToldEvent[] = [];
  game.begin(state, { random: chance, now: 0, tell: (event) => opening.push(event) });
  let at = 0;
  for (let number = 0; number < MOST_ACTIONS && !game.outcome(state); number++) {
    yield { state, opening: number === 0 ? opening : [], number, at };
    const choice = chosen(game, setting, state, at, players);
    if (!choice) return;
    at = choice.at;
    game.apply(state, choice.seat, choice.action, { random: chance, now: at, tell: null });
  }
}

function chosen(game: AnyGame, setting: Setting, state: unknown, now: number, random: Random): Choice | null {
  const aside = random.int(ACTIONS_PER_ASIDE) === 0 ? asideOf(game, setting, state, random) : null;
  const [seat, action] = aside ?? awaitedOf(game, state, random) ?? [];
  if (seat === undefined || action === undefined) return dueAction(game, state, now);
  const at = momentOf(game, state, action, now, random);
  const due = dueAction(game, state, now);
  // In real time the clock does not wait for anybody.
  return due && due.at <= at ? due : { seat, action, at };
}

function asideOf(game: AnyGame, { seats }: Setting, state: unknown, random: Random): [Seat, Action] | null {
  const seat = random.int(seats);
  const list = new ActionList();
  game.asides(state, seat, list);
  if (list.size === 0) return null;
  const action = list.pick(random);
  const copy = game.clone(state);
  game.apply(copy, seat, action, { random: fastRandom('a trial'), now: 0, tell: null });
  // Matches should end by themselves.
  return game.outcome(copy) ? null : [seat, action];
}

function awaitedOf(game: AnyGame, state: unknown, random: Random): [Seat, Action] | null {
  const awaited = seatsIn(game.waiting(state)).filter((seat) => seat !== CLOCK || !game.realTime);
  const seat = awaited[random.int(awaited.length)];
  if (seat === undefined) return null;
  const list = new ActionList();
  game.actions(state, seat, list);
  return list.size === 0 ? null : [seat, list.pick(random)];
}

/** When it is done: at its own moment where it carries one, otherwise after a pause. */
function momentOf(game: AnyGame, state: unknown, action: Action, now: number, random: Random): number {
  const later = now + 1 + random.int(LONGEST_PAUSE_MS);
  const { realTime } = game;
  const moment = realTime?.momentOf(action) ?? -1;
  const liveFrom = realTime?.liveFrom(state) ?? null;
  return moment < 0 || liveFrom === null ? later : Math.max(now, liveFrom + moment);
}

function dueAction(game: AnyGame, state: unknown, now: number): Choice | null {
  const { realTime } = game;
  const due = realTime?.due(state);
  if (!realTime || !due) return null;
  const from = due.clock === 'live' ? (realTime.liveFrom(state) ?? 0) : 0;
  return { seat: CLOCK, action: due.action, at: Math.max(now, from + due.at) };
}
