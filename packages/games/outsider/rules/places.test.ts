import { describe, expect, test } from 'vitest';
import { outsider } from '../game.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import {
  deckSize,
  handText,
  legal,
  passAll,
  play,
  points,
  refusedBy,
  supplyText,
  waitingFor,
} from '../testing/play.ts';
import { type Position, position } from '../testing/position.ts';

const aboard = (options: Partial<Options>, more: Partial<Position> = {}): State =>
  position({ loyalties: 'CCO', tokens: 'BRG HAB CRG', options, ...more });

describe('locations', () => {
  test('moving takes an action along a line, with any of the four variants and only with them (OUT-902, OUTR-25)', () => {
    for (const option of ['locGoals', 'locActions', 'locDraw', 'locSupply'] as const) {
      const state = aboard({ [option]: true });
      expect(refusedBy(state, 'A', 'move CRG')).toBe('OUT-902');
      play(state, 'A move LAB');
      expect([state.tokens[0], points(state)]).toEqual([2, 1]);
    }
    expect(refusedBy(position({ loyalties: 'CCO' }), 'A', 'move HAB')).toBe('OUT-902');
  });

  test('I: a Goal is completed only where it belongs, and played from anywhere (OUT-910)', () => {
    const more = { characters: 'synthetic medic pilot', hands: { A: 'GO07 GE07' } };
    const away = aboard({ locGoals: true }, { ...more, tokens: 'HAB HAB HAB' });
    away.bonus = 2;
    play(away, 'A playGoal GO07');
    expect(refusedBy(away, 'A', 'complete GO07 gear')).toBe('OUT-910');
    play(away, 'A move BRG');
    expect(refusedBy(away, 'A', 'complete GO07 gear')).toBeNull();
  });

  test('I and III: where the place is destroyed only the Omni-Tool helps (OUT-942)', () => {
    const state = aboard(
      { locGoals: true, locDraw: true },
      {
        characters: 'synthetic medic pilot',
        inPlay: 'GO07',
        hands: { A: 'GE07 TE03' },
        tokens: 'HAB HAB HAB',
      },
    );
    state.destroyed = 1;
    expect(refusedBy(state, 'A', 'complete GO07 gear')).toBe('OUT-942');
    expect(refusedBy(state, 'A', 'complete GO07 gearOmni')).toBeNull();
    expect(refusedBy(state, 'A', 'move BRG')).toBe('OUT-933');
  });

  test('II: actions at others need one place, except for Captain and Programmer (OUT-920)', () => {
    const hands = { A: 'GE01 GE02 TE02 TE04', B: 'GE03', C: 'GE04' };
    const medic = aboard({ locActions: true }, { hands, tokens: 'BRG BRG CRG' });
    expect(refusedBy(medic, 'A', 'surgery GE01 GE02 C')).toBe('OUT-920');
    expect(refusedBy(medic, 'A', 'surgery GE01 GE02 B')).toBeNull();
    expect(refusedBy(medic, 'A', 'stim C')).toBe('OUT-920');
    expect(refusedBy(medic, 'A', 'scanHand C')).toBe('OUT-920');
    const captain = aboard(
      { locActions: true },
      { hands, characters: 'captain medic pilot', survival: [0, 3, 3] },
    );
    expect(refusedBy(captain, 'A', 'stim C')).toBeNull();
    const programmer = aboard({ locActions: true }, { hands, characters: 'programmer medic pilot' });
    expect(refusedBy(programmer, 'A', 'patch C')).toBeNull();
  });

  test('II: what you do to yourself, sabotage and Crises reach anywhere (OUT-903, OUT-921, OUTR-41)', () => {
    const state = aboard(
      { locActions: true },
      { hands: { A: 'TE02 DARK' }, completed: { A: 'GO01' }, crises: 'CR15' },
    );
    play(state, 'A stim A', 'A sabotage GO01', 'A player C');
    expect(state.survival).toEqual([4, 3, 1]);
    play(state, 'A discardAndDraw', 'A card DARK', 'A done');
    passAll(state);
    play(state, 'A player C');
    expect(state.survival).toEqual([3, 3, 0]);
  });

  test('III: everybody draws where they are, and Entropy takes where the active player says (OUT-931, OUT-932, OUTR-27)', () => {
    const state = aboard(
      { locDraw: true },
      { piles: { BRG: 'GE01 GE02 GE03 GE04 GE05 GE06', HAB: 'GE07 GE08' } },
    );
    play(state, 'A discardAndDraw', 'A done');
    expect(handText(state, 'A')).toBe('GE01 GE02 GE03 GE04 GE05');
    play(state, 'A endTurn');
    passAll(state);
    expect(legal(state, 'A')).toHaveLength(5);
    play(state, 'A location HAB');
    expect(state.piles[1]).toHaveLength(1);
    expect(state.active).toBe(1);
  });

  test('III: who resolves Corridor Collapse or Dark Spill chooses where each card comes from (OUT-932)', () => {
    const state = aboard(
      { locDraw: true },
      {
        hands: { A: 'DARK GE14 GE15 GE16 GE13 GE12' },
        crises: 'CR07 CR01',
        piles: { HAB: 'DARK GE07', LAB: 'GE08 GE09' },
      },
    );
    play(state, 'A discardAndDraw', 'A card DARK', 'A done');
    passAll(state);
    play(state, 'A location HAB', 'A location LAB');
    expect(state.resolving).toHaveLength(2);
    passAll(state);
    expect(state.survival).toEqual([1, 3, 3]);
    const collapse = aboard(
      { locDraw: true },
      { hands: { A: 'DARK GE14 GE15 GE16 GE13 GE12' }, crises: 'CR06' },
    );
    play(collapse, 'A discardAndDraw', 'A card DARK', 'A done');
    passAll(collapse);
    play(collapse, 'A location DRV');
    expect(collapse.piles[4]).toHaveLength(2);
    expect(collapse.survival).toEqual([2, 2, 2]);
  });

  test('III: a Recycle is dealt by hand onto what stands, all of it (OUT-935, OUTR-28)', () => {
    const state = aboard({ locDraw: true }, { hands: { A: 'GO01 GO02 GO03' }, discard: 'GE01 GE02' });
    state.destroyed = 0b00010;
    state.piles[1] = [];
    state.hold = [];
    const before = deckSize(state);
    play(state, 'A scrapGoals GO01 GO02 GO03');
    expect(legal(state, 'A')).toHaveLength(6);
    play(state, 'A number 2', 'A number 0', 'A number 1');
    expect(state.piles.map((pile) => pile.length)).toEqual([5, 0, 3, 4, 5]);
    expect(deckSize(state)).toBe(before + 5);
  });

  test('III: all at one place that is lost are Doomed at once, and the last place is the ship (OUT-936)', () => {
    const together = aboard({ locDraw: true }, { tokens: 'LAB LAB LAB', piles: { LAB: 'GE09' } });
    play(together, 'A discardAndDraw', 'A done');
    expect(outsider.outcome(together)).toMatchObject({ rule: 'OUT-813' });
    const last = aboard(
      { locDraw: true },
      { tokens: 'LAB LAB LAB', survival: [3, 3, 3], piles: { LAB: 'GE09' } },
    );
    last.destroyed = 0b11011;
    for (const at of [0, 1, 3, 4]) last.piles[at] = [];
    last.tokens = [2, 2, -1];
    play(last, 'A endTurn');
    passAll(last);
    play(last, 'A location LAB');
    expect(outsider.outcome(last)).toMatchObject({ reason: 'obliteration', rule: 'OUT-936' });
  });

  test('IV: Supplies are gathered only where they lie (OUT-940)', () => {
    const more = { supply: 'GE01 GE02', hands: { A: 'GE03' } };
    const state = aboard({ locSupply: true }, more);
    expect(refusedBy(state, 'A', 'gather')).toBe('OUT-940');
    state.tokens[0] = 3;
    expect(refusedBy(state, 'A', 'gather')).toBeNull();
  });

  test('III and IV: whoever destroyed its place moves the Supply (OUT-941)', () => {
    const state = aboard(
      { locDraw: true, locSupply: true },
      { tokens: 'CRG HAB HAB', piles: { CRG: 'GE09' }, supply: 'GE01', hands: { A: 'GE02 GE03' } },
    );
    play(state, 'A discardAndDraw', 'A done', 'A location BRG');
    expect(waitingFor(state)).toBe('A');
    expect(legal(state, 'A')).toEqual(['location BRG', 'location HAB', 'location LAB', 'location DRV']);
    play(state, 'A location LAB');
    expect([state.supplyPlace, supplyText(state)]).toEqual([2, 'GE01']);
  });
});
