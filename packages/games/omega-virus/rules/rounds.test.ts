/** From the deal to the end of a match. */
import { CLOCK, fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { BRIEFING_OVER, GO, REVIEW_OVER } from '../actions.ts';
import { NO_CARD } from '../cards.ts';
import { omegaVirus } from '../game.ts';
import { modeFor, setup } from '../setup.ts';
import type { State } from '../state.ts';
import { finish, goOn, PAIRS } from '../testing/rounds.ts';
import { TestTable } from '../testing/table.ts';
import { due } from './clock.ts';
import { outcome, resultOf } from './ending.ts';
import { phaseOf } from './phases.ts';
import { pointsOf } from './scoring.ts';

describe('setting up', () => {
  it('the number of seats decides the mode (OMG-001)', () => {
    const mode = (seats: number, wanted: string) => modeFor(seats, { mode: wanted } as never);
    expect(['versus', 'bot', 'clock', 'practice'].map((one) => mode(2, one))).toEqual([
      'versus',
      'bot',
      'versus',
      'versus',
    ]);
    expect(['versus', 'bot', 'clock', 'practice'].map((one) => mode(1, one))).toEqual([
      'clock',
      'clock',
      'clock',
      'practice',
    ]);
    expect(omegaVirus.seats).toEqual({ min: 1, max: 2 });
  });

  it('every seat gets a shuffled deck of the same 18 cards, the first time too (OMG-002, OMG-007, OMGR-01)', () => {
    const { state } = new TestTable();
    const decks = state.seats.map(({ bench }) => bench.deck);
    for (const deck of decks) expect([...deck].sort((a, b) => a - b)).toEqual([...Array(18).keys()]);
    expect(decks[0]).not.toEqual(decks[1]);
    expect(decks[0]).not.toEqual([...Array(18).keys()]);
    expect(new TestTable({ seed: 'other' }).state.seats[0]?.bench.deck).not.toEqual(decks[0]);
  });

  it('identical decks are identical in every round (OMG-007)', () => {
    const table = new TestTable({ deckOrder: 'identical' });
    expect(table.bench(0).deck).toEqual(table.bench(1).deck);
    for (const [one, other] of table.state.future) expect(one).toEqual(other);
    expect(table.state.future[0]?.[0]).not.toEqual(table.bench(0).deck);
  });

  it('the same name deals the same match, whatever chance says (OMG-007)', () => {
    expect(dealNamed('1', 'again')).toEqual(dealNamed('2', 'again'));
    expect(dealNamed('1', 'again').future).not.toEqual(dealNamed('1', 'other').future);
  });

  it('three locations and three scoring cards are shown, the speed cards lie in order (OMG-004, OMG-005, OMG-006)', () => {
    const table = new TestTable().withLocations('L05 L01 L09').withScoring('G12 G01 G07');
    const view = omegaVirus.view(table.state, 0);
    expect(view.locations).toEqual([4, 0, 8]);
    expect(view.scoring).toEqual([11, 0, 6]);
    expect([1, 2, 3].map((round) => speedOf(round))).toEqual([0, 1, 2]);
  });
});

function dealNamed(seed: string, name: string): State {
  const { options } = new TestTable().state;
  return setup(2, { ...options, seed: name }, fastRandom(seed));
}

/** The speed card that the finisher of a round takes. */
function speedOf(round: number): number {
  const table = new TestTable();
  for (let number = 1; number < round; number++) goOn(finish(table, 0));
  return finish(table, 0).state.rounds.at(-1)?.speed?.card as number;
}

describe('the briefing', () => {
  it('ends when everybody is ready, and saying so can be taken back (OMG-082)', () => {
    const table = new TestTable().do(0, 'ready');
    expect(table.why(0, 'ready')).toBe('notYourTurn');
    table.do(0, 'unready');
    expect(table.why(0, 'unready')).toBe('notReady');
    table.do(1, 'ready').do(0, 'ready');
    expect(phaseOf(table.state)).toBe('COUNTDOWN');
    expect(table.why(0, 'unready')).toBe('notAtReadyCheck');
  });

  it('without a time of its own waits three minutes for the second to be ready (OMG-082)', () => {
    const table = new TestTable();
    expect(due(table.state)).toBeNull();
    expect(table.why(CLOCK, 'briefingOver')).toBe('notNow');
    table.now = 7000;
    table.do(1, 'ready');
    expect(due(table.state)).toEqual({ action: BRIEFING_OVER, at: 187_000, clock: 'match' });
    table.clock('briefingOver');
    expect(phaseOf(table.state)).toBe('COUNTDOWN');
  });

  it('with a time of its own ends when that is over (OMG-082)', () => {
    const table = new TestTable({ briefingSeconds: 20 });
    expect(due(table.state)).toEqual({ action: BRIEFING_OVER, at: 20_000, clock: 'match' });
    table.now = 5000;
    table.do(1, 'ready');
    expect(due(table.state)?.at).toBe(20_000);
  });
});

describe('the count', () => {
  it('takes five seconds, then GO is one instant for both (OMG-009, OMG-101)', () => {
    const table = new TestTable();
    table.now = 4000;
    table.do(0, 'ready').do(1, 'ready');
    expect(due(table.state)).toEqual({ action: GO, at: 9000, clock: 'match' });
    expect(omegaVirus.waiting(table.state)).toBe(1 << CLOCK);
    expect(table.why(0, 'go')).toBe('notYourTurn');
    table.now = 9000;
    table.clock('go');
    expect(table.state.liveFrom).toBe(9000);
    expect(table.last('go').open.liveFrom).toBe(9000);
  });
});

describe('after a round', () => {
  it('plans stay as they are and a card in hand counts for nothing (OMG-070)', () => {
    const table = new TestTable().withScoring('G01 G02 G03');
    table.start().withPlan(1, 'F01@0,0r0').hold(1, 'F16').withPlan(0, PAIRS).hold(0, 'F14');
    table.do(0, 'place F14 -2 5 r1 @60000').endHold();
    expect(table.state.rounds[0]?.slots.map(({ values }) => values[1])).toEqual([2, 2, 0]);
    expect(table.why(1, 'place F16 0 2 r0 @1')).toBe('roundOver');
    expect(table.why(1, 'flip @70000')).toBe('roundOver');
  });

  it('everybody looks as long as they like, at most 30 seconds (OMG-080)', () => {
    const table = finish(new TestTable(), 0);
    table.now = 100_000;
    expect(due(table.state)).toMatchObject({ action: REVIEW_OVER, clock: 'match' });
    expect((due(table.state)?.at as number) - table.state.since).toBe(30_000);
    table.do(0, 'continue');
    expect(table.why(0, 'continue')).toBe('notYourTurn');
    table.clock('reviewOver');
    expect([phaseOf(table.state), table.state.round]).toEqual(['BRIEFING', 2]);
  });

  it('keys return, all cards are new, hands and plans are cleared, taken cards stay (OMG-003, OMG-079, OMG-080, OMG-081, OMGR-22)', () => {
    const table = new TestTable();
    const [before, future] = [table.state.locations.slice(0, 3), table.state.future[0]];
    table.withBench(0, { keys: 7 });
    goOn(finish(table, 0));
    const { seats, sides } = table.state;
    expect(seats.map(({ bench }) => bench.keys)).toEqual([0, 0]);
    expect(seats.map(({ bench }) => [bench.plan, bench.hand])).toEqual([
      [[], NO_CARD],
      [[], NO_CARD],
    ]);
    expect(seats.map(({ bench }) => bench.deck)).toEqual(future);
    const view = omegaVirus.view(table.state, 0);
    expect(view.locations?.some((one) => before.includes(one))).toBe(false);
    expect(view.usedLocations).toEqual(before);
    expect(sides[0]?.speed).toEqual([0]);
    expect(table.bench(0)).toMatchObject({ plays: 0, pickUps: 0, skips: 0 });
  });

  it('three rounds are played and nine of twelve cards used (OMG-005, OMG-083)', () => {
    const table = new TestTable();
    for (const seat of [0, 1, 0]) goOn(finish(table, seat));
    expect(phaseOf(table.state)).toBe('GAME_OVER');
    expect(table.state.rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
    const scored = table.state.rounds.flatMap(({ slots }) => slots.map(({ card }) => card));
    expect(new Set(scored).size).toBe(9);
    expect(table.why(0, 'ready')).toBe('over');
  });
});

describe('the match', () => {
  it('goes to the higher total; with three finishes the totals add up to 15 (OMG-078, OMG-090, OMG-091)', () => {
    const table = new TestTable();
    for (const seat of [0, 1, 1]) goOn(finish(table, seat));
    const points = table.state.sides.map(pointsOf);
    expect((points[0] as number) + (points[1] as number)).toBe(15);
    const result = outcome(table.state);
    expect(result).toMatchObject({ reason: 'points', rule: 'OMG-090', scores: points });
    expect(result?.winners).toEqual([(points[0] as number) > (points[1] as number) ? 0 : 1]);
  });

  it('a tie is broken by speed points, then by the last finish, else it is drawn (OMG-092)', () => {
    const { state } = new TestTable();
    const decided = (one: number[], other: number[], scored: [number, number], finishers: number[]) => {
      const cards = (count: number) => Array.from({ length: count }, (_, card) => card);
      return resultOf({
        ...state,
        sides: [
          { speed: one, scored: cards(scored[0]) },
          { speed: other, scored: cards(scored[1]) },
        ],
        rounds: finishers.map((finisher, round) => ({
          round,
          finisher,
          cause: 'limit',
          at: 0,
          speed: null,
          slots: [],
        })),
      } as State);
    };
    expect(decided([0], [], [2, 3], [0, -1, -1])).toMatchObject({ cause: 'speed', winners: [0] });
    expect(decided([0, 1], [2], [2, 2], [0, 0, 1])).toMatchObject({ cause: 'lastFinish', winners: [1] });
    expect(decided([], [], [2, 2], [-1, -1, -1])).toMatchObject({ cause: 'draw', winners: [] });
    expect(decided([], [], [1, 2], [-1, -1, -1])).toMatchObject({ cause: 'points', winners: [1] });
  });

  it('whoever resigns loses it; points stay as they are (OMG-112)', () => {
    const table = goOn(finish(new TestTable(), 0)).do(0, 'resign');
    expect(outcome(table.state)).toMatchObject({ reason: 'forfeit', winners: [1], rule: 'OMG-112' });
    expect(outcome(table.state)?.scores).toEqual(table.state.sides.map(pointsOf));
    expect(outcome(new TestTable({ seats: 1 }).do(0, 'resign').state)).toMatchObject({
      reason: 'gaveUp',
      winners: [],
    });
  });
});
