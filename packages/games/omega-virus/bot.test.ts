/** The bots: what they look at, how they pick up, how long they take, and that they get done. */
import { CLOCK, defaultOptions, eventFor, fastRandom, type Random, type ToldEvent } from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codec, momentOf } from './actions.ts';
import { Appraisal, WEIGHTS } from './bot/appraisal.ts';
import { formIn, takeTime } from './bot/pace.ts';
import { cardsToLift, PATIENCE, PATIENCE_WITH_KEYS } from './bot/pickingUp.ts';
import { connecting, placementsFor } from './bot/placing.ts';
import { botOf, LEVELS, type Level } from './bot.ts';
import { CARD_COUNT } from './cards.ts';
import type { OmegaEvent } from './events.ts';
import { omegaVirus } from './game.ts';
import { boardOf, cellAt } from './geometry/board.ts';
import { connectedItems, halfOf } from './geometry/equipment.ts';
import { cardOf } from './geometry/placements.ts';
import { shapesFor } from './geometry/shapes.ts';
import { deedHint, outlineHint } from './hints.ts';
import { OPTIONS } from './options.ts';
import { due } from './rules/clock.ts';
import type { State } from './state.ts';
import { drawPlan, paint } from './testing/plans.ts';
import { card, cards, placements, TestTable } from './testing/table.ts';

const level = (id: string): Level => LEVELS.find((one) => one.id === id) as Level;

/** One round alone, without a limit. */
function solo(which: Level, seed: number): State {
  const random: Random = fastRandom(`solo ${seed}`);
  const state = omegaVirus.setup(1, { ...defaultOptions(OPTIONS), mode: 'practice' }, random);
  const heard: OmegaEvent[] = [];
  const table = { random, now: 0, tell: (event: ToldEvent<OmegaEvent>) => heard.push(eventFor(event, 0)) };
  omegaVirus.begin(state, table);
  const bot = botOf(which);
  for (let moves = 0; !omegaVirus.outcome(state) && moves < 2000; moves++) {
    if (omegaVirus.waiting(state) === 1) {
      const action = bot.choose({ seat: 0, view: omegaVirus.view(state, 0), heard }, random);
      expect(omegaVirus.refusal(state, 0, action)).toBeNull();
      omegaVirus.apply(state, 0, action, table);
    } else omegaVirus.apply(state, CLOCK, due(state)?.action as number, table);
  }
  return state;
}

describe('the levels', () => {
  it('all get done, each sooner than the one below', { timeout: 60_000 }, () => {
    const means = LEVELS.map((one) => {
      const rounds = Array.from({ length: 10 }, (_, seed) => solo(one, seed));
      for (const state of rounds) expect(omegaVirus.outcome(state)?.reason).toBe('practised');
      const mean = (of: (state: State) => number) =>
        rounds.reduce((sum, state) => sum + of(state), 0) / rounds.length;
      return {
        plays: mean((state) => state.seats[0]?.bench.plays ?? 0),
        at: mean((state) => state.seats[0]?.at ?? 0),
      };
    });
    for (let above = 1; above < LEVELS.length; above++) {
      expect(means[above]?.at).toBeLessThan(means[above - 1]?.at as number);
    }
    // Beside the measured 32.9 of a trainee and 18.5 placements of Omega in 600 rounds each.
    expect(means[0]?.plays).toBeGreaterThan(24);
    expect(means[0]?.plays).toBeLessThan(42);
    expect(means.at(-1)?.plays).toBeGreaterThan(17);
    expect(means.at(-1)?.plays).toBeLessThan(22);
  });

  it('are the ones that a table can be set with', () => {
    expect(OPTIONS.botLevel.values).toEqual(LEVELS.map(({ id }) => id));
  });

  it('know nothing but their view: look-alike matches get the same answer', () => {
    const table = new TestTable({ autoFlip: true }).withLocations('L01 L02 L03').start();
    const view = omegaVirus.view(table.state, 0);
    for (const one of LEVELS) {
      const answers = [1, 2, 3].map((seed) => {
        const world = omegaVirus.imagine(view, fastRandom(seed));
        return botOf(one).choose({ seat: 0, view: omegaVirus.view(world, 0), heard: [] }, fastRandom('same'));
      });
      expect(new Set(answers).size).toBe(1);
    }
  });

  it('answer what needs no thought', () => {
    const bot = botOf(level('cadet'));
    const answer = (table: TestTable, seat = 0) =>
      codec.write(bot.choose({ seat, view: omegaVirus.view(table.state, seat), heard: [] }, fastRandom(1)));
    expect(answer(new TestTable())).toBe('ready');
    expect(answer(new TestTable().start().do(0, 'pause @1'))).toBe('resume');
    expect(answer(new TestTable({ roundLimitSeconds: 300 }).start().clock('limit'))).toBe('continue');
    expect(answer(new TestTable().start().clock('lost 2 @1').clock('graceOver'))).toBe('waitAgain');
    expect(answer(new TestTable().start())).toMatch(/^flip @300$/);
  });

  it('mark what one pick-up cannot list, then lift it all', () => {
    const row = Array.from({ length: 9 }, (_, number) => `F0${number + 1}@${number * 2},0r0`).join(' ');
    const table = new TestTable().withLocations('L01 L02 L03').start().withPlan(0, row).hold(0, 'F10');
    const place = { type: 'place', rule: '', open: { seat: 0 } } as unknown as OmegaEvent;
    const heard = Array.from({ length: PATIENCE }, () => place);
    const bot = botOf(level('trainee'));
    const next = () =>
      codec.write(bot.choose({ seat: 0, view: omegaVirus.view(table.state, 0), heard }, fastRandom(1)));
    expect(next()).toMatch(/^mark (F\d\d,){5}F\d\d$/);
    table.do(0, next());
    expect(next()).toMatch(/^pickUp (F\d\d,){2}F\d\d @\d+$/);
    table.do(0, next());
    expect(table.bench(0).plan).toEqual([]);
  });
});

describe('the form of a round', () => {
  it('stays the same throughout it, differs between rounds and seats, and is 1 on the whole', () => {
    const forms = Array.from({ length: 4000 }, (_, round) =>
      formIn({ round, locations: [0, 1, 2] }, round % 2),
    );
    const mean = forms.reduce((sum, form) => sum + form, 0) / forms.length;
    expect(Math.abs(mean - 1)).toBeLessThan(0.03);
    expect(new Set(forms).size).toBe(forms.length);
    expect(formIn({ round: 1, locations: [0, 1, 2] }, 0)).toBe(formIn({ round: 1, locations: [0, 1, 2] }, 0));
  });
});

describe('the pace', () => {
  it('is about the mean, seldom much longer, and follows the option', () => {
    const random = fastRandom('pace');
    const times = Array.from({ length: 4000 }, () => takeTime(6000, random));
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    expect(Math.abs(mean - 6000)).toBeLessThan(150);
    expect(Math.min(...times)).toBeGreaterThan(500);
    const taken = (botPace: number, more: object = {}) => {
      const table = new TestTable({ botPace, ...more }).start().hold(0, 'F01');
      const view = omegaVirus.view(table.state, 0);
      return momentOf(botOf(level('officer')).choose({ seat: 0, view, heard: [] }, fastRandom(5)));
    };
    expect(Math.abs(taken(20) - 4 * taken(5))).toBeLessThanOrEqual(4);
    // Who needs more time gets it from the bot too; between people it changes nothing.
    expect(Math.abs(taken(10, { mode: 'bot', timeScale: 3 }) - 3 * taken(10))).toBeLessThanOrEqual(3);
    expect(taken(10, { timeScale: 3 })).toBe(taken(10));
  });
});

describe('what a bot looks at', () => {
  const aims = { locations: [0, 1, 2], mirrorShapes: false, keys: 0, scoring: [] };

  /** The same by trying every position on the table. */
  function slowFit(plan: readonly number[], location: number, colour: number): number {
    const painted = paint(plan);
    const at = (cell: number): number | undefined =>
      painted.get(`${(cell % 96) - 48},${Math.floor(cell / 96) - 48}`);
    const book = shapesFor(false);
    let best = 0;
    for (const [number, shape] of (book.offsets[location] ?? []).entries()) {
      for (let x = -20; x <= 20; x++) {
        for (let y = -20; y <= 20; y++) {
          const origin = cellAt(x, y);
          let fit = 0;
          for (const offset of shape) {
            const there = at(origin + offset);
            fit += there === colour ? 1 : there === undefined ? 0 : -WEIGHTS.wrongInside;
          }
          for (const offset of book.rims[location]?.[number] ?? []) {
            if (at(origin + offset) === colour) fit -= WEIGHTS.sameBeside;
          }
          best = Math.max(best, fit);
        }
      }
    }
    return best;
  }

  it('is the best fit of a shape, as trying every position gives it', () => {
    for (let seed = 0; seed < 6; seed++) {
      const plan = drawPlan(3 + seed, fastRandom(`fit ${seed}`));
      for (const location of [0, 2, 9]) {
        const appraisal = new Appraisal({ ...aims, locations: [location, location, location] });
        appraisal.board.show(plan);
        for (const colour of [0, 1, 2]) {
          expect(appraisal.fit(colour).value).toBeCloseTo(slowFit(plan, location, colour), 9);
        }
      }
    }
  });

  it('is five for a room that matches', () => {
    const appraisal = new Appraisal(aims);
    appraisal.board.show(placements('F05@-1,-1r0 F01@1,-1r2 F03@3,-1r0'));
    expect(appraisal.fit(0).value).toBe(5);
  });

  it('is the same with a card tried and with it laid', () => {
    const plan = drawPlan(6, fastRandom('tried'));
    const next = placementsFor(
      plan,
      [...Array(CARD_COUNT).keys()].find((one) => !plan.some((laid) => cardOf(laid) === one)) as number,
    );
    const [one, other] = [new Appraisal(aims), new Appraisal(aims)];
    for (const placement of next.slice(0, 40)) {
      one.board.show(plan);
      expect(one.worthWith(plan, placement)).toBe(other.worth([...plan, placement], true));
    }
  });

  it('finds the one placement that connects a half (OMGR-16)', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('F04', 'F05', 'F06', 'F13', 'F14', 'F15'), (seed, id) => {
        const drawn = drawPlan(7, fastRandom(seed)).filter((placement) => cardOf(placement) !== card(id));
        const mine = halfOf(placements(`${id}@0,0r0`)[0] as number);
        const joint = connecting(drawn, card(id));
        const bit = 1 << (mine?.item as number);
        const connects = placementsFor(drawn, card(id)).filter((placement) => {
          const plan = [...drawn, placement];
          return connectedItems(plan, boardOf(plan)) & bit;
        });
        expect(connects.length).toBeLessThanOrEqual(1);
        if (connects.length === 1) expect(joint).toBe(connects[0]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('picking up', () => {
  const plain = (keys: number) =>
    new Appraisal({ locations: [0, 1, 2], mirrorShapes: false, keys, scoring: [] });
  const lift = (plan: string, keys: number, canPlay = true, fruitless = 0) =>
    cardsToLift({ plan: placements(plan), keys, canPlay, fruitless }, plain(keys));

  it('lifts a card that hinders', () => {
    expect(lift('F01@1,-1r2 F03@3,-1r0 F05@-1,-1r0 F02@4,0r0', 0)).toEqual(cards('F02'));
  });

  it('lifts one of two halves that lie apart, when all keys are held', () => {
    const lifted = lift('F06@0,0r0 F01@2,0r0 F13@4,0r0', 7);
    expect(lifted.some((one) => one === card('F06') || one === card('F13'))).toBe(true);
  });

  it('lifts up to four when nothing can be played, and nothing while all goes well', () => {
    expect(lift('F01@0,0r0 F02@2,0r0', 0, true)).toEqual([]);
    const stuck = lift('F01@0,0r0 F02@2,0r0 F07@4,0r0 F08@6,0r0 F09@8,0r0', 0, false);
    expect(stuck.length).toBeGreaterThan(0);
    expect(stuck.length).toBeLessThanOrEqual(4);
  });

  it('lifts everything when nothing has come of many cards', () => {
    expect(lift('F01@0,0r0 F02@2,0r0', 0, true, PATIENCE)).toHaveLength(2);
    expect(lift('F01@0,0r0 F02@2,0r0', 7, true, PATIENCE)).toEqual([]);
    expect(lift('F01@0,0r0 F02@2,0r0', 7, true, PATIENCE_WITH_KEYS)).toHaveLength(2);
  });
});

describe('hints', () => {
  const practising = (options: object = {}) =>
    new TestTable({ seats: 1, mode: 'practice', ...options }).withLocations('L01 L02 L03').start();

  it('outline where the nearest key comes closest, then name what an officer would do (OMG-132)', () => {
    const table = practising().withPlan(0, 'F05@-1,-1r0 F01@1,-1r2').hold(0, 'F03');
    const view = omegaVirus.view(table.state, 0);
    const outline = outlineHint(view);
    expect(outline?.colour).toBe(0);
    expect(outline?.squares.map(({ x, y }) => `${x},${y}`).sort()).toEqual([
      '0,0',
      '1,0',
      '2,0',
      '3,0',
      '4,0',
    ]);
    expect(outline?.fit).toBe(3);
    const deed = deedHint(view, [], fastRandom(1));
    expect(deed?.kind).toBe('place');
    const before = JSON.stringify(table.state);
    deedHint(view, [], fastRandom(2));
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('are given in practice only, and only if agreed (OMG-132)', () => {
    const strict = practising({ practiceHints: false }).withPlan(0, 'F01@0,0r0');
    expect(outlineHint(omegaVirus.view(strict.state, 0))).toBeNull();
    const versus = new TestTable().start().withPlan(0, 'F01@0,0r0');
    expect(deedHint(omegaVirus.view(versus.state, 0), [], fastRandom(1))).toBeNull();
    const held = practising().withPlan(0, 'F01@0,0r0').withBench(0, { keys: 7 });
    expect(outlineHint(omegaVirus.view(held.state, 0))).toBeNull();
  });

  it('tell to pick up where that is best (OMG-132)', () => {
    const table = practising().withPlan(0, 'F01@1,-1r2 F03@3,-1r0 F05@-1,-1r0 F02@4,0r0').hold(0, 'F09');
    const deed = deedHint(omegaVirus.view(table.state, 0), [], fastRandom(1));
    expect(deed).toEqual({ kind: 'lift', cards: cards('F02') });
  });
});
