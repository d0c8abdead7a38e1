/** What is lit, picked or at rest: read off the action list and the selection, drawn by the table. */
import { MOST_SLOTS, type ShipView } from '@airlock/hypatia';
import type { Look } from '../../../kit/PickCard.tsx';
import { isMyMove, type Position } from './position.ts';
import { nextKeys, type Selection } from './selection.ts';
import type { Key } from './things.ts';

/** Picking these costs the card. */
const COSTS: ReadonlySet<string> = new Set([
  'killHuman',
  'cocoonHuman',
  'chooseVictims',
  'discardHand',
  'optDiscard',
]);

const BADGES: Readonly<Record<string, string>> = {
  killHuman: 'Kill',
  cocoonHuman: 'Cocoon',
  chooseVictims: 'Dies',
  discardHand: 'Discard',
  optDiscard: 'Discard',
};

export interface Marks {
  of(key: Key): Look;
  /** Words in place of the chevron. */
  readonly badge: string | null;
  /** Whether a card of the hand can be picked. */
  readonly handLit: boolean;
}

/** A new start is as good as the next step, so that changing one's mind needs no step back. */
export function marksOf(position: Position, selection: Selection): Marks {
  const { decision, ship } = position;
  const costs = decision !== null && COSTS.has(decision);
  const mine = isMyMove(position);
  const next = mine ? nextKeys(position, selection) : new Set<Key>();
  const fresh = mine ? insteadKeys(position, selection) : new Set<Key>();
  const marked = new Set(decision === 'scienceReveal' && ship ? markedKeys(ship) : []);
  const hand = new Set((ship?.hand ?? []).map((card) => `card-${card}`));
  return {
    of(key) {
      if (selection.picked.includes(key)) return costs ? 'paying' : 'picked';
      if (marked.has(key)) return 'picked';
      if (next.has(key) || fresh.has(key)) return 'lit';
      return mine && hand.has(key) ? 'off' : 'rest';
    },
    badge: (decision && BADGES[decision]) ?? null,
    handLit: [...hand].some((key) => next.has(key) || fresh.has(key)),
  };
}

/** What could be picked in place of the last thing; in a play also another card. */
function insteadKeys(position: Position, selection: Selection): Set<Key> {
  const { picked } = selection;
  const instead =
    picked.length > 0 ? nextKeys(position, { ...selection, picked: picked.slice(0, -1) }) : new Set<Key>();
  if (position.decision !== 'play') return instead;
  for (const { keys } of position.built) if (keys[0] !== undefined) instead.add(keys[0]);
  return instead;
}

/** Phage that are chosen to be turned up, as the rules keep them. */
const markedKeys = (ship: ShipView): Key[] =>
  ship.marked.map((mark) => `phage-${Math.floor(mark / MOST_SLOTS)}-${mark % MOST_SLOTS}`);
