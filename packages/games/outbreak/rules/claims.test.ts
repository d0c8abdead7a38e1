/** The ledger of claims. */
import { ActionList } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { MOST_CLAIMS } from '../cards.ts';
import { outbreak } from '../game.ts';
import { REPLACED, STANDING, WITHDRAWN } from '../state.ts';
import { act, openOf, playShift, refusalOf, writeAction } from '../testing/play.ts';
import { position } from '../testing/position.ts';

const noon = (more = {}) => position({ roles: 'SZSSSS', day: 2, shift: 2, ...more });

const claimsOf = (state: ReturnType<typeof noon>): string[] =>
  state.claims.map(
    ({ seat, action }, number) => `${'ABCDEF'[seat]} ${writeAction(action)} ${state.claimStatus[number]}`,
  );

describe('claims', () => {
  test('may be false and change nothing but the ledger (OBK-1001, OBK-1004)', () => {
    const state = noon();
    const before = { ...state, claims: [], claimStatus: [] };
    const told = act(state, 'B', 'played 2 1 C1');
    expect(openOf(told, 'claimed')).toEqual([{ seat: 1, action: codec.read('played 2 1 C1'), replaces: -1 }]);
    expect({ ...state, claims: [], claimStatus: [] }).toEqual(before);
    expect(outbreak.view(state, 3).claims).toEqual([
      { seat: 1, action: codec.read('played 2 1 C1'), day: 2, after: 4 },
    ]);
  });

  test('bind nobody (OBK-1001)', () => {
    const state = noon();
    act(state, 'A', 'plan 2 R');
    expect(refusalOf(state, 'A', 'submit C1')).toBeNull();
  });

  test('a newer one about the same replaces the old one (OBK-1004)', () => {
    const state = noon();
    act(state, 'A', 'plan 2 R');
    act(state, 'A', 'plan 3 R');
    expect(openOf(act(state, 'A', 'plan 2 C1'), 'claimed')[0]?.replaces).toBe(0);
    act(state, 'B', 'played 1 3 C1');
    act(state, 'B', 'played 1 3 R');
    act(state, 'A', 'accuse B PZERO');
    act(state, 'A', 'accuse C UNSURE');
    act(state, 'A', 'vouch B');
    expect(claimsOf(state)).toEqual([
      `A plan 2 R ${REPLACED}`,
      `A plan 3 R ${STANDING}`,
      `A plan 2 C1 ${STANDING}`,
      `B played 1 3 C1 ${REPLACED}`,
      `B played 1 3 R ${STANDING}`,
      `A accuse B PZERO ${REPLACED}`,
      `A accuse C UNSURE ${STANDING}`,
      `A vouch B ${STANDING}`,
    ]);
  });

  test('an own one can be withdrawn, once (OBK-1004)', () => {
    const state = noon();
    act(state, 'A', 'ask B 1 1');
    expect(refusalOf(state, 'B', 'retract 1')?.reason).toBe('notYourClaim');
    act(state, 'A', 'retract 1');
    expect(state.claimStatus).toEqual([WITHDRAWN]);
    expect(refusalOf(state, 'A', 'retract 1')?.reason).toBe('notYourClaim');
  });

  test.each([
    ['A', 'plan 1 C1', 'shiftRevealed'],
    ['A', 'played 2 2 C1', 'shiftNotRevealed'],
    ['A', 'ask B 2 2', 'shiftNotRevealed'],
    ['A', 'ask A 1 1', 'claimAboutSelf'],
    ['A', 'ask H 1 1', 'noSuchAction'],
    ['A', 'suggestCard B 1 R', 'shiftRevealed'],
    ['A', 'suggestCard F 2 R', 'claimAboutOut'],
    ['A', 'suggestTasks ANG STI', 'onlyDuringPick'],
    ['A', 'accuse A PZERO', 'claimAboutSelf'],
    ['A', 'accuse F PZERO', 'claimAboutOut'],
    ['A', 'vouch G', 'noSuchAction'],
    ['A', 'voteIntent SKIP', 'onlyDuringVote'],
    ['F', 'plan 2 C1', 'outsideSilent'],
  ])('%s may not say "%s": %s (OBK-1004)', (name, text, reason) => {
    expect(refusalOf(noon({ out: 'F' }), name, text)?.reason).toBe(reason);
  });

  test('nothing is said twice (OBK-1004)', () => {
    const state = noon();
    act(state, 'A', 'ask B 1 1');
    expect(refusalOf(state, 'A', 'ask B 1 1')?.reason).toBe('saidAlready');
    expect(refusalOf(state, 'C', 'ask B 1 1')).toBeNull();
  });

  test('plans are for the Day: tomorrow the same may be planned again (OBK-1004)', () => {
    const state = position({ roles: 'SZSSS', shift: 3, pair: 'MAD QUI', tasks: { ANG: '1' } });
    act(state, 'A', 'plan 3 R');
    playShift(state, { A: 'R', B: 'R', C: 'R', D: 'R', E: 'R' });
    expect(refusalOf(state, 'A', 'plan 3 R')).toBeNull();
    expect(openOf(act(state, 'A', 'plan 3 R'), 'claimed')[0]?.replaces).toBe(-1);
  });

  test('Tasks are suggested while the Leader chooses, vote intents during the vote (OBK-1004)', () => {
    const pick = position({ roles: 'SZSSS', phase: 'pick', tasks: { MAD: 'destroyed' } });
    expect(refusalOf(pick, 'B', 'suggestTasks STI ANG')).toBeNull();
    expect(refusalOf(pick, 'B', 'suggestTasks MAD ANG')?.rule).toBe('OBK-302');
    const voting = position({ roles: 'SZSSS', day: 2, phase: 'vote', out: 'E' });
    act(voting, 'A', 'voteIntent B');
    expect(openOf(act(voting, 'A', 'voteIntent SKIP'), 'claimed')[0]?.replaces).toBe(0);
    expect(refusalOf(voting, 'A', 'voteIntent E')?.reason).toBe('claimAboutOut');
    expect(refusalOf(voting, 'A', 'voteIntent A')?.reason).toBe('claimAboutSelf');
  });

  test('none names a Rest number, an own role, Sabotage or Infect (OBK-1003, OBKR-18)', () => {
    for (const text of ['plan 2 S1', 'plan 2 INF', 'played 1 1 S2', 'plan 2 R 5', 'accuse B SURVIVOR']) {
      expect(codec.read(text)).toBeUndefined();
    }
    expect(Object.keys(codec.first).slice(1, 10)).toEqual([
      'plan',
      'played',
      'ask',
      'suggestCard',
      'suggestTasks',
      'accuse',
      'vouch',
      'voteIntent',
      'retract',
    ]);
  });

  test('those outside speak where the table allows their voices, but intend no votes (OBK-1006)', () => {
    const silent = noon({ out: 'F' });
    const list = new ActionList();
    outbreak.asides(silent, 5, list);
    expect(list.size).toBe(0);
    const heard = noon({ out: 'F', options: { voicesFromOutside: true } });
    expect(refusalOf(heard, 'F', 'played 1 1 C1')).toBeNull();
    const options = { voicesFromOutside: true };
    const voting = position({ roles: 'SZSSSS', day: 2, phase: 'vote', out: 'F', options });
    expect(refusalOf(voting, 'F', 'voteIntent A')?.reason).toBe('onlyDuringVote');
  });

  test('a full ledger takes no more, but one may still withdraw (OBK-1004)', () => {
    const state = noon();
    act(state, 'A', 'plan 2 R');
    const [claim] = state.claims as [(typeof state.claims)[number]];
    while (state.claims.length < MOST_CLAIMS) {
      state.claims.push({ ...claim, seat: 1 });
      state.claimStatus.push(WITHDRAWN);
    }
    expect(refusalOf(state, 'A', 'plan 3 C1')?.reason).toBe('ledgerFull');
    expect(refusalOf(state, 'A', 'retract 1')).toBeNull();
  });

  test('a table may play without them (OBK-1004)', () => {
    const state = noon({ options: { claims: false } });
    expect(refusalOf(state, 'A', 'plan 2 R')?.reason).toBe('claimsOff');
  });

  test('every claim is public: there is none that only some would hear (OBK-1005)', () => {
    const told = act(noon(), 'B', 'accuse C PZERO');
    expect(told.every(({ own }) => own === undefined)).toBe(true);
  });
});
