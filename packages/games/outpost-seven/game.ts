/** Outpost Seven, behind the kernel's one interface. */
import { type Game, NOBODY } from '@airlock/kernel';
import { codec, TIMEOUT } from './actions.ts';
import { RED } from './cards.ts';
import { dailyOptions, isDay } from './daily.ts';
import type { OutpostEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { chart } from './rules/chart.ts';
import { outcome } from './rules/ending.ts';
import { shows } from './showing.ts';
import { clone, isNamed, lasting, type State, setup } from './state.ts';
import { looks, type View, view } from './view.ts';
import { words } from './words.ts';

export const outpostSeven: Game<State, View, OutpostEvent, typeof OPTIONS> = {
  id: 'outpost-seven',
  version: 1,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  codec,
  words,
  dailyOptions: (day) => (isDay(day) ? { ...dailyOptions(day) } : null),
  isDealKnown: isNamed,
  rematchOptions: ({ options, start }) => ({ ...options, startPlayer: start === RED ? 'yellow' : 'red' }),
  setup,
  ...chart,
  shows,
  timeOut: (state) => (chart.waiting(state) === NOBODY ? null : TIMEOUT),
  outcome,
  view,
  looks,
  imagine,
  clone,
  lasting,
};
