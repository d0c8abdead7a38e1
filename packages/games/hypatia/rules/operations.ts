/** Operations: moving humans, and with the Uplink a Phage, from one place to another. */
import { type Action, enter, missing, type Refusal, wordAt } from '@airlock/kernel';
import {
  DECLINE,
  humanOf,
  isMove,
  isMovePhage,
  moveAction,
  movedFrom,
  movedSlot,
  movedTo,
  movePhageAction,
  stationOf,
} from '../actions.ts';
import { ALL_STATIONS, type Card, LIMITS, NO_CARD, STATION_COUNT } from '../cards.ts';
import { MOVE } from '../frames.ts';
import { AT, humansAt, isStanding, phageAt, type Ship, trickSize } from '../state.ts';
import { ask, askUnlessForced, type Decision, type ShipContext } from './asking.ts';
import { eachInReach, lift, whereIs } from './piles.ts';
import { refuse } from './refusals.ts';
import { phageEnters } from './sentinels.ts';

/** HYP-530, HYP-531: whether anything could be moved once this card has left the hand. */
export function canMove(ship: Ship, without: Card, withPhage: boolean): boolean {
  if (ship.hand.length > (ship.hand.includes(without) ? 1 : 0)) return true;
  if (ship.sentinel.some((post) => post > 0)) return true;
  const standing = countStanding(ship);
  if (standing < 2) return false;
  return (
    ship.humans.some((cards) => cards.length > 0) ||
    (withPhage && ship.phage.some((trick) => trick.length > 0))
  );
}

function countStanding(ship: Ship): number {
  let count = 0;
  for (let station = 0; station < STATION_COUNT; station++) if (isStanding(ship, station)) count++;
  return count;
}

/** Frame: moves left, whether one of them may be a Phage's, whether a move is owed. */
export function nextMove(
  ship: Ship,
  context: ShipContext,
  left: number,
  withPhage: number,
  owed: number,
): void {
  if (left === 0 || !canMove(ship, NO_CARD, withPhage === 1)) return;
  if (owed) askUnlessForced(ship, 'opsMove', opsMove, 'HYP-530', context, left, withPhage, owed);
  else ask(ship, 'opsMove', 'HYP-531', context, left, withPhage, owed);
}

/** Its frame holds the same. */
export const opsMove: Decision = {
  holds: MOVE.holds,

  list(ship, into) {
    eachInReach(ship, (card) => {
      const from = whereIs(ship, card);
      const stays = from?.zone === 'trick' ? from.station : undefined;
      for (const station of ALL_STATIONS) {
        if (isStanding(ship, station) && station !== stays) into.add(moveAction(card, station));
      }
    });
    if (wordAt(ship, MOVE.withPhage)) {
      for (const from of ALL_STATIONS) {
        const slots = phageAt(ship, from).length;
        for (let slot = 0; slot < slots; slot++) {
          for (const to of ALL_STATIONS) {
            if (to !== from && isStanding(ship, to)) into.add(movePhageAction(from, slot, to));
          }
        }
      }
    }
    if (!wordAt(ship, MOVE.owed)) into.add(DECLINE);
  },

  refusal(ship, action) {
    if (action === DECLINE) return wordAt(ship, MOVE.owed) ? refuse('moveOneFirst') : null;
    if (isMove(action)) return moveRefusal(ship, action);
    if (!isMovePhage(action)) return refuse('otherDecision');
    if (!wordAt(ship, MOVE.withPhage)) return refuse('onePhageMove');
    if (movedSlot(action) >= phageAt(ship, movedFrom(action)).length) return refuse('noPhageThere');
    if (!isStanding(ship, movedTo(action))) return refuse('stationDestroyed');
    return movedFrom(action) === movedTo(action) ? refuse('mustChangeStation') : null;
  },

  take(ship, action, context, left, withPhage) {
    if (action === DECLINE) return;
    const isPhage = isMovePhage(action);
    enter(ship, AT.nextMove, (left as number) - 1, isPhage ? 0 : (withPhage as number), 0);
    if (isPhage) movePhage(ship, action, context);
    else moveHuman(ship, action, context);
  },
};

function moveRefusal(ship: Ship, action: Action): Refusal | null {
  const from = whereIs(ship, humanOf(action, 'move'));
  const to = stationOf(action, 'move');
  if (!from) return refuse('notInPlay');
  if (!isStanding(ship, to)) return refuse('stationDestroyed');
  return from.zone === 'trick' && from.station === to ? refuse('mustChangeStation') : null;
}

/** HYP-532: as if played into the trick. */
function moveHuman(ship: Ship, action: Action, context: ShipContext): void {
  const card = humanOf(action, 'move');
  const to = stationOf(action, 'move');
  const from = whereIs(ship, card);
  if (!from) throw new Error(`Human ${card} is neither in hand nor in play.`);
  lift(ship, card, from);
  humansAt(ship, to).push(card);
  context.tell?.({ type: 'moved', rule: 'HYP-532', open: { card, from, to } });
  if (trickSize(ship, to) >= LIMITS.trickSize) enter(ship, AT.resolveTrick, to);
}

/** HYP-533 */
function movePhage(ship: Ship, action: Action, context: ShipContext): void {
  const [from, slot] = [movedFrom(action), movedSlot(action)];
  const laid = phageAt(ship, from)[slot] ?? missing();
  phageEnters(ship, laid, movedTo(action), { from, slot }, context);
}
