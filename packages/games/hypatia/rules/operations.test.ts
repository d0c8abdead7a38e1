/** Operations: who and what is moved, and what that sets off. */
import { describe, expect, test } from 'vitest';
import { act, decision, legalActions, openOf, refusalOf, type Told, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';

describe('Operations', () => {
  test('moves one human from hand, trick or post into the trick of a standing station (HYP-530)', () => {
    const { state, ship } = open({
      hand: 'OPS-2 SCI-3',
      tricks: { labs: 'SEC-2 | (SCI-2)' },
      sentinels: { oxygen: 'ENG-3 right' },
      destroyed: 'power',
      status: 'destruct',
    });
    expect(refusalOf(state, 'tower OPS-2 kill')).toEqual({ rule: 'HYP-501', reason: 'discardOnly' });
    act(state, 'tower OPS-2 discard');
    expect(legalActions(state, 'move')).toHaveLength(7 + 6 + 7);
    expect(legalActions(state, 'movePhage')).toEqual([]);
    expect(refusalOf(state, 'move OPS-2 labs')).toEqual({ rule: 'HYP-380', reason: 'notInPlay' });
    expect(refusalOf(state, 'move SCI-3 power')).toEqual({ rule: 'HYP-406', reason: 'stationDestroyed' });
    expect(refusalOf(state, 'move SEC-2 labs')).toEqual({ rule: 'HYP-530', reason: 'mustChangeStation' });
    expect(refusalOf(state, 'movePhage labs 0 oxygen')).toEqual({ rule: 'HYP-531', reason: 'onePhageMove' });
    expect(refusalOf(state, 'decline')).toEqual({ rule: 'HYP-531', reason: 'moveOneFirst' });
    expect(refusalOf(state, 'pass')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
    act(state, 'move ENG-3 oxygen');
    expect([trick(ship, 'oxygen'), ship.sentinel[6], decision(ship)]).toEqual(['ENG-3 |', 0, 'optDiscard']);
  });

  test('a sentinel may join the trick of its own station (HYP-530, HYPR-34)', () => {
    const { state } = open({ hand: 'OPS-2 SCI-3', sentinels: { labs: 'SEC-2' } });
    act(state, 'tower OPS-2 discard');
    expect(refusalOf(state, 'move SEC-2 labs')).toBeNull();
  });

  test('a moved human counts as played: the trick may resolve (HYP-532)', () => {
    const { state, ship } = open({
      hand: 'OPS-2 SCI-3',
      tricks: { labs: 'SEC-K |', oxygen: 'ENG-A SCI-2 SCI-4 SCI-5 |' },
    });
    const told = act(state, 'tower OPS-2 discard', 'move SEC-K oxygen');
    expect(openOf(told, 'trickFull')).toEqual([{ station: 6, cards: 5 }]);
    expect(trick(ship, 'labs')).toBe('|');
  });

  test('needs somebody to move; from the last station nobody can (HYP-530)', () => {
    const lonely = open({
      hand: 'OPS-2',
      tricks: { hangar: 'SEC-K | (SCI-2)' },
      destroyed: 'medical cryonics locus labs logistics oxygen power',
      status: 'destruct uplink',
    });
    expect(refusalOf(lonely.state, 'tower OPS-2 discard')).toEqual({
      rule: 'HYP-530',
      reason: 'nothingToMove',
    });
    const two = open({
      hand: 'OPS-2',
      tricks: { hangar: 'SEC-K |' },
      destroyed: 'medical cryonics locus labs logistics oxygen',
      status: 'destruct',
    });
    expect(refusalOf(two.state, 'tower OPS-2 discard')).toBeNull();
    const phageOnly = (status: string) =>
      open({ hand: 'OPS-2', tricks: { hangar: '| (SCI-2)' }, status }).state;
    expect(refusalOf(phageOnly(''), 'tower OPS-2 discard')?.reason).toBe('nothingToMove');
    expect(refusalOf(phageOnly('uplink'), 'tower OPS-2 discard')).toBeNull();
    const nobody = open({ hand: 'OPS-2', status: 'uplink' });
    expect(refusalOf(nobody.state, 'tower OPS-2 discard')?.reason).toBe('nothingToMove');
    const post = open({ hand: 'OPS-2', sentinels: { labs: 'SEC-2' } });
    expect(refusalOf(post.state, 'tower OPS-2 discard')).toBeNull();
  });

  test('a single possible move is made without asking (HYP-530)', () => {
    const { state } = open({
      hand: 'OPS-2',
      tricks: { hangar: 'SEC-K |' },
      destroyed: 'medical cryonics locus labs logistics oxygen',
      status: 'destruct',
    });
    const told = act(state, 'tower OPS-2 discard');
    expect(openOf(told, 'moved')).toEqual([{ card: 44, from: { zone: 'trick', station: 2 }, to: 7 }]);
  });

  describe('with the Uplink', () => {
    const written = {
      hand: 'OPS-2 SCI-3 SCI-4',
      status: 'uplink',
      tricks: { labs: '| (SCI-2) SCI-5' },
    } as const;

    test('two moves, the second may be left out (HYP-531)', () => {
      const two = open(written);
      const told = act(two.state, 'tower OPS-2 discard', 'move SCI-3 medical', 'move SCI-4 medical');
      expect(openOf(told, 'moved')).toHaveLength(2);
      expect(openOf(told, 'asked').filter(({ decision: asked }) => asked === 'opsMove')).toHaveLength(2);
      const one = open(written);
      act(one.state, 'tower OPS-2 discard', 'move SCI-3 medical', 'decline');
      expect([trick(one.ship, 'medical'), decision(one.ship)]).toEqual(['SCI-3 |', 'optDiscard']);
    });

    test('one of them a Phage, which keeps its face, and may be the only one (HYP-531, HYP-532, HYPR-33)', () => {
      const { state, ship } = open(written);
      act(state, 'tower OPS-2 discard');
      expect(legalActions(state, 'movePhage')).toHaveLength(14);
      expect(refusalOf(state, 'movePhage labs 2 oxygen')).toEqual({
        rule: 'HYP-382',
        reason: 'noPhageThere',
      });
      expect(refusalOf(state, 'movePhage labs 0 labs')).toEqual({
        rule: 'HYP-530',
        reason: 'mustChangeStation',
      });
      act(state, 'movePhage labs 1 oxygen');
      expect([trick(ship, 'labs'), trick(ship, 'oxygen')]).toEqual(['| (SCI-2)', '| SCI-5']);
      expect(legalActions(state, 'movePhage')).toEqual([]);
      expect(refusalOf(state, 'movePhage labs 0 oxygen')).toEqual({
        rule: 'HYP-531',
        reason: 'onePhageMove',
      });
      expect(legalActions(state, 'move')).toHaveLength(16);
      act(state, 'decline');
      expect(decision(ship)).toBe('optDiscard');
    });

    test('a Phage may be moved second, and face down it stays hidden (HYP-531, HYP-532)', () => {
      const { state, ship } = open(written);
      const told = act(state, 'tower OPS-2 discard', 'move SCI-3 medical', 'movePhage labs 0 oxygen');
      expect(openOf(told, 'phageMoved')).toEqual([{ from: 4, slot: 0, to: 6, card: 0 }]);
      expect(trick(ship, 'oxygen')).toBe('| (SCI-2)');
    });

    test('not to a destroyed station (HYP-531)', () => {
      const { state } = open({ ...written, status: 'uplink destruct', destroyed: 'power' });
      act(state, 'tower OPS-2 discard');
      expect(refusalOf(state, 'movePhage labs 0 power')).toEqual({
        rule: 'HYP-406',
        reason: 'stationDestroyed',
      });
      expect(legalActions(state, 'movePhage')).toHaveLength(12);
    });

    test('two humans into a trick of four: the first resolves it, the second begins a new one (HYP-532)', () => {
      const { state, ship } = open({ ...written, tricks: { oxygen: 'ENG-A SCI-2 SEC-4 SCI-5 |' } });
      const told = act(state, 'tower OPS-2 discard', 'move SCI-3 oxygen', 'move SCI-4 oxygen');
      expect(openOf(told, 'trickFull')).toHaveLength(1);
      expect(trick(ship, 'oxygen')).toBe('SCI-4 |');
    });

    test('what vanished with the first move cannot be moved second (HYP-531)', () => {
      const { state } = open({
        ...written,
        tricks: { oxygen: 'ENG-A SCI-2 SEC-4 | (SCI-5)', labs: '| (SEC-2)' },
      });
      act(state, 'tower OPS-2 discard', 'move SCI-3 oxygen', 'discardPhage oxygen 0');
      expect(refusalOf(state, 'move SEC-4 labs')).toEqual({ rule: 'HYP-380', reason: 'notInPlay' });
      expect(refusalOf(state, 'decline')).toBeNull();
    });

    test('a second move is asked for only where one is left (HYP-531)', () => {
      const asksForMoves = (told: Told[]) =>
        openOf(told, 'asked').filter(({ decision: asked }) => asked === 'opsMove').length;
      const phageOnly = open({ ...written, hand: 'OPS-2', tricks: { labs: '| (SCI-2) (SCI-3)' } });
      expect(asksForMoves(act(phageOnly.state, 'tower OPS-2 discard', 'movePhage labs 0 oxygen'))).toBe(1);
      const humansGone = open({
        hand: 'OPS-2 SCI-3',
        status: 'uplink life',
        tricks: { oxygen: 'ENG-A SCI-2 SEC-4 SCI-5 |', labs: '| (SCI-2)' },
      });
      expect(asksForMoves(act(humansGone.state, 'tower OPS-2 discard', 'move SCI-3 oxygen'))).toBe(2);
      expect(legalActions(humansGone.state, 'movePhage')).toHaveLength(7);
    });

    test('a moved Phage meets the sentinel like a placed one (HYP-533)', () => {
      const guarded = open({ ...written, sentinels: { oxygen: 'SEC-2' } });
      const told = act(guarded.state, 'tower OPS-2 discard', 'movePhage labs 0 oxygen');
      expect(openOf(told, 'intercepted')).toMatchObject([{ from: 4, slot: 0, card: 2, fate: 'turned' }]);
      expect([trick(guarded.ship, 'labs'), trick(guarded.ship, 'oxygen')]).toEqual(['| SCI-5', '|']);
      const watched = open({ ...written, sentinels: { oxygen: 'SCI-9' } });
      act(watched.state, 'tower OPS-2 discard', 'movePhage labs 0 oxygen');
      expect(trick(watched.ship, 'oxygen')).toBe('| SCI-2');
    });

    test('a Phage that comes to rest beside a suit opens its window (HYP-702, HYPR-17)', () => {
      const { state, ship } = open({ ...written, tricks: { labs: '| (SCI-2)', oxygen: 'OPS-7 |' } });
      act(state, 'tower OPS-2 discard', 'movePhage labs 0 oxygen');
      expect(decision(ship)).toBe('xoWindow');
    });

    test('a moved Phage may make a trick resolve (HYP-532)', () => {
      const { state } = open({
        ...written,
        tricks: { labs: '| (SCI-2)', oxygen: 'ENG-A SEC-3 SEC-4 SEC-5 |' },
      });
      const told = act(state, 'tower OPS-2 discard', 'movePhage labs 0 oxygen');
      expect(openOf(told, 'trickFull')).toEqual([{ station: 6, cards: 5 }]);
    });
  });
});
