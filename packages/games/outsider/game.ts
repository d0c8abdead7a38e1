/** Outsider, behind the kernel's one interface. */
import type { Game } from '@airlock/kernel';
import { codec } from './actions.ts';
import { FEWEST_SEATS, MOST_SEATS, OUTSIDER } from './cards.ts';
import type { OutsiderEvent } from './events.ts';
import { follow, tellingChanges } from './follow.ts';
import { countingQuestions, hosting } from './hosting.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { chart } from './rules/chart.ts';
import { outcome } from './rules/ending.ts';
import { clone, type State, setup } from './state.ts';
import { type View, view } from './view.ts';
import { words } from './words.ts';

export const outsider: Game<State, View, OutsiderEvent, typeof OPTIONS> = {
  id: 'outsider',
  version: 1,
  seats: { min: FEWEST_SEATS, max: MOST_SEATS },
  options: OPTIONS,
  codec,
  words,
  setup,
  ...chart,
  begin: (state, table) => tellingChanges(state, table, () => chart.begin(state, table)),
  apply: (state, seat, action, table) =>
    tellingChanges(state, table, () =>
      countingQuestions(state, action, chart.waiting, () => chart.apply(state, seat, action, table)),
    ),
  outcome,
  view,
  follow,
  imagine,
  clone,
  hosting,
  sides: { names: ['Crew', 'Outsiders'], of: (state, seat) => (state.loyalties[seat] === OUTSIDER ? 1 : 0) },
};
