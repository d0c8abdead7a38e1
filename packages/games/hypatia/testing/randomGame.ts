/** Matches played by chance, for properties that must hold in every one of them. */
import {
  ActionList,
  defaultOptions,
  fastRandom,
  type Random,
  seatsIn,
  silentContext,
  type ToldEvent,
} from '@airlock/kernel';
import type { HypatiaEvent } from '../events.ts';
import { hypatia } from '../game.ts';
import { OPTIONS, type Options } from '../options.ts';
import type { State } from '../state.ts';

/** A fresh match, dealt and waiting for its first decision. */
export function newMatch(seed: string | number, seats = 1, options: Partial<Options> = {}): State {
  const random = fastRandom(seed);
  const state = hypatia.setup(seats, { ...defaultOptions(OPTIONS), ...options }, random);
  hypatia.begin(state, silentContext(random));
  return state;
}

/** Plays on by chance to the end, and tells how many actions it took; `before` sees every decision. */
export function playOut(
  state: State,
  random: Random,
  tell: ((event: ToldEvent<HypatiaEvent>) => void) | null = null,
  before: (state: State) => void = () => undefined,
): number {
  const legal = new ActionList();
  let actions = 0;
  for (;;) {
    const [seat] = seatsIn(hypatia.waiting(state));
    if (seat === undefined) return actions;
    before(state);
    hypatia.actions(state, seat, legal.clear());
    hypatia.apply(state, seat, legal.pick(random), { random, now: 0, tell });
    actions++;
  }
}
