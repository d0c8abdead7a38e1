import { describe, expect, it } from 'vitest';
import { positionFrom, TURN_15 } from '../testing/position.ts';
import { offerFact } from './marks.ts';

describe('the fact under a card of the offer', () => {
  // In hand: Gardens 4 and 5, Works 6, Power 3 and 6.
  const position = positionFrom({ ...TURN_15, offer: ['B6-1', 'G5-2', 'P4-4', 'P3-1', 'P5-1'] });
  const facts = (slots: number) =>
    [0, 1, 2, 3, 4].map((slot) => offerFact(position, { step: 'salvage', slots }, slot)?.text);

  it('names the cards of the hand that share its colour', () => {
    expect(facts(0)).toEqual([
      'pairs with your Power 6 and 3',
      'pairs with your Gardens 5 and 4',
      'pairs with your Works 6',
      'pairs with your Works 6',
      'pairs with your Works 6',
    ]);
  });

  it('says why it cannot be taken beside what is picked', () => {
    expect(facts(0b11).slice(2)).toEqual(['makes 15', 'makes 14', 'makes 16']);
    const full = positionFrom({ ...TURN_15, offer: ['P3-1', 'B3-1', 'G3-1', 'B6-1', 'G5-2'] });
    const third = offerFact(full, { step: 'salvage', slots: 0b11 }, 2);
    expect(third).toEqual({ locked: true, text: 'hand full' });
  });

  it('is silent while a repair is built', () => {
    expect(offerFact(position, { step: 'scrap', play: 1 }, 0)).toBeNull();
  });
});
