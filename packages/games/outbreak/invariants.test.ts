/** What holds in every game, whatever is played. */
import {
  ActionList,
  defaultOptions,
  eventFor,
  fastRandom,
  type Random,
  SPECTATOR,
  seatsIn,
  type ToldEvent,
} from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPLETED, DESTROYED, INF, INFECTED, OPEN, PZERO, REPAIRING, SURVIVOR } from './cards.ts';
import type { OutbreakEvent } from './events.ts';
import { outbreak } from './game.ts';
import { OPTIONS, type Options } from './options.ts';
import { isOut, neededFor, type State } from './state.ts';

type Told = ToldEvent<OutbreakEvent>;

/** Plays by chance to the end; `after` sees every state and what was told on the way to it. */
function playOut(
  seats: number,
  options: Partial<Options>,
  random: Random,
  after: (state: State, told: Told[]) => void,
): State {
  const state = outbreak.setup(seats, { ...defaultOptions(OPTIONS), ...options }, random);
  const list = new ActionList();
  let told: Told[] = [];
  const table = { random, now: 0, tell: (event: Told) => told.push(event) };
  outbreak.begin(state, table);
  after(state, told);
  while (!outbreak.outcome(state)) {
    const waiting = seatsIn(outbreak.waiting(state));
    const seat = waiting[random.int(waiting.length)] as number;
    outbreak.actions(state, seat, list.clear());
    told = [];
    outbreak.apply(state, seat, list.pick(random), table);
    after(state, told);
  }
  return state;
}

const tables = fc.record({
  seed: fc.nat(),
  seats: fc.integer({ min: 5, max: 8 }),
  options: fc.record({
    infectedLimit: fc.constantFrom('perDay' as const, 'perShift' as const),
    deepCover: fc.boolean(),
    voteRule: fc.constantFrom('plurality' as const, 'half' as const, 'majority' as const),
    taskRelief: fc.constantFrom(0 as const, 1 as const, 2 as const),
    limitDays: fc.constant(true),
    dayLimit: fc.integer({ min: 4, max: 8 }),
  }),
});

const check = (holds: (state: State, told: Told[]) => void): void => {
  fc.assert(
    fc.property(tables, ({ seed, seats, options }) => {
      playOut(seats, options, fastRandom(seed), holds);
    }),
    { numRuns: 20 },
  );
};

describe('in every game', () => {
  test('there is one Patient Zero, one living Leader, and infection is never undone (OBK-007, OBK-508)', () => {
    const infected = new Map<State, number[]>();
    check((state) => {
      expect(state.roles.filter((role) => role === PZERO)).toHaveLength(1);
      expect(isOut(state, state.leader)).toBe(
        state.result?.cause === 'patientZeroOut' && state.roles[state.leader] === PZERO,
      );
      const before = infected.get(state) ?? state.infectedAt;
      for (const [seat, moment] of before.entries())
        if (moment !== 0) expect(state.infectedAt[seat]).toBe(moment);
      infected.set(state, [...state.infectedAt]);
      for (const [seat, moment] of state.infectedAt.entries()) {
        expect(state.roles[seat] === INFECTED).toBe(moment !== 0);
      }
    });
  });

  test('points and states of Tasks fit each other (OBK-403, OBK-404, OBK-605)', () => {
    check((state) => {
      for (const [task, status] of state.status.entries()) {
        const points = state.points[task] as number;
        const needed = neededFor(state.options, task);
        if (status === OPEN) expect(points).toBeLessThan(needed);
        if (status === COMPLETED) expect(points).toBe(needed);
        if (status === DESTROYED || status === REPAIRING) expect(points).toBe(0);
        expect((state.readyAt[task] as number) > 0).toBe(status === REPAIRING);
      }
    });
  });

  test('a pile has one card of every living seat, one Infect at most, and never Patient Zero’s Rest as its target (OBK-104, OBK-206, OBK-507)', () => {
    check((state) => {
      const record = state.records.at(-1);
      if (!record) return;
      expect(new Set(record.owners).size).toBe(record.owners.length);
      expect(record.pile.filter((shown) => shown === INF).length).toBeLessThanOrEqual(1);
      if (record.target >= 0) expect(state.roles[record.owners[record.target] as number]).toBe(INFECTED);
    });
  });

  test('those voted out are shown as what they are (OBK-806)', () => {
    check((state) => {
      const seen = outbreak.view(state, SPECTATOR);
      for (const [seat, role] of state.roles.entries()) {
        if (isOut(state, seat) || state.result) expect(seen.roles[seat]).toBe(role);
        else expect(seen.roles[seat]).toBe(3);
      }
    });
  });

  test('a choice in secret tells others nothing but that it was made (OBK-209, OBK-803, OBK-810)', () => {
    check((state, told) => {
      const first = told[0];
      if (first?.type !== 'cardChosen' && first?.type !== 'ballotCast' && first?.type !== 'repairChosen')
        return;
      for (let seat = 0; seat < state.seats; seat++) {
        if (seat === first.open.seat) continue;
        expect(eventFor(first, seat)).toEqual({
          type: first.type,
          rule: first.rule,
          open: { seat: first.open.seat },
        });
      }
    });
  });

  test('winners are exactly those of the winning team (OBK-002, OBK-906)', () => {
    check((state) => {
      if (!state.result) return;
      const { team, winners } = state.result;
      const expected = state.roles.flatMap((role, seat) =>
        team !== null && (role === SURVIVOR) === (team === 'survivors') ? [seat] : [],
      );
      expect(winners).toEqual(expected);
    });
  });
});
