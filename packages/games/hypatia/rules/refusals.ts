/** Every way an action can be refused, with the rule that refuses it. */
import type { Refusal, RuleId } from '@airlock/kernel';

/** Built once, since a legality check may run a million times a second. */
export const REASONS = {
  notYourTurn: 'HYP-401',
  noSuchAction: 'HYP-502',
  over: 'HYP-904',
  otherDecision: 'HYP-384',
  cellTaken: 'HYP-101',
  stationLaid: 'HYP-101',
  notInHand: 'HYP-402',
  stationDestroyed: 'HYP-406',
  sentinelThere: 'HYP-404',
  suitHasNoTowerAction: 'HYP-542',
  nothingToReveal: 'HYP-510',
  nothingToLookAt: 'HYP-511',
  discardOnly: 'HYP-501',
  overtimeKills: 'HYP-520',
  noOtherCard: 'HYP-520',
  nothingToMove: 'HYP-530',
  sidearmsKill: 'HYP-540',
  noPhageInPlay: 'HYP-540',
  noSuit: 'HYP-702',
  suitInHand: 'HYP-706',
  suitElsewhere: 'HYP-702',
  noSuchPhage: 'HYP-702',
  victimsOfTrick: 'HYP-310',
  notInPlay: 'HYP-380',
  noPhageThere: 'HYP-382',
  discardTwoOfHand: 'HYP-383',
  lockedAlready: 'HYP-502',
  unlockedAlready: 'HYP-502',
  oneSided: 'HYP-803',
  notPowered: 'HYP-102',
  notInDiscard: 'HYP-113',
  notOnMunitions: 'HYP-103',
  notFaceDown: 'HYP-510',
  markedAlready: 'HYP-510',
  revealOneFirst: 'HYP-510',
  mustChangeStation: 'HYP-530',
  onePhageMove: 'HYP-531',
  moveOneFirst: 'HYP-531',
  targetOneFirst: 'HYP-541',
  nothingToResolve: 'HYP-407',
  notFull: 'HYP-306',
  noEngineer: 'HYP-607',
  extraUsed: 'HYP-607',
  hangarLast: 'HYP-806',
  mustChoose: 'HYP-384',
  cannotHandOver: 'HYP-401',
} as const satisfies Record<string, RuleId>;

export type Reason = keyof typeof REASONS;

const REFUSALS = Object.fromEntries(
  Object.entries(REASONS).map(([reason, rule]) => [reason, { rule, reason }]),
) as Readonly<Record<Reason, Refusal>>;

export const refuse = (reason: Reason): Refusal => REFUSALS[reason];
