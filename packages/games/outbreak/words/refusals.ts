/** Why an action is refused, as people read it. */
import { COMMON_REFUSALS, type Refusal } from '@airlock/kernel';
import type { Reason } from '../rules/refusals.ts';

const SENTENCES: Readonly<Record<Reason | keyof typeof COMMON_REFUSALS, () => string>> = {
  ...COMMON_REFUSALS,
  notYourTurn: () => 'You have nothing to choose now.',
  alreadyChosen: () => 'You have chosen already; a choice is final.',
  voteNow: () => 'Everybody votes now.',
  pickNow: () => 'The Leader chooses two Tasks now.',
  submitNow: () => 'Everybody submits a card now.',
  repairNow: () => 'Everybody chooses a Task to repair now.',
  noVoteForSelf: () => 'You cannot vote for yourself.',
  targetOut: () => 'You can vote only for somebody who is still in.',
  sameTask: () => 'Choose two different Tasks.',
  taskUnavailable: () => 'A destroyed Task, or one under repair, cannot be chosen.',
  taskNotInPlay: () => 'That Task is not in play at this table.',
  cannotHold: () => 'Everybody still in must submit a card.',
  cardSpent: () => 'You have played that card today.',
  notForSurvivor: () => 'A Survivor plays Complete or Rest only.',
  completeSpent: () => 'An Infected plays one Complete a Day, and you have.',
  sabotageSpent: () => 'An Infected plays one Sabotage a Day, and you have.',
  infectOnlyZero: () => 'Only Patient Zero plays Infect.',
  notForZero: () => 'Patient Zero plays no Complete card.',
  coverSpent: () => 'Deep cover allows one Complete a Day, and you have played it.',
  outsiderCards: () => 'Voted out, you may add a Complete card; an Infected a Sabotage too.',
  notDestroyed: () => 'Only a destroyed Task can be repaired.',
  claimsOff: () => 'This table plays without claims.',
  outsideSilent: () => 'Those voted out make no claims at this table.',
  shiftRevealed: () => 'That Shift is revealed already.',
  shiftNotRevealed: () => 'That Shift is not revealed yet.',
  claimAboutSelf: () => 'This can be said about others only.',
  claimAboutOut: () => 'Everybody knows the role of those voted out.',
  onlyDuringPick: () => 'Tasks are suggested while the Leader chooses.',
  onlyDuringVote: () => 'Only those who vote say so, and only during the vote.',
  saidAlready: () => 'You have said that already.',
  notYourClaim: () => 'You have no such claim to withdraw.',
  ledgerFull: () => 'The ledger is full.',
};

export function refusalWords({ reason }: Refusal): string {
  const sentence = (SENTENCES as Readonly<Record<string, () => string>>)[reason];
  if (!sentence) throw new Error(`No words for the refusal "${reason}".`);
  return sentence();
}
