/** Finishing, and who was first. */
import { CLOCK, defaultOptions, fastRandom, type LogEntry, openMatch, replay } from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codec, END_HOLD, momentOf } from '../actions.ts';
import { NO_CARD } from '../cards.ts';
import { countedLog } from '../countedLog.ts';
import { omegaVirus } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { TestTable } from '../testing/table.ts';
import { due } from './clock.ts';

const PAIRS = 'F06@0,0r0 F13@-2,1r1 F05@0,2r0 F15@-2,3r1 F04@0,4r0';
const FINISH = 'place F14 -2 5 r1';

/** Both seats lack one card to be done. */
const close = (options: ConstructorParameters<typeof TestTable>[0] = {}) =>
  new TestTable({ autoFlip: false, ...options })
    .withLocations('L01 L02 L03')
    .start()
    .withPlan(0, PAIRS)
    .hold(0, 'F14')
    .withPlan(1, PAIRS)
    .hold(1, 'F14');

describe('a finish', () => {
  it('is held for 150 milliseconds against another seat (OMG-105)', () => {
    const table = close().do(0, `${FINISH} @5000`);
    expect(due(table.state)).toEqual({ action: END_HOLD, at: 5150, clock: 'live' });
    expect(omegaVirus.waiting(table.state)).toBe(1 << CLOCK);
    expect(table.why(0, 'pickUp F06 @5000')).toBe('roundOver');
    expect(table.why(1, 'pickUp F06 @5001')).toBe('roundOver');
    expect(table.why(1, 'pause @5000')).toBe('roundOver');
    table.endHold();
    expect(table.state.rounds[0]).toMatchObject({ finisher: 0, cause: 'finish', at: 5000 });
  });

  it('is the last moment that counts for anybody, as the limit is without one (OMG-105, OMG-108)', () => {
    const table = close({ roundLimitSeconds: 300 });
    expect(omegaVirus.realTime?.deadline(table.state)).toBe(300_000);
    table.do(0, `${FINISH} @5000`);
    expect(omegaVirus.realTime?.deadline(table.state)).toBe(5001);
    expect(table.why(1, 'pickUp F04 @5000')).toBeUndefined();
  });

  it('is final at once by arrival and alone (OMG-104)', () => {
    expect(close({ fairness: 'arrival' }).do(0, `${FINISH} @5000`).state.rounds[0]?.finisher).toBe(0);
    const alone = new TestTable({ seats: 1, mode: 'clock' }).start().withPlan(0, PAIRS).hold(0, 'F14');
    expect(alone.do(0, `${FINISH} @5000`).state.rounds[0]?.finisher).toBe(0);
  });

  it('gives way to an earlier one that is heard later, and the hold starts anew (OMG-105)', () => {
    const table = close().do(0, `${FINISH} @5000`).do(1, `${FINISH} @4990`);
    expect(table.state.finish).toEqual({ seat: 1, at: 4990 });
    expect(due(table.state)).toEqual({ action: END_HOLD, at: 5140, clock: 'live' });
    // What seat 0 did at 5000 was later and is undone: it holds its last card again.
    expect(table.bench(0).hand).toBe(13);
    expect(table.bench(0).plan).toHaveLength(5);
    expect(table.last('rolledBack').open.seat).toBe(0);
    table.endHold();
    expect(table.state.rounds[0]).toMatchObject({ finisher: 1, at: 4990 });
  });

  it('at the same moment the one heard first counts, and nothing is undone (OMG-105)', () => {
    const table = close().do(0, `${FINISH} @5000`).do(1, `${FINISH} @5000`);
    expect(table.state.finish).toEqual({ seat: 0, at: 5000 });
    expect(table.bench(1).plan).toHaveLength(6);
    expect(table.told.some(({ type }) => type === 'rolledBack')).toBe(false);
  });

  it('leaves out what the other did later, though it was heard earlier (OMG-106)', () => {
    const table = close().do(1, 'pickUp F04 @5010').do(0, `${FINISH} @5000`);
    expect(table.bench(1).plan).toHaveLength(5);
    expect(table.state.seats[1]?.at).toBe(0);
    expect(table.state.seats[1]?.log).toEqual([]);
    expect(table.why(1, 'pickUp F04 @5000')).toBeUndefined();
  });

  it('keeps what the other did at the very moment of the finish, heard before or after it (OMG-106)', () => {
    const before = close().do(1, 'pickUp F04 @5000').do(0, `${FINISH} @5000`);
    expect(before.bench(1).plan).toHaveLength(4);
    const after = close().do(0, `${FINISH} @5000`).do(1, 'pickUp F04 @5000');
    expect(after.bench(1).plan).toHaveLength(4);
  });

  it('needs all three at the same time: one that breaks while another connects is not enough (OMG-063, OMGR-08)', () => {
    const table = close().withPlan(
      0,
      'F06@0,0r0 F13@-2,1r1 F05@0,2r0 F15@-2,3r1 F04@0,4r0 F14@-2,5r1 F02@0,0r0',
    );
    expect(table.state.finish).toBeNull();
    table.withPlan(0, PAIRS).hold(0, 'F14').do(0, 'place F14 0 2 r0 @1');
    expect(table.state.finish).toBeNull();
  });

  it('is not followed by a flip (OMG-029)', () => {
    const table = close().withBench(0, { autoFlip: true });
    table.news();
    table.do(0, `${FINISH} @5000`);
    expect(table.news()).not.toContain('flip');
    expect(table.bench(0).hand).toBe(NO_CARD);
  });
});

describe('the round limit', () => {
  it('refuses what is done at or after it, and ends the round without a finisher (OMG-108, OMGR-20)', () => {
    const table = close({ roundLimitSeconds: 300 });
    expect(table.why(0, `${FINISH} @300000`)).toBe('timeIsUp');
    expect(table.why(0, `${FINISH} @299999`)).toBeUndefined();
    expect(due(table.state)).toMatchObject({ at: 300_150, clock: 'live' });
    table.withScoring('G01 G02 G12').withPlan(1, 'F01@0,0r0').clock('limit');
    const [result] = table.state.rounds;
    expect(result).toMatchObject({ finisher: -1, cause: 'limit', speed: { card: 0, taker: -1 } });
    expect(result?.slots.map(({ values, taker }) => [...values, taker])).toEqual([
      [4, 2, 0],
      [3, 2, 0],
      [1, 0, 0],
    ]);
    expect(table.state.sides.map(({ speed }) => speed)).toEqual([[], []]);
  });

  it('discards equal cards (OMG-108)', () => {
    const table = close({ roundLimitSeconds: 300 }).clock('limit');
    expect(table.state.rounds[0]?.slots.map(({ taker }) => taker)).toEqual([-1, -1, -1]);
    expect(table.state.sides.every(({ scored }) => scored.length === 0)).toBe(true);
  });

  it('a finish just before it stands, whatever the clock says during the hold (OMG-105, OMG-108)', () => {
    const table = close({ roundLimitSeconds: 300 }).do(0, `${FINISH} @299990`);
    expect(table.why(CLOCK, 'limit')).toBe('notNow');
    expect(table.endHold().state.rounds[0]?.finisher).toBe(0);
  });
});

/** Commands of both seats near a finish, each with the moment it was done and the time it is heard. */
const commands = fc.array(
  fc.record({
    seat: fc.integer({ min: 0, max: 1 }),
    kind: fc.constantFrom('finish', 'lift', 'back'),
    moment: fc.integer({ min: 1000, max: 1150 }),
    delay: fc.integer({ min: 0, max: 150 }),
  }),
  { minLength: 1, maxLength: 14 },
);

const TEXT = { finish: FINISH, lift: 'pickUp F04', back: 'place F04 0 4 r0' } as const;

/** Plays commands in the order in which they are heard; each seat's times are raised so that they never run back. */
function play(done: readonly { seat: number; kind: keyof typeof TEXT; moment: number; heard: number }[]) {
  const table = close();
  for (const { seat, kind, moment } of done) {
    const text = `${TEXT[kind]} @${moment}`;
    if (kind === 'back' && table.bench(seat).hand === NO_CARD) continue;
    if (table.why(seat, text) === undefined) table.do(seat, text);
  }
  return table;
}

describe('a photo finish', () => {
  it('ends the same however commands overtake each other on the way (OMG-105, OMG-106)', () => {
    fc.assert(
      fc.property(commands, (drawn) => {
        const last = [0, 0];
        const done = drawn.map(({ seat, kind, moment, delay }, order) => {
          const raised = Math.max(moment + order / 100, last[seat] as number);
          last[seat] = raised;
          return {
            seat,
            kind: kind as keyof typeof TEXT,
            moment: Math.round(raised * 100),
            heard: raised * 100 + delay,
          };
        });
        // One seat's commands arrive in their order; between the seats anything may happen.
        const arrived = [...done];
        for (const seat of [0, 1]) {
          let latest = 0;
          for (const command of done.filter((one) => one.seat === seat)) {
            command.heard = latest = Math.max(latest, command.heard);
          }
        }
        arrived.sort((one, other) => one.heard - other.heard);
        const inOrder = [...done].sort((one, other) => one.moment - other.moment);
        const [real, ideal] = [play(arrived), play(inOrder)];
        expect(real.state.finish).toEqual(ideal.state.finish);
        if (!real.state.finish) return;
        expect(real.state.seats.map(({ bench }) => bench)).toEqual(
          ideal.state.seats.map(({ bench }) => bench),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('the counted log', () => {
  /** Any match with two seats in which the seats act out of order, as a network makes them. */
  function live(seed: number) {
    const random = fastRandom(`counted ${seed}`);
    const options = { ...defaultOptions(OPTIONS), roundLimitSeconds: 300 } as const;
    const match = openMatch(omegaVirus, {
      options,
      seats: ['A', 'B'],
      generator: 'fast',
      seed: `match ${seed}`,
    });
    const finishes: number[] = [];
    for (let step = 0; step < 160 && !match.outcome; step++) {
      const waiting = match.waiting;
      const seats = [0, 1, CLOCK].filter((seat) => waiting & (1 << seat));
      const seat = seats[random.int(seats.length)] as number;
      const actions = match
        .actions(seat)
        .filter((action) => !/resign|lost|pause|abandon/.test(codec.write(action)));
      const action = actions[random.int(actions.length)];
      if (action === undefined) continue;
      const { rounds } = match.state;
      match.play(seat, action, step * 100);
      if (match.state.rounds !== rounds) {
        const { cause, at } = match.state.rounds.at(-1) as (typeof rounds)[number];
        finishes.push(cause === 'finish' ? at : -1);
      }
    }
    return { match, finishes };
  }

  it('is sorted by moment within each stretch, and replays to the same match (OMG-106)', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { match, finishes } = live(seed);
      const tidy = countedLog(match.log, finishes);
      const again = replay(omegaVirus, match.header, `match ${seed}`, tidy);
      expect(again.state).toEqual(match.state);
      for (const [before, after] of pairs(tidy)) {
        const [one, other] = [momentOf(before.action), momentOf(after.action)];
        if (before.seat !== CLOCK && after.seat !== CLOCK && one >= 0 && other >= 0)
          expect(one).toBeLessThanOrEqual(other);
      }
    }
  });

  it('leaves out exactly what came after the finish (OMG-106)', () => {
    const entry = (seat: number, text: string): LogEntry => ({
      seat,
      action: codec.read(text) as number,
      at: 0,
    });
    const log = [
      entry(CLOCK, 'go'),
      entry(1, 'mark F01'),
      entry(1, 'pickUp F02 @5010'),
      entry(1, 'unmark'),
      entry(0, 'flip @5000'),
      entry(1, 'flip @4990'),
      entry(CLOCK, 'endHold'),
    ];
    const texts = countedLog(log, [5000]).map(({ action }) => codec.write(action));
    expect(texts).toEqual(['go', 'unmark', 'flip @4990', 'flip @5000', 'endHold']);
  });
});

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.slice(1).map((item, index) => [list[index] as T, item]);
