/** Imagined matches obey the rules that made the real one. */
import { defaultOptions, fastRandom, SPECTATOR, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { casualBot } from './bot/casual.ts';
import { FULL_HAND, INF, INFECTED, kindOf, PZERO, SHIFTS_PER_DAY, SURVIVOR } from './cards.ts';
import { outbreak } from './game.ts';
import { OPTIONS, type Options } from './options.ts';
import { cardRefusal, outsiderRefusal } from './rules/cardLimits.ts';
import type { State } from './state.ts';

/** A game of casual bots, stopped after this many Shifts, if it lasts that long. */
function playedUntil(seed: string, shifts: number, options: Partial<Options> = {}): State {
  const random = fastRandom(seed);
  const state = outbreak.setup(7, { ...defaultOptions(OPTIONS), ...options }, random);
  const bot = casualBot();
  outbreak.begin(state, silentContext(random));
  while (!state.result && state.records.length < shifts) {
    const waiting = outbreak.waiting(state);
    const seat = state.roles.findIndex((_, one) => (waiting >> one) % 2 === 1);
    const known = { seat, view: outbreak.view(state, seat), heard: [] };
    const action = bot.speak(known, random, 'last') ?? bot.choose(known, random);
    outbreak.apply(state, seat, action, silentContext(random));
  }
  return state;
}

/** Every card was allowed to whoever laid it, when it was laid; one sentence for each that was not. */
function brokenRules(state: State): string[] {
  const faults: string[] = [];
  const zero = state.roles.indexOf(PZERO);
  let hands = state.roles.map(() => FULL_HAND);
  for (const [index, { pile, owners, target, outsiders }] of state.records.entries()) {
    if (index % SHIFTS_PER_DAY === 0) hands = state.roles.map(() => FULL_HAND);
    for (const [place, seat] of owners.entries()) {
      const card = kindOf(pile[place] as number);
      const moment = state.infectedAt[seat] as number;
      const role = seat === zero ? PZERO : moment !== 0 && moment <= index ? INFECTED : SURVIVOR;
      const refusal =
        (outsiders >> seat) % 2 === 1
          ? outsiderRefusal(role, card)
          : cardRefusal(role, hands[seat] as number, card, state.options);
      if (refusal) faults.push(`Shift ${index + 1}, seat ${seat}: ${refusal.reason}`);
      hands[seat] = (hands[seat] as number) & ~(1 << card);
    }
    const found = target < 0 ? -1 : (owners[target] as number);
    const infected = state.infectedAt.indexOf(index + 1);
    if (infected >= 0 && infected !== found) faults.push(`Shift ${index + 1}: ${infected} was not found`);
    if (pile.includes(INF) && owners[pile.indexOf(INF)] !== zero) faults.push(`Shift ${index + 1}: Infect`);
  }
  return faults;
}

const OPTION_SETS: Partial<Options>[] = [
  {},
  { infectedLimit: 'perShift', deepCover: true, restNumbers: 'private' },
  { infectedAtStart: 1 },
];

describe('an imagined match', () => {
  test.each(OPTION_SETS)('is one the rules allow, Shift by Shift, with %o', (options) => {
    for (let game = 0; game < 4; game++) {
      const state = playedUntil(`imagine ${game}`, 3 + 2 * game, options);
      expect(brokenRules(state)).toEqual([]);
      for (const viewer of [0, 3, state.roles.indexOf(PZERO), SPECTATOR]) {
        const world = outbreak.imagine(outbreak.view(state, viewer), fastRandom(`world ${game} ${viewer}`));
        expect(brokenRules(world)).toEqual([]);
        expect(world.roles.filter((role) => role === PZERO)).toHaveLength(1);
      }
    }
  });

  test('leaves Patient Zero open to a Survivor and never names the first Leader', () => {
    const state = playedUntil('open', 3);
    const viewer = state.firstLeader;
    const view = outbreak.view(state, viewer);
    const zeros = new Set<number>();
    for (let seed = 0; seed < 40; seed++)
      zeros.add(outbreak.imagine(view, fastRandom(seed)).roles.indexOf(PZERO));
    expect(zeros.size).toBeGreaterThan(1);
    expect(zeros.has(viewer)).toBe(false);
  });

  test('keeps what Patient Zero was told at night', () => {
    const state = playedUntil('night', 6);
    const zero = state.roles.indexOf(PZERO);
    const view = outbreak.view(state, zero);
    const listed = view.roles.map((role) => role === INFECTED);
    for (let seed = 0; seed < 10; seed++) {
      const world = outbreak.imagine(view, fastRandom(seed));
      for (const [seat, isListed] of listed.entries()) if (isListed) expect(world.roles[seat]).toBe(INFECTED);
      expect(world.roles[zero]).toBe(PZERO);
    }
  });
});
