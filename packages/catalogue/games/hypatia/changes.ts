/** What was changed because of the figures of balance.ts and why, for docs/BALANCE.md: a paragraph each. */
export const changes: readonly string[] = [
  'No number of the rules was changed. More Phage a phase cost points and hardly any wins: between two and four the Captain wins about as often, and saves 7.3, 4.3 and 2.6 people. The Captain was measured, because 200 voyages of the Commander take hours.',
  'The bots were changed: in the round in which the Hangar falls nobody is posted any more, cards that launch the lifeboat are added, and tricks that would be lost are left alone.',
];
