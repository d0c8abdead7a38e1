/** What winning and losing does at the stations of people, and at the Hangar and the Scrubbers. */
import { describe, expect, test } from 'vitest';
import { writeCards } from '../notation.ts';
import { lose, statusOf, win } from '../testing/outcomes.ts';
import { act, decision, legalActions, openOf, refusalOf, trick } from '../testing/play.ts';

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
      expect(openOf(told, 'woken')).toHaveLength(woken > 0 ? 1 : 0);
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
    const switched = [...told, ...act(state, 'arm yes')].filter(({ type }) => type === 'switched');
    expect(switched.map(({ rule }) => rule)).toEqual(['HYP-384', 'HYP-804']);
    expect(statusOf(ship)).toBe('destruct');
  });

  test('with an empty Cocoon and contained it still asks; armed it does not (HYP-384, HYP-804)', () => {
    const { state, ship, told } = win('locus', { cocoon: '' });
    expect([decision(ship), openOf(told, 'freed')]).toEqual(['arm', []]);
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
    expect(openOf(none.told, 'asked').map(({ decision: asked }) => asked)).not.toContain('cocoonHuman');
    const last = lose('locus', { ...alone, hand: 'ENG-K SCI-Q', crewDeck: '' });
    expect(openOf(last.told, 'cocooned')).toHaveLength(1);
    expect(last.ship.result?.reason).toBe('no_crew');
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
    const post = lose('hangar', { hand: 'ENG-K', sentinels: { oxygen: 'OPS-K' } });
    expect(writeCards(post.ship.dead)).toBe('ENG-K OPS-K');
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
