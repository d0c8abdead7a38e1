/** What holds in every game, whatever is played. */
import { ActionList, CLOCK, defaultOptions, fastRandom, SPECTATOR, seatsIn } from '@airlock/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CREW, OUTSIDER } from './cards.ts';
import { outsider } from './game.ts';
import { OPTIONS, type Options } from './options.ts';
import { stageOf } from './stages.ts';
import { heldAs, kindOf, knowersOf, type State, thingOf } from './state.ts';
import type { View, Zone } from './view.ts';

const tables = fc.record({
  seed: fc.nat(),
  seats: fc.integer({ min: 3, max: 6 }),
  options: fc.record({
    outsiders: fc.constantFrom('recommended' as const, 0 as const, 1 as const, 2 as const, 3 as const),
    locGoals: fc.boolean(),
    locActions: fc.boolean(),
    locDraw: fc.boolean(),
    locSupply: fc.boolean(),
    obliteration: fc.constantFrom('standard' as const, 'eclipse' as const, 'darkSurge' as const),
    doom: fc.constantFrom('standard' as const, 'quickAndDead' as const),
    startEntropy: fc.integer({ min: 0, max: 8 }),
    claims: fc.constant(false),
  }),
});

/** Plays by chance, with a time-out or a sabotage now and then; `holds` sees every state. */
function playOut(
  seed: number,
  seats: number,
  options: Partial<Options>,
  holds: (state: State) => void,
): State {
  const random = fastRandom(seed);
  const table = { random, now: 0, tell: null };
  const state = outsider.setup(seats, { ...defaultOptions(OPTIONS), ...options }, random);
  const list = new ActionList();
  outsider.begin(state, table);
  while (!outsider.outcome(state)) {
    holds(state);
    const waiting = seatsIn(outsider.waiting(state));
    expect(waiting.length).toBeGreaterThan(0);
    const isAside = random.int(10) === 0;
    const seat = isAside
      ? ([CLOCK, ...state.survival.keys()][random.int(seats + 1)] as number)
      : (waiting[random.int(waiting.length)] as number);
    list.clear();
    if (isAside) outsider.asides(state, seat, list);
    else outsider.actions(state, seat, list);
    if (list.size > 0) outsider.apply(state, seat, list.pick(random), table);
  }
  holds(state);
  return state;
}

const check = (runs: number, holds: (state: State) => void): void => {
  fc.assert(
    fc.property(tables, ({ seed, seats, options }) => {
      playOut(seed, seats, options, holds);
    }),
    { numRuns: runs },
  );
};

test('there are always 55 cards and 22 Crises, and never more than two Goals in play (OUT-102, OUT-341)', () => {
  check(15, (state) => {
    const hidden = [...state.hands, ...state.piles].flat().length;
    const apart = [state.supply, state.entropy, state.hold, state.recycled, state.aside].flat().length;
    const open = [state.discard, state.inPlay, state.completing, ...state.completed].flat().length;
    expect(hidden + apart + open).toBe(55);
    const crises = [state.crisisDeck, state.drawnCrises, state.crisisDiscard, state.ongoing, state.resolving];
    expect([...crises, state.assigned].flat()).toHaveLength(22);
    expect(state.inPlay.length).toBeLessThanOrEqual(2);
    for (const left of state.survival) expect(left).toBeGreaterThanOrEqual(0);
  });
});

/** Whether a place holds at least the cards a viewer believes to be there. */
function isTrue(zone: Zone, actual: readonly number[]): boolean {
  const left = actual.map(kindOf);
  return zone.known.every((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

test('what anybody is shown to know of hidden places is true (OUT-701, OUT-722)', () => {
  check(8, (state) => {
    for (const viewer of [SPECTATOR, ...state.survival.keys()]) {
      const seen: View = outsider.view(state, viewer);
      expect(isTrue(seen.supply, state.supply)).toBe(true);
      for (const [seat, hand] of seen.hands.entries()) {
        expect(isTrue(hand, state.hands[seat] as number[])).toBe(true);
      }
      for (const [at, pile] of seen.piles.entries()) {
        for (let index = 0; index < pile.known.length; index += 2) {
          const held = (state.piles[at] as number[])[pile.known[index] as number] as number;
          expect(kindOf(held)).toBe(pile.known[index + 1]);
        }
      }
    }
  });
});

test('nobody sees a loyalty that was not revealed, or a card that only others know (OUT-203, OUT-704)', () => {
  check(8, (state) => {
    if (state.result || state.stop) return;
    for (const viewer of state.survival.keys()) {
      const seen = outsider.view(state, viewer);
      for (const [seat, loyalty] of seen.loyalties.entries()) {
        if (seat !== viewer && (state.revealed >> seat) % 2 === 0) expect(loyalty).toBe(-1);
      }
      const unknown = state.supply.filter((held) => held === heldAs(kindOf(held), 0)).length;
      expect(seen.supply.known.length).toBeLessThanOrEqual(state.supply.length - unknown);
    }
  });
});

test('winners are whom the outcome names, and Obliteration has none (OUT-802, OUT-807, OUT-810)', () => {
  fc.assert(
    fc.property(tables, ({ seed, seats, options }) => {
      const state = playOut(seed, seats, options, () => {});
      const { outcome, winners, trigger } = state.result as NonNullable<State['result']>;
      const side = (loyalty: number) =>
        state.loyalties.flatMap((one, seat) => (one === loyalty ? [seat] : []));
      if (outcome === 'obliteration') expect(winners).toEqual([]);
      if (outcome === 'crew' || outcome === 'surgeCrew') expect(winners).toEqual(side(CREW));
      if (outcome.endsWith('utsiders')) expect(winners).toEqual(side(OUTSIDER));
      if (outcome === 'surgeTie') expect(winners).not.toContain(trigger);
      expect(state.discard.every((entry) => thingOf(entry) < 39)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('whoever takes a card from the Supply sees all of it', () => {
  check(20, (state) => {
    const stage = stageOf(outsider.view(state, SPECTATOR));
    if (stage.kind !== 'question' || stage.question !== 'takeCard') return;
    for (const held of state.supply) expect((knowersOf(held) >> stage.seat) % 2).toBe(1);
  });
});
