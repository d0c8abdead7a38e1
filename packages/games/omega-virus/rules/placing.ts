/** Laying the card in hand on top of the plan, and what that earns. */
import type { Action, Context, Refusal, Seat } from '@airlock/kernel';
import { askedPlacement, placementIn } from '../actions.ts';
import { COLOUR_COUNT, NO_CARD } from '../cards.ts';
import type { OmegaEvent } from '../events.ts';
import { isInRange, touchesPlan } from '../geometry/legal.ts';
import { type Bench, benchOf, type State } from '../state.ts';
import { matchingColours } from './keys.ts';
import { refuse } from './refusals.ts';
import { connectedIn, countsOf, forThoseWhoSee } from './telling.ts';

export function placeRefusal(bench: Bench, action: Action): Refusal | null {
  if (bench.hand === NO_CARD) return refuse('handEmpty');
  const { card, x, y } = askedPlacement(action);
  if (card !== bench.hand) return refuse('badCard');
  if (!isInRange(x, y)) return refuse('outOfRange');
  return touchesPlan(bench.plan, x, y) ? null : refuse('notTouching');
}

/** OMG-035: always on top. Keys come first, then equipment (§5). */
export function place(state: State, seat: Seat, action: Action, context: Context<OmegaEvent> | null): void {
  const bench = benchOf(state, seat);
  const placement = placementIn(action);
  const connectedBefore = context ? connectedIn(bench) : 0;
  bench.plan.push(placement);
  bench.hand = NO_CARD;
  bench.plays++;
  bench.marked.length = 0;
  if (context?.tell) {
    const { open, own } = forThoseWhoSee(state, seat, { placement });
    context.tell({
      type: 'place',
      rule: 'OMG-030',
      open: { ...countsOf(state, seat), ...open },
      ...own,
      reveals: true,
    });
  }
  takeKeys(state, seat, context);
  tellEquipment(bench, seat, connectedBefore, context);
}

/** OMG-055: every colour that matches and is not held yet, all at once. */
function takeKeys(state: State, seat: Seat, context: Context<OmegaEvent> | null): void {
  const bench = benchOf(state, seat);
  const taken = matchingColours(state, bench.plan) & ~bench.keys;
  bench.keys |= taken;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (taken & (1 << colour)) context?.tell?.({ type: 'key', rule: 'OMG-055', open: { seat, colour } });
  }
}

/** OMG-063: what got connected or came apart. */
export function tellEquipment(
  bench: Bench,
  seat: Seat,
  before: number,
  context: Context<OmegaEvent> | null,
): void {
  if (!context?.tell) return;
  const now = connectedIn(bench);
  for (let item = 0; item < COLOUR_COUNT; item++) {
    const bit = 1 << item;
    if ((now & bit) === (before & bit)) continue;
    const connected = (now & bit) !== 0;
    context.tell({ type: 'equip', rule: connected ? 'OMG-061' : 'OMG-062', open: { seat, item, connected } });
  }
}
