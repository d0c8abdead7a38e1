import { describe, expect, test } from 'vitest';
import { LAST_TURN } from '../cards.ts';
import { outsider } from '../game.ts';
import {
  crisisDiscardText,
  deckSize,
  discardText,
  handText,
  legal,
  passAll,
  play,
  points,
  refusedBy,
  supplyText,
  waitingFor,
} from '../testing/play.ts';
import { kinds, position } from '../testing/position.ts';

describe('a turn', () => {
  test('is actions with purchases anywhere among them, then Entropy, then the next player (OUT-301, OUTR-13)', () => {
    const state = position({ loyalties: 'CCO', hands: { A: 'GO01 GO02' } });
    const deck = deckSize(state);
    play(state, 'A buy', 'A playGoal GO01');
    expect(points(state)).toBe(2);
    expect(refusedBy(state, 'B', 'endTurn')).toBe('OUT-301');
    play(state, 'A endTurn');
    passAll(state);
    expect([state.active, state.turn, deckSize(state)]).toEqual([1, 2, deck - 1]);
    expect(points(state)).toBe(2);
  });

  test('purchases cost 1, 2 and 3, whatever bonus there is, and there are no more than three (OUT-311, OUT-603, OUTR-15)', () => {
    const state = position({ loyalties: 'CCO', survival: [7, 3, 3], hands: { A: 'TE05' } });
    play(state, 'A overclock', 'A buy', 'A buy', 'A buy');
    expect([state.survival[0], points(state)]).toEqual([1, 6]);
    expect(refusedBy(state, 'A', 'buy')).toBe('OUT-310');
    const rich = position({ loyalties: 'CCO', survival: [20, 3, 3] });
    play(rich, 'A buy', 'A buy', 'A buy');
    expect(refusedBy(rich, 'A', 'buy')).toBe('OUT-310');
    const poor = position({ loyalties: 'CCO', survival: [2, 3, 3] });
    play(poor, 'A buy');
    expect(refusedBy(poor, 'A', 'buy')).toBe('OUT-310');
    expect(poor.survival[0]).toBe(1);
  });

  test('Survival has no upper limit and never falls below zero (OUT-601, OUTR-22)', () => {
    const state = position({
      loyalties: 'CCO',
      survival: [30, 1, 3],
      completed: { C: 'GO01' },
      hands: { A: 'TE02' },
    });
    play(state, 'A stim A', 'C sabotage GO01', 'C player B');
    expect(state.survival).toEqual([31, 0, 3]);
  });

  test('at zero a player is Doomed: one action, no ability, but skills, hand and sabotage (OUT-605, OUT-610, OUTR-14, OUTR-16)', () => {
    const state = position({
      loyalties: 'CCO',
      characters: 'medic pilot security',
      survival: [3, 1, 3],
      completed: { A: 'GO01', B: 'GO05' },
      hands: { B: 'GE02 GE03 GO02 GE04 TE05' },
    });
    play(state, 'A sabotage GO01', 'A player B', 'A endTurn');
    passAll(state);
    expect([state.active, points(state)]).toEqual([1, 1]);
    expect(refusedBy(state, 'B', 'burn GE02')).toBe('OUT-606');
    play(state, 'B playGoal GO02', 'B overclock');
    state.bonus = 2;
    expect(refusedBy(state, 'B', 'complete GO02 gear')).toBeNull();
    play(state, 'B sabotage GO05');
    expect([state.survival[1], state.base]).toEqual([2, 2]);
  });

  test('whoever is Doomed in their own turn keeps what was used and gets no more (OUT-609)', () => {
    const state = position({ loyalties: 'CCO', survival: [1, 3, 3], completed: { C: 'GO01' } });
    play(state, 'C sabotage GO01', 'C player A');
    expect([state.base, points(state)]).toEqual([1, 1]);
    const later = position({ loyalties: 'CCO', survival: [1, 3, 3], completed: { C: 'GO01' } });
    later.used = 2;
    play(later, 'C sabotage GO01', 'C player A');
    expect([later.base, points(later)]).toEqual([2, 0]);
  });

  test('who is no longer Doomed has two actions at once, but one while Slowed (OUT-608)', () => {
    const recovered = (goal: string) => {
      const state = position({
        loyalties: 'CCO',
        active: 'C',
        survival: [1, 3, 3],
        hands: { A: 'GE01 GE02 GE03' },
        completed: { C: goal },
      });
      play(state, `C sabotage ${goal}`, 'C player A', 'C endTurn');
      passAll(state);
      play(state, 'A scrapGear GE01 GE02 GE03');
      return [state.survival[0], points(state)];
    };
    expect(recovered('GO01')).toEqual([1, 1]);
    expect(recovered('GO08')).toEqual([1, 0]);
  });

  test('a Goal played replaces the one in play, and belongs to all (OUT-340, OUT-342, OUT-401)', () => {
    const state = position({
      loyalties: 'CCO',
      characters: 'medic synthetic pilot',
      inPlay: 'GO01',
      hands: { A: 'GO02', B: 'GE02' },
    });
    play(state, 'A playGoal GO02');
    expect(state.inPlay).toEqual(kinds('GO02'));
    expect(discardText(state)).toBe('GO01');
    expect(refusedBy(state, 'B', 'complete GO02 gear')).toBe('OUT-301');
    play(state, 'A endTurn');
    passAll(state);
    expect(refusedBy(state, 'B', 'complete GO01 gear')).toBe('OUT-401');
    play(state, 'B complete GO02 gear');
    expect(state.completed[1]).toEqual(kinds('GO02'));
  });

  test('three Gear give 1 and three Goals Recycle; both are the Scrap action (OUT-370, OUTR-06)', () => {
    const state = position({ loyalties: 'CCO', deck: '', hands: { A: 'GE01 GE02 GE03 GO01 GO02 GO03' } });
    expect(refusedBy(state, 'A', 'scrapGear GE01 GE01 GE02')).toBe('OUT-370');
    play(state, 'A scrapGear GE01 GE02 GE03', 'A scrapGoals GO01 GO02 GO03');
    expect(state.survival[0]).toBe(4);
    expect([deckSize(state), discardText(state), points(state)]).toEqual([6, '', 0]);
  });

  test('Discard and Draw is one batch, draws up to five, and never does nothing (OUT-380, OUT-381, OUT-382, OUTR-09, OUTR-10, OUTR-34)', () => {
    const state = position({
      loyalties: 'CCO',
      hands: { A: 'DARK DARK GE01 GE02 GE03 GE04 GE05' },
      crises: 'CR12 CR09',
    });
    play(state, 'A discardAndDraw');
    expect(legal(state, 'A')).not.toContain('done');
    play(state, 'A card DARK', 'A card DARK', 'A done');
    expect(discardText(state)).toBe('DARK DARK');
    passAll(state);
    passAll(state);
    expect(crisisDiscardText(state)).toBe('CR12 CR09');
    expect(handText(state, 'A').split(' ')).toHaveLength(5);
    const empty = position({ loyalties: 'CCO', deck: '', hands: { A: 'GE01' } });
    play(empty, 'A discardAndDraw', 'A card GE01', 'A done');
    expect([handText(empty, 'A'), points(empty)]).toEqual(['', 1]);
    expect(refusedBy(empty, 'A', 'discardAndDraw')).toBe('OUT-380');
    expect(outsider.outcome(empty)).toBeNull();
  });

  test('marking cards can be called off and costs nothing (OUT-303)', () => {
    const state = position({ loyalties: 'CCO', hands: { A: 'GE01 DARK' } });
    play(state, 'A discardAndDraw', 'A card DARK', 'A cancel');
    expect([points(state), state.picked, handText(state, 'A')]).toEqual([2, [], 'DARK GE01']);
  });

  test('who is Doomed while marking cards and cannot pay any more can only call it off (OUT-303, OUT-609)', () => {
    const written = {
      loyalties: 'CCO',
      characters: 'synthetic medic pilot',
      survival: [1, 3, 3],
      hands: { A: 'GO02 GE01 GE05' },
      completed: { C: 'GO08' },
    };
    const drawing = position({ ...written, supply: 'GE09' });
    play(drawing, 'A gather', 'A card GO02', 'A card GE09', 'A discardAndDraw', 'A card GE01');
    play(drawing, 'C sabotage GO08', 'C player A');
    expect([points(drawing), legal(drawing, 'A')]).toEqual([0, ['cancel']]);
    play(drawing, 'A cancel');
    expect([points(drawing), handText(drawing, 'A')]).toEqual([0, 'GE01 GE05 GE09']);
    expect(legal(drawing, 'A')).toEqual(['endTurn']);
    const scrapping = position({ ...written, inPlay: 'GO16' });
    play(scrapping, 'A complete GO16 scrap', 'A card GE01', 'C sabotage GO08', 'C player A');
    expect([points(scrapping), legal(scrapping, 'A')]).toEqual([1, ['cancel']]);
    play(scrapping, 'A cancel');
    expect([scrapping.inPlay.length, handText(scrapping, 'A')]).toEqual([1, 'GE01 GE05 GO02']);
  });

  test('gathering needs a card in hand and one in the Supply (OUT-355)', () => {
    expect(refusedBy(position({ loyalties: 'CCO', supply: 'GE01' }), 'A', 'gather')).toBe('OUT-355');
    expect(refusedBy(position({ loyalties: 'CCO', hands: { A: 'GE01' } }), 'A', 'gather')).toBe('OUT-355');
  });

  test('a Supply all Dark with an empty deck shrinks until nothing is left to exchange (OUT-512, OUT-513, OUTR-03)', () => {
    const state = position({
      loyalties: 'CCO',
      supply: 'DARK DARK',
      deck: '',
      hands: { A: 'GE01' },
      crises: 'CR12 CR09',
    });
    play(state, 'A gather');
    expect(supplyText(state)).toBe('DARK');
    passAll(state);
    expect(supplyText(state)).toBe('');
    passAll(state);
    expect([waitingFor(state), points(state)]).toEqual(['A', 1]);
  });

  test('the card just left cannot be taken, and the exchange is not tested (OUT-353, OUT-354, OUTR-04, OUTR-05)', () => {
    const state = position({ loyalties: 'CCO', supply: 'DARK GE05', hands: { A: 'DARK GE01' } });
    play(state, 'A gather', 'A card GE01');
    expect(legal(state, 'A')).toEqual(['card GE05', 'card DARK']);
    play(state, 'A card GE05', 'A gather', 'A card DARK');
    expect(legal(state, 'A')).toEqual(['card GE01', 'card DARK']);
    play(state, 'A card GE01');
    expect(supplyText(state)).toBe('DARK DARK');
    expect(waitingFor(state)).toBe('A');
  });

  test('turn 300 is the last (OUT-816, OUTR-46)', () => {
    const state = position({ loyalties: 'CCO' });
    state.turn = LAST_TURN;
    play(state, 'A endTurn');
    passAll(state);
    expect(outsider.outcome(state)).toMatchObject({ reason: 'obliteration', rule: 'OUT-816', winners: [] });
  });
});
