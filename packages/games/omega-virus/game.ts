/** Omega Virus: Prologue, behind the kernel's one interface. */
import type { Game } from '@airlock/kernel';
import { codec, momentOf, stamp } from './actions.ts';
import type { OmegaEvent } from './events.ts';
import { follow } from './follow.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { chart } from './rules/chart.ts';
import { due } from './rules/clock.ts';
import { outcome } from './rules/ending.ts';
import { deadline } from './rules/phases.ts';
import { clone, type State, setup } from './state.ts';
import { type View, view } from './view.ts';
import { words } from './words.ts';

export const omegaVirus: Game<State, View, OmegaEvent, typeof OPTIONS> = {
  id: 'omega-virus',
  version: 1,
  seats: { min: 1, max: 2 },
  options: OPTIONS,
  codec,
  words,
  setup,
  ...chart,
  outcome,
  view,
  follow,
  imagine,
  clone,
  realTime: { stamp, momentOf, due, deadline, liveFrom: ({ liveFrom }) => liveFrom },
};
