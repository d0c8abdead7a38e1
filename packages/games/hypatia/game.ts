/** Outbreak on Hypatia, behind the kernel's one interface. */
import type { Game } from '@airlock/kernel';
import { codec } from './actions.ts';
import { TUNABLES } from './cards.ts';
import { dailyOptions, isDay } from './daily.ts';
import type { HypatiaEvent } from './events.ts';
import { formerOptions, lasting } from './former.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { outcome } from './rules/ending.ts';
import { fleet } from './rules/fleet.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';
import { words } from './words.ts';

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
  outcome,
  apart: (state) => state.mode === 'race',
  view,
  imagine,
  clone,
  formerOptions,
  lasting,
};
