/** Standing orders: what the reader has decided in advance for reaction windows is done without asking. */
import { has } from '@airlock/kernel';
import { actionOf } from '@airlock/outsider';
import { effect, type ReadonlySignal } from '@preact/signals';
import type { OutsiderDesk } from '../model.ts';
import type { Orders } from '../notes.ts';
import type { Position } from './reading.ts';

/** The action that the orders ask for now; `null` where the reader decides. */
export function orderedAction({ stage, legal, seat }: Position, orders: Orders): number | null {
  if (seat === null || legal.size === 0) return null;
  if (stage.kind === 'entropyWindow') {
    return orders.passEntropy && !has(stage.answered, seat) ? actionOf('pass') : null;
  }
  if (stage.kind !== 'crisisWindow' || has(stage.answered, seat)) return null;
  const shield = actionOf('shield');
  if (orders.shieldFrom.includes(stage.crisis) && legal.has(shield)) return shield;
  return orders.passCrises ? actionOf('pass') : null;
}

export function followOrders(
  desk: OutsiderDesk,
  position: ReadonlySignal<Position>,
  orders: ReadonlySignal<Orders>,
): void {
  effect(() => {
    const action = orderedAction(position.value, orders.value);
    // Not while a window is only just being shown: what it is about is seen first.
    if (action !== null && desk.playing.value === null && !desk.sending.value) desk.act(action);
  });
}
