/** Piles, and who lies where. */
import { describe, expect, test } from 'vitest';
import { act, refusalOf } from '../testing/play.ts';
import { open } from '../testing/position.ts';
import { removeFrom } from './piles.ts';

test('a card is taken from where it lies and from nowhere else', () => {
  const cards = [3, 5, 7];
  removeFrom(cards, 5);
  expect(cards).toEqual([3, 7]);
  expect(() => removeFrom(cards, 5)).toThrow('Card 5 is not where it is taken from.');
  expect(cards).toEqual([3, 7]);
});

describe('a shuffle', () => {
  const shuffled = { hand: 'SCI-2', crewDeck: '', crewDiscard: 'ENG-2 ENG-3 ENG-4 ENG-5 ENG-9' } as const;

  test('of the Crew pile is counted and cannot be taken back (HYP-108, HYP-110)', () => {
    const { state, ship } = open({ ...shuffled, phageDeck: '', phageDiscard: '' });
    const before = ship.shuffles[0];
    const told = act(state, 'pass', 'decline');
    expect(told.filter(({ type }) => type === 'shuffled').map(({ reveals }) => reveals)).toEqual([true]);
    expect(ship.shuffles[0]).toBe(before + 1);
  });

  test('of the Phage pile is counted and cannot be taken back (HYP-109, HYP-110)', () => {
    const { state, ship } = open({
      hand: 'SCI-2',
      phageDeck: '',
      phageDiscard: 'ENG-2 ENG-3 ENG-4 ENG-5 OPS-2',
    });
    const before = ship.shuffles[1];
    const told = act(state, 'pass', 'decline').filter(({ type }) => type === 'shuffled');
    expect(told.map(({ reveals }) => reveals)).toEqual(told.map(() => true));
    expect(told.length).toBeGreaterThan(0);
    expect(ship.shuffles[1]).toBe(before + told.length);
  });
});

test('a Phage that lies face up is not turned up again (HYP-510)', () => {
  const { state } = open({ hand: 'SCI-2', tricks: { labs: '| SCI-3' } });
  expect(refusalOf(state, 'tower SCI-2 discard')).toEqual({ rule: 'HYP-510', reason: 'nothingToReveal' });
});
