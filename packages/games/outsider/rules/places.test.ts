import { describe, expect, test } from 'vitest';
import { outsider } from '../game.ts';
import type { Options } from '../options.ts';
import { marked, type State, seatOf, thingOf } from '../state.ts';
import {
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
import { kinds, position, type WrittenPosition } from '../testing/position.ts';

const aboard = (options: Partial<Options>, more: Partial<WrittenPosition> = {}): State =>
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

  describe('III: a Recycle', () => {
    /** A has scrapped three Goals: five cards to deal onto BRG, LAB, CRG and DRV with three each. */
    function recycling(more: Partial<WrittenPosition> = {}): State {
      const state = aboard(
        { locDraw: true },
        { hands: { A: 'GO01 GO02 GO03' }, discard: 'GE01 DARK', ...more },
      );
      state.destroyed = 0b00010;
      state.tokens = [0, 0, 3];
      state.discard = state.discard.map((entry, at) => marked(thingOf(entry), at + 1));
      state.entropy.push(...(state.piles[1] ?? []));
      state.piles[1] = [];
      play(state, 'A scrapGoals GO01 GO02 GO03');
      return state;
    }
    const sizes = (state: State): number[] => state.piles.map((pile) => pile.length);

    test('is dealt by hand, any number to each location that stands (OUT-935, OUTR-28)', () => {
      const state = recycling();
      const before = deckSize(state);
      expect(legal(state, 'A')).toEqual([...[0, 1, 2, 3, 4, 5].map((count) => `number ${count}`), 'decline']);
      play(state, 'A number 2', 'A number 0', 'A number 1');
      expect(legal(state, 'A')).toEqual(['number 0', 'number 1', 'number 2', 'decline']);
      play(state, 'A number 2');
      expect(sizes(state)).toEqual([5, 0, 3, 4, 5]);
      expect([deckSize(state), discardText(state), waitingFor(state)]).toEqual([before + 5, '', 'A']);
    });

    test('need not be dealt: the rest stays in the discard pile with who discarded it, and no Crisis comes of it (OUT-935, OUTR-28)', () => {
      const state = recycling();
      state.recycled.sort((one, other) => other - one);
      const told = play(state, 'A number 1', 'A decline');
      expect(sizes(state)).toEqual([4, 0, 3, 3, 3]);
      expect(discardText(state)).toBe('DARK GE01 GO02 GO03');
      expect(state.discard.map(seatOf)).toEqual([2, 1, 0, 0]);
      expect(told).toContainEqual({
        type: 'leftUndealt',
        rule: 'OUT-935',
        open: { seat: 0, cards: kinds('DARK GE01 GO03 GO02') },
        reveals: true,
      });
      expect(state.resolving).toEqual([]);
      expect(legal(state, 'A')).toContain('endTurn');
      const none = recycling();
      play(none, 'A number 0', 'A number 0', 'A number 0', 'A number 0');
      expect([sizes(none), none.discard.length]).toEqual([[3, 0, 3, 3, 3], 5]);
    });

    test('takes the cards that were held back along, the first time (OUT-930, OUT-935)', () => {
      const state = aboard({ locDraw: true }, { hands: { A: 'GO01 GO02 GO03', B: 'GE16' } });
      state.hands[1] = [];
      state.hold = kinds('GE16');
      play(state, 'A scrapGoals GO01 GO02 GO03', 'A decline');
      expect(discardText(state)).toBe('GE16 GO01 GO02 GO03');
      expect(state.hold).toEqual([]);
    });

    test('shows nobody which cards go where (OUT-935)', () => {
      const state = recycling();
      for (const viewer of [0, 1, -1]) {
        expect(outsider.view(state, viewer).recycled).toEqual({ size: 5, known: [] });
      }
      play(state, 'A number 2');
      expect(outsider.view(state, 0).piles[0]?.known).toEqual([]);
    });

    test('deals all cards evenly when time runs out (OUT-935)', () => {
      const state = recycling();
      play(state, 'clock timeout', 'clock timeout', 'clock timeout', 'clock timeout');
      expect(sizes(state)).toEqual([5, 0, 4, 4, 4]);
    });

    test('that interrupts another deals its own cards, and the first goes on with what it had (OUT-533, OUT-935)', () => {
      const state = recycling({ completed: { C: 'GO10' } });
      play(state, 'A number 1', 'C sabotage GO10');
      expect(legal(state, 'C')).toEqual(['number 0', 'number 1', 'decline']);
      play(state, 'C decline');
      expect(discardText(state)).toBe('GO10');
      expect(legal(state, 'A')).toHaveLength(6);
      play(state, 'A number 4');
      expect(sizes(state)).toEqual([4, 0, 7, 3, 3]);
    });

    test('passes over a location that is destroyed meanwhile (OUT-933, OUT-935)', () => {
      const state = recycling({ completed: { C: 'GO04' }, crises: 'CR06', piles: { BRG: 'GE09' } });
      play(state, 'C sabotage GO04', 'C player C');
      passAll(state);
      play(state, 'C location BRG', 'A location LAB', 'B location LAB');
      expect(state.destroyed).toBe(0b00011);
      play(state, 'A number 5');
      expect(sizes(state)).toEqual([0, 0, 8, 3, 3]);
      expect(legal(state, 'A')).toContain('endTurn');
    });
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
