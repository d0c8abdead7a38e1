/** Science: turning Phage up where they lie, and looking into the deck. */
import { enter, missing } from '@airlock/kernel';
import { isReveal, MOST_SLOTS, REVEAL_DONE, revealAction, targetSlot, targetStation } from '../actions.ts';
import { bare, LIMITS, SEEN, STATION_COUNT, type Station, TRACKERS } from '../cards.ts';
import type { ShownPhage } from '../events.ts';
import { AT, isSwitched, phageAt, type Ship } from '../state.ts';
import { ask, askUnlessForced, type Decision, type ShipContext } from './asking.ts';
import { hasFaceDown } from './piles.ts';
import { refuse } from './refusals.ts';

const mostTargets = (ship: Ship): number => (isSwitched(ship, TRACKERS) ? LIMITS.trackerScan : LIMITS.scan);

/** HYP-510, HYP-511: first the targets, all turned up together, then the deck. */
export function startScan(ship: Ship, context: ShipContext): void {
  if (isSwitched(ship, TRACKERS)) enter(ship, AT.lookAtDeck);
  ship.marked = [];
  if (hasFaceDown(ship)) askUnlessForced(ship, 'scienceReveal', scienceReveal, 'HYP-510', context);
}

const isFaceDown = (ship: Ship, target: number): boolean => {
  const laid = phageAt(ship, Math.floor(target / MOST_SLOTS))[target % MOST_SLOTS];
  return laid !== undefined && !(laid & SEEN);
};

/** Asked one target at a time; nothing is shown before the last is marked. */
export const scienceReveal: Decision = {
  list(ship, into) {
    for (let station = 0; station < STATION_COUNT; station++) {
      for (const [slot, laid] of phageAt(ship, station).entries()) {
        if (!(laid & SEEN) && !ship.marked.includes(station * MOST_SLOTS + slot)) {
          into.add(revealAction(station, slot));
        }
      }
    }
    if (ship.marked.length > 0) into.add(REVEAL_DONE);
  },

  refusal(ship, action) {
    if (action === REVEAL_DONE) return ship.marked.length > 0 ? null : refuse('revealOneFirst');
    if (!isReveal(action)) return refuse('otherDecision');
    const target = targetStation(action, 'reveal') * MOST_SLOTS + targetSlot(action, 'reveal');
    if (!isFaceDown(ship, target)) return refuse('notFaceDown');
    return ship.marked.includes(target) ? refuse('markedAlready') : null;
  },

  take(ship, action, context) {
    if (action !== REVEAL_DONE) {
      ship.marked.push(targetStation(action, 'reveal') * MOST_SLOTS + targetSlot(action, 'reveal'));
      if (ship.marked.length < mostTargets(ship) && hasUnmarked(ship)) {
        ask(ship, 'scienceReveal', 'HYP-510', context);
        return;
      }
    }
    revealMarked(ship, context);
  },
};

function hasUnmarked(ship: Ship): boolean {
  let faceDown = 0;
  for (const trick of ship.phage) for (const laid of trick) if (!(laid & SEEN)) faceDown++;
  return faceDown > ship.marked.length;
}

function revealMarked(ship: Ship, context: ShipContext): void {
  const targets = ship.marked.sort((a, b) => a - b);
  ship.marked = [];
  for (let station: Station = 0; station < STATION_COUNT; station++) {
    const trick = phageAt(ship, station);
    const phage: ShownPhage[] = [];
    for (const target of targets) {
      if (Math.floor(target / MOST_SLOTS) !== station) continue;
      const slot = target % MOST_SLOTS;
      const card = trick[slot] ?? missing();
      trick[slot] = card | SEEN;
      phage.push({ slot, card });
    }
    if (phage.length === 0) continue;
    context.tell?.({ type: 'revealed', rule: 'HYP-510', open: { station, phage }, reveals: true });
  }
}

/** HYP-511, HYP-512: known from now on, in the same order; nothing is reshuffled for it. */
export function lookAtDeck(ship: Ship, context: ShipContext): void {
  const cards: number[] = [];
  const { phageDeck } = ship;
  const bottom = Math.max(0, phageDeck.length - LIMITS.trackerLook);
  for (let at = phageDeck.length - 1; at >= bottom; at--) {
    cards.push(bare(phageDeck[at] ?? missing()));
    phageDeck[at] = (phageDeck[at] ?? missing()) | SEEN;
  }
  if (cards.length > 0) {
    context.tell?.({ type: 'lookedAt', rule: 'HYP-511', open: { cards }, reveals: true });
  }
}
