/** What winning and losing does at the stations of things: Labs, Logistics Bay and Reserve Power Plant. */
import { describe, expect, test } from 'vitest';
import { writeCards } from '../notation.ts';
import { isPowered, lose, statusOf, win } from '../testing/outcomes.ts';
import { act, decision, legalActions, openOf, refusalOf, trick } from '../testing/play.ts';

describe('the Labs', () => {
  test('a win unlocks one of choice, then the other, then discards a Phage (HYP-384, HYPR-25)', () => {
    const first = win('labs');
    expect(legalActions(first.state)).toEqual(['unlock adhoc', 'unlock flamethrower']);
    act(first.state, 'unlock adhoc');
    expect(statusOf(first.ship)).toBe('adhoc');
    const second = win('labs', { status: 'adhoc' });
    expect(statusOf(second.ship)).toBe('adhoc flamethrower');
    expect(statusOf(win('labs', { status: 'flamethrower' }).ship)).toBe('adhoc flamethrower');
    const third = win('labs', { status: 'adhoc flamethrower', tricks: { oxygen: '| (SCI-4)' } });
    expect(openOf(third.told, 'phageDiscarded')).toHaveLength(1);
  });

  test('with power it unlocks both, then discards up to two Phage (HYP-384, HYPR-25)', () => {
    expect(statusOf(win('labs', { powered: 'labs' }).ship)).toBe('adhoc flamethrower');
    expect(statusOf(win('labs', { powered: 'labs', status: 'adhoc' }).ship)).toBe('adhoc flamethrower');
    const full = () =>
      win('labs', {
        powered: 'labs',
        status: 'adhoc flamethrower',
        tricks: { oxygen: '| (SCI-4) (SCI-5) (SCI-9)' },
      });
    const two = full();
    act(two.state, 'discardPhage oxygen 0', 'discardPhage oxygen 0');
    expect([trick(two.ship, 'oxygen'), decision(two.ship)]).toEqual(['| (SCI-9)', 'optDiscard']);
    const one = full();
    act(one.state, 'discardPhage oxygen 0', 'decline');
    expect([trick(one.ship, 'oxygen'), decision(one.ship)]).toEqual(['| (SCI-5) (SCI-9)', 'optDiscard']);
    const none = full();
    act(none.state, 'decline');
    expect(decision(none.ship)).toBe('optDiscard');
  });

  test('a loss locks one of choice, the only one, or kills (HYP-384)', () => {
    const choice = lose('labs', { status: 'adhoc flamethrower' });
    expect(legalActions(choice.state)).toEqual(['lock adhoc', 'lock flamethrower']);
    act(choice.state, 'lock flamethrower');
    expect(statusOf(choice.ship)).toBe('adhoc');
    expect(statusOf(lose('labs', { status: 'flamethrower' }).ship)).toBe('');
    expect(decision(lose('labs').ship)).toBe('killHuman');
  });

  test('with power it locks all of them, or kills (HYP-384)', () => {
    const both = lose('labs', { powered: 'labs', status: 'adhoc flamethrower' });
    expect([statusOf(both.ship), decision(both.ship)]).toEqual(['', 'optDiscard']);
    expect(statusOf(lose('labs', { powered: 'labs', status: 'adhoc' }).ship)).toBe('');
    expect(decision(lose('labs', { powered: 'labs' }).ship)).toBe('killHuman');
  });
});

describe('the Logistics Bay', () => {
  test('a win unlocks the Uplink; with power an XO Suit of choice comes to hand (HYP-701)', () => {
    expect(statusOf(win('logistics').ship)).toBe('uplink');
    const { state, ship } = win('logistics', { powered: 'logistics' });
    expect(legalActions(state)).toEqual(['issue SCI-7', 'issue ENG-7', 'issue OPS-7', 'issue SEC-7']);
    expect(refusalOf(state, 'issue SCI-Q')).toEqual({ rule: 'HYP-103', reason: 'notOnMunitions' });
    act(state, 'issue OPS-7');
    expect([statusOf(ship), writeCards(ship.hand)]).toEqual(['uplink', 'SCI-Q SEC-Q OPS-7']);
    expect(writeCards(ship.munitions)).toBe('SCI-7 ENG-7 SEC-7');
  });

  test('the last suit is taken without asking, and none left is no matter (HYP-384)', () => {
    const last = win('logistics', { powered: 'logistics', crewDiscard: 'SCI-7 ENG-7 SEC-7' });
    expect(writeCards(last.ship.hand)).toBe('SCI-Q SEC-Q OPS-7');
    const none = win('logistics', { powered: 'logistics', crewDiscard: 'SCI-7 ENG-7 SEC-7 OPS-7' });
    expect([statusOf(none.ship), decision(none.ship)]).toEqual(['uplink', 'optDiscard']);
  });

  test('a loss locks the Uplink, or discards two; with power both (HYP-383)', () => {
    const locked = lose('logistics', { status: 'uplink' });
    expect([statusOf(locked.ship), locked.ship.hand.length]).toEqual(['', 2]);
    const all = lose('logistics');
    expect(writeCards(openOf(all.told, 'discarded')[0]?.cards ?? [])).toBe('SCI-Q SEC-Q');
    const both = lose('logistics', {
      powered: 'logistics',
      status: 'uplink',
      hand: 'ENG-K SCI-Q SEC-Q OPS-Q',
    });
    expect([statusOf(both.ship), decision(both.ship)]).toEqual(['', 'discardHand']);
    expect(legalActions(both.state)).toHaveLength(3);
    expect(refusalOf(both.state, 'discardTwo SEC-Q SCI-Q')?.reason).toBe('discardTwoOfHand');
    expect(refusalOf(both.state, 'discardTwo SCI-Q SCI-Q')?.reason).toBe('discardTwoOfHand');
    expect(refusalOf(both.state, 'discardTwo SCI-K SEC-Q')?.reason).toBe('discardTwoOfHand');
    expect(refusalOf(both.state, 'discardTwo SCI-Q SEC-K')?.reason).toBe('discardTwoOfHand');
    act(both.state, 'discardTwo SCI-Q SEC-Q');
    expect(writeCards(both.ship.hand)).toBe('OPS-Q');
  });

  test('an empty hand discards nothing (HYP-383)', () => {
    expect(openOf(lose('logistics', { hand: 'ENG-K' }).told, 'discarded')).toEqual([]);
  });
});

describe('the Reserve Power Plant', () => {
  test('a win turns one two-sided station over, either way, or none (HYP-803, HYPR-26)', () => {
    const { state, ship } = win('power', { powered: 'labs' });
    expect(legalActions(state)).toEqual([
      'flip medical',
      'flip cryonics',
      'flip hangar',
      'flip labs',
      'flip logistics',
      'decline',
    ]);
    expect(refusalOf(state, 'flip oxygen')).toEqual({ rule: 'HYP-803', reason: 'oneSided' });
    act(state, 'flip hangar');
    expect([isPowered(ship, 'hangar'), isPowered(ship, 'labs')]).toEqual([true, true]);
    const down = win('power', { powered: 'labs' });
    act(down.state, 'flip labs');
    expect(down.ship.powered).toBe(0);
    const none = win('power', { powered: 'labs' });
    const unturned = none.ship.powered;
    expect(openOf(act(none.state, 'decline'), 'powerSwitched')).toEqual([]);
    expect(none.ship.powered).toBe(unturned);
  });

  test('destroyed stations cannot be turned; with none left nothing is asked (HYP-803)', () => {
    const some = win('power', { destroyed: 'medical labs', status: 'destruct' });
    expect(legalActions(some.state)).toEqual(['flip cryonics', 'flip hangar', 'flip logistics', 'decline']);
    expect(refusalOf(some.state, 'flip labs')).toEqual({ rule: 'HYP-406', reason: 'stationDestroyed' });
    const none = win('power', { destroyed: 'medical cryonics hangar labs logistics', status: 'destruct' });
    expect(decision(none.ship)).toBe('optDiscard');
  });

  test('a loss powers one standing station down, of choice; with none it discards two (HYP-384)', () => {
    const one = lose('power', { powered: 'labs', hand: 'SCI-K SCI-Q SEC-Q ENG-K' });
    expect([one.ship.powered, one.ship.hand.length]).toEqual([0, 3]);
    const choice = lose('power', {
      powered: 'labs hangar medical',
      destroyed: 'medical',
      status: 'destruct',
    });
    expect(legalActions(choice.state)).toEqual(['powerDown hangar', 'powerDown labs']);
    expect(refusalOf(choice.state, 'powerDown medical')).toEqual({
      rule: 'HYP-406',
      reason: 'stationDestroyed',
    });
    expect(refusalOf(choice.state, 'powerDown cryonics')).toEqual({ rule: 'HYP-102', reason: 'notPowered' });
    act(choice.state, 'powerDown labs');
    expect(isPowered(choice.ship, 'hangar')).toBe(true);
    const none = lose('power', { powered: 'medical', destroyed: 'medical', status: 'destruct' });
    expect(openOf(none.told, 'discarded')).toHaveLength(1);
  });
});

test('other answers are refused while an effect waits (HYP-384)', () => {
  const positions: [string, ReturnType<typeof win>][] = [
    ['killHuman', lose('hangar')],
    ['cocoonHuman', lose('locus', { status: 'infestation' })],
    ['labsUnlock', win('labs')],
    ['labsLock', lose('labs', { status: 'adhoc flamethrower' })],
    ['powerFlip', win('power')],
    ['powerDown', lose('power', { powered: 'labs hangar' })],
    ['takeXO', win('logistics', { powered: 'logistics' })],
    ['takeFromDiscard', win('medical', { powered: 'medical', crewDiscard: 'OPS-2' })],
    ['arm', win('locus')],
    ['discardPhage', win('hangar', { tricks: { labs: '| (SCI-2) (SCI-3)' } })],
    ['discardHand', lose('logistics', { hand: 'ENG-K SCI-Q SEC-Q OPS-Q' })],
  ];
  for (const [name, { state, ship }] of positions) {
    expect(decision(ship)).toBe(name);
    for (const text of ['pass', 'station SCI-Q labs', 'destroy labs', 'victims 1']) {
      expect([name, refusalOf(state, text)]).toEqual([name, { rule: 'HYP-384', reason: 'otherDecision' }]);
    }
  }
});
