/** Outpost Seven as the measurements use it. */
import { defaultOptions } from '@airlock/kernel';
import { outpostSeven, type State } from '@airlock/outpost-seven';
import type { Playable } from './playout.ts';

const OPTIONS = defaultOptions(outpostSeven.options);

export const outpost: Playable<State> = {
  ...outpostSeven,
  setup: (random) => outpostSeven.setup(2, OPTIONS, random),
};
