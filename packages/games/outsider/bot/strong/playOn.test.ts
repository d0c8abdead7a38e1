import { fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../../state.ts';
import { play } from '../../testing/play.ts';
import { position, type WrittenPosition } from '../../testing/position.ts';
import { judge } from './judgement.ts';
import { mindsOf, playOn } from './playOn.ts';

const at = (written: Partial<WrittenPosition>): State => position({ loyalties: 'CCCO', turn: 5, ...written });

function playedOn(state: State, lastTurn: number): State {
  const minds = mindsOf(judge(state, 0, []))(state);
  playOn(state, minds, lastTurn, silentContext(fastRandom('luck')));
  return state;
}

describe('an imagined world', () => {
  test('goes on to the first choice of the turn it was asked for', () => {
    const state = playedOn(at({ hands: { A: 'GE01 GO05', B: 'GE02', C: 'GE03', D: 'GE04' } }), 7);
    expect([state.turn, state.active, state.used, state.result]).toEqual([7, 2, 0, null]);
  });

  test('goes on to the end of the game where nobody stops it', () => {
    expect(playedOn(at({}), 1000).result).not.toBeNull();
  });

  test('has Crew declare, and the Outsider cut the Goals before', () => {
    const crew = { A: 'GO01 GO02', B: 'GO03', C: 'GO04' };
    expect(playedOn(at({ completed: { ...crew, B: 'GO03 GO06', D: 'GO05' } }), 6).result?.outcome).toBe(
      'crew',
    );
    const cut = playedOn(at({ completed: { ...crew, D: 'GO10' } }), 6);
    expect([cut.result, cut.completed[3]]).toEqual([null, []]);
  });

  test('has whoever holds a Gravity Shield use it when all would be lost', () => {
    const shielded = (hand: string): State => {
      const state = at({ hands: { A: 'DARK', C: hand }, survival: [1, 1, 1, 1], crises: 'CR02' });
      play(state, 'A discardAndDraw', 'A card DARK', 'A done');
      return playedOn(state, 5);
    };
    expect(shielded('GE01').result?.outcome).toBe('obliteration');
    expect(shielded('TE01').survival).toEqual([1, 1, 1, 1]);
  });
});
