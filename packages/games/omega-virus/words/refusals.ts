/** Why something is not possible, in a sentence. */
import { COMMON_REFUSALS, type Refusal } from '@airlock/kernel';
import { FARTHEST } from '../cards.ts';
import type { Reason } from '../rules/refusals.ts';

const SENTENCES: Readonly<Record<Reason | keyof typeof COMMON_REFUSALS, string>> = {
  notYourTurn: COMMON_REFUSALS.notYourTurn(),
  noSuchAction: COMMON_REFUSALS.noSuchAction(),
  over: COMMON_REFUSALS.over(),
  nothingToUndo: COMMON_REFUSALS.nothingToUndo(),
  notLive: 'The race is not on yet.',
  paused: 'The race is paused.',
  roundOver: 'The round is over.',
  timeIsUp: 'The time for this round is up.',
  timeRunsBack: 'That is earlier than your last action.',
  tooFast: 'That is more than twenty commands a second.',
  handFull: 'Place the card in your hand first.',
  noPlayableCard: 'No card in your deck can be played. Pick up cards.',
  handEmpty: 'You have no card in hand. Flip one first.',
  badCard: 'That is not the card in your hand.',
  outOfRange: `The table ends ${FARTHEST} squares from the middle.`,
  notTouching: 'The card must touch or overlap your plan; a corner is not enough.',
  badSelection: 'Choose one or more different cards from your plan.',
  wouldSplit: 'That would split your plan.',
  nothingMarked: 'You have marked no card.',
  autoFlipAlready: 'It is already set that way.',
  noTakingBack: 'Nothing can be taken back here.',
  nothingToTakeBack: 'There is nothing to take back.',
  noPauseLeft: 'You have no pause left in this round.',
  notAtReadyCheck: 'Nobody is being asked to be ready now.',
  notReady: 'You are not ready yet.',
  hereAlready: 'Nobody is away from that seat.',
  goneAlready: 'Nobody is at that seat now.',
  clockOnly: 'Only the clock does that.',
  notNow: 'This is not the time for that.',
};

export const refusalWords = ({ reason }: Refusal): string =>
  Object.hasOwn(SENTENCES, reason) ? SENTENCES[reason as Reason] : COMMON_REFUSALS.noSuchAction();
