/** Every way an action can be refused, with the rule that refuses it. */
import { type RuleId, refusing } from '@airlock/kernel';

export const REASONS = {
  notYourTurn: 'OMG-100',
  noSuchAction: 'OMG-100',
  over: 'OMG-090',
  notLive: 'OMG-008',
  paused: 'OMG-109',
  roundOver: 'OMG-105',
  timeIsUp: 'OMG-108',
  timeRunsBack: 'OMG-104',
  tooFast: 'OMG-107',
  handFull: 'OMG-021',
  noPlayableCard: 'OMG-026',
  handEmpty: 'OMG-021',
  badCard: 'OMG-027',
  outOfRange: 'OMG-031',
  notTouching: 'OMG-032',
  badSelection: 'OMG-040',
  wouldSplit: 'OMG-042',
  nothingMarked: 'OMG-040',
  autoFlipAlready: 'OMG-029',
  noTakingBack: 'OMG-131',
  nothingToTakeBack: 'OMG-131',
  noPauseLeft: 'OMG-109',
  notAtReadyCheck: 'OMG-082',
  notReady: 'OMG-082',
  hereAlready: 'OMG-110',
  goneAlready: 'OMG-110',
  clockOnly: 'OMG-102',
  notNow: 'OMG-102',
} as const satisfies Record<string, RuleId>;

export type Reason = keyof typeof REASONS;

export const refuse = refusing(REASONS);
