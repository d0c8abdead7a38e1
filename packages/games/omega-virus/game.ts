/**
 * Omega Virus: Prologue, behind the kernel's one interface. What a table has to do besides, because it is played in
 * real time, stands in realTime.ts and timing.ts; what a page has to do, in predict.ts.
 */
import type { Game } from '@airlock/kernel';
import { codec } from './actions.ts';
import { TUNABLES } from './cards.ts';
import type { OmegaEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { numbering } from './numbering.ts';
import { OPTIONS } from './options.ts';
import { realTime } from './realTime.ts';
import { chart } from './rules/chart.ts';
import { outcome } from './rules/ending.ts';
import { setup } from './setup.ts';
import { clone, lasting, type State } from './state.ts';
import { type View, view } from './view.ts';
import { words } from './words.ts';

export const omegaVirus: Game<State, View, OmegaEvent, typeof OPTIONS> = {
  id: 'omega-virus',
  version: 1,
  seats: { min: 1, max: 2 },
  options: OPTIONS,
  tunables: TUNABLES,
  codec,
  openKinds: ['place', 'pickUp', 'mark'],
  numbering,
  words,
  isDealKnown: ({ seed }) => seed !== '',
  setup,
  ...chart,
  outcome,
  view,
  imagine,
  clone,
  lasting,
  realTime,
  paces: { none: { roundLimitSeconds: 0 }, live: { roundLimitSeconds: 600 } },
};
