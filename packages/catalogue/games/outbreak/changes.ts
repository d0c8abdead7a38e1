/** What was changed because of the figures of balance.ts and why, for docs/BALANCE.md: a paragraph each. */
export const changes: readonly string[] = [
  'The numbers are the rulebook’s, and the printed table keeps them. Better bots moved the balance: with five players it is even as printed, and the more players there are, the more reports the Survivors have to find Patient Zero with.',
  'The table “Balanced” is for six or seven players: at least half must agree to vote somebody out, and one player is Infected from the start. “Balanced for eight” asks for more than half. More than half gives the Infected too much with six (77.5 %) and with seven (62 of 100 games), because three Survivors are no majority on the second Day; a majority alone, deep cover, secret ballots, private Rest numbers or the limit per Shift leave six at 67 to 78 % for the Survivors, and half is too little with eight (34 of 50 games for the Survivors).',
];
