/** What every completed Goal gives to whoever sabotages it. */
import { describe, expect, test } from 'vitest';
import { outsider } from '../game.ts';
import type { State } from '../state.ts';
import {
  act,
  crisisDiscardText,
  deckSize,
  discardText,
  handText,
  legal,
  passAll,
  play,
  refusedBy,
  Scripted,
  supplyText,
  waitingFor,
} from '../testing/play.ts';
import { kinds, position, type WrittenPosition } from '../testing/position.ts';

/** C sabotages in the turn of A. */
function sabotage(number: string, more: Partial<WrittenPosition> = {}): State {
  const state = position({ loyalties: 'CCO', completed: { C: `GO${number}` }, ...more });
  play(state, `C sabotage GO${number}`);
  return state;
}

describe('sabotage bonuses', () => {
  test('the Goal is gone before its bonus, and the waiting turn goes on (OUT-411, OUT-533)', () => {
    const state = sabotage('05');
    expect(state.completed.flat()).toEqual([]);
    expect(discardText(state)).toBe('GO05');
    expect(waitingFor(state)).toBe('A');
    expect(state.survival).toEqual([3, 3, 5]);
  });

  test('GO01: another player loses 2 (OUT-413)', () => {
    const state = sabotage('01', { survival: [1, 3, 3] });
    expect(legal(state, 'C')).toEqual(['player A', 'player B']);
    play(state, 'C player A');
    expect(state.survival).toEqual([0, 3, 3]);
  });

  test('GO02: each other player loses 1, and Dooming all by it ends the game (OUT-813)', () => {
    expect(sabotage('02').survival).toEqual([2, 2, 3]);
    const last = sabotage('02', { survival: [1, 1, 0] });
    expect(outsider.outcome(last)).toMatchObject({ rule: 'OUT-813' });
    expect(last.result?.trigger).toBe(2);
  });

  test('GO03: another player loses 1 and discards two random cards (OUT-502)', () => {
    const state = sabotage('03', { hands: { B: 'GE01 GE02 GE04' } });
    act(state, 'C', 'player B', new Scripted(0, 0));
    expect(handText(state, 'B')).toBe('GE04');
    expect(state.survival).toEqual([3, 2, 3]);
  });

  test('GO04: any player draws and resolves a Crisis (OUT-531)', () => {
    const state = sabotage('04', { crises: 'CR01' });
    play(state, 'C player C');
    passAll(state);
    expect(state.survival).toEqual([3, 3, 1]);
    expect(crisisDiscardText(state)).toBe('CR01');
  });

  test('GO06: one or two others lose 1 each (OUT-814)', () => {
    const two = sabotage('06', { survival: [1, 1, 0] });
    play(two, 'C player A', 'C player B');
    expect(outsider.outcome(two)).toMatchObject({ rule: 'OUT-813' });
    const one = sabotage('06', { survival: [1, 0, 0] });
    play(one, 'C player A', 'C decline');
    expect(one.survival).toEqual([0, 0, 0]);
    expect(outsider.outcome(one)).toBeNull();
  });

  test('GO07: take a card of a hand looked at and give one (OUT-413, OUT-504)', () => {
    const state = sabotage('07', { hands: { A: 'GE01 DARK', C: 'GE05' } });
    expect(legal(state, 'C')).toEqual(['player A']);
    play(state, 'C player A');
    expect(outsider.view(state, 2).hands[0]?.known).toEqual(kinds('GE01 DARK'));
    expect(outsider.view(state, 1).hands[0]?.known).toEqual([]);
    play(state, 'C card GE01', 'C card GE05');
    expect(handText(state, 'A')).toBe('DARK GE05');
    expect(handText(state, 'C')).toBe('GE01');
    expect(refusedBy(position({ loyalties: 'CCO', completed: { C: 'GO07' } }), 'C', 'sabotage GO07')).toBe(
      'OUT-413',
    );
  });

  test('GO08: another player loses 1 and is Slowed for a turn (OUT-302, OUT-608)', () => {
    const state = sabotage('08');
    play(state, 'C player B', 'A endTurn');
    passAll(state);
    expect([state.active, state.base, state.survival[1]]).toEqual([1, 1, 2]);
    expect(state.slowed).toBe(0);
  });

  test('GO09: another player loses 1 and discards a card chosen by who looked (OUT-503)', () => {
    const state = sabotage('09', { hands: { B: 'GE01 DARK' }, crises: 'CR01' });
    play(state, 'C player B', 'C card DARK');
    passAll(state);
    expect(state.survival).toEqual([3, 0, 3]);
    expect(discardText(state)).toBe('DARK GO09');
  });

  test('GO10: Recycle (OUT-411)', () => {
    const state = sabotage('10', { deck: '', discard: 'GE01' });
    expect(deckSize(state)).toBe(2);
  });

  test('GO11: every hand goes to the next player in the direction of play (OUT-104)', () => {
    const hands = { A: 'GE01', B: 'GE02 GE03', C: 'DARK' };
    const state = sabotage('11', { hands });
    expect(['A', 'B', 'C'].map((name) => handText(state, name))).toEqual(['DARK', 'GE01', 'GE02 GE03']);
    expect(outsider.view(state, 0).hands[1]?.known).toEqual(kinds('GE01'));
    const back = position({ loyalties: 'CCO', completed: { C: 'GO11' }, hands });
    back.direction = -1;
    const told = play(back, 'C sabotage GO11');
    expect(told.find(({ type }) => type === 'handsPassed')?.open).toEqual({ direction: -1 });
    expect(['A', 'B', 'C'].map((name) => handText(back, name))).toEqual(['GE02 GE03', 'DARK', 'GE01']);
  });

  test('GO12: cancels a Crisis just revealed, and nothing else (OUT-532)', () => {
    const state = position({
      loyalties: 'CCO',
      completed: { C: 'GO12' },
      hands: { A: 'DARK' },
      crises: 'CR02',
    });
    expect(refusedBy(state, 'C', 'sabotage GO12')).toBe('OUT-532');
    play(state, 'A discardAndDraw', 'A card DARK', 'A done');
    expect(refusedBy(state, 'B', 'deflect')).toBe('OUT-410');
    play(state, 'A pass', 'C deflect');
    expect(state.survival).toEqual([3, 3, 3]);
    expect(crisisDiscardText(state)).toBe('CR02');
    expect(discardText(state)).toBe('DARK GO12');
  });

  test('GO13: any other card of the discard pile (OUT-703)', () => {
    const state = sabotage('13', { discard: 'GE01 TE02 DARK' });
    expect(legal(state, 'C')).toEqual(['card GE01', 'card TE02', 'card DARK']);
    play(state, 'C card TE02');
    expect(handText(state, 'C')).toBe('TE02');
    expect(outsider.view(state, 0).hands[2]?.known).toEqual(kinds('TE02'));
  });

  test('GO14: any player gains 2 (OUT-608)', () => {
    const state = sabotage('14', { survival: [0, 3, 3] });
    play(state, 'C player A');
    expect([state.survival[0], state.base]).toEqual([2, 2]);
  });

  test('GO15: an open Supply with a Dark in it strikes somebody else (OUT-503)', () => {
    const state = sabotage('15', { supply: 'DARK GE01', deck: 'GE02', crises: 'CR01' });
    expect(legal(state, 'C')).toEqual(['player A', 'player B']);
    play(state, 'C player B');
    passAll(state);
    expect(state.survival).toEqual([3, 1, 3]);
    expect(supplyText(state)).toBe('GE01 GE02');
    expect(outsider.view(state, 2).supply.known).toEqual(kinds('GE01'));
    const harmless = sabotage('15', { supply: 'GE01 GE03', deck: 'GE02' });
    expect(waitingFor(harmless)).toBe('A');
    expect(supplyText(harmless)).toBe('GE01 GE03');
  });

  test('GO15: a card just left is one of the Supply, though it is not taken back (OUT-353, OUT-503)', () => {
    const written = { loyalties: 'CCO', hands: { A: 'DARK' }, deck: 'GE02', completed: { C: 'GO15' } };
    const state = position({ ...written, supply: 'GE01', crises: 'CR01' });
    play(state, 'A gather', 'A card DARK');
    const told = play(state, 'C sabotage GO15');
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'supplyRevealed', open: { seat: 2, cards: kinds('GE01 DARK') } }),
    );
    play(state, 'C player B');
    passAll(state);
    expect([state.survival[1], discardText(state)]).toEqual([1, 'DARK GO15']);
    play(state, 'A card GE01');
    expect([handText(state, 'A'), supplyText(state)]).toEqual(['GE01', 'GE02']);
  });

  test('GO16: a discarded Crisis comes next (OUT-530)', () => {
    const state = position({ loyalties: 'CCO', completed: { C: 'GO16' } });
    state.crisisDiscard = [3, 7];
    state.crisisDeck = state.crisisDeck.filter((crisis) => crisis !== 3 && crisis !== 7);
    play(state, 'C sabotage GO16', 'C crisis CR08');
    expect((state.crisisDeck.at(-1) as number) & 63).toBe(7);
    expect(state.crisisDiscard).toEqual([3]);
  });
});
