/**
 * What the lists hold, numbered without moments and far places, so that a learning program can have a mask of it: the
 * codec's own numbers tell every moment of a race apart and are far too many.
 */
import type { Action, Numbering } from '@airlock/kernel';
import { askedPlacement, codec, type Kind, listedCards } from './actions.ts';
import { CARD_COUNT, FARTHEST, TURNS } from './cards.ts';
import { isInRange } from './geometry/legal.ts';

const SIDE = 2 * FARTHEST + 1;

/** The one word of kinds that have no place and no list; 1 where that is a moment, or where there is none. */
function wordsOf(kind: Kind): number {
  const [domain] = codec.kinds[kind];
  return domain === undefined || 'prefix' in domain.form ? 1 : domain.size;
}

function sizeOf(kind: Kind): number {
  if (kind === 'place') return CARD_COUNT * SIDE * SIDE * TURNS;
  return kind === 'pickUp' || kind === 'mark' ? CARD_COUNT : wordsOf(kind);
}

const FIRST = new Map<string, number>();
let size = 0;
for (const kind of Object.keys(codec.kinds) as Kind[]) {
  FIRST.set(kind, size);
  size += sizeOf(kind);
}

function placeWithin(action: Action): number {
  const { card, x, y, turn } = askedPlacement(action);
  return isInRange(x, y) ? ((card * SIDE + x + FARTHEST) * SIDE + y + FARTHEST) * TURNS + turn : -1;
}

function cardWithin(action: Action): number {
  const [card = -1, ...more] = listedCards(action);
  return more.length === 0 ? card : -1;
}

function within(kind: Kind, action: Action): number {
  if (kind === 'place') return placeWithin(action);
  if (kind === 'pickUp' || kind === 'mark') return cardWithin(action);
  return wordsOf(kind) === 1 ? 0 : (codec.words(action)[0] ?? 0);
}

export const numbering: Numbering = {
  size,
  numberOf(action) {
    const kind = codec.kind(action);
    const number = within(kind, action);
    return number < 0 ? -1 : (FIRST.get(kind) ?? 0) + number;
  },
};
