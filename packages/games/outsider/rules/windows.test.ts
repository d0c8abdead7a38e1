import { SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { CLAIMS_PER_TURN } from '../cards.ts';
import { outsider } from '../game.ts';
import { CLAIM_FALSE, CLAIM_OPEN, CLAIM_TRUE, memoKind, memoPlace } from '../state.ts';
import { act, handText, legal, passAll, play, refusedBy, waitingFor } from '../testing/play.ts';
import { kindNamed, kinds, position } from '../testing/position.ts';

describe('reaction windows', () => {
  const opened = (hand: string) => {
    const state = position({ loyalties: 'CCO', hands: { A: 'DARK', B: hand }, crises: 'CR02' });
    play(state, 'A discardAndDraw', 'A card DARK', 'A done');
    return state;
  };

  test('ask everybody whatever they hold, and look the same to others (OUT-531, OUTR-36)', () => {
    const [empty, armed] = [opened('GE01'), opened('TE01')];
    expect(waitingFor(empty)).toBe('ABC');
    expect(waitingFor(armed)).toBe('ABC');
    expect(outsider.view(empty, 2)).toEqual(outsider.view(armed, 2));
    play(empty, 'B pass');
    play(armed, 'B pass');
    expect(outsider.view(empty, 2)).toEqual(outsider.view(armed, 2));
    expect(refusedBy(empty, 'B', 'pass')).toBe('OUT-301');
  });

  test('anybody may ask for time once, with or without a card (OUT-531)', () => {
    const state = opened('GE01');
    play(state, 'C wait');
    expect(refusedBy(state, 'C', 'wait')).toBe('OUT-531');
    expect(refusedBy(state, 'B', 'wait')).toBeNull();
    expect(waitingFor(state)).toBe('ABC');
    expect(refusedBy(position({ loyalties: 'CCO' }), 'A', 'wait')).toBe('OUT-531');
  });

  test('the clock passes for all who have not answered (OUT-531)', () => {
    const state = opened('TE01');
    play(state, 'clock timeout');
    expect(state.survival).toEqual([2, 2, 2]);
    expect(refusedBy(state, 'A', 'timeout')).toBe('OUT-106');
    play(state, 'clock timeout');
    expect(waitingFor(state)).toBe('ABC');
    play(state, 'clock timeout');
    expect(state.active).toBe(1);
  });

  test('a sabotage in the window is finished first, and the window stays open (OUT-410, OUT-533)', () => {
    const state = position({
      loyalties: 'CCO',
      survival: [1, 3, 3],
      hands: { A: 'DARK' },
      completed: { A: 'GO05' },
      crises: 'CR01',
    });
    play(state, 'A discardAndDraw', 'A card DARK', 'A done', 'A sabotage GO05');
    expect([state.survival[0], waitingFor(state)]).toEqual([3, 'ABC']);
    passAll(state);
    expect(state.survival[0]).toBe(1);
  });

  test('a hand that changes under a choice has it made anew (OUT-103)', () => {
    const state = position({
      loyalties: 'CCO',
      hands: { A: 'DARK GE01', B: 'GE02', C: 'GE03' },
      completed: { C: 'GO11' },
      crises: 'CR08',
      deck: '',
    });
    play(state, 'A discardAndDraw', 'A card DARK', 'A done');
    passAll(state);
    play(state, 'A card GE01', 'C sabotage GO11');
    expect(waitingFor(state)).toBe('ABC');
    expect(legal(state, 'A')).toEqual(['card GE03']);
  });
});

describe('what seats know', () => {
  test('a gatherer remembers the Supply until somebody else has been there (OUT-514, OUT-702, OUT-707)', () => {
    const state = position({ loyalties: 'CCO', supply: 'GE01 GE02', hands: { A: 'GE03', B: 'GE04' } });
    play(state, 'A gather', 'A card GE03', 'A card GE01');
    expect(outsider.view(state, 0).supply.known).toEqual(kinds('GE02 GE03'));
    expect(outsider.view(state, 1).supply).toEqual({ size: 2, known: [] });
    play(state, 'A endTurn');
    passAll(state);
    play(state, 'B gather', 'B card GE04', 'B card GE02');
    const seen = outsider.view(state, 0);
    expect(seen.supply.known).toEqual([]);
    expect(seen.memos.map((memo) => [memoPlace(memo), memoKind(memo)])).toEqual([[6, kindNamed('GE03')]]);
    expect(outsider.view(state, SPECTATOR).memos).toEqual([]);
  });

  test('a card that shows up elsewhere is forgotten where it was, unless there are others like it (OUT-722)', () => {
    const remembered = (card: string, shown: string) => {
      const state = position({
        loyalties: 'CCO',
        supply: `${card} GE09`,
        hands: { A: 'GE03', B: `GE04 ${shown}` },
        crises: 'CR12',
      });
      play(state, 'A gather', 'A card GE03', 'A card GE09', 'A endTurn');
      passAll(state);
      play(state, 'B gather', 'B card GE04', 'B card GE03');
      play(state, 'B discardAndDraw', `B card ${shown}`, 'B done');
      return outsider.view(state, 0).memos.some((memo) => memoKind(memo) === kindNamed(card));
    };
    expect(remembered('DARK', 'DARK')).toBe(true);
    expect(remembered('TE01', 'TE01')).toBe(true);
    expect(remembered('GE01', 'GE05')).toBe(true);
    const moved = position({ loyalties: 'CCO', supply: 'GE01 GE09', hands: { A: 'GE03', B: 'GE04' } });
    play(moved, 'A gather', 'A card GE03', 'A card GE09', 'A endTurn');
    passAll(moved);
    play(moved, 'B gather', 'B card GE04', 'B card GE01', 'B discardAndDraw', 'B card GE01', 'B done');
    expect(outsider.view(moved, 0).memos.map(memoKind)).not.toContain(kindNamed('GE01'));
  });

  test('of two Dark shown at different times nobody knows whether they were one (OUT-722, OUTR-43)', () => {
    const state = position({
      loyalties: 'CCO',
      characters: 'security medic pilot',
      hands: { B: 'DARK DARK' },
    });
    state.hands[1] = [38 | (1 << 6), 38];
    expect(outsider.view(state, 0).hands[1]?.known).toEqual(kinds('DARK'));
    state.hands[1] = [38, 38 | (1 << 6)];
    expect(outsider.view(state, 0).hands[1]?.known).toEqual(kinds('DARK'));
    play(state, 'A endTurn');
    passAll(state);
    play(state, 'B discardAndDraw', 'B card DARK', 'B done');
    expect(outsider.view(state, 0).hands[1]?.known).toEqual([]);
  });
});

describe('claims', () => {
  test('are open, bind nobody and change nothing else (OUT-702, OUT-720)', () => {
    const state = position({ loyalties: 'CCO', hands: { A: 'GE07' } });
    const before = handText(state, 'A');
    const told = act(state, 'C', 'hold DARK 2');
    expect(told.map(({ type }) => type)).toEqual(['claimed']);
    expect(outsider.view(state, SPECTATOR).claims).toHaveLength(1);
    expect([handText(state, 'A'), waitingFor(state)]).toEqual([before, 'A']);
    const quiet = position({ loyalties: 'CCO', options: { claims: false } });
    expect(refusedBy(quiet, 'A', 'iAm crew')).toBe('OUT-720');
  });

  test('no more than six a seat and turn (OUT-721)', () => {
    const state = position({ loyalties: 'CCO' });
    for (let count = 0; count < CLAIMS_PER_TURN; count++) play(state, 'B iAm crew');
    expect(refusedBy(state, 'B', 'iAm crew')).toBe('OUT-721');
    expect(refusedBy(state, 'C', 'iAm crew')).toBeNull();
    play(state, 'A endTurn');
    passAll(state);
    expect(refusedBy(state, 'B', 'iAm crew')).toBeNull();
  });

  test('are about others where they name a seat, and answer only what was asked (OUT-720)', () => {
    const state = position({ loyalties: 'CCO' });
    expect(refusedBy(state, 'A', 'suspect A 1 silent')).toBe('OUT-720');
    expect(refusedBy(state, 'A', 'suspect D 1 silent')).toBe('OUT-101');
    expect(refusedBy(state, 'A', 'hold GE01 2')).toBe('OUT-720');
    expect(refusedBy(state, 'A', 'hold TE01 2')).toBeNull();
    expect(refusedBy(state, 'B', 'answer A yes')).toBe('OUT-720');
    play(state, 'A askGear B hold GE07');
    expect(refusedBy(state, 'B', 'answer A yes')).toBeNull();
  });

  test('are marked true or false after the end by what lay where when they were made (OUT-720)', () => {
    const state = position({
      loyalties: 'CCO',
      characters: 'mechanic medic pilot',
      hands: { A: 'GE07 DARK DARK', B: 'GE01' },
      supply: 'DARK GE02',
      inPlay: 'GO07',
    });
    const judged: [string, number][] = [
      ['hold DARK 2', CLAIM_TRUE],
      ['hold DARK 3', CLAIM_FALSE],
      ['hold GEAR 1', CLAIM_TRUE],
      ['lack GOAL', CLAIM_TRUE],
      ['lack GE07', CLAIM_FALSE],
      ['canComplete GO07 gear now', CLAIM_TRUE],
      ['canComplete GO09 gear now', CLAIM_FALSE],
      ['saw SUPPLY GE02', CLAIM_TRUE],
      ['sawDark SUPPLY 2', CLAIM_FALSE],
      ['saw B GE01', CLAIM_TRUE],
      ['left GE01', CLAIM_FALSE],
      ['iAm crew', CLAIM_TRUE],
      ['iAm outsider', CLAIM_FALSE],
      ['warn deck', CLAIM_OPEN],
    ];
    for (const [text] of judged) {
      state.said.fill(0);
      play(state, `A ${text}`);
    }
    expect(state.claimTruth).toEqual(judged.map(([, truth]) => truth));
    expect(outsider.view(state, 1).claimTruth).toEqual([]);
  });
});
