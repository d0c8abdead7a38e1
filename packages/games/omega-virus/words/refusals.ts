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
  timeIsUp: 'The time of this round is up.',
  timeRunsBack: 'That would have been before what you did last.',
  tooFast: 'Twenty commands a second are the most.',
  handFull: 'Place the card in your hand first.',
  noPlayableCard: 'No card in your deck can be played. Pick up cards.',
  handEmpty: 'You have no card in hand. Flip one first.',
  badCard: 'That is not the card in your hand.',
  outOfRange: `The table ends ${FARTHEST} squares from the middle.`,
  notTouching: 'The card must touch or overlap your plan; a corner is not enough.',
  badSelection: 'Choose one or more different cards of your plan.',
  wouldSplit: 'That would split your plan.',
  nothingMarked: 'You have marked no card.',
  autoFlipAlready: 'It is set that way already.',
  noTakingBack: 'Nothing can be taken back here.',
  nothingToTakeBack: 'There is nothing to take back.',
  noPauseLeft: 'You have no pause left in this round.',
  notAtReadyCheck: 'There is no ready check now.',
  notReady: 'You are not ready yet.',
  hereAlready: 'Nobody is missing at that seat.',
  goneAlready: 'Nobody is at that seat any more.',
  clockOnly: 'Only the clock does that.',
  notNow: 'It is not the time for that.',
};

export const refusalWords = ({ reason }: Refusal): string =>
  Object.hasOwn(SENTENCES, reason) ? SENTENCES[reason as Reason] : COMMON_REFUSALS.noSuchAction();
