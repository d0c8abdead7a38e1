/** Every way an action can be refused, with the rule that refuses it. */
import { type RuleId, refusing } from '@airlock/kernel';

export const REASONS = {
  notYourTurn: 'OBK-104',
  noSuchAction: 'OBK-209',
  over: 'OBK-906',
  alreadyChosen: 'OBK-104',
  voteNow: 'OBK-801',
  pickNow: 'OBK-303',
  submitNow: 'OBK-104',
  repairNow: 'OBK-604',
  noVoteForSelf: 'OBK-802',
  targetOut: 'OBK-802',
  sameTask: 'OBK-303',
  taskUnavailable: 'OBK-302',
  taskNotInPlay: 'OBK-301',
  cannotHold: 'OBK-104',
  cardSpent: 'OBK-105',
  notForSurvivor: 'OBK-201',
  completeSpent: 'OBK-203',
  sabotageSpent: 'OBK-203',
  infectOnlyZero: 'OBK-206',
  notForZero: 'OBK-205',
  coverSpent: 'OBK-207',
  outsiderCards: 'OBK-809',
  notDestroyed: 'OBK-602',
  claimsOff: 'OBK-1004',
  outsideSilent: 'OBK-1006',
  shiftRevealed: 'OBK-1004',
  shiftNotRevealed: 'OBK-1004',
  claimAboutSelf: 'OBK-1004',
  claimAboutOut: 'OBK-1004',
  onlyDuringPick: 'OBK-303',
  onlyDuringVote: 'OBK-801',
  saidAlready: 'OBK-1004',
  notYourClaim: 'OBK-1004',
  groundsNotSo: 'OBK-1004',
  notAccused: 'OBK-1004',
  ledgerFull: 'OBK-1004',
} as const satisfies Record<string, RuleId>;

export type Reason = keyof typeof REASONS;

export const refuse = refusing(REASONS);
