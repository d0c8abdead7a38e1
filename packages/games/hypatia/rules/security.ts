/** Security: discarding Phage that are in play. */
import { enter, wordAt } from '@airlock/kernel';
import { DECLINE, discardPhageAction, isDiscardPhage, targetSlot, targetStation } from '../actions.ts';
import { STATION_COUNT } from '../cards.ts';
import { TARGET } from '../frames.ts';
import { AT, phageAt, type Ship } from '../state.ts';
import { ask, askUnlessForced, type Decision, type ShipContext } from './asking.ts';
import { discardPhageAt, hasPhageInPlay } from './piles.ts';
import { refuse } from './refusals.ts';

/** HYP-540, HYP-541. Frame: targets left, whether one is owed. */
export function nextTarget(ship: Ship, context: ShipContext, left: number, owed: number): void {
  if (left === 0 || !hasPhageInPlay(ship)) return;
  if (owed) askUnlessForced(ship, 'securityTarget', securityTarget, 'HYP-540', context, left, owed);
  else ask(ship, 'securityTarget', 'HYP-541', context, left, owed);
}

export const securityTarget: Decision = {
  holds: TARGET.holds,

  list(ship, into) {
    for (let station = 0; station < STATION_COUNT; station++) {
      const slots = phageAt(ship, station).length;
      for (let slot = 0; slot < slots; slot++) into.add(discardPhageAction(station, slot));
    }
    if (!wordAt(ship, TARGET.owed)) into.add(DECLINE);
  },

  refusal(ship, action) {
    if (action === DECLINE) return wordAt(ship, TARGET.owed) ? refuse('targetOneFirst') : null;
    if (!isDiscardPhage(action)) return refuse('otherDecision');
    const trick = phageAt(ship, targetStation(action, 'discardPhage'));
    return targetSlot(action, 'discardPhage') < trick.length ? null : refuse('noPhageThere');
  },

  take(ship, action, context, left) {
    if (action === DECLINE) return;
    enter(ship, AT.nextTarget, (left as number) - 1, 0);
    const [station, slot] = [targetStation(action, 'discardPhage'), targetSlot(action, 'discardPhage')];
    discardPhageAt(ship, station, slot, 'HYP-540', context);
  },
};
