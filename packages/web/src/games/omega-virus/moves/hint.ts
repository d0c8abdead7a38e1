/** What could be done next, pointed out on the board: asked for in practice, shown by itself in a lesson. */
import { type Action, fastRandom, listOf } from '@airlock/kernel';
import {
  askedPlacement,
  type Card,
  type Colour,
  colourName,
  deedHint,
  isKind,
  keyName,
  listedCards,
  mayHint,
  type OmegaEvent,
  outlineHint,
  type Placement,
  placementOf,
  turnOf,
  type View,
} from '@airlock/omega-virus';
import { floorName } from './ghost.ts';

export type Hint =
  /** The squares that come closest to a missing key. */
  | {
      readonly kind: 'squares';
      readonly colour: Colour;
      readonly squares: readonly { readonly x: number; readonly y: number }[];
    }
  | { readonly kind: 'place'; readonly card: Card; readonly placement: Placement }
  | { readonly kind: 'lift'; readonly cards: readonly Card[] }
  | { readonly kind: 'flip' };

/** The first hint outlines squares, where there are any; the one after it names a deed (OMG-132). */
export function nextHint(view: View, heard: readonly OmegaEvent[], before: Hint | null): Hint | null {
  if (!mayHint(view)) return null;
  const outline = before === null ? outlineHint(view) : null;
  if (outline && (view.seats[view.viewer]?.cards ?? 0) > 0) {
    return { kind: 'squares', colour: outline.colour, squares: outline.squares };
  }
  const deed = deedHint(view, heard, fastRandom('a hint'));
  if (!deed) return null;
  if (deed.kind !== 'place') return deed;
  const hand = view.seats[view.viewer]?.hand;
  return typeof hand === 'number' ? { kind: 'place', card: hand, placement: deed.at } : null;
}

/** What a step of a lesson waits for. */
export function wantedHint(action: Action): Hint {
  if (isKind(action, 'place')) {
    const { card, x, y, turn } = askedPlacement(action);
    return { kind: 'place', card, placement: placementOf(card, x, y, turn) };
  }
  return isKind(action, 'pickUp') ? { kind: 'lift', cards: listedCards(action) } : { kind: 'flip' };
}

const TURNED = ['as it is', 'turned once', 'turned twice', 'turned three times'];

export function hintWords(hint: Hint): string {
  switch (hint.kind) {
    case 'squares':
      return `Make the outlined squares ${colourName(hint.colour)}: they come closest to the ${keyName(hint.colour)}.`;
    case 'place':
      return `Place ${floorName(hint.card)} in the outline, ${TURNED[turnOf(hint.placement)]}.`;
    case 'lift':
      return `Pick up ${listOf(hint.cards.map(floorName))}.`;
    case 'flip':
      return 'Flip the next card.';
  }
}
