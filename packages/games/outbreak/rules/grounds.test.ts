/** Reasons that anybody may point at, as long as they are so. */
import { describe, expect, test } from 'vitest';
import { GROUNDS } from '../cards.ts';
import { outbreak } from '../game.ts';
import type { State } from '../state.ts';
import { act, playShift, readAction, refusalOf } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { groundsAgainst } from './grounds.ts';

const against = (state: State, name: string): string[] =>
  groundsAgainst(state, 'ABCDE'.indexOf(name)).map(({ moment, ground }) => `${moment} ${GROUNDS[ground]}`);

function afterMorning(): State {
  const state = position({ roles: 'SZSSS' });
  playShift(state, { A: 'C1', B: 'S1', C: 'C1', D: 'R', E: 'R' });
  return state;
}

describe('what lies open against somebody', () => {
  test('a card that nobody laid, or that fewer laid than claim it (OBK-1004)', () => {
    const state = afterMorning();
    act(state, 'B', 'played 1 1 C2');
    expect(against(state, 'B')).toEqual(['1 NONE-C2']);
    for (const name of ['A', 'B', 'C']) act(state, name, 'played 1 1 C1');
    expect(against(state, 'C')).toEqual(['1 FEWER-C1']);
    expect(against(state, 'B')).toEqual(['1 FEWER-C1', '1 CHANGED']);
  });

  test('silence about harm, but not about a quiet Shift', () => {
    const state = afterMorning();
    expect(against(state, 'E')).toEqual(['1 SILENT']);
    act(state, 'A', 'pick STI MAD');
    playShift(state, { A: 'C2', B: 'R', C: 'C2', D: 'C1', E: 'C1' });
    expect(against(state, 'E')).toEqual(['1 SILENT']);
  });

  test('the same card twice a Day, a plan that was not kept, and Rest where Patient Zero rested', () => {
    const state = afterMorning();
    act(state, 'B', 'played 1 1 R');
    act(state, 'A', 'pick STI MAD');
    act(state, 'B', 'plan 2 C1');
    playShift(state, { A: 'C2', B: 'R', C: 'C2', D: 'C1', E: 'C1' });
    act(state, 'B', 'played 1 2 R');
    expect(against(state, 'B')).toEqual(['1 TWICE-R', '2 TWICE-R', '2 RESTED', '2 OTHERWISE']);
    const covered = { ...state, options: { ...state.options, deepCover: true } };
    expect(against(covered, 'B')).not.toContain('2 RESTED');
  });

  test('a ballot against a Survivor, where ballots have names', () => {
    const state = position({ roles: 'SZSSS', day: 2, phase: 'vote' });
    for (const name of ['B', 'C', 'E']) act(state, name, 'vote D');
    for (const name of ['A', 'D']) act(state, name, 'vote SKIP');
    expect(against(state, 'B')).toEqual(['4 BALLOT']);
    expect(against(state, 'A')).toEqual([]);
    const secret: State = { ...state, options: { ...state.options, ballots: 'secret' } };
    expect(against(secret, 'B')).toEqual([]);
  });
});

describe('a reason', () => {
  test('is refused unless it is so, and about others (OBK-1004)', () => {
    const state = afterMorning();
    act(state, 'B', 'played 1 1 C2');
    expect(refusalOf(state, 'A', 'because B 1 1 NONE-C2')).toBeNull();
    expect(refusalOf(state, 'A', 'because B 1 1 NONE-C1')?.reason).toBe('groundsNotSo');
    expect(refusalOf(state, 'A', 'because B 1 2 NONE-C2')?.reason).toBe('groundsNotSo');
    expect(refusalOf(state, 'B', 'because B 1 1 NONE-C2')?.reason).toBe('claimAboutSelf');
    act(state, 'A', 'because B 1 1 NONE-C2');
    expect(refusalOf(state, 'A', 'because B 1 1 NONE-C2')?.reason).toBe('saidAlready');
  });

  test('reads as a sentence, for everybody and for whoever it is about', () => {
    const words = (reader: number): string | null =>
      outbreak.words.event(
        {
          type: 'claimed',
          rule: 'OBK-1004',
          open: { seat: 0, action: readAction('because B 1 1 NONE-C2'), replaces: -1 },
        },
        { names: [], reader },
      );
    expect(words(4)).toContain('Seat 1 points out that Seat 2 claims');
    expect(words(4)).toContain('but none was in the pile');
    expect(words(0)).toContain('You point out that Seat 2 claims');
    expect(words(1)).toContain('Seat 1 points out that you claim');
  });
});

describe('a denial', () => {
  test('answers an accusation that stands (OBK-1004)', () => {
    const state = afterMorning();
    expect(refusalOf(state, 'B', 'deny A')?.reason).toBe('notAccused');
    act(state, 'A', 'accuse B UNSURE');
    act(state, 'B', 'deny A');
    expect(refusalOf(state, 'B', 'deny A')?.reason).toBe('saidAlready');
  });
});
