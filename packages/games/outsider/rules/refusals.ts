/** Every way an action can be refused, with the rule that refuses it. */
import type { Refusal, RuleId } from '@airlock/kernel';

/** Built once, since a legality check may run a million times a second. */
export const REASONS = {
  notYourTurn: 'OUT-301',
  noSuchAction: 'OUT-106',
  over: 'OUT-810',
  actNow: 'OUT-301',
  decideNow: 'OUT-533',
  notOffered: 'OUT-103',
  chooseCardNow: 'OUT-205',
  reactNow: 'OUT-531',
  answeredAlready: 'OUT-531',
  noWindow: 'OUT-531',
  waitedAlready: 'OUT-531',
  notInHand: 'OUT-701',
  notCompletedByYou: 'OUT-410',
  noActionsLeft: 'OUT-302',
  needsTwoActions: 'OUT-303',
  goalNotInPlay: 'OUT-401',
  skillMissing: 'OUT-402',
  wrongPlace: 'OUT-910',
  placeDestroyed: 'OUT-942',
  gearMissing: 'OUT-403',
  iconsMissing: 'OUT-404',
  omniMissing: 'OUT-391',
  twoGoalsInPlay: 'OUT-340',
  needsTwoGoalsInPlay: 'OUT-340',
  needsOneGoalInPlay: 'OUT-341',
  supplyEmpty: 'OUT-355',
  handEmpty: 'OUT-355',
  bulkheadsSealed: 'OUT-536',
  supplyElsewhere: 'OUT-940',
  threeDifferent: 'OUT-370',
  onlyQuartermaster: 'OUT-370',
  nothingToDiscardOrDraw: 'OUT-380',
  notOngoing: 'OUT-360',
  iconNotShown: 'OUT-360',
  notYourAbility: 'OUT-606',
  abilitiesOff: 'OUT-536',
  handTooLarge: 'OUT-380',
  notInDiscard: 'OUT-703',
  noSuchPlayer: 'OUT-101',
  notYourself: 'OUT-413',
  playerHoldsNothing: 'OUT-413',
  notTogether: 'OUT-920',
  noLocations: 'OUT-902',
  notConnected: 'OUT-902',
  destroyedPlace: 'OUT-933',
  tooExpensive: 'OUT-310',
  noMorePurchases: 'OUT-310',
  wouldDie: 'OUT-986',
  sabotageLater: 'OUT-410',
  sabotageInWindowOnly: 'OUT-532',
  noTarget: 'OUT-413',
  claimsOff: 'OUT-720',
  enoughClaims: 'OUT-721',
  claimAboutSelf: 'OUT-720',
  nothingAsked: 'OUT-720',
} as const satisfies Record<string, RuleId>;

export type Reason = keyof typeof REASONS;

const REFUSALS = Object.fromEntries(
  Object.entries(REASONS).map(([reason, rule]) => [reason, { rule, reason }]),
) as Readonly<Record<Reason, Refusal>>;

export const refuse = (reason: Reason): Refusal => REFUSALS[reason];
