/** Tower Actions: what all have in common, Engineering and Security. */
import { describe, expect, test } from 'vitest';
import { writeCards } from '../notation.ts';
import { act, decision, legalActions, refusalOf, trick } from '../testing/play.ts';
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
