/** Outbreak, behind the kernel's one interface. */
import type { Game } from '@airlock/kernel';
import { codec } from './actions.ts';
import { FEWEST_SEATS, MOST_SEATS, TUNABLES } from './cards.ts';
import type { OutbreakEvent } from './events.ts';
import { hosting } from './hosting.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { chart } from './rules/chart.ts';
import { outcome, teamOf } from './rules/ending.ts';
import { shows } from './showing.ts';
import { clone, lasting, type State, setup } from './state.ts';
import { looks, type View, view } from './view.ts';
import { words } from './words.ts';

export const outbreak: Game<State, View, OutbreakEvent, typeof OPTIONS> = {
  id: 'outbreak',
  version: 2,
  seats: { min: FEWEST_SEATS, max: MOST_SEATS },
  options: OPTIONS,
  tunables: TUNABLES,
  codec,
  words,
  setup,
  ...chart,
  outcome,
  view,
  looks,
  imagine,
  clone,
  lasting,
  hosting,
  shows,
  paces: {
    none: { pace: 'async', asyncDeadlineHours: 'none' },
    live: { pace: 'live' },
    slow: { pace: 'async', asyncDeadlineHours: 24 },
  },
  sides: {
    names: ['Survivors', 'Infected'],
    of: (state, seat) => (teamOf(state, seat) === 'survivors' ? 0 : 1),
  },
};
