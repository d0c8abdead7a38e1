/** Every rule is cited by the test that shows it, at the end of its name: `the highest bid takes the prizes (GOF-020)`. */
import { describeCitations } from '@airlock/conformance';
import { REASONS } from './rules/refusals.ts';
import { RULES } from './words/rules.ts';

describeCitations({ folder: import.meta.dirname, rules: RULES, reasons: REASONS });
