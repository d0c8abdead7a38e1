/** The suite as tests: one call in a game's test file. */
import type { AnyGame, Game, OptionSpecs, SeenEvent } from '@airlock/kernel';
import { runCheck } from './checkGame.ts';
import { CHECKS } from './checks/all.ts';
import { type Finding, sentenceOf } from './finding.ts';
import { compareGolden, recordGolden } from './golden.ts';
import { compareStates, recordStates } from './goldenStates.ts';
import { gamesOf, gapsOf, nameOf, type Plan, settingsOf } from './plan.ts';

/** Loaded in a test run only: the command line uses the same checks and must not need a test runner. */
const vitest = process.env.VITEST ? await import('vitest') : null;

const MILLISECONDS_PER_GAME = 2_000;

/** Registers the tests of one game. */
export function describeConformance<State, View, Event extends SeenEvent, Specs extends OptionSpecs>(
  game: Game<State, View, Event, Specs>,
  plan: Plan<State>,
): void {
  if (!vitest) throw new Error('describeConformance works only in a test run; elsewhere call checkGame.');
  const { describe, it } = vitest;
  const [anyGame, anyPlan] = [game as AnyGame, plan as Plan];
  const timeout = MILLISECONDS_PER_GAME * Math.max(90, gamesOf(anyPlan));
  describe(`conformance of ${game.id}`, () => {
    it('the plan tries every number of seats and every value of every option', () => {
      expectNothing(gapsOf(anyGame, anyPlan).map((what) => ({ check: 'plan', what })));
    });
    for (const check of CHECKS) {
      it(check.sentence, { timeout }, () => expectNothing(runCheck(anyGame, anyPlan, check)));
    }
    const { golden } = plan;
    if (!golden) return;
    for (const setting of settingsOf(anyGame, anyPlan)) {
      it(`the golden playthrough goes as recorded with ${nameOf(anyGame, setting)}`, () => {
        if (process.env.AIRLOCK_GOLDEN === 'record') recordGolden(anyGame, anyPlan, setting, golden);
        const found = compareGolden(anyGame, setting, golden);
        expectNothing(found ? [found] : []);
      });
    }
    it('the states of the golden playthroughs are written as they were recorded', () => {
      const settings = settingsOf(anyGame, anyPlan);
      if (process.env.AIRLOCK_GOLDEN === 'record') recordStates(anyGame, settings, golden);
      expectNothing(compareStates(anyGame, settings, golden));
    });
  });
}

function expectNothing(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Error(findings.map(sentenceOf).join('\n\n'));
}
