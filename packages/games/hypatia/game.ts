/** Outbreak on Hypatia, behind the kernel's one interface. */
import { type Action, type Game, seatsIn } from '@airlock/kernel';
import { codec, timeoutAction } from './actions.ts';
import { TUNABLES } from './cards.ts';
import { dailyOptions, isDay } from './daily.ts';
import type { HypatiaEvent } from './events.ts';
import { formerOptions, lasting } from './former.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { outcome } from './rules/ending.ts';
import { fleet } from './rules/fleet.ts';
import { setup } from './setup.ts';
import { shows } from './showing.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';
import { words } from './words.ts';

function firstTimeout(state: State): Action | null {
  const [late] = seatsIn(fleet.waiting(state));
  return late === undefined ? null : timeoutAction(late);
}

export const hypatia: Game<State, View, HypatiaEvent, typeof OPTIONS> = {
  id: 'hypatia',
  version: 2,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  tunables: TUNABLES,
  codec,
  words,
  dailyOptions: (day) => (isDay(day) ? { ...dailyOptions(day) } : null),
  isDealKnown: ({ seed }) => seed !== '',
  setup,
  ...fleet,
  // In a race nobody waits for anybody.
  shows,
  timeOut: (state) => (state.mode === 'race' ? null : firstTimeout(state)),
  outcome,
  apart: (state) => state.mode === 'race',
  view,
  imagine,
  clone,
  formerOptions,
  lasting,
};
