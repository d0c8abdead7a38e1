/** What was changed because of the figures of balance.ts and why, for docs/BALANCE.md: a paragraph each. */
export const changes: readonly string[] = [
  'The numbers are the rulebook’s, and the printed table keeps them. Better bots moved the balance: with five players it is even as printed, and the more players there are, the more reports the Survivors have to find Patient Zero with.',
  'The table “Balanced” is for seven or eight players: more than half must agree to vote somebody out, and one player is Infected from the start. With six players that gives the Infected too much, because three Survivors are no majority on the second Day, and a majority alone, or with deep cover, too little: for six no table of ours is even yet.',
];
