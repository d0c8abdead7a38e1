/** Relay, race and the seats. */
import {
  ActionList,
  CLOCK,
  eventFor,
  fastRandom,
  REVIEWER,
  type Seat,
  SPECTATOR,
  seatsIn,
  silentContext,
} from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { hypatia } from '../game.ts';
import { writeCards } from '../notation.ts';
import { commanderOf, lastRoundOf, type Ship, type ShipResult, type State } from '../state.ts';
import { act, perform, readAction, refusalOf, type Told } from '../testing/play.ts';
import { open } from '../testing/position.ts';
import { newMatch, playOut } from '../testing/randomGame.ts';
import { shipSeen } from '../view.ts';
import { byFinish } from './ending.ts';
import { NO_LUCK } from './shuffles.ts';

const shipAt = (state: State, seat: Seat): Ship => state.ships[seat] as Ship;

describe('the mode fits the seats', () => {
  test.each([
    ['solo', 1, 'solo'],
    ['relay', 1, 'solo'],
    ['race', 1, 'solo'],
    ['solo', 2, 'relay'],
    ['relay', 3, 'relay'],
    ['race', 4, 'race'],
  ] as const)('%s with %d plays as %s (HYPR-31)', (mode, seats, played) => {
    const state = newMatch('mode', seats, { mode });
    expect(state.mode).toBe(played);
    expect(state.ships).toHaveLength(played === 'race' ? seats : 1);
  });
});

describe('a relay', () => {
  test('gives each round to the next seat (HYPR-31)', () => {
    const { state, ship } = open({
      hand: 'SCI-2',
      seats: 3,
      options: { mode: 'relay' },
      phageDeck: '',
      phageDiscard: '',
    });
    const commanders: Seat[] = [];
    for (let round = 0; round < 4; round++) {
      commanders.push(commanderOf(ship));
      expect(seatsIn(hypatia.waiting(state))).toEqual([commanderOf(ship)]);
      act(state, 'pass', 'decline');
    }
    expect(commanders).toEqual([0, 1, 2, 0]);
    expect(hypatia.refusal(state, 0, readAction('pass'))).toEqual({ rule: 'HYP-401', reason: 'notYourTurn' });
  });

  test('lets everybody see the same and shares the result (HYPR-31)', () => {
    const state = newMatch('relay', 2, { mode: 'relay' });
    const [one, other] = [hypatia.view(state, 0), hypatia.view(state, 1)];
    expect(shipSeen(one)).toEqual(shipSeen(other));
    expect(shipSeen(hypatia.view(state, SPECTATOR))).toEqual(shipSeen(one));
    shipAt(state, 0).result = { reason: 'ship_destroyed', won: true, score: 4, rescued: 4, round: 30 };
    expect(hypatia.outcome(state)).toEqual({
      winners: [0, 1],
      scores: [4, 4],
      reason: 'ship_destroyed',
      rule: 'HYP-810',
    });
    shipAt(state, 0).result = { reason: 'escape', won: false, score: 0, rescued: 4, round: 30 };
    expect(hypatia.outcome(state)).toEqual({
      winners: [],
      scores: [0, 0],
      reason: 'escape',
      rule: 'HYP-901',
    });
  });
});

describe('a race', () => {
  const race = () => newMatch('race', 3, { mode: 'race' });

  test('deals every seat the same ship (HYP-110)', () => {
    const state = race();
    const cards = state.ships.map(({ hand, crewDeck, phageDeck, phage }) => [
      hand,
      crewDeck,
      phageDeck,
      phage,
    ]);
    expect(cards[1]).toEqual(cards[0]);
    expect(cards[2]).toEqual(cards[0]);
    expect(seatsIn(hypatia.waiting(state))).toEqual([0, 1, 2]);
  });

  test('the same decisions give the same ship, whatever the others do (HYP-110)', () => {
    const [one, other] = [race(), race()];
    perform(other, 1, 'pass');
    perform(other, 1, 'decline');
    for (const state of [one, other]) {
      perform(state, 0, 'pass');
      perform(state, 0, 'decline');
    }
    expect(shipAt(one, 0)).toEqual(shipAt(other, 0));
  });

  test('tells a seat all of its own ship and of others only how far they are (HYP-902)', () => {
    const state = race();
    perform(state, 1, 'pass');
    const told = perform(state, 1, 'decline');
    expect(told.map(({ type }) => type)).toEqual(['aboard', 'progress']);
    const [aboard, progress] = told as [Told, Told];
    expect(eventFor(aboard, 0)).toEqual({ type: 'aboard', rule: 'HYP-110', open: { seat: 1 } });
    expect(eventFor(aboard, SPECTATOR)).toEqual({ type: 'aboard', rule: 'HYP-110', open: { seat: 1 } });
    expect(eventFor(aboard, 1)).toHaveProperty('own');
    expect(eventFor(aboard, REVIEWER)).toHaveProperty('own');
    expect(progress.open).toEqual({
      seat: 1,
      progress: { round: 2, rescued: 0, survivors: 20, armed: false, finished: false },
    });
  });

  test('tells the owner and a reviewer everything that happened aboard, nobody else anything (HYP-902)', () => {
    const [aboard] = perform(race(), 1, 'pass') as [Told];
    const types = (seat: Seat) =>
      (aboard.type === 'aboard' ? (aboard.own?.[seat]?.events ?? []) : []).map(({ type }) => type);
    expect([types(1), types(REVIEWER)]).toEqual([
      ['passed', 'asked'],
      ['passed', 'asked'],
    ]);
    expect(
      Object.keys(aboard.own ?? {})
        .map(Number)
        .sort(),
    ).toEqual([1, REVIEWER].sort());
  });

  test('tells nothing of progress as long as there is none (HYP-902)', () => {
    expect(perform(race(), 1, 'pass').map(({ type }) => type)).toEqual(['aboard']);
  });

  test('a step that showed nothing may be taken back, one that turned up a card may not (HYP-203)', () => {
    const state = race();
    expect(perform(state, 1, 'pass').map(({ reveals }) => reveals)).toEqual([undefined]);
    expect(perform(state, 1, 'decline').map(({ reveals }) => reveals)).toEqual([true, undefined]);
  });

  test('shows nobody else’s ship before all are done (HYP-902)', () => {
    const state = race();
    expect(hypatia.view(state, 1).ships.map((ship) => ship !== null)).toEqual([false, true, false]);
    expect(hypatia.view(state, SPECTATOR).ships).toEqual([null, null, null]);
    expect(hypatia.view(state, REVIEWER).ships.every((ship) => ship !== null)).toBe(true);
    expect(shipSeen(hypatia.view(state, SPECTATOR))).toBeNull();
    shipAt(state, 1).result = { reason: 'time', won: false, score: 0, rescued: 0, round: 40 };
    expect(hypatia.view(state, 0).ships[1]).toBeNull();
    expect(hypatia.view(state, 0).progress[1]?.finished).toBe(true);
  });

  test('whoever is done looks aboard the others and sees what those commanders see (HYP-902)', () => {
    const state = race();
    shipAt(state, 0).result = { reason: 'time', won: false, score: 0, rescued: 0, round: 40 };
    const seen = hypatia.view(state, 0);
    expect(seen.ships[1]).toEqual(hypatia.view(state, 1).ships[1]);
    expect(hypatia.view(state, 1).ships.map((ship) => ship !== null)).toEqual([false, true, false]);
    const [aboard] = perform(state, 1, 'pass') as [Told];
    expect(eventFor(aboard, 0)).toEqual(eventFor(aboard, 1));
    expect(eventFor(aboard, 2)).not.toHaveProperty('own');
  });

  test('who is done waits for the others, who hear that and no more (HYP-902, HYP-906)', () => {
    const state = newMatch('late', 2, { mode: 'race' });
    shipAt(state, 0).round = lastRoundOf(shipAt(state, 0));
    perform(state, 0, 'pass');
    const told = perform(state, 0, 'decline');
    expect(told.map(({ type, reveals }) => [type, reveals])).toEqual([
      ['aboard', true],
      ['progress', undefined],
    ]);
    expect(shipAt(state, 0).result?.reason).toBe('time');
    expect(hypatia.view(state, 1).progress[0]?.finished).toBe(true);
    expect(seatsIn(hypatia.waiting(state))).toEqual([1]);
    expect(hypatia.outcome(state)).toBeNull();
  });

  test('ends when the last one is done, and then shows all (HYP-904)', () => {
    const state = newMatch('short race', 2, { mode: 'race' });
    const told: Told[] = [];
    playOut(state, fastRandom('short race'), (event) => told.push(event));
    expect(hypatia.waiting(state)).toBe(0);
    expect(told.filter(({ type }) => type === 'gameOver')).toHaveLength(1);
    expect(told.at(-1)).toMatchObject({ type: 'gameOver', rule: 'HYP-904', reveals: true });
    for (const viewer of [0, 1, SPECTATOR])
      expect(hypatia.view(state, viewer).ships).toEqual(hypatia.view(state, REVIEWER).ships);
    expect(hypatia.view(state, 0).ships[1]?.phageDeck.every((card) => card > 0)).toBe(true);
    expect(hypatia.outcome(state)?.reason).toBe('race');
    for (const seat of [0, 1, 2, SPECTATOR]) {
      expect(hypatia.refusal(state, seat, readAction('pass'))).toEqual({ rule: 'HYP-904', reason: 'over' });
    }
    expect(hypatia.refusal(state, CLOCK, readAction('timeout 1'))).toEqual({
      rule: 'HYP-904',
      reason: 'over',
    });
  });

  const result = (won: boolean, score: number, round: number): ShipResult => ({
    reason: won ? 'ship_destroyed' : 'time',
    won,
    score,
    rescued: score,
    round,
  });

  test('a win goes before a loss, then the score, then fewer rounds (HYP-905)', () => {
    expect(byFinish(result(true, 0, 40), result(false, 0, 10))).toBeLessThan(0);
    expect(byFinish(result(false, 0, 10), result(true, 0, 40))).toBeGreaterThan(0);
    expect(byFinish(result(true, 5, 40), result(true, 4, 20))).toBeLessThan(0);
    expect(byFinish(result(true, 5, 30), result(true, 5, 31))).toBeLessThan(0);
    expect(byFinish(result(true, 5, 30), result(true, 5, 30))).toBe(0);
  });

  test.each([
    [[result(true, 3, 30), result(true, 5, 35), result(false, 0, 12)], [1], [3, 5, 0]],
    [
      [result(true, 5, 35), result(true, 5, 35), result(true, 5, 36)],
      [0, 1],
      [5, 5, 5],
    ],
    [[result(false, 0, 12), result(false, 0, 40), result(false, 0, 9)], [], [0, 0, 0]],
  ])('results %j are won by %j', (results, winners, scores) => {
    const state = race();
    for (const [seat, ended] of results.entries()) shipAt(state, seat).result = ended;
    expect(hypatia.outcome(state)).toEqual({ winners, scores, reason: 'race', rule: 'HYP-905' });
  });
});

test('nobody but the seats may act (HYP-401)', () => {
  const { state } = open({ hand: 'SCI-2' });
  const listed = new ActionList();
  for (const seat of [1, 4, -1, -2, Number.NaN, 0.5, CLOCK]) {
    expect(hypatia.refusal(state, seat, readAction('pass'))).toEqual({
      rule: 'HYP-401',
      reason: 'notYourTurn',
    });
    hypatia.actions(state, seat, listed);
  }
  expect(listed.toArray()).toEqual([]);
  expect(refusalOf(state, 'pass')).toBeNull();
  for (const action of [Number.NaN, -1, 0.5]) {
    expect(hypatia.refusal(state, 0, action)?.reason).toBe('noSuchAction');
    expect(hypatia.refusal(state, CLOCK, action)?.reason).toBe('notYourTurn');
  }
  expect(hypatia.refusal(state, 0, 1e9)?.reason).toBe('otherDecision');
});

test('a named ship is always dealt the same, another name another ship (HYP-110)', () => {
  const deal = (seed: string, chance: string) => {
    const state = newMatch(chance, 1, { seed });
    return writeCards(shipAt(state, 0).hand);
  };
  expect(deal('Nostromo', 'one')).toBe(deal('Nostromo', 'two'));
  expect(deal('Nostromo', 'one')).not.toBe(deal('Sulaco', 'one'));
  expect(deal('', 'one')).not.toBe(deal('', 'two'));
});

test('nothing is told when nobody listens, and the ship goes the same way (HYP-110)', () => {
  const [heard, unheard] = [newMatch('quiet', 1), newMatch('quiet', 1)];
  perform(heard, 0, 'pass');
  hypatia.apply(unheard, 0, readAction('pass'), silentContext(fastRandom('other')));
  expect(heard).toEqual(unheard);
});

test('an imagined ship has no luck of her own: the chance of the table deals her cards (HYP-108)', () => {
  for (const [mode, seats] of [
    ['solo', 1],
    ['race', 2],
  ] as const) {
    const state = newMatch('imagined', seats, { mode });
    const ship: Ship = { ...shipAt(state, 0), luck: NO_LUCK };
    state.ships[0] = ship;
    ship.crewDiscard = ship.crewDeck.splice(0);
    const [card] = ship.hand as [number];
    const pile = [...ship.crewDiscard, card];
    perform(state, 0, 'pass');
    perform(state, 0, `discard ${writeCards([card])}`);
    expect(ship.hand).toHaveLength(5);
    expect([...ship.crewDeck, ship.hand.at(-1)].sort()).toEqual(pile.sort());
  }
});
