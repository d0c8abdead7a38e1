/** The rules of Goofspiel in our own words, one id for every sentence or two. */
export const RULES = {
  'GOF-001':
    'Two or three people play. Everybody has thirteen cards to bid with, worth 1 to 13, for all to see.',
  'GOF-002':
    'Thirteen prizes, worth 1 to 13, lie face down in random order. Each round turns up the next one.',
  'GOF-003': 'What the rules do not allow is refused with a reason and changes nothing.',

  'GOF-010': 'All bid at the same time: everybody plays one card face down for the prizes on the table.',
  'GOF-011': 'You can bid only a card you still hold.',
  'GOF-012': 'A card you have bid stays where it is, and you wait for the others.',

  'GOF-020':
    'When all have bid, the bids are shown. The highest takes all the prizes on the table; all bids are spent.',
  'GOF-021':
    'If the highest bid is tied, nobody takes the prizes: they stay on the table for the next round.',
  'GOF-022': 'If the table agreed to it, prizes that nobody takes leave the game instead.',

  'GOF-030':
    'After thirteen rounds the highest total of prizes wins. Prizes still on the table count for nobody.',
  'GOF-031': 'If several people share the highest total, it is a draw.',
  'GOF-032': 'After the end, nothing more can be done.',
  'GOF-033':
    'You may resign at any time. The match ends, and whichever other player has the highest total wins.',
} as const;
