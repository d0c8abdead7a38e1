/** Votes and what becomes of those who lose them. */
import { SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { outbreak } from '../game.ts';
import { act, heardBy, legal, openOf, playShift, refusalOf, vote, waitingFor } from '../testing/play.ts';
import { position } from '../testing/position.ts';

const voting = (roles = 'SZSSS', more = {}) => position({ roles, day: 2, phase: 'vote', ...more });

describe('ballots', () => {
  test('Day 1 has no vote, every other Day begins with one (OBK-801)', () => {
    const first = position({ roles: 'SZSSS', shift: 3, pair: 'MAD QUI', tasks: { ANG: '1' } });
    expect(first.votes).toEqual([]);
    const told = playShift(first, { A: 'R', B: 'R', C: 'R', D: 'R', E: 'R' });
    expect(openOf(told, 'asked').at(-1)?.phase).toBe('vote');
    expect(refusalOf(first, 'A', 'pick ANG STI')?.rule).toBe('OBK-801');
  });

  test('for any other living seat, the Leader included, or to skip (OBK-802)', () => {
    const state = voting('SZSSSS', { out: 'E' });
    expect(waitingFor(state)).toBe('ABCDF');
    expect(legal(state, 'B')).toEqual(['vote A', 'vote C', 'vote D', 'vote F', 'vote SKIP']);
    expect(refusalOf(state, 'B', 'vote B')?.reason).toBe('noVoteForSelf');
    expect(refusalOf(state, 'B', 'vote E')?.reason).toBe('targetOut');
    expect(refusalOf(state, 'B', 'vote H')?.rule).toBe('OBK-802');
    expect(refusalOf(state, 'E', 'vote A')?.rule).toBe('OBK-104');
  });

  test('are secret until all are in, then shown with names (OBK-803, OBKR-21)', () => {
    const state = voting();
    const first = act(state, 'A', 'vote B');
    expect(heardBy(first, 'C', 'ballotCast')).toEqual([
      { type: 'ballotCast', rule: 'OBK-803', open: { seat: 0 } },
    ]);
    expect(outbreak.view(state, 2).chosen).toEqual([11, -1, -1, -1, -1]);
    const told = vote(state, { B: 'A', C: 'A', D: 'SKIP', E: 'SKIP' });
    expect(openOf(told, 'votesCounted')).toEqual([
      { day: 2, totals: [2, 1, 0, 0, 0, 2], ballots: [1, 0, 0, 8, 8], out: -1 },
    ]);
    expect(outbreak.view(state, SPECTATOR).votes[0]?.ballots).toEqual([1, 0, 0, 8, 8]);
  });

  test('stay without names where the table agreed so (OBK-803)', () => {
    const state = voting('SZSSS', { options: { ballots: 'secret' } });
    const told = vote(state, { A: 'B', B: 'A', C: 'A', D: 'SKIP', E: 'SKIP' });
    expect(openOf(told, 'votesCounted')[0]?.ballots).toBeNull();
    expect(outbreak.view(state, 0).votes[0]).toMatchObject({
      ballots: null,
      mine: 1,
      totals: [2, 1, 0, 0, 0, 2],
    });
  });

  test('where most skip nobody is out, by either rule (OBK-804, OBK-805)', () => {
    for (const voteRule of ['plurality', 'majority'] as const) {
      const state = voting('SZSSS', { options: { voteRule } });
      const told = vote(state, { A: 'B', B: 'SKIP', C: 'SKIP', D: 'SKIP', E: 'SKIP' });
      expect(openOf(told, 'votesCounted')[0]?.out).toBe(-1);
      expect(openOf(told, 'votedOut')).toEqual([]);
      expect(state.out).toBe(0);
    }
  });

  test('a tie at three living seats puts nobody out (OBK-804)', () => {
    const state = voting('SZSII', { out: 'DE' });
    vote(state, { A: 'B', B: 'C', C: 'A' });
    expect(state.votes[0]?.out).toBe(-1);
    expect(state.day).toBe(2);
  });

  test('a majority is needed where agreed (OBK-805)', () => {
    const state = voting('SZSSSS', { options: { voteRule: 'majority' } });
    vote(state, { A: 'F', B: 'F', C: 'F', D: 'SKIP', E: 'SKIP', F: 'A' });
    expect(state.out).toBe(0);
  });
});

describe('voted out', () => {
  test('for good: no vote, no repair ballot, not counted, the team as shown (OBK-807, OBK-806)', () => {
    const state = voting('SZSSSS');
    const told = vote(state, { A: 'F', B: 'F', C: 'F', D: 'F', E: 'SKIP', F: 'A' });
    expect(openOf(told, 'votedOut')).toEqual([{ seat: 5, role: 0 }]);
    expect(state.out).toBe(0b100000);
    expect(state.result).toBeNull();
    act(state, 'A', 'pick ANG STI');
    expect(waitingFor(state)).toBe('ABCDEF');
    act(state, 'F', 'hold');
    expect(waitingFor(state)).toBe('ABCDE');
  });

  test('their earlier cards stay secret (OBK-806)', () => {
    const state = position({ roles: 'SZSSS', shift: 3, pair: 'MAD QUI', tasks: { ANG: '1' } });
    playShift(state, { A: 'R', B: 'R', C: 'R', D: 'R', E: 'C1' });
    vote(state, { A: 'E', B: 'E', C: 'E', D: 'E', E: 'SKIP' });
    expect(outbreak.view(state, 0).records.at(-1)?.owners).toBeNull();
  });

  test('the Leader’s successor is the next living seat, round the table, whatever its role (OBK-808, OBKR-23)', () => {
    const state = voting('SZSSSS', { leader: 'F', out: 'A' });
    vote(state, { B: 'F', C: 'F', D: 'F', E: 'SKIP', F: 'SKIP' });
    expect(state.leader).toBe(1);
    expect(outbreak.view(state, SPECTATOR).roles[1]).toBe(3);
    expect(waitingFor(state)).toBe('B');
  });

  test('there is always one Leader (OBK-007)', () => {
    const state = voting('SZSSSS');
    vote(state, { A: 'C', B: 'C', C: 'A', D: 'C', E: 'SKIP', F: 'SKIP' });
    expect(state.leader).toBe(0);
    expect(
      openOf(vote(voting('SZSSSS'), { A: 'SKIP', B: 'A', C: 'A', D: 'A', E: 'A', F: 'A' }), 'leaderPassed'),
    ).toEqual([{ from: 0, to: 1 }]);
  });
});
