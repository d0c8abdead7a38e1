/** Why something is not possible, one sentence a reason. */
import { COMMON_REFUSALS, type Refusal } from '@airlock/kernel';
import type { Reason } from '../rules/refusals.ts';

const SENTENCES: Readonly<Record<Exclude<Reason, keyof typeof COMMON_REFUSALS>, string>> = {
  otherDecision: 'Something else is to be decided now.',
  cellTaken: 'A station lies there already.',
  stationLaid: 'That station lies elsewhere already.',
  notInHand: 'That card is not in your hand.',
  stationDestroyed: 'That station is destroyed.',
  sentinelThere: 'That station has a sentinel already.',
  suitHasNoTowerAction: 'XO Suits have no Tower Action.',
  nothingToReveal: 'No Phage lies face down.',
  nothingToLookAt: 'No Phage lies face down, and the Phage deck is empty.',
  discardOnly: 'This action is paid by discarding the card.',
  overtimeKills: 'Without the Ad-Hoc Mechanism this action kills the card.',
  noOtherCard: 'You have no other card to play.',
  nothingToMove: 'There is nobody to move.',
  sidearmsKill: 'Without the Flamethrower this action kills the card.',
  noPhageInPlay: 'No Phage is in play.',
  noSuit: 'That card is no XO Suit.',
  suitInHand: 'An XO Suit in your hand cannot do this.',
  suitElsewhere: 'That XO Suit is not at this station.',
  noSuchPhage: 'No such Phage lies there.',
  victimsOfTrick: 'Choose as many humans of the trick as must die.',
  notInPlay: 'That human is neither in your hand nor in play.',
  noPhageThere: 'No such Phage lies there.',
  discardTwoOfHand: 'Choose two different cards of your hand.',
  lockedAlready: 'That is locked already.',
  unlockedAlready: 'That is unlocked already.',
  oneSided: 'That station has only one side.',
  notPowered: 'That station has no power.',
  notInDiscard: 'That card is not in the Crew discard pile.',
  notOnMunitions: 'That XO Suit is not on Munitions.',
  notFaceDown: 'No face-down Phage lies there.',
  markedAlready: 'You chose that Phage already.',
  revealOneFirst: 'Choose at least one Phage.',
  mustChangeStation: 'It must move to another station.',
  onePhageMove: 'You cannot move a Phage now.',
  moveOneFirst: 'Make at least one move.',
  targetOneFirst: 'Choose at least one Phage.',
  nothingToResolve: 'No card lies in that trick.',
  notFull: 'That trick has fewer than five cards.',
  noEngineer: 'No Engineering sentinel stands there.',
  extraUsed: 'That sentinel has given its extra card.',
  hangarLast: 'The Hangar can only be destroyed as the last station.',
  mustChoose: 'You must choose one.',
  cannotHandOver: 'That seat cannot take over now.',
};

export function refusalWords({ reason }: Refusal): string {
  if (reason in COMMON_REFUSALS) return COMMON_REFUSALS[reason as keyof typeof COMMON_REFUSALS]();
  const sentence = SENTENCES[reason as keyof typeof SENTENCES];
  if (!sentence) throw new Error(`No words for the refusal "${reason}".`);
  return sentence;
}
