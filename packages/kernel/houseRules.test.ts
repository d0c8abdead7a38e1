import { expect, it } from 'vitest';
import { COMMON_REFUSALS, HOUSE_RULES, UNDO_RULE } from './houseRules.ts';

it('the house has a rule about taking back', () => {
  expect(HOUSE_RULES[UNDO_RULE]).toMatch(/^You may take back .+\.$/);
});

it('every refusal of the house is a sentence', () => {
  expect(Object.keys(COMMON_REFUSALS)).toEqual(['notYourTurn', 'noSuchAction', 'over', 'nothingToUndo']);
  for (const say of Object.values(COMMON_REFUSALS)) expect(say()).toMatch(/^[A-Z].+\.$/);
});
