/** Games played by chance, for properties that must hold in every one of them. */
import {
  type Action,
  ActionList,
  defaultOptions,
  fastRandom,
  type Random,
  silentContext,
} from '@airlock/kernel';
import { outpostSeven } from '../game.ts';
import { OPTIONS, type Options } from '../options.ts';
import type { State } from '../state.ts';

/** Every table that can be agreed on. */
export const ALL_OPTIONS: readonly Options[] = Object.entries(OPTIONS).reduce<Partial<Options>[]>(
  (tables, [name, spec]) => {
    const values = spec.kind === 'choice' ? spec.values : [spec.default];
    return tables.flatMap((table) => values.map((value) => ({ ...table, [name]: value })));
  },
  [{}],
) as Options[];

/** A fresh game, dealt and waiting for its first decision. */
export function newGame(seed: string | number, options: Partial<Options> = {}): State {
  const random = fastRandom(seed);
  const state = outpostSeven.setup(2, { ...defaultOptions(OPTIONS), ...options }, random);
  outpostSeven.begin(state, silentContext(random));
  return state;
}

export interface Moment {
  readonly state: State;
  readonly legal: ActionList;
  readonly random: Random;
}

/** Plays on by chance to the end; `before` sees every decision and may name the action. */
export function playOut(
  state: State,
  random: Random,
  before: (moment: Moment) => Action | undefined = () => undefined,
): void {
  const legal = new ActionList();
  const context = silentContext(random);
  while (outpostSeven.waiting(state) !== 0) {
    outpostSeven.actions(state, state.active, legal.clear());
    const action = before({ state, legal, random }) ?? legal.pick(random);
    outpostSeven.apply(state, state.active, action, context);
  }
}
