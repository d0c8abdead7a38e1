import { describe, expect, it } from 'vitest';
import { excessOf } from './common.ts';
import { byCard } from './knownCards.ts';

const excess = (spectator: object, ...seats: object[]) => excessOf(byCard(spectator), seats.map(byCard));

describe('known cards of a place', () => {
  it('are no secret where every seat knows them too, wherever they stand in its list', () => {
    const spectator = { supply: { size: 4, known: [7] }, piles: [{ size: 9, known: [3, 20] }] };
    const seat = { supply: { size: 4, known: [5, 7, 7] }, piles: [{ size: 9, known: [1, 11, 3, 20] }] };
    expect(excess(spectator, spectator, seat)).toEqual([]);
  });

  it('are a secret where a seat does not know the card, or one fewer of its kind', () => {
    expect(excess({ hold: { size: 2, known: [7] } }, { hold: { size: 2, known: [] } })).toHaveLength(1);
    expect(excess({ hold: { size: 2, known: [7, 7] } }, { hold: { size: 2, known: [7] } })).toHaveLength(1);
  });

  it('are a secret where a seat knows another card or another place', () => {
    const deck = (known: number[]) => ({ crisisDeck: { size: 9, known } });
    expect(excess(deck([3, 20]), deck([3, 21]))).toHaveLength(1);
    expect(excess(deck([3, 20]), deck([4, 20]))).toHaveLength(1);
  });
});
