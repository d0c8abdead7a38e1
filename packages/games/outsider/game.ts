/** Outsider, behind the kernel's one interface. */
import { type Action, type Game, NOBODY, type Seat } from '@airlock/kernel';
import { codec, TIMEOUT } from './actions.ts';
import { FEWEST_SEATS, MOST_SEATS, OUTSIDER, TUNABLES } from './cards.ts';
import type { OutsiderEvent, OutsiderTable } from './events.ts';
import { hosting } from './hosting.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { chart } from './rules/chart.ts';
import { outcome } from './rules/ending.ts';
import { shows } from './showing.ts';
import { clone, lasting, type State, setup } from './state.ts';
import { looks, type View, view } from './view.ts';
import { words } from './words.ts';

function act(state: State, seat: Seat, action: Action, context: OutsiderTable): boolean {
  const stillAsked = chart.apply(state, seat, action, context);
  if (!stillAsked) state.questions++;
  return stillAsked;
}

/** Nothing is done in silence: what nobody was told of could be taken back. */
function apply(state: State, seat: Seat, action: Action, context: OutsiderTable): boolean {
  const { tell } = context;
  if (!tell) return act(state, seat, action, context);
  let isTold = false;
  const stillAsked = act(state, seat, action, {
    ...context,
    tell(event) {
      isTold = true;
      tell(event);
    },
  });
  if (!isTold) tell({ type: 'acted', rule: 'OUT-106', open: { seat } });
  return stillAsked;
}

export const outsider: Game<State, View, OutsiderEvent, typeof OPTIONS> = {
  id: 'outsider',
  version: 3,
  seats: { min: FEWEST_SEATS, max: MOST_SEATS },
  options: OPTIONS,
  tunables: TUNABLES,
  codec,
  words,
  setup,
  ...chart,
  apply,
  outcome,
  view,
  looks,
  imagine,
  clone,
  lasting,
  hosting,
  shows,
  timeOut: (state) => (chart.waiting(state) === NOBODY ? null : TIMEOUT),
  paces: { none: { turnSeconds: 0 }, live: { turnSeconds: 120 }, slow: { turnSeconds: 0 } },
  sides: { names: ['Crew', 'Outsiders'], of: (state, seat) => (state.loyalties[seat] === OUTSIDER ? 1 : 0) },
};
