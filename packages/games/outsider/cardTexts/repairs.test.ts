/** What every Goal gives to whoever completes it. */
import { describe, expect, test } from 'vitest';
import { outsider } from '../game.ts';
import type { State } from '../state.ts';
import {
  crisisDiscardText,
  deckSize,
  discardText,
  handText,
  legal,
  play,
  points,
  supplyText,
} from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';

/** The Synthetic, who suits every Goal, completes one with its Gear. */
function repair(number: string, more: Partial<WrittenPosition> = {}): State {
  const { hands, ...rest } = more;
  const state = position({
    loyalties: 'CCO',
    characters: 'synthetic medic pilot',
    inPlay: `GO${number}`,
    hands: { ...hands, A: `GE${number} ${hands?.A ?? ''}`.trim() },
    ...rest,
  });
  play(state, `A complete GO${number} gear`);
  return state;
}

describe('repair bonuses', () => {
  test('every one stabilises the deck until one’s own next turn (OUT-330)', () => {
    const state = repair('01');
    expect(state.stabilised).toBe(0b001);
    const deck = deckSize(state);
    play(state, 'A endTurn', 'B endTurn', 'C endTurn');
    expect(deckSize(state)).toBe(deck);
    expect(state.stabilised).toBe(0);
  });

  test('GO01 gains 1, GO03 gains 2 (OUT-602)', () => {
    expect(repair('01').survival).toEqual([4, 3, 3]);
    expect(repair('03').survival).toEqual([5, 3, 3]);
  });

  test('GO02 and GO10 gain 1 and Recycle, the Gear just used too (OUT-407)', () => {
    for (const number of ['02', '10']) {
      const state = repair(number, { discard: 'GE07 GE08', deck: 'GE11' });
      expect(state.survival[0]).toBe(4);
      expect(discardText(state)).toBe('');
      expect(deckSize(state)).toBe(4);
    }
  });

  test('GO04 gains 1 and takes up to two Dark out of the game without a Crisis (OUT-504)', () => {
    const state = repair('04', { hands: { A: 'DARK DARK DARK' } });
    play(state, 'A card DARK', 'A card DARK');
    expect(handText(state, 'A')).toBe('DARK');
    expect(state.entropy).toHaveLength(2);
    expect(legal(state, 'A')).toContain('endTurn');
    const none = repair('04');
    expect(legal(none, 'A')).toEqual(['decline']);
  });

  test('GO05 gains 1, an action, and may clear an Ongoing Crisis (OUTR-37)', () => {
    const state = repair('05', { ongoing: 'CR17 CR20' });
    expect(points(state)).toBe(1);
    play(state, 'A crisis CR20');
    expect(crisisDiscardText(state)).toBe('CR20');
    expect(state.survival[0]).toBe(4);
    const kept = repair('05', { ongoing: 'CR17' });
    play(kept, 'A decline');
    expect(kept.ongoing).toHaveLength(1);
  });

  test('GO06 gives 1 to everybody (OUT-608)', () => {
    const state = repair('06', { survival: [1, 0, 3] });
    expect(state.survival).toEqual([2, 1, 4]);
  });

  test('GO07 Recycles and draws 3 (OUT-380)', () => {
    const state = repair('07', { discard: 'GE08', deck: 'GE11' });
    expect(handText(state, 'A').split(' ')).toHaveLength(3);
    expect(deckSize(state)).toBe(0);
    expect(state.survival[0]).toBe(3);
  });

  test('GO08 gains 1 and two actions, GO12 gains 2 and one (OUT-312)', () => {
    const grid = repair('08');
    expect([grid.survival[0], points(grid)]).toEqual([4, 2]);
    const thrusters = repair('12');
    expect([thrusters.survival[0], points(thrusters)]).toEqual([5, 1]);
  });

  test('GO09 puts the top four back in any order, then draws 2 (OUT-701)', () => {
    const state = repair('09', { deck: 'GE01 GE02 GE03 GE04 GE05' });
    expect(legal(state, 'A')).toEqual(['top GE01', 'top GE02', 'top GE03', 'top GE04']);
    expect(outsider.view(state, 0).piles[0]?.known).toHaveLength(8);
    expect(outsider.view(state, 1).piles[0]?.known).toEqual([]);
    expect(outsider.view(state, 1).lookedCards).toBe(4);
    play(state, 'A top GE01', 'A top GE02', 'A top GE04', 'A top GE03');
    expect(handText(state, 'A')).toBe('GE03 GE04');
    expect(state.survival[0]).toBe(4);
  });

  test('GO11 gains 1 and an action, GO13 Recycles; both take up to two Gear from the discard pile (OUT-703)', () => {
    const spin = repair('11', { discard: 'GE07 GE08 DARK' });
    expect(legal(spin, 'A')).toEqual(['decline', 'card GE07', 'card GE08', 'card GE11']);
    play(spin, 'A card GE07', 'A card GE11');
    expect(handText(spin, 'A')).toBe('GE07 GE11');
    expect([spin.survival[0], points(spin)]).toEqual([4, 1]);
    const wreck = repair('13', { discard: 'GE07 GE08', deck: '' });
    play(wreck, 'A card GE08', 'A decline');
    expect(handText(wreck, 'A')).toBe('GE08');
    expect(deckSize(wreck)).toBe(2);
  });

  test('GO14 heals two different players and draws 2 (OUT-413)', () => {
    const state = repair('14');
    play(state, 'A player A');
    expect(legal(state, 'A')).toEqual(['player B', 'player C']);
    play(state, 'A player C');
    expect(state.survival).toEqual([4, 3, 4]);
    expect(handText(state, 'A').split(' ')).toHaveLength(2);
  });

  test('GO15 Recycles, draws 2 and may exchange up to two cards without a Dark check (OUT-353)', () => {
    const state = repair('15', { supply: 'DARK DARK GE02', deck: 'GE05', discard: 'GE06' });
    play(state, 'A accept', 'A accept');
    expect(crisisDiscardText(state)).toBe('');
    play(state, `A ${legal(state, 'A')[0]}`);
    play(state, 'A card GE02', 'A accept');
    play(state, `A ${legal(state, 'A')[0]}`);
    play(state, 'A card DARK', 'A endTurn');
    expect(state.supply).toHaveLength(3);
    expect(supplyText(state)).toContain('DARK');
    const declined = repair('15', { supply: 'DARK GE02 GE03' });
    play(declined, 'A decline');
    expect(outsider.view(declined, 0).supply.known).toEqual([]);
  });

  test('GO16 gains 1 and orders the top three Crises (OUT-701)', () => {
    const state = repair('16', { crises: 'CR01 CR02 CR03' });
    play(state, 'A bottomCrisis CR01', 'A topCrisis CR02', 'A topCrisis CR03');
    expect(state.crisisDeck.slice(-2).map((held) => held & 63)).toEqual([1, 2]);
    expect((state.crisisDeck[0] as number) & 63).toBe(0);
    expect(state.survival[0]).toBe(4);
    expect(outsider.view(state, 0).crisisDeck.known).toHaveLength(6);
    expect(outsider.view(state, 1).crisisDeck.known).toEqual([]);
  });
});
