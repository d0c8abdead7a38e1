import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import type { OutsiderEvent } from '../events.ts';
import type { Claim } from '../state.ts';
import { cardsSaid, hasDenied, hasOffered, hasSaidToHold, isShown, type Words, wordsIn } from './words.ts';

const claimed = (seat: number, text: string): OutsiderEvent => ({
  type: 'claimed',
  rule: 'OUT-720',
  open: { seat, action: codec.read(text) ?? 0 },
});

function words(...heard: OutsiderEvent[]): Words {
  const claims = heard.flatMap((event): Claim[] =>
    event.type === 'claimed' ? [{ ...event.open, turn: 1 }] : [],
  );
  return wordsIn(claims, heard, 3);
}

const discarded = (seat: number, card: number): OutsiderEvent => ({
  type: 'discarded',
  rule: 'OUT-380',
  open: { seat, cards: [card], from: 'hand' },
});

const exchanged: OutsiderEvent = { type: 'handsExchanged', rule: 'CR10', open: { one: 0, other: 2 } };

describe('a word about a hand', () => {
  test('stands until everybody sees the card go', () => {
    const said = claimed(0, 'hold GE03 1');
    expect(hasSaidToHold(words(said), 0, 2)).toBe(true);
    expect(cardsSaid(words(said), 0)).toEqual([2]);
    expect(hasSaidToHold(words(said, discarded(1, 2)), 0, 2)).toBe(true);
    expect(hasSaidToHold(words(said, discarded(0, 2)), 0, 2)).toBe(false);
    expect(hasSaidToHold(words(said, discarded(0, 2), said), 0, 2)).toBe(true);
  });

  test('stands until it is taken back, or whole hands change places', () => {
    const said = claimed(0, 'hold GE03 1');
    expect(hasSaidToHold(words(said, claimed(0, 'lack GE03')), 0, 2)).toBe(false);
    expect(hasDenied(words(said, claimed(0, 'lack GE03')), 0, 2)).toBe(true);
    expect(hasSaidToHold(words(said, exchanged), 0, 2)).toBe(false);
  });

  test('about Scrap stands while no Gear is seen to go', () => {
    const said = claimed(0, 'canComplete GO05 scrap playFirst');
    expect(hasOffered(words(said), 0, 20)).toBe(true);
    expect(hasSaidToHold(words(said), 0, 4)).toBe(false);
    expect(hasOffered(words(said, discarded(0, 30)), 0, 20)).toBe(true);
    expect(hasOffered(words(said, discarded(0, 7)), 0, 20)).toBe(false);
  });
});

test('what everybody has seen come into a hand is known until a card leaves it unseen', () => {
  const took: OutsiderEvent = { type: 'tookOpenly', rule: 'OUT-407', open: { seat: 0, card: 2 } };
  const left: OutsiderEvent = { type: 'leftCard', rule: 'OUT-350', open: { seat: 0 } };
  expect(isShown(words(took), 0, 2)).toBe(true);
  expect(isShown(words(took, left), 0, 2)).toBe(false);
});

test('a list that has grown is read on, one that has shrunk from the beginning', () => {
  const heard = [claimed(0, 'hold GE03 1')];
  const claims: Claim[] = [{ seat: 0, action: codec.read('hold GE03 1') ?? 0, turn: 1 }];
  expect(hasSaidToHold(wordsIn(claims, heard, 3), 0, 2)).toBe(true);
  heard.push(discarded(0, 2));
  expect(hasSaidToHold(wordsIn(claims, heard, 3), 0, 2)).toBe(false);
  heard.pop();
  expect(hasSaidToHold(wordsIn(claims, heard, 3), 0, 2)).toBe(true);
});
