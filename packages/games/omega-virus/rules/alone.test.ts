/** Alone: against the clock, and in practice. */
import { describe, expect, it } from 'vitest';
import { RANKS, TIMES } from '../cards.ts';
import { omegaVirus } from '../game.ts';
import { finish, goOn } from '../testing/rounds.ts';
import { TestTable } from '../testing/table.ts';
import { due } from './clock.ts';
import { outcome, rankOf, resultOf } from './ending.ts';
import { limitOf } from './phases.ts';

describe('against the clock', () => {
  const clocked = (level: 'easy' | 'standard' | 'hard' = 'standard') =>
    new TestTable({ seats: 1, mode: 'clock', clockLevel: level }).withScoring('G01 G04 G09');

  it('the Station has no plan but a value for every card (OMG-120, OMG-121)', () => {
    const table = finish(clocked('hard'), 0);
    expect(table.state.seats).toHaveLength(1);
    expect(table.state.rounds[0]?.slots.map(({ values }) => values[1])).toEqual([10, 6, 5]);
  });

  it('a finisher needs to reach the values, who runs out of time to beat them (OMG-122)', () => {
    const row = 'F01@0,0r2 F03@2,0r0 F07@4,0r2';
    const won = finish(clocked('easy'), 0);
    // Largest red 4 against 5, widest red 3 against 3, blue rooms 2+ 2 against 3.
    expect(won.state.rounds[0]?.slots.map(({ values, taker }) => [...values, taker])).toEqual([
      [4, 5, 1],
      [3, 3, 0],
      [2, 3, 1],
    ]);
    expect(won.state.rounds[0]?.speed).toEqual({ card: 0, taker: 0 });
    const late = clocked('hard').start().withPlan(0, row);
    expect(late.why(0, 'flip @150000')).toBe('timeIsUp');
    expect(due(late.state)).toMatchObject({ at: 150_150, clock: 'live' });
    late.clock('limit');
    // The widest red room is 6, which only ties.
    expect(late.state.rounds[0]).toMatchObject({ finisher: 1, cause: 'limit', speed: { card: 0, taker: 1 } });
    expect(late.state.rounds[0]?.slots.map(({ values, taker }) => [...values, taker])).toEqual([
      [6, 10, 1],
      [6, 6, 1],
      [1, 5, 1],
    ]);
  });

  it('those who need more time have two or three times as much, but never against a person (OMG-108, OMG-121)', () => {
    const limits = ([1, 2, 3] as const).map((timeScale) =>
      limitOf(new TestTable({ seats: 1, mode: 'clock', clockLevel: 'hard', timeScale }).state),
    );
    expect(limits).toEqual([150_000, 300_000, 450_000]);
    const limited = { roundLimitSeconds: 300, timeScale: 2 } as const;
    expect(limitOf(new TestTable({ seats: 2, mode: 'bot', ...limited }).state)).toBe(600_000);
    expect(limitOf(new TestTable({ seats: 2, mode: 'versus', ...limited }).state)).toBe(300_000);
    expect(limitOf(new TestTable({ seats: 1, mode: 'practice', timeScale: 3 }).state)).toBe(
      TIMES.longestRound,
    );
  });

  it('eight points are an escape, and every total has its rank (OMG-123)', () => {
    expect([15, 14, 12, 11, 8, 7, 4, 3, 0].map(rankOf)).toEqual([
      'Legend',
      'Commander',
      'Commander',
      'Survivor',
      'Survivor',
      'Adrift',
      'Adrift',
      'Lost',
      'Lost',
    ]);
    expect(RANKS).toHaveLength(5);
    const table = clocked();
    for (let round = 0; round < 3; round++) goOn(finish(table, 0));
    const [points = 0] = outcome(table.state)?.scores ?? [];
    expect(points).toBeGreaterThanOrEqual(6);
    expect(outcome(table.state)?.reason).toBe(points >= 8 ? 'escaped' : 'stranded');
    expect(outcome(table.state)?.winners).toEqual(points >= 8 ? [0] : []);
    const scores = (speed: number[], scored: number) =>
      resultOf({
        ...table.state,
        sides: [
          { speed, scored: Array(scored).fill(0) },
          { speed: [], scored: [] },
        ],
      });
    expect(scores([2, 1], 3)).toMatchObject({ cause: 'escaped', winners: [0], points: [8] });
    expect(scores([2, 1], 2)).toMatchObject({ cause: 'stranded', winners: [], points: [7] });
  });
});

describe('practice', () => {
  const practice = (options: object = {}) => new TestTable({ seats: 1, mode: 'practice', ...options });

  it('is one round without points that ends with the last connection (OMG-130)', () => {
    const table = goOn(finish(practice(), 0));
    expect(table.state.rounds).toHaveLength(1);
    expect(table.state.rounds[0]).toMatchObject({ speed: null, slots: [], at: 60_000 });
    expect(outcome(table.state)).toMatchObject({ reason: 'practised', winners: [0], scores: [0] });
    expect(table.last('roundOver').open.tallies[0]).toEqual({ pickUps: 0, cardsPicked: 0, skips: 0 });
  });

  it('shows chosen locations and scoring cards (OMG-130)', () => {
    const { state } = practice({ practiceLocations: 'L07,L03,L12', practiceScoring: 'G02,G09,G11' });
    const view = omegaVirus.view(state, 0);
    expect([view.locations, view.scoring]).toEqual([
      [6, 2, 11],
      [1, 8, 10],
    ]);
    const versus = new TestTable({ practiceLocations: 'L07,L03,L12', seed: 'x' });
    expect(omegaVirus.view(versus.state, 0).locations).not.toEqual([6, 2, 11]);
  });

  it('takes back flips with their skips, keys and the deck’s order, as often as wanted (OMG-131)', () => {
    const table = practice().withLocations('L01 L02 L03').start().withDeck(0, 'F05 F01 F03 F13 F14 F06');
    const benches = [JSON.stringify(table.bench(0))];
    const plays = [
      'flip @1',
      'place F05 -1 -1 r0 @2',
      'flip @3',
      'place F01 1 -1 r2 @4',
      'flip @5',
      'place F03 3 -1 r0 @6',
      'flip @7',
      'place F13 0 1 r0 @8',
      'flip @9',
      'pickUp F13 @10',
    ];
    for (const text of plays) benches.push(JSON.stringify(table.do(0, text).bench(0)));
    expect(table.keys(0)).toBe('R');
    expect(table.bench(0).skips).toBe(1);
    for (let step = plays.length - 1; step >= 0; step--) {
      table.do(0, `takeBack @${20 - step}`);
      expect(JSON.stringify(table.bench(0))).toBe(benches[step]);
    }
    expect(table.why(0, 'takeBack @30')).toBe('nothingToTakeBack');
  });

  it('a card that turned up by itself goes back with what it followed (OMG-131)', () => {
    const table = practice({ autoFlip: true }).withLocations('L01 L02 L03').start();
    const before = JSON.stringify(table.bench(0));
    table
      .do(0, `place ${`F${String(table.bench(0).hand + 1).padStart(2, '0')}`} 0 0 r0 @5`)
      .do(0, 'takeBack @6');
    expect(JSON.stringify(table.bench(0))).toBe(before);
  });

  it('what turned up by itself before the last step is still there (OMG-131, OMG-029)', () => {
    const table = practice({ autoFlip: true }).withLocations('L01 L02 L03').start();
    const next = (x: number, at: number) =>
      table.do(0, `place F${String(table.bench(0).hand + 1).padStart(2, '0')} ${x} 0 r0 @${at}`);
    const benches = [JSON.stringify(next(0, 5).bench(0)), JSON.stringify(next(2, 6).bench(0))];
    next(4, 7);
    for (const bench of benches.reverse()) {
      table.do(0, 'takeBack @9');
      expect(JSON.stringify(table.bench(0))).toBe(bench);
    }
  });

  it('takes nothing back where that was not agreed, nor elsewhere (OMG-131)', () => {
    const strict = practice({ practiceUndo: false }).start().do(0, 'flip @1');
    expect(strict.why(0, 'takeBack @2')).toBe('noTakingBack');
    expect(new TestTable().start().do(0, 'flip @1').why(0, 'takeBack @2')).toBe('noTakingBack');
  });
});
