/** What winning and losing does at each station, on both sides. */
import { describe, expect, test } from 'vitest';
import { STATUSES } from '../cards.ts';
import { readStation, writeCards } from '../notation.ts';
import type { Ship } from '../state.ts';
import { act, decision, legalActions, openOf, refusalOf, trick } from '../testing/play.ts';
import { open, type Position } from '../testing/position.ts';

type Name = keyof NonNullable<Position['tricks']>;

/** Wins by four humans and a fifth: no Phage is there. */
function win(station: Name, written: Position = {}) {
  const opened = open({
    hand: 'ENG-K SCI-Q SEC-Q',
    ...written,
    tricks: { [station]: 'ENG-2 ENG-3 ENG-4 ENG-5', ...written.tricks },
  });
  return { ...opened, told: act(opened.state, `station ENG-K ${station}`) };
}

/** A Phage of the station's suit, while nobody competes with it. */
const RIVAL: Readonly<Partial<Record<Name, string>>> = {
  medical: 'SCI-9',
  cryonics: 'SCI-9',
  hangar: 'OPS-9',
  locus: 'SEC-9',
  labs: 'SEC-9',
  logistics: 'OPS-9',
  oxygen: 'ENG-9',
  power: 'ENG-9',
};
const STRAYS: Readonly<Partial<Record<Name, string>>> = {
  oxygen: '(SCI-2) (SCI-3) (SCI-4)',
  power: '(SCI-2) (SCI-3) (SCI-4)',
};

/** Loses to a lone Phage of the suit, which kills the human played there. */
function lose(station: Name, written: Position = {}) {
  const opened = open({
    hand: 'ENG-K SCI-Q SEC-Q',
    ...written,
    tricks: {
      [station]: `| (${RIVAL[station]}) ${STRAYS[station] ?? '(ENG-2) (ENG-3) (ENG-4)'}`,
      ...written.tricks,
    },
  });
  return { ...opened, told: act(opened.state, `station ENG-K ${station}`) };
}

const statusOf = (ship: Ship): string => STATUSES.filter((_, at) => ship.status & (1 << at)).join(' ');
const isPowered = (ship: Ship, station: Name): boolean => (ship.powered & (1 << readStation(station))) !== 0;

describe('Medical', () => {
  test('a win unlocks the Trackers; with power you may take a discarded card (HYP-384)', () => {
    expect(statusOf(win('medical').ship)).toBe('trackers');
    const { state, ship } = win('medical', { powered: 'medical', crewDiscard: 'OPS-2 OPS-3' });
    expect([statusOf(ship), decision(ship)]).toEqual(['trackers', 'takeFromDiscard']);
    expect(legalActions(state)).toEqual(['take OPS-3', 'take OPS-2', 'decline']);
    expect(refusalOf(state, 'take OPS-4')).toEqual({ rule: 'HYP-113', reason: 'notInDiscard' });
    act(state, 'take OPS-3');
    expect(writeCards(ship.hand)).toBe('SCI-Q SEC-Q OPS-3');
    expect(writeCards(ship.crewDiscard)).toBe('OPS-2 ENG-2 ENG-3 ENG-4 ENG-5 ENG-K');
  });

  test('declining takes none, and an empty pile asks nothing (HYP-384)', () => {
    const { state, ship } = win('medical', { powered: 'medical', crewDiscard: 'OPS-2' });
    act(state, 'decline');
    expect(writeCards(ship.hand)).toBe('SCI-Q SEC-Q');
    expect(decision(win('medical', { powered: 'medical' }).ship)).toBe('optDiscard');
  });

  test('a loss locks them, or kills; with power both (HYP-384)', () => {
    const locked = lose('medical', { status: 'trackers' });
    expect([statusOf(locked.ship), decision(locked.ship)]).toEqual(['', 'optDiscard']);
    expect(decision(lose('medical').ship)).toBe('killHuman');
    const both = lose('medical', { powered: 'medical', status: 'trackers' });
    expect([statusOf(both.ship), decision(both.ship)]).toEqual(['', 'killHuman']);
    expect(decision(lose('medical', { powered: 'medical' }).ship)).toBe('killHuman');
  });
});

describe('Cryonics', () => {
  test.each([
    ['', 10, 3],
    ['cryonics', 10, 5],
    ['', 2, 2],
    ['', 0, 0],
  ])(
    'a win with power "%s" and %d asleep wakes %d, the top ones first (HYP-384)',
    (powered, asleep, woken) => {
      const cryosleep = 'OPS-A OPS-2 OPS-3 OPS-4 OPS-5 OPS-9 OPS-10 OPS-J OPS-Q OPS-K'.split(' ');
      const sleeping = cryosleep.slice(0, asleep);
      const { ship, told } = win('cryonics', { powered, cryosleep: sleeping.join(' ') });
      expect(writeCards(openOf(told, 'woken')[0]?.cards ?? [])).toBe(sleeping.slice(0, woken).join(' '));
      expect(ship.cryosleep).toHaveLength(asleep - woken);
      expect(writeCards(ship.crewDiscard)).toBe(
        [...sleeping.slice(0, woken), 'ENG-2 ENG-3 ENG-4 ENG-5 ENG-K'].join(' '),
      );
    },
  );

  test.each([
    ['', 1],
    ['cryonics', 2],
  ])('a loss with power "%s" takes %d to the Cocoon, unseen (HYP-384)', (powered, taken) => {
    const { ship, told } = lose('cryonics', { powered });
    expect([ship.cryosleep.length, ship.cocoon.length]).toEqual([10 - taken, 10 + taken]);
    expect(openOf(told, 'sleeperTaken')).toEqual(Array(taken).fill({}));
    expect(ship.cocoon.every((card) => card < 64)).toBe(true);
  });

  test('the top sleeper becomes the top of the Cocoon (HYP-384)', () => {
    const { ship } = lose('cryonics', {
      powered: 'cryonics',
      cryosleep: 'OPS-A OPS-2 OPS-3',
      cocoon: 'SEC-K',
    });
    expect([writeCards(ship.cryosleep), writeCards(ship.cocoon)]).toEqual(['OPS-3', 'SEC-K OPS-A OPS-2']);
  });

  test('with one asleep only that one goes; with nobody asleep a human is killed (HYP-384)', () => {
    const one = lose('cryonics', { powered: 'cryonics', cryosleep: 'OPS-A' });
    expect([one.ship.cryosleep.length, decision(one.ship)]).toEqual([0, 'optDiscard']);
    expect(decision(lose('cryonics', { cryosleep: '' }).ship)).toBe('killHuman');
    expect(decision(lose('cryonics', { cryosleep: '', powered: 'cryonics' }).ship)).toBe('killHuman');
  });
});

describe('the Hangar without power', () => {
  test('a win discards a Phage anywhere, turned up (HYP-382)', () => {
    const { state, ship } = win('hangar', { tricks: { labs: '| (SCI-2) SCI-3', oxygen: '| (SCI-4)' } });
    expect(legalActions(state)).toEqual([
      'discardPhage labs 0',
      'discardPhage labs 1',
      'discardPhage oxygen 0',
    ]);
    expect(refusalOf(state, 'discardPhage labs 2')).toEqual({ rule: 'HYP-382', reason: 'noPhageThere' });
    expect(refusalOf(state, 'decline')).toEqual({ rule: 'HYP-384', reason: 'mustChoose' });
    const told = act(state, 'discardPhage labs 0');
    expect(openOf(told, 'phageDiscarded')).toEqual([{ station: 4, slot: 0, card: 2 }]);
    expect(trick(ship, 'labs')).toBe('| SCI-3');
    expect(ship.rescued).toEqual([]);
  });

  test('a single Phage is discarded without asking, none is no matter (HYP-382)', () => {
    expect(openOf(win('hangar', { tricks: { labs: '| (SCI-2)' } }).told, 'phageDiscarded')).toHaveLength(1);
    expect(decision(win('hangar').ship)).toBe('optDiscard');
  });

  test('a loss kills a human, and nobody escapes (HYP-380)', () => {
    const { ship } = lose('hangar');
    expect([decision(ship), ship.result]).toEqual(['killHuman', null]);
  });
});

describe('the Infestation Locus', () => {
  test('a win contains, frees four from the top and asks about arming (HYP-804, HYPR-06)', () => {
    const { state, ship, told } = win('locus', {
      status: 'infestation',
      cocoon: 'OPS-A OPS-2 OPS-3 OPS-4 OPS-5',
    });
    expect(statusOf(ship)).toBe('');
    expect(writeCards(openOf(told, 'freed')[0]?.cards ?? [])).toBe('OPS-A OPS-2 OPS-3 OPS-4');
    expect(writeCards(ship.cocoon)).toBe('OPS-5');
    act(state, 'arm yes');
    expect(statusOf(ship)).toBe('destruct');
  });

  test('with an empty Cocoon and contained it still asks; armed it does not (HYP-384, HYP-804)', () => {
    const { state, ship } = win('locus', { cocoon: '' });
    expect(decision(ship)).toBe('arm');
    act(state, 'arm no');
    expect(statusOf(ship)).toBe('');
    expect(decision(win('locus', { status: 'destruct' }).ship)).toBe('optDiscard');
  });

  test('a loss spreads; if it spreads already a human is cocooned, known and on top (HYP-384, HYPR-14)', () => {
    expect(statusOf(lose('locus').ship)).toBe('infestation');
    const { state, ship } = lose('locus', {
      status: 'infestation',
      tricks: { labs: 'OPS-Q |' },
      sentinels: { oxygen: 'OPS-K' },
    });
    expect(legalActions(state)).toEqual(['cocoon SCI-Q', 'cocoon SEC-Q', 'cocoon OPS-Q', 'cocoon OPS-K']);
    expect(refusalOf(state, 'cocoon OPS-J')).toEqual({ rule: 'HYP-380', reason: 'notInPlay' });
    act(state, 'cocoon OPS-K');
    expect(ship.cocoon.at(-1)).toBe(33 | 64);
    expect([ship.sentinel[6], ship.dead.length]).toEqual([0, 1]);
  });

  test('with nobody in reach nothing happens; the last human cocooned loses the game (HYP-903)', () => {
    const alone = { status: 'infestation', hand: 'ENG-K', crewDeck: 'SCI-K SCI-Q' } as const;
    const none = lose('locus', alone);
    expect([openOf(none.told, 'cocooned'), none.ship.result]).toEqual([[], null]);
    const last = lose('locus', { ...alone, hand: 'ENG-K SCI-Q', crewDeck: '' });
    expect(openOf(last.told, 'cocooned')).toHaveLength(1);
    expect(last.ship.result?.reason).toBe('no_crew');
  });
});

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

describe('the Oxygen Scrubbers', () => {
  test('a win repairs, or discards a Phage if all is well (HYP-384)', () => {
    const repaired = win('oxygen', { status: 'life', tricks: { labs: '| (SCI-2)' } });
    expect([statusOf(repaired.ship), openOf(repaired.told, 'phageDiscarded')]).toEqual(['', []]);
    expect(openOf(win('oxygen', { tricks: { labs: '| (SCI-2)' } }).told, 'phageDiscarded')).toHaveLength(1);
  });

  test('a loss fails Life Support, or kills if it fails already (HYP-384)', () => {
    const failed = lose('oxygen', { hand: 'SCI-K SCI-Q SEC-Q ENG-K' });
    expect([statusOf(failed.ship), decision(failed.ship)]).toEqual(['life', 'optDiscard']);
    expect(decision(lose('oxygen', { status: 'life' }).ship)).toBe('killHuman');
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
    act(none.state, 'decline');
    expect(isPowered(none.ship, 'labs')).toBe(true);
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

describe('kill a human', () => {
  test('anybody in hand, in a trick or standing sentinel, and nobody else (HYP-380, HYP-381, HYPR-14)', () => {
    const { state } = lose('hangar', {
      tricks: { labs: 'OPS-Q |' },
      sentinels: { oxygen: 'OPS-K' },
      crewDiscard: 'SCI-2',
      rescued: 'SCI-3',
    });
    expect(legalActions(state)).toEqual(['kill SCI-Q', 'kill SEC-Q', 'kill OPS-Q', 'kill OPS-K']);
    for (const card of ['SCI-2', 'SCI-3', 'SCI-4', 'SCI-7', 'OPS-J']) {
      expect(refusalOf(state, `kill ${card}`)).toEqual({ rule: 'HYP-380', reason: 'notInPlay' });
    }
  });

  test('the only one dies without asking; with nobody in reach nothing is owed (HYP-380)', () => {
    const one = lose('hangar', { hand: 'ENG-K SCI-Q' });
    expect(writeCards(one.ship.dead)).toBe('ENG-K SCI-Q');
    const none = lose('hangar', { hand: 'ENG-K' });
    expect(writeCards(none.ship.dead)).toBe('ENG-K');
    expect(none.ship.result).toBeNull();
  });

  test('the dead never come back (HYP-111)', () => {
    const { state, ship } = lose('hangar', { crewDeck: '', cocoon: '', cryosleep: '' });
    act(state, 'kill SCI-Q', 'decline');
    expect(writeCards(ship.hand)).toBe('SEC-Q');
    expect(writeCards(ship.dead)).toContain('ENG-K SCI-Q');
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
