/** Why an action is refused, as people read it. */
import { COMMON_REFUSALS, type Refusal } from '@airlock/kernel';
import type { Reason } from '../rules/refusals.ts';

const SENTENCES: Readonly<Record<Reason | keyof typeof COMMON_REFUSALS, () => string>> = {
  ...COMMON_REFUSALS,
  notYourTurn: () => 'You have nothing to choose now.',
  alreadyChosen: () => 'You have already chosen; choices are final.',
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
  cardSpent: () => 'You have already played that card today.',
  notForSurvivor: () => 'A Survivor plays only Complete or Rest.',
  completeSpent: () => 'An Infected plays one Complete a Day, and you have played yours.',
  sabotageSpent: () => 'An Infected plays one Sabotage a Day, and you have played yours.',
  infectOnlyZero: () => 'Only Patient Zero plays Infect.',
  notForZero: () => 'Patient Zero plays no Complete card.',
  coverSpent: () => 'Deep cover allows one Complete a Day, and you have played it.',
  outsiderCards: () => 'Once voted out, you may add a Complete card or, as an Infected, a Sabotage.',
  notDestroyed: () => 'Only a destroyed Task can be repaired.',
  claimsOff: () => 'There are no claims at this table.',
  outsideSilent: () => 'Those voted out make no claims at this table.',
  shiftRevealed: () => 'That Shift has already been revealed.',
  shiftNotRevealed: () => 'That Shift has not been revealed yet.',
  claimAboutSelf: () => 'This can be said only about others.',
  claimAboutOut: () => 'Everybody knows the role of those voted out.',
  onlyDuringPick: () => 'Tasks are suggested while the Leader chooses.',
  onlyDuringVote: () => 'Only those with a vote may say so, and only during the vote.',
  saidAlready: () => 'You have already said that.',
  notYourClaim: () => 'You have no such claim to withdraw.',
  groundsNotSo: () => 'A reason must be something everybody can see, and that is not so.',
  notAccused: () => 'They do not accuse you.',
  ledgerFull: () => 'The ledger is full.',
};

export function refusalWords({ reason }: Refusal): string {
  const sentence = (SENTENCES as Readonly<Record<string, () => string>>)[reason];
  if (!sentence) throw new Error(`No words for the refusal "${reason}".`);
  return sentence();
}
