/**
 * Two worlds that a viewer cannot tell apart go on so that they stay so: something is done in one, and in the other whatever
 * looks the same to the viewer. Where the rules themselves show the difference, no such thing is found.
 */
import { allActions } from '@airlock/conformance';
import {
  type Action,
  ActionList,
  CLOCK,
  itemAt,
  type LogEntry,
  type Random,
  type Seat,
  seatsIn,
  type Viewer,
} from '@airlock/kernel';
import { knownTo, type Mirror } from './mirror.ts';

export const SIDES = ['one', 'other'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({
  one: make('one'),
  other: make('other'),
});

/** The same thing to the eyes of the viewer. */
export interface Step extends BySide<Action> {
  readonly seat: Seat;
}

/** How often another action is tried before giving up. */
const MOST_TRIES = 12;
const MOST_PARTNERS = 10;
const STEPS_PER_ASIDE = 8;

export class Coupling {
  readonly viewer: Viewer;
  private readonly mirrors: BySide<Mirror>;
  private readonly random: Random;

  constructor(mirrors: BySide<Mirror>, viewer: Viewer, random: Random) {
    this.mirrors = mirrors;
    this.viewer = viewer;
    this.random = random;
  }

  /** Something that one of these seats may do at that match time, in its turn or out of it. */
  stepOf(seats: readonly Seat[], at: number, wanted?: 'awaited' | 'aside'): Step | null {
    const { game, state } = this.mirrors.one;
    const isAside = wanted === undefined ? this.random.int(STEPS_PER_ASIDE) === 0 : wanted === 'aside';
    const awaited = isAside ? seats : seatsIn(game.waiting(state)).filter((seat) => seats.includes(seat));
    for (let tries = 0; tries < MOST_TRIES && awaited.length > 0; tries++) {
      const seat = itemAt(awaited, this.random.int(awaited.length));
      const action = this.anyAction(seat, isAside);
      const step = action === undefined ? null : this.withPartner(seat, this.stamped(seat, action, at), at);
      if (step) return step;
    }
    return null;
  }

  /** Whether the viewer learns the same from what was done in both; both go on with it. */
  follow(entries: BySide<LogEntry>): boolean {
    const { one, other } = bySide((side) => {
      const mirror = this.mirrors[side];
      const events = mirror.play(entries[side]);
      return knownTo(this.viewer, mirror.game, { state: mirror.state, events });
    });
    return one === other;
  }

  private anyAction(seat: Seat, isAside: boolean): Action | undefined {
    const { game, state } = this.mirrors.one;
    const list = new ActionList();
    if (isAside) game.asides(state, seat, list);
    else game.actions(state, seat, list);
    return list.size === 0 ? undefined : list.pick(this.random);
  }

  /** In real time things are done at the moment they are done, whatever moment was listed. */
  private stamped(seat: Seat, action: Action, at: number): Action {
    const { game, state } = this.mirrors.one;
    const { realTime } = game;
    if (!realTime || seat === CLOCK || realTime.momentOf(action) < 0) return action;
    return realTime.stamp(action, Math.max(0, realTime.arrival(state, seat, at, [])));
  }

  private withPartner(seat: Seat, action: Action, at: number): Step | null {
    const known = this.outcome('one', seat, action, at);
    if (known === null) return null;
    for (const partner of this.partners(seat, action)) {
      if (this.outcome('other', seat, partner, at) === known) return { seat, one: action, other: partner };
    }
    return null;
  }

  /** The action itself, and others of its kind that the viewer may not be able to tell from it. */
  private partners(seat: Seat, action: Action): Action[] {
    if (seat === this.viewer) return [action];
    const { game, state } = this.mirrors.other;
    const kind = game.codec.kind(action);
    const others = allActions(game, state, seat).filter(
      (one) => one !== action && game.codec.kind(one) === kind,
    );
    while (others.length > MOST_PARTNERS) others.splice(this.random.int(others.length), 1);
    return this.random.int(2) === 0 ? [action, ...others] : [...others, action];
  }

  /** What the viewer would know; `null` where it is refused or ends the match, after which all is known. */
  private outcome(side: Side, seat: Seat, action: Action, at: number): string | null {
    const mirror = this.mirrors[side];
    const outcome = mirror.attempt(seat, action, at);
    if (!outcome || mirror.game.outcome(outcome.state)) return null;
    return knownTo(this.viewer, mirror.game, outcome);
  }
}
