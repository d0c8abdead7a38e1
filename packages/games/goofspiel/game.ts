/** Goofspiel, behind the kernel's one interface. */
import type { Game } from '@airlock/kernel';
import { codec } from './actions.ts';
import type { GoofspielEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { chart } from './rules/chart.ts';
import { outcome } from './rules/ending.ts';
import { clone, type State, setup } from './state.ts';
import { type View, view } from './view.ts';
import { words } from './words.ts';

export const goofspiel: Game<State, View, GoofspielEvent, typeof OPTIONS> = {
  id: 'goofspiel',
  version: 1,
  seats: { min: 2, max: 3 },
  options: OPTIONS,
  codec,
  words,
  setup,
  ...chart,
  outcome,
  view,
  imagine,
  clone,
};
