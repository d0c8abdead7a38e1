import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../cards.ts';
import { readCard } from '../testing/notation.ts';
import { NO_PAIR, PAIR_STRIDE, pairsUnder, qualityOf } from './pairs.ts';

const quality = (play: string, scrap: string): number => qualityOf(readCard(play), readCard(scrap));

describe('the quality of a repair', () => {
  it.each([
    ['B3-1', 'B5-1', 3 + 1.2 + 0.45, 'three cubes, one of them on PLACE'],
    ['B6-1', 'B6-2', 1 + 1.2 + 0.9, 'one cube on a large module'],
    ['G3-3', 'P4-1', 1 + 0.9 + 0.45, 'one cube on POP'],
    ['P3-2', 'P6-1', 3 + 0.7 + 0.45, 'four cubes due, three placed, one of them on REMOVE'],
    ['B4-1', 'G4-3', 0.6, 'no cube, so no bonus either'],
    ['G5-2', 'G6-1', 2 + 1.2 + 0.75, 'POP on the third space is not reached by two cubes'],
  ])('of %s with %s is %f: %s', (play, scrap, expected) => {
    expect(quality(play, scrap)).toBeCloseTo(expected, 10);
  });
});

describe('a pair of cards', () => {
  const look = (one: string, other: string, neutralPlay: 'allowed' | 'forbidden') => {
    const { quality: qualities, module } = pairsUnder({
      neutralPlay,
      startPlayer: 'red',
      openingKeep: 'choose',
      bonusCentre: 'bonusCard',
      secondTotal: 16,
      seed: '',
    });
    const at = readCard(one) * PAIR_STRIDE + readCard(other);
    return [qualities[at], module[at] === 0 ? 'none' : CARD_IDS[module[at] - 1]];
  };

  it('is played the way round that the values allow (OPS-074)', () => {
    expect(look('B5-1', 'B3-1', 'allowed')).toEqual([quality('B3-1', 'B5-1'), 'B3-1']);
    expect(look('B3-1', 'B5-1', 'allowed')).toEqual([quality('B3-1', 'B5-1'), 'B3-1']);
  });

  it('of equal values is played the better way round', () => {
    expect(look('B4-1', 'B4-4', 'allowed')).toEqual([quality('B4-1', 'B4-4'), 'B4-1']);
    expect(look('B4-4', 'B4-1', 'allowed')).toEqual([quality('B4-1', 'B4-4'), 'B4-1']);
  });

  it('that would place nothing is none where neutral play is forbidden (OPS-078)', () => {
    expect(look('B4-1', 'G4-3', 'allowed')[0]).toBeCloseTo(0.6, 10);
    expect(look('B4-1', 'G4-3', 'forbidden')).toEqual([NO_PAIR, 'none']);
    expect(look('B4-1', 'B4-4', 'forbidden')).toEqual(look('B4-1', 'B4-4', 'allowed'));
  });

  it('needs two cards', () => {
    expect(look('B4-1', 'B4-1', 'allowed')).toEqual([NO_PAIR, 'none']);
  });
});
