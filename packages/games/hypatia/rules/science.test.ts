/** Science: what is turned up and looked at. */
import { describe, expect, test } from 'vitest';
import { writeCards, writePhage } from '../notation.ts';
import { act, decision, legalActions, openOf, refusalOf, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';

describe('Science', () => {
  const tricks = { labs: '| (SCI-2) SCI-3 (SCI-4)', oxygen: '| (SCI-5) (SCI-9)' } as const;

  test('turns up one to three face-down Phage, all together and for good (HYP-510)', () => {
    const { state, ship } = open({ hand: 'SCI-2 SCI-3', tricks });
    expect(refusalOf(state, 'tower SCI-2 kill')).toEqual({ rule: 'HYP-501', reason: 'discardOnly' });
    act(state, 'tower SCI-2 discard');
    expect(legalActions(state)).toEqual([
      'reveal labs 0',
      'reveal labs 2',
      'reveal oxygen 0',
      'reveal oxygen 1',
    ]);
    expect(refusalOf(state, 'revealDone')).toEqual({ rule: 'HYP-510', reason: 'revealOneFirst' });
    expect(refusalOf(state, 'reveal labs 1')).toEqual({ rule: 'HYP-510', reason: 'notFaceDown' });
    expect(refusalOf(state, 'reveal labs 3')).toEqual({ rule: 'HYP-510', reason: 'notFaceDown' });
    expect(openOf(act(state, 'reveal oxygen 1'), 'revealed')).toEqual([]);
    expect(refusalOf(state, 'reveal oxygen 1')).toEqual({ rule: 'HYP-510', reason: 'markedAlready' });
    expect(refusalOf(state, 'decline')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
    const told = act(state, 'reveal labs 0', 'reveal labs 2');
    expect(openOf(told, 'revealed')).toEqual([
      {
        station: 4,
        phage: [
          { slot: 0, card: 2 },
          { slot: 2, card: 4 },
        ],
      },
      { station: 6, phage: [{ slot: 1, card: 7 }] },
    ]);
    expect([trick(ship, 'labs'), trick(ship, 'oxygen')]).toEqual(['| SCI-2 SCI-3 SCI-4', '| (SCI-5) SCI-9']);
    expect([decision(ship), ship.marked]).toEqual(['optDiscard', []]);
  });

  test('may stop after the first (HYP-510)', () => {
    const { state, ship } = open({ hand: 'SCI-2 SCI-3', tricks });
    const told = act(state, 'tower SCI-2 discard', 'reveal labs 0', 'revealDone');
    expect([trick(ship, 'labs'), decision(ship)]).toEqual(['| SCI-2 SCI-3 (SCI-4)', 'optDiscard']);
    expect(openOf(told, 'lookedAt')).toEqual([]);
  });

  test('turns up by place, whatever was named first (HYP-510)', () => {
    const { state } = open({ hand: 'SCI-2 SCI-3', tricks });
    const told = act(state, 'tower SCI-2 discard', 'reveal labs 2', 'reveal labs 0', 'revealDone');
    expect(openOf(told, 'revealed').map(({ phage }) => phage.map(({ slot }) => slot))).toEqual([[0, 2]]);
  });

  test('ends by itself when no face-down Phage is left; a single one is turned up without asking (HYP-510)', () => {
    const two = open({ hand: 'SCI-2 SCI-3', tricks: { labs: '| (SCI-2) (SCI-4)' } });
    act(two.state, 'tower SCI-2 discard', 'reveal labs 0', 'reveal labs 1');
    expect(decision(two.ship)).toBe('optDiscard');
    const one = open({ hand: 'SCI-2 SCI-3', tricks: { labs: '| SCI-2 (SCI-4)' } });
    act(one.state, 'tower SCI-2 discard');
    expect([trick(one.ship, 'labs'), decision(one.ship)]).toEqual(['| SCI-2 SCI-4', 'optDiscard']);
  });

  test('with the Trackers up to four, then the top four of the deck, next card first (HYP-511)', () => {
    const { state, ship } = open({
      hand: 'SCI-2 SCI-3',
      status: 'trackers',
      tricks: { ...tricks, power: '| (SCI-10)' },
      phageDeck: 'ENG-2 ENG-3 ENG-4 ENG-5 ENG-9',
    });
    const told = act(
      state,
      'tower SCI-2 discard',
      'reveal labs 0',
      'reveal labs 2',
      'reveal oxygen 0',
      'reveal oxygen 1',
    );
    expect(trick(ship, 'power')).toBe('| (SCI-10)');
    expect(writeCards(openOf(told, 'lookedAt')[0]?.cards ?? [])).toBe('ENG-2 ENG-3 ENG-4 ENG-5');
    expect(writePhage(ship.phageDeck)).toBe('(ENG-9) ENG-5 ENG-4 ENG-3 ENG-2');
  });

  test('the Trackers look also where nothing lies face down, without a shuffle (HYP-511, HYP-512)', () => {
    const { state, ship } = open({ hand: 'SCI-2 SCI-3', status: 'trackers', phageDeck: 'ENG-2' });
    const told = act(state, 'tower SCI-2 discard');
    expect(openOf(told, 'lookedAt')).toEqual([{ cards: [13] }]);
    expect([openOf(told, 'shuffled'), ship.phageDeck.length]).toEqual([[], 1]);
    const empty = open({ hand: 'SCI-2 SCI-3', status: 'trackers', phageDeck: '' });
    expect(refusalOf(empty.state, 'tower SCI-2 discard')).toEqual({
      rule: 'HYP-511',
      reason: 'nothingToLookAt',
    });
    const faceDown = open({ hand: 'SCI-2 SCI-3', status: 'trackers', phageDeck: '', tricks });
    const unlooked = act(faceDown.state, 'tower SCI-2 discard', 'reveal labs 0', 'revealDone');
    expect([decision(faceDown.ship), openOf(unlooked, 'lookedAt')]).toEqual(['optDiscard', []]);
  });

  test('a shuffle ends what you know of the deck (HYP-512)', () => {
    const { state, ship } = open({
      hand: 'SCI-2 SCI-3',
      status: 'trackers',
      phageDeck: 'ENG-2 ENG-3 ENG-4',
      phageDiscard: 'SCI-A SCI-2 SCI-3 SCI-4 SCI-5 SCI-9 OPS-A OPS-2 OPS-3',
    });
    act(state, 'tower SCI-2 discard');
    expect(ship.phageDeck.every((card) => card > 64)).toBe(true);
    act(state, 'decline');
    expect(ship.phageDeck.every((card) => card < 64)).toBe(true);
  });
});
