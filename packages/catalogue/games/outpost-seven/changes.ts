/** What was changed because of the figures of balance.ts and why, for docs/BALANCE.md: a paragraph each. */
export const changes: readonly string[] = [
  'No number of the rulebook was changed. The Engineer used to win 70 % of mirrors as the player who starts (695 of 1,000 games). It was the bot and not the game: it salvaged just the best pair every time, and thirty cards are fifteen pairs, so that whoever started had 16.0 cards and the other 14.0. It now takes as many cards as the limits allow whenever no repair is better, and either player wins about half.',
  'For the same reason it never laid a six. Two sixes are a poor repair and a good pair of scraps; they are laid when nothing better is in hand, and none of the 54 modules is left out any more.',
];
