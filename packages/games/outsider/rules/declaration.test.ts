import { describe, expect, test } from 'vitest';
import { outsider } from '../game.ts';
import { crisisDiscardText, legal, passAll, play, points, refusedBy, waitingFor } from '../testing/play.ts';
import { position } from '../testing/position.ts';

describe('declarations', () => {
  test('show all loyalties for good, and nothing else does (OUT-704, OUT-801, OUTR-20)', () => {
    const state = position({ loyalties: 'CCO', active: 'C' });
    expect(outsider.view(state, 0).loyalties).toEqual([0, -1, -1]);
    expect(outsider.view(state, -1).loyalties).toEqual([-1, -1, -1]);
    play(state, 'C resolveShift', 'C endTurn');
    passAll(state);
    expect(outsider.view(state, 0).loyalties).toEqual([0, 0, 1]);
  });

  test('Outsiders do not know each other before (OUT-706)', () => {
    const state = position({ loyalties: 'COO' });
    expect(outsider.view(state, 1).loyalties).toEqual([-1, 1, -1]);
  });

  test('without one nobody wins, however good the position (OUT-809)', () => {
    const state = position({
      loyalties: 'CCO',
      survival: [0, 0, 3],
      completed: { A: 'GO01 GO02', B: 'GO03', C: 'GO05' },
    });
    play(state, 'A endTurn');
    passAll(state);
    expect(outsider.outcome(state)).toBeNull();
  });

  test('only the side of the declarer is checked (OUT-106, OUTR-39)', () => {
    const state = position({
      loyalties: 'CCO',
      active: 'C',
      completed: { A: 'GO01 GO02', B: 'GO03', C: 'GO05' },
    });
    play(state, 'C resolveShift');
    expect(outsider.outcome(state)).toBeNull();
  });

  test('the first Outsider in order from the declarer decides, and may decline (OUT-805, OUTR-17, OUTR-18)', () => {
    const state = position({ loyalties: 'COCO', active: 'C' });
    play(state, 'C resolveShift');
    expect(waitingFor(state)).toBe('D');
    expect(legal(state, 'D')).toEqual(['draw', 'decline']);
    play(state, 'D decline');
    expect([waitingFor(state), points(state), crisisDiscardText(state)]).toEqual(['C', 1, '']);
  });

  test('all Outsiders see the drawn Crises, and nobody else (OUT-805)', () => {
    const state = position({ loyalties: 'COCO', crises: 'CR01 CR15' });
    play(state, 'A resolveShift', 'B draw');
    expect(outsider.view(state, 3).drawnCrises.known).toEqual([0, 0, 1, 14]);
    expect(outsider.view(state, 0).drawnCrises).toEqual({ size: 2, known: [] });
    play(state, 'B assign CR15 C');
    expect(outsider.view(state, 3).assigned).toEqual([14 | (2 << 6)]);
    expect(outsider.view(state, 2).assigned).toEqual([63]);
    expect(legal(state, 'B')).toEqual(['assign CR01 A']);
  });

  test('with fewer Crises than Crew some are left out (OUTR-19)', () => {
    const state = position({ loyalties: 'CCO' });
    state.crisisDeck = [0];
    state.crisisDiscard = [];
    play(state, 'A resolveShift', 'C draw', 'C assign CR01 B');
    passAll(state);
    expect(state.survival).toEqual([3, 1, 3]);
    expect(waitingFor(state)).toBe('A');
  });

  test('sabotage is possible again once it is checked (OUT-412, OUTR-08)', () => {
    const state = position({ loyalties: 'CCO', completed: { B: 'GO05' } });
    play(state, 'A resolveShift');
    expect(refusedBy(state, 'B', 'sabotage GO05')).toBeNull();
    play(state, 'B sabotage GO05');
    expect(state.survival[1]).toBe(5);
    expect(waitingFor(state)).toBe('C');
  });

  test('without Outsiders every Crew player draws a Crisis, in order from the declarer (OUT-950, OUT-951, OUTR-47)', () => {
    const state = position({
      loyalties: 'CCC',
      active: 'B',
      options: { outsiders: 0 },
      crises: 'CR01 CR15 CR16',
    });
    play(state, 'B resolveShift');
    passAll(state);
    passAll(state);
    play(state, 'C player A');
    passAll(state);
    expect(state.survival).toEqual([1, 0, 1]);
    expect(waitingFor(state)).toBe('B');
    state.survival = [0, 0, 0];
    state.bonus = 1;
    play(state, 'B resolveShift');
    expect(outsider.outcome(state)).toBeNull();
  });
});
