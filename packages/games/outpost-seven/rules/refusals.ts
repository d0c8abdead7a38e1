/** Every way an action can be refused, with the rule that refuses it. */
import { type Refusal, type RuleId, refusing } from '@airlock/kernel';

/** The reasons that need no numbers. */
export const REASONS = {
  notYourTurn: 'OPS-004',
  noSuchAction: 'OPS-007',
  over: 'OPS-143',
  keepBeforePlay: 'OPS-030',
  keptAlready: 'OPS-004',
  bonusesFirst: 'OPS-101',
  noBonusPending: 'OPS-100',
  bonusNotPending: 'OPS-100',
  takeSomething: 'OPS-060',
  slotEmpty: 'OPS-060',
  handTooFull: 'OPS-062',
  moduleNotInHand: 'OPS-070',
  scrapNotInHand: 'OPS-074',
  scrapIsModule: 'OPS-074',
  cellOccupied: 'OPS-073',
  cellNotConnected: 'OPS-072',
  neutralForbidden: 'OPS-078',
} as const satisfies Record<string, RuleId>;

export const refuse = refusing(REASONS);

/** The exact total cannot be reached, so the nearest below is asked for. */
export const wrongKeepTotal = (total: number, required: number, target: number): Refusal =>
  required === target
    ? { rule: 'OPS-031', reason: 'wrongKeepTotal', with: { total, required } }
    : { rule: 'OPS-032', reason: 'wrongFallbackTotal', with: { total, required, target } };

export const tooMuchSalvage = (total: number, limit: number): Refusal => ({
  rule: 'OPS-061',
  reason: 'tooMuchSalvage',
  with: { total, limit },
});

export const scrapTooLow = (scrap: number, module: number): Refusal => ({
  rule: 'OPS-074',
  reason: 'scrapTooLow',
  with: { scrap, module },
});
