import { describe, expect, test } from 'vitest';
import { outsider } from '../game.ts';
import type { State } from '../state.ts';
import { act, handText, passAll, play, points, refusedBy, Scripted, waitingFor } from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';

/** The deck has run out and A ends the turn. */
function runOut(more: Partial<WrittenPosition>): State {
  const state = position({ loyalties: 'CCO', deck: '', ...more });
  play(state, 'A endTurn');
  passAll(state);
  return state;
}

describe('Obliteration', () => {
  test('ends the game at once and nobody wins, even when it was wanted (OUT-810, OUT-815, OUTR-30)', () => {
    const state = runOut({});
    expect(outsider.outcome(state)).toMatchObject({ reason: 'obliteration', winners: [], scores: [0, 0, 0] });
    expect(waitingFor(state)).toBe('');
    expect(refusedBy(state, 'A', 'endTurn')).toBe('OUT-810');
  });

  test('an empty deck alone is none, and a Stabilise keeps it off (OUT-814)', () => {
    const state = position({ loyalties: 'CCO', deck: '' });
    state.stabilised = 0b100;
    play(state, 'A endTurn');
    expect([state.active, outsider.outcome(state)]).toEqual([1, null]);
  });

  test('all are told to lose and those Doomed before count too (OUTR-11, OUTR-12)', () => {
    const state = position({ loyalties: 'CCO', survival: [1, 0, 0], hands: { A: 'DARK' }, crises: 'CR02' });
    play(state, 'A discardAndDraw', 'A card DARK', 'A done');
    passAll(state);
    expect(outsider.outcome(state)).toMatchObject({ rule: 'OUT-813' });
  });

  test('after the end everything is shown, Entropy too (OUTR-42)', () => {
    const state = runOut({ hands: { B: 'GE01' } });
    const seen = outsider.view(state, 0);
    expect(seen.entropy.known).toHaveLength(seen.entropy.size);
    expect(seen.hands[1]?.known).toEqual([0]);
    expect(seen.loyalties).toEqual([0, 0, 1]);
  });
});

describe('Eclipse', () => {
  const eclipse = (more: Partial<WrittenPosition>): State =>
    runOut({ options: { obliteration: 'eclipse' }, ...more });

  test('a tie of the Darkest turns nobody; hands count as they are (OUT-960, OUT-961, OUTR-31)', () => {
    const state = eclipse({ hands: { A: 'DARK', B: 'DARK' }, completed: { A: 'GO01 GO02' } });
    expect(outsider.outcome(state)).toMatchObject({ reason: 'eclipseCrew', winners: [0, 1] });
  });

  test('as many Goals as Outsiders are not enough, and only those of the Crew count (OUT-962)', () => {
    const won = (completed: WrittenPosition['completed']) =>
      outsider.outcome(eclipse({ survival: [1, 1, 3], ...(completed && { completed }) }))?.reason;
    expect(won({ A: 'GO01' })).toBe('eclipseOutsiders');
    expect(won({ A: 'GO01', C: 'GO02' })).toBe('eclipseOutsiders');
    expect(won({ A: 'GO01', B: 'GO02' })).toBe('eclipseCrew');
  });

  test('all Crew Doomed lose to an Outsider who stands, however many Goals (OUT-963, OUTR-29)', () => {
    const state = eclipse({ survival: [0, 0, 1], completed: { A: 'GO01 GO02 GO03' } });
    expect(outsider.outcome(state)).toMatchObject({
      reason: 'eclipseOutsiders',
      rule: 'OUT-963',
      winners: [2],
    });
  });

  test('the last Crew player may turn, and then there is none (OUTR-44)', () => {
    const state = eclipse({ loyalties: 'COO', hands: { A: 'DARK' }, survival: [2, 0, 0] });
    expect(outsider.outcome(state)).toMatchObject({ rule: 'OUT-963', winners: [0, 1, 2] });
  });

  test('else more Survival wins, and in a tie whoever began chooses with all cards open (OUT-960, OUT-964)', () => {
    const more = eclipse({ survival: [2, 2, 3] });
    expect(outsider.outcome(more)).toMatchObject({ reason: 'eclipseCrew', rule: 'OUT-964', winners: [0, 1] });
    const tie = eclipse({ survival: [1, 2, 3], hands: { B: 'GE01', C: 'DARK' }, completed: { C: 'GO05' } });
    expect(outsider.outcome(tie)).toBeNull();
    expect(waitingFor(tie)).toBe('A');
    expect(outsider.view(tie, 0).hands[1]?.known).toEqual([0]);
    expect(outsider.view(tie, 0).entropy.known).toEqual([]);
    expect(refusedBy(tie, 'C', 'sabotage GO05')).toBe('OUT-410');
    play(tie, 'A side outsiders');
    expect(outsider.outcome(tie)).toMatchObject({ reason: 'eclipseOutsiders', winners: [2] });
  });
});

describe('Dark Surge', () => {
  test('more Goals than Doomed and Dark win for the Crew (OUT-970, OUT-971)', () => {
    const state = runOut({ options: { obliteration: 'darkSurge' }, completed: { C: 'GO01' } });
    expect(state.result).toMatchObject({ outcome: 'surgeCrew', winners: [0, 1], points: [1, 0] });
  });
});

describe('The Quick and the Dead', () => {
  const deadly = (more: Partial<WrittenPosition>): State =>
    position({ loyalties: 'CCO', options: { doom: 'quickAndDead' }, ...more });

  test('hand, Goals and the turn stay with the seat (OUT-981, OUT-985, OUTR-32, OUTR-45)', () => {
    const state = deadly({ survival: [1, 3, 3], completed: { A: 'GO01', C: 'GO02' }, hands: { A: 'GE01' } });
    play(state, 'A resolveShift', 'C decline', 'C sabotage GO02');
    expect(state.characters[0]).not.toBe(6);
    expect([state.survival[0], points(state), handText(state, 'A')]).toEqual([3, 1, 'GE01']);
    expect(state.completed[0]).toHaveLength(1);
    expect(waitingFor(state)).toBe('A');
    expect(state.revealed).toBe(0b110);
  });

  test('nobody buys with their last Survival (OUT-986, OUTR-33)', () => {
    expect(refusedBy(deadly({ survival: [1, 3, 3] }), 'A', 'buy')).toBe('OUT-986');
    expect(refusedBy(deadly({ survival: [2, 3, 3] }), 'A', 'buy')).toBeNull();
  });

  test('when all characters are used up the dead come back, and are still counted (OUT-983, OUTR-49)', () => {
    const state = deadly({ survival: [1, 3, 3], completed: { C: 'GO01' } });
    state.dead = [...state.unused];
    state.unused = [];
    state.deaths = 9;
    act(state, 'C', 'sabotage GO01');
    act(state, 'C', 'player A', new Scripted(9));
    expect(state.deaths).toBe(10);
    expect(state.characters[0]).toBe(6);
    expect(state.unused).toHaveLength(9);
  });

  test('only all at zero by one instruction is Obliteration, and counts as Doomed (OUT-987, OUT-988)', () => {
    const strike = (survival: readonly number[]) => {
      const state = deadly({
        survival,
        hands: { A: 'DARK' },
        crises: 'CR02',
        options: { doom: 'quickAndDead', obliteration: 'darkSurge' },
      });
      state.deaths = 1;
      play(state, 'A discardAndDraw', 'A card DARK', 'A done');
      passAll(state);
      return state;
    };
    expect(strike([1, 1, 2]).result).toBeNull();
    expect(strike([1, 1, 1]).result).toMatchObject({ outcome: 'surgeOutsiders', points: [0, 3] });
  });
});
