/** What was changed because of the figures of balance.ts and why, for docs/BALANCE.md: a paragraph each. */
export const changes: readonly string[] = [
  'The standard table keeps the rulebook’s numbers. It is not even: with four and six players the Outsiders win too seldom, and with five and six the ship is lost for everybody in more than a third of games, because the deck runs out before seven Goals are completed.',
  'The table “Balanced” mends both. A lost ship is settled by the rulebook’s own Eclipse Protocol, so that nobody’s game is in vain, and there is more Dark (20 with three players, 28 with four, 22 with six; five have the printed 16). Tried and left alone: fewer Dark (the Crew win, the Outsiders hardly ever), one Goal fewer (changes nothing: the Crew rarely lack just one), cards lost at the start (a shorter game, the same shares), two Survival at the start, a third Outsider for six (75 % for the Outsiders) and a Dark Surge (80 % for the Crew with six).',
];
