/**
 * What a player's own screen shows before the table has answered (OMG-100): their own view after an action, as far as the
 * player can know it. A card that turns up afterwards is left out, since nobody knows it yet; it comes with the answer.
 *
 * A page keeps the view that the table confirmed and the actions it has sent since, and shows the confirmed view with
 * those predicted on top of it, one after the other. An answer confirms the oldest of them; a refusal drops it, and what is
 * left is predicted anew. Since benches are apart, what the other seat does changes nothing of it.
 */
import { type Action, fastRandom, type Refusal, silentContext } from '@airlock/kernel';
import { isKind } from './actions.ts';
import { imagine } from './imagine.ts';
import { chart } from './rules/chart.ts';
import { benchOf } from './state.ts';
import { type View, view as viewOf } from './view.ts';

export type Prediction =
  | { readonly ok: true; readonly view: View }
  /** The table will refuse it too. */
  | { readonly ok: false; readonly refusal: Refusal };

export function predict(seen: View, action: Action): Prediction {
  const random = fastRandom('prediction');
  const state = imagine(seen, random);
  const refusal = chart.refusal(state, seen.viewer, action);
  if (refusal) return { ok: false, refusal };
  if (isKind(action, 'flip')) return { ok: true, view: seen };
  const bench = benchOf(state, seen.viewer);
  const { autoFlip } = bench;
  const changesFlipping = isKind(action, 'autoFlip');
  if (!changesFlipping) bench.autoFlip = false;
  chart.apply(state, seen.viewer, action, silentContext(random));
  if (!changesFlipping) benchOf(state, seen.viewer).autoFlip = autoFlip;
  return { ok: true, view: viewOf(state, seen.viewer) };
}
