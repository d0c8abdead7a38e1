/** Why something is not possible, one sentence a reason. */
import { COMMON_REFUSALS, type Refusal } from '@airlock/kernel';
import type { Reason } from '../rules/refusals.ts';

const SENTENCES: Readonly<Record<Exclude<Reason, keyof typeof COMMON_REFUSALS>, string>> = {
  otherDecision: 'Something else has to be decided now.',
  cellTaken: 'There is already a station there.',
  stationLaid: 'That station already has its place.',
  notInHand: 'That card is not in your hand.',
  stationDestroyed: 'That station is destroyed.',
  sentinelThere: 'That station already has a sentinel.',
  suitHasNoTowerAction: 'XO Suits have no Tower Action.',
  nothingToReveal: 'No Phage is face down.',
  nothingToLookAt: 'No Phage is face down, and the Phage deck is empty.',
  discardOnly: 'This action is paid by discarding the card.',
  overtimeKills: 'Without the Ad-Hoc Mechanism this action kills the card.',
  noOtherCard: 'You have no other card to play.',
  nothingToMove: 'There is nobody to move.',
  sidearmsKill: 'Without the Flamethrower this action kills the card.',
  noPhageInPlay: 'No Phage is in play.',
  noSuit: 'That card is not an XO Suit.',
  suitInHand: 'An XO Suit in your hand cannot do this.',
  suitElsewhere: 'That XO Suit is not at this station.',
  noSuchPhage: 'No such Phage lies there.',
  victimsOfTrick: 'Choose as many humans in the trick as must die.',
  notInPlay: 'That human is neither in your hand nor in play.',
  noPhageThere: 'No such Phage lies there.',
  discardTwoOfHand: 'Choose two different cards in your hand.',
  lockedAlready: 'That is already locked.',
  unlockedAlready: 'That is already unlocked.',
  oneSided: 'That station has only one side.',
  notPowered: 'That station has no power.',
  notInDiscard: 'That card is not in the Crew discard pile.',
  notOnMunitions: 'That XO Suit is not on Munitions.',
  notFaceDown: 'No face-down Phage lies there.',
  markedAlready: 'You have already chosen that Phage.',
  revealOneFirst: 'Choose at least one Phage.',
  mustChangeStation: 'It must move to another station.',
  onePhageMove: 'You cannot move a Phage now.',
  moveOneFirst: 'Make at least one move.',
  targetOneFirst: 'Choose at least one Phage.',
  nothingToResolve: 'There are no cards in that trick.',
  notFull: 'That trick has fewer than five cards.',
  noEngineer: 'No Engineering sentinel stands there.',
  extraUsed: 'That sentinel has already given its extra card.',
  hangarLast: 'The Hangar can be destroyed only as the last station.',
  mustChoose: 'You must choose one.',
  cannotHandOver: 'That seat cannot take over now.',
};

export function refusalWords({ reason }: Refusal): string {
  if (reason in COMMON_REFUSALS) return COMMON_REFUSALS[reason as keyof typeof COMMON_REFUSALS]();
  const sentence = SENTENCES[reason as keyof typeof SENTENCES];
  if (!sentence) throw new Error(`No words for the refusal "${reason}".`);
  return sentence;
}
