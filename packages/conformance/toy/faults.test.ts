/** The suite catches what it is there to catch: every fault planted into the toy, by name and place. */
import { describe, expect, it } from 'vitest';
import { checkGame } from '../checkGame.ts';
import { sentenceOf } from '../finding.ts';
import { CHANCE_FAULTS } from './chanceFaults.ts';
import { flotsamPlan } from './flotsam.ts';
import { LEAKY_FAULTS } from './leakyFaults.ts';
import { RULE_FAULTS } from './ruleFaults.ts';

describe('the suite catches', () => {
  for (const { fault, game, check, says, at, ...limits } of [
    ...LEAKY_FAULTS,
    ...CHANCE_FAULTS,
    ...RULE_FAULTS,
  ]) {
    it(fault, () => {
      const findings = checkGame(game, flotsamPlan, { ...limits, only: [check] });
      const [first] = findings;
      const said = findings.map(sentenceOf).join('\n');
      expect(said).toMatch(says);
      if (at) expect(first?.difference?.path).toMatch(at);
      if (first?.where) expect(said).toMatch(/Match: flotsam, \d seats?.*, seed "flotsam \d+", \w+ play/);
    });
  }
});
