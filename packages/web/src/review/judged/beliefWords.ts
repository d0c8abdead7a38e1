/** What a review says of whom somebody named: in a vote, an accusation, a word of trust. */
import { inUnit } from './summary.ts';

const percent = (chance: number): string => inUnit('chance', chance);

export const beliefWords = {
  /** Chances of a role that a known number of seats have add up to that number; of oneself one knows. */
  addUp: (sum: number) =>
    Math.round(sum) === 0 || Math.abs(sum - Math.round(sum)) > 0.05
      ? ''
      : `The chances add up to ${percent(Math.round(sum))}: ${Math.round(sum) === 1 ? 'one' : Math.round(sum)} of these seats.`,
  youNamed: 'Whom you named',
  theyNamed: 'Whom they named',
  heldAgainst: 'Votes, accusations and words of trust, beside what could be believed then.',
  knew: (role: string) => `This seat was ${role} itself and had nothing to find out.`,
  truth: (name: string, isIt: boolean, role: string) => `(${name} ${isIt ? 'was' : 'was not'} ${role}.)`,
  likeliest: (chance: number) => `${percent(chance)} then, nobody was likelier.`,
  leastLikely: (chance: number) => `${percent(chance)} then, nobody was less likely.`,
  likelier: (chance: number, other: string, theirs: number) =>
    `${percent(chance)} then; ${other} was likelier, ${percent(theirs)}.`,
  lessLikely: (chance: number, other: string, theirs: number) =>
    `${percent(chance)} then; ${other} was less likely, ${percent(theirs)}.`,
};
