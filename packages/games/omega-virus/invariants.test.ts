/** What holds at every moment of every race. */
import {
  applyInSteps,
  CLOCK,
  defaultOptions,
  eventFor,
  fastRandom,
  followEntry,
  heardEntry,
  REVIEWER,
  type Seat,
  SPECTATOR,
  type Stepped,
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
import { OPTIONS, type Options } from './options.ts';
import { due } from './rules/clock.ts';
import { isPlayable } from './rules/flipping.ts';
import { pointsOf } from './rules/scoring.ts';
import type { State } from './state.ts';
import { drawPlan } from './testing/plans.ts';
import { TestTable } from './testing/table.ts';
import type { View } from './view.ts';

const [trainee, cadet] = LEVELS as unknown as [Level, Level];

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What somebody did, and what those who look on saw of it. */
type Deed = Pick<Stepped<OmegaEvent>, 'events' | 'steps'>;

interface Watch {
  begun?(state: State): void;
  moved(state: State, deed: Deed): void;
}

const EVERYBODY = [0, 1, SPECTATOR, REVIEWER];

/**
 * A whole match between two bots. Chance decides who is heard next, so that often something was done later than a
 * finish that is heard after it.
 */
function match(levels: readonly Level[], seed: string, options: Partial<Options>, watch: Watch): State {
  const random = fastRandom(seed);
  const state = omegaVirus.setup(2, { ...defaultOptions(OPTIONS), ...options }, random);
  const heard: OmegaEvent[][] = [[], []];
  const tell = (event: ToldEvent<OmegaEvent>): void => {
    for (const [seat, list] of heard.entries()) list.push(eventFor(event, seat));
  };
  const choose = (seat: Seat): number => {
    const view = omegaVirus.view(state, seat);
    return botOf(levels[seat] as Level).choose({ seat, view, heard: heard[seat] as OmegaEvent[] }, random);
  };
  omegaVirus.begin(state, { random, now: 0, tell });
  watch.begun?.(state);
  for (let now = 1; !omegaVirus.outcome(state); now++) {
    const seats = seatsIn(omegaVirus.waiting(state)).filter((seat) => seat !== CLOCK);
    const seat = seats[random.int(seats.length)];
    const action = seat === undefined ? (due(state)?.action as number) : choose(seat);
    expect(omegaVirus.refusal(state, seat ?? CLOCK, action)).toBeNull();
    const deed = applyInSteps(omegaVirus, state, { seat: seat ?? CLOCK, action, at: now }, random, EVERYBODY);
    deed.events.forEach(tell);
    watch.moved(state, deed);
  }
  return state;
}

function expectSound({ seats }: State): void {
  for (const { bench } of seats) {
    const all = [...bench.deck, ...(bench.hand === NO_CARD ? [] : [bench.hand]), ...bench.plan.map(cardOf)];
    expect(all.sort((one, other) => one - other)).toEqual([...Array(CARD_COUNT).keys()]);
    expect(staysWhole(bench.plan, 0)).toBe(true);
    for (const placement of bench.plan) expect(isPlayable(cardOf(placement), bench.keys)).toBe(true);
  }
}

describe('in every race', () => {
  it('deck, hand and plan hold the 18 cards, the plan is in one piece, and keys are never lost (OMG-057)', () => {
    let keys = [0, 0];
    let round = 1;
    const state = match(
      [trainee, cadet],
      'sound',
      {},
      {
        moved(now) {
          expectSound(now);
          const held = now.seats.map(({ bench }) => bench.keys);
          if (now.round === round && now.finish === null) {
            for (const [seat, had] of keys.entries()) expect((held[seat] as number) & had).toBe(had);
          }
          round = now.round;
          keys = held;
        },
      },
    );
    const points = state.sides.map(pointsOf);
    expect((points[0] as number) + (points[1] as number)).toBe(15);
    expect(omegaVirus.outcome(state)?.winners).toHaveLength(1);
  });

  it.each(['live', 'status'] as const)(
    'who follows the events to the end sees what a newcomer sees and can imagine it (plans %s)',
    (opponentView) => {
      const views = new Map<number, View>();
      const types = new Set<string>();
      for (const seed of ['first', 'second']) {
        match(
          [cadet, cadet],
          seed,
          { opponentView },
          {
            begun(state) {
              for (const viewer of EVERYBODY) views.set(viewer, omegaVirus.view(state, viewer));
            },
            moved(state, deed) {
              for (const { type } of deed.events) types.add(type);
              for (const [viewer, before] of views) {
                const view = followEntry(before, overTheWire(heardEntry(deed, viewer)));
                views.set(viewer, view);
                expect(JSON.stringify(view)).toBe(JSON.stringify(omegaVirus.view(state, viewer)));
                const imagined = omegaVirus.view(omegaVirus.imagine(view, fastRandom(seed)), viewer);
                expect(JSON.stringify(imagined)).toBe(JSON.stringify(view));
              }
            },
          },
        );
      }
      for (const type of ['finish', 'rolledBack', 'key', 'equip', 'speed', 'score', 'gameOver']) {
        expect(types).toContain(type);
      }
    },
  );

  it('a pick-up that the rules allow never splits the plan (OMG-042)', () => {
    const wantedCards = fc.uniqueArray(fc.nat(17), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer(), wantedCards, (size, seed, wanted) => {
        const plan = drawPlan(size, fastRandom(seed));
        const laid = plan.map(cardOf);
        const deck = [...Array(CARD_COUNT).keys()].filter((card) => !laid.includes(card));
        const table = new TestTable().start().withBench(0, { plan, hand: NO_CARD, deck });
        const text = codec.write(pickUpAction(wanted, 1));
        const why = table.why(0, text);
        if (why === 'badSelection') expect(wanted.every((card) => laid.includes(card))).toBe(false);
        if (why !== undefined) return;
        table.do(0, text);
        expect(staysWhole(table.bench(0).plan, 0)).toBe(true);
        expect(table.bench(0).deck.slice(-wanted.length)).toEqual(listedCards(pickUpAction(wanted, 1)));
      }),
    );
  });
});
