/** Tower Actions, rule by rule. */
import { describe, expect, test } from 'vitest';
import { writeCards, writePhage } from '../notation.ts';
import { act, decision, legalActions, openOf, refusalOf, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';

describe('any Tower Action', () => {
  test('is for hand cards that are no XO Suits (HYP-403, HYP-542)', () => {
    const { state } = open({ hand: 'SCI-7 ENG-7 OPS-7 SEC-7 SCI-2', tricks: { labs: '| (SCI-2)' } });
    expect(legalActions(state, 'tower')).toEqual(['tower SCI-2 discard']);
    for (const suit of ['SCI', 'ENG', 'OPS', 'SEC']) {
      expect(refusalOf(state, `tower ${suit}-7 discard`)).toEqual({
        rule: 'HYP-542',
        reason: 'suitHasNoTowerAction',
      });
    }
    expect(refusalOf(state, 'tower SCI-3 discard')).toEqual({ rule: 'HYP-402', reason: 'notInHand' });
  });

  test('sends the acting card away first: discarded or killed (HYP-501, HYP-112, HYPR-10)', () => {
    const discarded = open({ hand: 'SCI-2 SCI-3', tricks: { labs: '| (SCI-2)' } });
    act(discarded.state, 'tower SCI-2 discard');
    expect([writeCards(discarded.ship.crewDiscard), writeCards(discarded.ship.dead)]).toEqual(['SCI-2', '']);
    const killed = open({ hand: 'SEC-2 SCI-3', tricks: { labs: '| (SCI-2)' } });
    act(killed.state, 'tower SEC-2 kill');
    expect([writeCards(killed.ship.crewDiscard), writeCards(killed.ship.dead)]).toEqual(['', 'SEC-2']);
  });

  test('must do something (HYP-502)', () => {
    const { state } = open({ hand: 'SCI-2' });
    expect(legalActions(state, 'tower')).toEqual([]);
    const alone = (hand: string) => open({ hand, crewDeck: 'SCI-K' }).state;
    expect(refusalOf(alone('SCI-2'), 'tower SCI-2 discard')?.reason).toBe('nothingToReveal');
    expect(refusalOf(alone('ENG-2'), 'tower ENG-2 kill')?.reason).toBe('noOtherCard');
    expect(refusalOf(alone('OPS-2'), 'tower OPS-2 discard')?.reason).toBe('nothingToMove');
    expect(refusalOf(alone('SEC-2'), 'tower SEC-2 kill')?.reason).toBe('noPhageInPlay');
  });

  test('a last human who dies acting loses the game (HYP-903)', () => {
    const { state, ship } = open({ hand: 'SEC-2', crewDeck: '', tricks: { labs: '| (SCI-2)' } });
    act(state, 'tower SEC-2 kill');
    expect(writeCards(ship.phageDiscard)).toBe('SCI-2');
    expect(ship.result?.reason).toBe('no_crew');
  });
});

describe('Science', () => {
  const tricks = { labs: '| (SCI-2) SCI-3 (SCI-4)', oxygen: '| (SCI-5) (SCI-9)' } as const;

  test('turns up one to three face-down Phage, all together and for good (HYP-510)', () => {
    const { state, ship } = open({ hand: 'SCI-2 SCI-3', tricks });
    expect(refusalOf(state, 'tower SCI-2 kill')).toEqual({ rule: 'HYP-501', reason: 'discardOnly' });
    act(state, 'tower SCI-2 discard');
    expect(legalActions(state)).toEqual([
      'reveal labs 0',
      'reveal labs 2',
      'reveal oxygen 0',
      'reveal oxygen 1',
    ]);
    expect(refusalOf(state, 'revealDone')).toEqual({ rule: 'HYP-510', reason: 'revealOneFirst' });
    expect(refusalOf(state, 'reveal labs 1')).toEqual({ rule: 'HYP-510', reason: 'notFaceDown' });
    expect(refusalOf(state, 'reveal labs 3')).toEqual({ rule: 'HYP-510', reason: 'notFaceDown' });
    expect(openOf(act(state, 'reveal oxygen 1'), 'revealed')).toEqual([]);
    expect(refusalOf(state, 'reveal oxygen 1')).toEqual({ rule: 'HYP-510', reason: 'markedAlready' });
    expect(refusalOf(state, 'decline')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
    const told = act(state, 'reveal labs 0', 'reveal labs 2');
    expect(openOf(told, 'revealed')).toEqual([
      {
        station: 4,
        phage: [
          { slot: 0, card: 2 },
          { slot: 2, card: 4 },
        ],
      },
      { station: 6, phage: [{ slot: 1, card: 7 }] },
    ]);
    expect([trick(ship, 'labs'), trick(ship, 'oxygen')]).toEqual(['| SCI-2 SCI-3 SCI-4', '| (SCI-5) SCI-9']);
    expect([decision(ship), ship.marked]).toEqual(['optDiscard', []]);
  });

  test('may stop after the first (HYP-510)', () => {
    const { state, ship } = open({ hand: 'SCI-2 SCI-3', tricks });
    act(state, 'tower SCI-2 discard', 'reveal labs 0', 'revealDone');
    expect([trick(ship, 'labs'), decision(ship)]).toEqual(['| SCI-2 SCI-3 (SCI-4)', 'optDiscard']);
  });

  test('ends by itself when no face-down Phage is left; a single one is turned up without asking (HYP-510)', () => {
    const two = open({ hand: 'SCI-2 SCI-3', tricks: { labs: '| (SCI-2) (SCI-4)' } });
    act(two.state, 'tower SCI-2 discard', 'reveal labs 0', 'reveal labs 1');
    expect(decision(two.ship)).toBe('optDiscard');
    const one = open({ hand: 'SCI-2 SCI-3', tricks: { labs: '| SCI-2 (SCI-4)' } });
    act(one.state, 'tower SCI-2 discard');
    expect([trick(one.ship, 'labs'), decision(one.ship)]).toEqual(['| SCI-2 SCI-4', 'optDiscard']);
  });

  test('with the Trackers up to four, then the top four of the deck, next card first (HYP-511)', () => {
    const { state, ship } = open({
      hand: 'SCI-2 SCI-3',
      status: 'trackers',
      tricks: { ...tricks, power: '| (SCI-10)' },
      phageDeck: 'ENG-2 ENG-3 ENG-4 ENG-5 ENG-9',
    });
    const told = act(
      state,
      'tower SCI-2 discard',
      'reveal labs 0',
      'reveal labs 2',
      'reveal oxygen 0',
      'reveal oxygen 1',
    );
    expect(trick(ship, 'power')).toBe('| (SCI-10)');
    expect(writeCards(openOf(told, 'lookedAt')[0]?.cards ?? [])).toBe('ENG-2 ENG-3 ENG-4 ENG-5');
    expect(writePhage(ship.phageDeck)).toBe('(ENG-9) ENG-5 ENG-4 ENG-3 ENG-2');
  });

  test('the Trackers look also where nothing lies face down, without a shuffle (HYP-511, HYP-512)', () => {
    const { state, ship } = open({ hand: 'SCI-2 SCI-3', status: 'trackers', phageDeck: 'ENG-2' });
    const told = act(state, 'tower SCI-2 discard');
    expect(openOf(told, 'lookedAt')).toEqual([{ cards: [13] }]);
    expect([openOf(told, 'shuffled'), ship.phageDeck.length]).toEqual([[], 1]);
    const empty = open({ hand: 'SCI-2 SCI-3', status: 'trackers', phageDeck: '' });
    expect(refusalOf(empty.state, 'tower SCI-2 discard')).toEqual({
      rule: 'HYP-511',
      reason: 'nothingToLookAt',
    });
    const faceDown = open({ hand: 'SCI-2 SCI-3', status: 'trackers', phageDeck: '', tricks });
    act(faceDown.state, 'tower SCI-2 discard', 'reveal labs 0', 'revealDone');
    expect(decision(faceDown.ship)).toBe('optDiscard');
  });

  test('a shuffle ends what you know of the deck (HYP-512)', () => {
    const { state, ship } = open({
      hand: 'SCI-2 SCI-3',
      status: 'trackers',
      phageDeck: 'ENG-2 ENG-3 ENG-4',
      phageDiscard: 'SCI-A SCI-2 SCI-3 SCI-4 SCI-5 SCI-9 OPS-A OPS-2 OPS-3',
    });
    act(state, 'tower SCI-2 discard');
    expect(ship.phageDeck.every((card) => card > 64)).toBe(true);
    act(state, 'decline');
    expect(ship.phageDeck.every((card) => card < 64)).toBe(true);
  });
});

describe('Engineering', () => {
  test('needs another card (HYP-520)', () => {
    const { state } = open({ hand: 'ENG-2', status: 'adhoc' });
    expect(refusalOf(state, 'tower ENG-2 discard')).toEqual({ rule: 'HYP-520', reason: 'noOtherCard' });
  });

  test('its plays may be of any kind, other Tower Actions too (HYP-521)', () => {
    const { state, ship } = open({
      hand: 'ENG-2 ENG-3 SEC-4 SCI-5',
      status: 'adhoc',
      tricks: { labs: '| (SCI-2)' },
    });
    act(state, 'tower ENG-2 kill');
    expect(ship.plays).toBe(3);
    act(state, 'tower ENG-3 discard');
    expect(ship.plays).toBe(4);
    act(state, 'tower SEC-4 kill');
    expect(ship.plays).toBe(3);
    act(state, 'sentinel SCI-5 labs');
    expect(ship.round).toBe(2);
  });
});

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

describe('Security', () => {
  const tricks = { labs: '| (SCI-2) SCI-3', oxygen: '| (SCI-5)' } as const;

  test('kills itself for one Phage in play (HYP-540)', () => {
    const { state, ship } = open({ hand: 'SEC-2 SCI-3', tricks });
    expect(refusalOf(state, 'tower SEC-2 discard')).toEqual({ rule: 'HYP-540', reason: 'sidearmsKill' });
    act(state, 'tower SEC-2 kill');
    expect(legalActions(state)).toEqual([
      'discardPhage labs 0',
      'discardPhage labs 1',
      'discardPhage oxygen 0',
    ]);
    expect(refusalOf(state, 'decline')).toEqual({ rule: 'HYP-541', reason: 'targetOneFirst' });
    expect(refusalOf(state, 'pass')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
    expect(refusalOf(state, 'discardPhage labs 2')).toEqual({ rule: 'HYP-382', reason: 'noPhageThere' });
    act(state, 'discardPhage labs 0');
    expect([trick(ship, 'labs'), decision(ship)]).toEqual(['| SCI-3', 'optDiscard']);
  });

  test('needs a Phage in play; a single one is discarded without asking (HYP-540)', () => {
    expect(refusalOf(open({ hand: 'SEC-2 SCI-3' }).state, 'tower SEC-2 kill')).toEqual({
      rule: 'HYP-540',
      reason: 'noPhageInPlay',
    });
    const { state, ship } = open({ hand: 'SEC-2 SCI-3', tricks: { labs: '| (SCI-2)' } });
    act(state, 'tower SEC-2 kill');
    expect([trick(ship, 'labs'), decision(ship)]).toEqual(['|', 'optDiscard']);
  });

  test('with the Flamethrower it may stop after one (HYP-541)', () => {
    const { state, ship } = open({ hand: 'SEC-2 SCI-3', status: 'flamethrower', tricks });
    act(state, 'tower SEC-2 kill', 'discardPhage labs 0', 'decline');
    expect([trick(ship, 'labs'), trick(ship, 'oxygen')]).toEqual(['| SCI-3', '| (SCI-5)']);
    expect(decision(ship)).toBe('optDiscard');
  });

  test('after the last Phage there is no second target (HYP-541)', () => {
    const { state, ship } = open({
      hand: 'SEC-2 SCI-3',
      status: 'flamethrower',
      tricks: { labs: '| (SCI-2)' },
    });
    act(state, 'tower SEC-2 kill');
    expect(decision(ship)).toBe('optDiscard');
  });
});
