/** Every way an action can be refused, with the rule that refuses it. */
import { type RuleId, refusing } from '@airlock/kernel';

export const REASONS = {
  notYourTurn: 'GOF-012',
  noSuchAction: 'GOF-003',
  over: 'GOF-032',
  notInHand: 'GOF-011',
} as const satisfies Record<string, RuleId>;

export const refuse = refusing(REASONS);
