/** What holds at every moment of every race. */
import {
  CLOCK,
  defaultOptions,
  eventFor,
  fastRandom,
  type Seat,
  seatsIn,
  type ToldEvent,
} from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codec, listedCards, pickUpAction } from './actions.ts';
import { botOf, LEVELS, type Level } from './bot.ts';
import { CARD_COUNT, NO_CARD } from './cards.ts';
import type { OmegaEvent } from './events.ts';
import { omegaVirus } from './game.ts';
import { cardOf } from './geometry/placements.ts';
import { staysWhole } from './geometry/sections.ts';
import { OPTIONS } from './options.ts';
import { due } from './rules/clock.ts';
import { isPlayable } from './rules/flipping.ts';
import { pointsOf } from './rules/scoring.ts';
import { type State, seatAt } from './state.ts';
import { drawPlan } from './testing/plans.ts';
import { TestTable } from './testing/table.ts';

function expectSound(state: State): void {
  for (const { bench, at } of state.seats) {
    const all = [...bench.deck, ...(bench.hand === NO_CARD ? [] : [bench.hand]), ...bench.plan.map(cardOf)];
    expect(all.sort((one, other) => one - other)).toEqual([...Array(CARD_COUNT).keys()]);
    expect(staysWhole(bench.plan, 0)).toBe(true);
    for (const placement of bench.plan) expect(isPlayable(cardOf(placement), bench.keys)).toBe(true);
    expect(at).toBeGreaterThanOrEqual(0);
  }
}

/** A whole match between two bots, whoever is ready first acting first. */
function match(
  levels: readonly Level[],
  seed: string,
  watch: (state: State, seat: Seat, action: number) => void,
): State {
  const random = fastRandom(seed);
  const state = omegaVirus.setup(2, { ...defaultOptions(OPTIONS), opponentView: 'status' }, random);
  const heard: OmegaEvent[][] = [[], []];
  const table = {
    random,
    now: 0,
    tell: (event: ToldEvent<OmegaEvent>) => {
      for (const [seat, list] of heard.entries()) list.push(eventFor(event, seat));
    },
  };
  omegaVirus.begin(state, table);
  while (!omegaVirus.outcome(state)) {
    const seats = seatsIn(omegaVirus.waiting(state)).filter((seat) => seat !== CLOCK);
    // The seat that is behind acts next, so that nobody runs away from the other.
    const [seat] = seats.sort((one, other) => seatAt(state, one).at - seatAt(state, other).at);
    const action =
      seat === undefined
        ? (due(state)?.action as number)
        : botOf(levels[seat] as Level).choose(
            { seat, view: omegaVirus.view(state, seat), heard: heard[seat] as OmegaEvent[] },
            random,
          );
    expect(omegaVirus.refusal(state, seat ?? CLOCK, action)).toBeNull();
    omegaVirus.apply(state, seat ?? CLOCK, action, table);
    watch(state, seat ?? CLOCK, action);
  }
  return state;
}

describe('in every race', () => {
  it('deck, hand and plan hold the 18 cards, the plan is in one piece, and keys are never lost', {
    timeout: 60_000,
  }, () => {
    const [trainee, cadet] = LEVELS as unknown as [Level, Level];
    let keys = [0, 0];
    let round = 1;
    const state = match([trainee, cadet], 'sound', (now) => {
      expectSound(now);
      const held = now.seats.map(({ bench }) => bench.keys);
      if (now.round === round && now.ended === null && now.finish === null) {
        for (const [seat, had] of keys.entries()) expect((held[seat] as number) & had).toBe(had);
      }
      round = now.round;
      keys = held;
    });
    const points = state.sides.map(pointsOf);
    expect((points[0] as number) + (points[1] as number)).toBe(15);
    expect(omegaVirus.outcome(state)?.winners).toHaveLength(1);
  });

  it('a pick-up that the rules allow never splits the plan (OMG-042)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer(),
        fc.uniqueArray(fc.nat(17), { minLength: 1, maxLength: 6 }),
        (size, seed, wanted) => {
          const plan = drawPlan(size, fastRandom(seed));
          const table = new TestTable().start();
          const laid = plan.map(cardOf);
          table.withBench(0, {
            plan,
            hand: NO_CARD,
            deck: [...Array(CARD_COUNT).keys()].filter((card) => !laid.includes(card)),
          });
          const text = codec.write(pickUpAction(wanted, 1));
          const why = table.why(0, text);
          if (why === 'badSelection') expect(wanted.every((card) => laid.includes(card))).toBe(false);
          if (why !== undefined) return;
          table.do(0, text);
          expect(staysWhole(table.bench(0).plan, 0)).toBe(true);
          expect(table.bench(0).deck.slice(-wanted.length)).toEqual(listedCards(pickUpAction(wanted, 1)));
        },
      ),
    );
  });

  it('cloning is fast enough for bots and for a server full of races', () => {
    const table = new TestTable().start().build(0, 'F05@-1,-1r0 F01@1,-1r2 F03@3,-1r0');
    const started = performance.now();
    for (let times = 0; times < 20_000; times++) omegaVirus.clone(table.state);
    // A few microseconds each; a hundred times that would show that something is copied that need not be.
    expect((performance.now() - started) / 20_000).toBeLessThan(0.2);
  });
});
