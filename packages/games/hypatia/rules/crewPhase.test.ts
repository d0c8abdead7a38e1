/** The Crew phase, rule by rule. */
import { describe, expect, test } from 'vitest';
import { writeCards } from '../notation.ts';
import { act, decision, legalActions, openOf, refusalOf, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';

describe('plays', () => {
  test('one a phase, each kind uses it (HYP-401)', () => {
    for (const text of ['station SCI-2 medical', 'sentinel SCI-2 medical', 'tower SEC-3 kill']) {
      const { state, ship } = open({ hand: 'SCI-2 SEC-3 ENG-4', tricks: { labs: '| (SCI-2)' } });
      expect(ship.plays).toBe(1);
      act(state, text);
      expect(decision(ship)).toBe('optDiscard');
    }
  });

  test('any card to any standing station, whatever its suit (HYP-402, HYP-406)', () => {
    const { state } = open({ hand: 'SCI-2 OPS-7', destroyed: 'labs', status: 'destruct' });
    expect(legalActions(state, 'station')).toHaveLength(14);
    expect(refusalOf(state, 'station SCI-2 labs')).toEqual({ rule: 'HYP-406', reason: 'stationDestroyed' });
    expect(refusalOf(state, 'station SCI-3 medical')).toEqual({ rule: 'HYP-402', reason: 'notInHand' });
  });

  test('a sentinel faces left at a standing station that has none (HYP-404, HYP-601, HYPR-13)', () => {
    const { state, ship } = open({
      hand: 'SCI-2 OPS-7',
      destroyed: 'labs',
      status: 'destruct',
      sentinels: { hangar: 'SEC-2' },
    });
    expect(legalActions(state, 'sentinel')).toHaveLength(12);
    expect(refusalOf(state, 'sentinel SCI-2 labs')).toEqual({ rule: 'HYP-406', reason: 'stationDestroyed' });
    expect(refusalOf(state, 'sentinel SCI-2 hangar')).toEqual({ rule: 'HYP-404', reason: 'sentinelThere' });
    expect(refusalOf(state, 'sentinel SCI-3 oxygen')).toEqual({ rule: 'HYP-402', reason: 'notInHand' });
    act(state, 'sentinel OPS-7 oxygen');
    expect(ship.sentinel[6]).toBe(28);
  });

  test('passing loses all plays, and you may still discard (HYP-405, HYP-408, HYPR-21)', () => {
    const { state, ship } = open({ hand: 'ENG-2 ENG-3 ENG-4', status: 'adhoc' });
    act(state, 'tower ENG-2 discard');
    expect(ship.plays).toBe(2);
    act(state, 'pass');
    expect([ship.plays, decision(ship)]).toEqual([0, 'optDiscard']);
  });

  test('plays left with an empty hand are lost (HYP-521)', () => {
    const { state, ship } = open({ hand: 'ENG-2 ENG-3', status: 'adhoc', tricks: { labs: '| (SCI-2)' } });
    const told = act(state, 'tower ENG-2 discard', 'station ENG-3 oxygen');
    expect(openOf(told, 'asked').map(({ decision: asked }) => asked)).not.toContain('optDiscard');
    expect([ship.plays, ship.round]).toEqual([1, 2]);
    expect(decision(ship)).toBe('play');
  });

  test('other answers are refused (HYP-384)', () => {
    const { state } = open({ hand: 'SCI-2' });
    for (const text of ['decline', 'kill SCI-2', 'discard SCI-2', 'move SCI-2 labs', 'extra labs SCI-2']) {
      expect(refusalOf(state, text)).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
    }
  });
});

describe('an empty hand', () => {
  test('must resolve a station with a card in its trick (HYP-407, HYP-307)', () => {
    const { state, ship } = open({
      tricks: { labs: '| (SCI-2)', oxygen: 'ENG-2 |' },
      sentinels: { power: 'ENG-3' },
    });
    expect(decision(ship)).toBe('forcedResolve');
    expect(legalActions(state)).toEqual(['resolve labs', 'resolve oxygen']);
    expect(refusalOf(state, 'resolve power')).toEqual({ rule: 'HYP-407', reason: 'nothingToResolve' });
    expect(refusalOf(state, 'pass')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
    const told = act(state, 'resolve oxygen');
    expect(openOf(told, 'trickFull')).toEqual([{ station: 6, cards: 1 }]);
    expect(openOf(told, 'compared')).toMatchObject([{ winner: 'humans' }]);
  });

  test('without any card in play nothing happens (HYP-407)', () => {
    const { ship, told } = open({ crewDeck: 'SCI-2 SCI-3' });
    expect(openOf(told, 'trickFull')).toEqual([]);
    expect(writeCards(ship.hand)).toBe('SCI-2 SCI-3');
  });

  test('a destroyed station cannot be named (HYP-407)', () => {
    const { state } = open({
      tricks: { labs: '| (SCI-2)', oxygen: 'ENG-2 |' },
      destroyed: 'power',
      status: 'destruct',
    });
    expect(refusalOf(state, 'resolve power')).toEqual({ rule: 'HYP-406', reason: 'stationDestroyed' });
  });

  test('a suit may be used first, and again (HYP-702, HYP-707, HYPR-17)', () => {
    const { state, ship } = open({ tricks: { labs: 'OPS-7 SCI-7 | (SCI-2) (SCI-3) (SCI-4)' } });
    expect(decision(ship)).toBe('xoWindow');
    act(state, 'xo OPS-7 labs 0', 'xo SCI-7 labs 0');
    expect(writeCards(ship.dead)).toBe('OPS-7 SCI-7');
    expect(ship.round).toBe(2);
  });

  test('is followed by the rest of the phase (HYP-408, HYP-409)', () => {
    const { state, ship } = open({
      powered: 'medical',
      crewDiscard: 'ENG-2',
      crewDeck: 'ENG-3 ENG-4',
      tricks: { medical: 'SCI-2 |' },
    });
    expect(decision(ship)).toBe('takeFromDiscard');
    act(state, 'take ENG-2');
    expect(decision(ship)).toBe('optDiscard');
    act(state, 'discard ENG-2');
    expect(ship.hand).toHaveLength(4);
  });
});

describe('tricks left at five', () => {
  test('several resolve in the order you choose (HYP-306)', () => {
    const five = '| (SCI-2) (SCI-3) (SCI-4) (SCI-5) (SCI-9)';
    const { state, ship } = open({
      hand: 'ENG-2',
      sentinels: { labs: 'OPS-2', oxygen: 'OPS-3' },
      tricks: { labs: five, oxygen: '| (OPS-2) (OPS-3) (OPS-4) (OPS-5) (OPS-9)', power: '| (ENG-2)' },
    });
    act(state, 'pass');
    expect(legalActions(state)).toEqual(['resolve labs', 'resolve oxygen']);
    expect(refusalOf(state, 'resolve power')).toEqual({ rule: 'HYP-306', reason: 'notFull' });
    expect(refusalOf(state, 'decline')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
    const told = act(state, 'resolve oxygen');
    expect(openOf(told, 'trickFull').map(({ station }) => station)).toEqual([6, 4]);
    expect(decision(ship)).toBe('optDiscard');
  });
});

describe('an Engineering sentinel', () => {
  test('gives one extra card in the phase it was posted, and then no more (HYP-607)', () => {
    const { state, ship } = open({
      hand: 'ENG-2 SCI-3 SCI-4',
      tricks: { labs: '| (SCI-2)' },
      crewDeck: '',
      phageDeck: '',
      phageDiscard: '',
    });
    act(state, 'sentinel ENG-2 labs', 'decline');
    expect(decision(ship)).toBe('engExtra');
    expect(legalActions(state)).toEqual(['extra labs SCI-3', 'extra labs SCI-4', 'decline']);
    expect(refusalOf(state, 'extra oxygen SCI-3')).toEqual({ rule: 'HYP-607', reason: 'noEngineer' });
    expect(refusalOf(state, 'extra labs SCI-5')).toEqual({ rule: 'HYP-402', reason: 'notInHand' });
    expect(refusalOf(state, 'pass')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
    act(state, 'extra labs SCI-3');
    expect([trick(ship, 'labs'), ship.round]).toEqual(['SCI-3 | (SCI-2)', 2]);
  });

  test('gives it after the draw, and nothing is drawn for it (HYP-607, HYPR-12)', () => {
    const { state, ship } = open({
      hand: 'SCI-3 SCI-4',
      crewDeck: 'OPS-K OPS-Q OPS-J OPS-10',
      sentinels: { labs: 'ENG-2' },
      phageDeck: '',
      phageDiscard: '',
    });
    act(state, 'pass');
    expect(decision(ship)).toBe('optDiscard');
    act(state, 'decline');
    expect([decision(ship), writeCards(ship.hand)]).toEqual(['engExtra', 'SCI-3 SCI-4 OPS-K OPS-Q OPS-J']);
    act(state, 'extra labs OPS-K');
    expect([ship.round, writeCards(ship.hand)]).toEqual([2, 'SCI-3 SCI-4 OPS-Q OPS-J']);
  });

  test('gives it before the discard where that was agreed on (HYP-607, HYPR-12)', () => {
    const { state, ship } = open({
      hand: 'ENG-2 SCI-3 SCI-4',
      tricks: { labs: '| (SCI-2)' },
      options: { sentinelCard: 'beforeDiscard' },
    });
    act(state, 'sentinel ENG-2 labs');
    expect(legalActions(state)).toEqual(['extra labs SCI-3', 'extra labs SCI-4', 'decline']);
    act(state, 'extra labs SCI-3');
    expect([trick(ship, 'labs'), decision(ship)]).toEqual(['SCI-3 | (SCI-2)', 'optDiscard']);
    act(state, 'decline');
    expect(ship.hand).toHaveLength(5);
  });

  test('each of several once, in any order, or none (HYP-607)', () => {
    const written = {
      hand: 'SCI-3 SCI-4 SCI-5',
      sentinels: { labs: 'ENG-2', oxygen: 'ENG-3' },
      crewDeck: '',
      phageDeck: '',
      phageDiscard: '',
    } as const;
    const { state, ship } = open(written);
    act(state, 'pass', 'decline', 'extra oxygen SCI-3');
    expect(legalActions(state)).toEqual(['extra labs SCI-4', 'extra labs SCI-5', 'decline']);
    expect(refusalOf(state, 'extra oxygen SCI-4')).toEqual({ rule: 'HYP-607', reason: 'extraUsed' });
    act(state, 'extra labs SCI-4');
    expect([ship.round, decision(ship)]).toEqual([2, 'play']);
    const none = open(written);
    act(none.state, 'pass', 'decline', 'decline');
    expect([none.ship.round, none.ship.hand.length]).toEqual([2, 3]);
  });

  test('works again in the next phase (HYP-607)', () => {
    const { state, ship } = open({
      hand: 'SCI-3 SCI-4',
      sentinels: { labs: 'ENG-2' },
      phageDeck: '',
      phageDiscard: '',
    });
    act(state, 'pass', 'decline', 'extra labs SCI-3');
    expect([ship.round, decision(ship)]).toEqual([2, 'play']);
    act(state, 'pass', 'decline');
    expect(decision(ship)).toBe('engExtra');
  });

  test('its card may make the trick resolve; the sentinel that is gone gives no more (HYP-305, HYP-607)', () => {
    const { state, ship } = open({
      hand: 'SEC-K SCI-4',
      sentinels: { labs: 'ENG-2 right' },
      tricks: { labs: 'SCI-2 SCI-3 SCI-5 SCI-9 |' },
      phageDeck: '',
      phageDiscard: '',
    });
    const told = act(state, 'pass', 'decline', 'extra labs SEC-K', 'unlock adhoc');
    expect(openOf(told, 'trickFull')).toHaveLength(1);
    expect([ship.sentinel[4], ship.round]).toEqual([0, 2]);
  });

  test('an empty hand is not asked (HYP-607)', () => {
    const { told } = open({ sentinels: { labs: 'ENG-2' }, crewDeck: '' });
    expect(openOf(told, 'asked').map(({ decision: asked }) => asked)).not.toContain('engExtra');
  });
});

describe('the end of the phase', () => {
  test('suits may be used once more, anywhere (HYP-702, HYPR-17)', () => {
    const { state, ship } = open({
      hand: 'SCI-2',
      tricks: { labs: 'OPS-7 | (SCI-2)', oxygen: 'ENG-7 | (SCI-3)' },
    });
    act(state, 'pass', 'decline');
    expect(ship.hand).toHaveLength(5);
    expect(legalActions(state)).toEqual(['xo OPS-7 labs 0', 'xo ENG-7 oxygen 0', 'decline']);
    act(state, 'xo ENG-7 oxygen 0');
    expect(legalActions(state)).toEqual(['xo OPS-7 labs 0', 'decline']);
    act(state, 'decline');
    expect(ship.round).toBe(2);
  });

  test('one card may be discarded, or none (HYP-408)', () => {
    const { state, ship } = open({ hand: 'SCI-2 SCI-3', crewDeck: '', phageDeck: '', phageDiscard: '' });
    act(state, 'pass');
    expect(legalActions(state)).toEqual(['discard SCI-2', 'discard SCI-3', 'decline']);
    expect(refusalOf(state, 'discard SCI-4')).toEqual({ rule: 'HYP-402', reason: 'notInHand' });
    expect(refusalOf(state, 'pass')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
    const told = act(state, 'discard SCI-2');
    expect(openOf(told, 'discarded')).toEqual([{ cards: [2] }]);
    // The only card of its pile, it is shuffled and drawn again at once.
    expect(writeCards(ship.hand)).toBe('SCI-3 SCI-2');
    const kept = open({ hand: 'SCI-2 SCI-3', crewDeck: '', phageDeck: '', phageDiscard: '' });
    expect(openOf(act(kept.state, 'pass', 'decline'), 'discarded')).toEqual([]);
    expect(writeCards(kept.ship.hand)).toBe('SCI-2 SCI-3');
  });

  test('the hand is drawn up to five, over a shuffle if need be (HYP-108, HYP-409)', () => {
    const { state, ship } = open({
      hand: 'SCI-2',
      crewDeck: 'ENG-A ENG-2',
      crewDiscard: 'OPS-A OPS-2 OPS-3',
      phageDeck: '',
      phageDiscard: '',
    });
    const told = act(state, 'pass', 'decline');
    expect(told.map(({ type }) => type).filter((type) => type === 'drew' || type === 'shuffled')).toEqual([
      'drew',
      'shuffled',
      'drew',
    ]);
    expect(writeCards(ship.hand.slice(0, 3))).toBe('SCI-2 ENG-A ENG-2');
    expect([ship.hand.length, ship.crewDeck.length, ship.crewDiscard.length]).toEqual([5, 1, 0]);
  });

  test('a hand of six stays and draws nothing (HYP-409, HYPR-29)', () => {
    const { state, ship } = open({
      hand: 'SCI-2 SCI-3 SCI-4 SCI-5 SCI-9 SCI-10',
      phageDeck: '',
      phageDiscard: '',
    });
    const told = act(state, 'pass', 'decline');
    expect([openOf(told, 'drew'), ship.hand.length]).toEqual([[], 6]);
  });

  test('the rounds are counted (HYP-201)', () => {
    const { state, ship } = open({ hand: 'SCI-2', round: 7 });
    const told = act(state, 'pass', 'decline');
    expect(openOf(told, 'roundBegan')).toEqual([{ round: 8, seat: 0 }]);
    expect(ship.round).toBe(8);
  });
});
