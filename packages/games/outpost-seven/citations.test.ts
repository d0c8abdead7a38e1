/** Every rule and every ruling is named by a test that shows it. */
import { describeCitations } from '@airlock/conformance';
import { REASONS } from './rules/refusals.ts';
import { RULES } from './words/rules.ts';
import { RULINGS } from './words/rulings.ts';

describeCitations({
  folder: import.meta.dirname,
  rules: RULES,
  rulings: RULINGS,
  reasons: REASONS,
  // Leaving the table is a matter of the house, not of this game.
  ofTheHouse: ['OPSR-44'],
});
