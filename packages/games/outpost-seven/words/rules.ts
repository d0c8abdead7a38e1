/** The rules of Outpost Seven in our own words, one id for every sentence or two. */
export const RULES = {
  'OPS-001': 'Two people play, one as Red and one as Yellow. Nobody else holds cards or cubes.',
  'OPS-002':
    'The station is a five-by-five grid of cells. Each of its five rows and five columns is a line with one population card.',
  'OPS-003': 'Whoever has more people voting for them at the end wins.',
  'OPS-004': 'You take turns. A turn is one action: Salvage or Repair.',
  'OPS-005': 'If you can act you must; nobody may pass.',
  'OPS-006': 'Each of the 54 cards is always in just one place: deck, offer, a hand, discard pile or grid.',
  'OPS-007': 'What the rules do not allow is refused with a reason and changes nothing.',

  'OPS-020':
    'Ten of the fifteen population cards are drawn at random, five for the rows and five for the columns. The other five stay out.',
  'OPS-021': 'A line starts with as many people as its card has icons: one, two or three.',
  'OPS-022':
    'Every line starts with one vote token. Along the border red and yellow alternate, five of each.',
  'OPS-023': 'Each player is dealt seven module cards that only they see.',
  'OPS-024': 'The next ten cards go face up to the discard pile and are out of the game.',
  'OPS-025': 'The next five cards are the offer, face up. The last 25 are the deck, face down.',
  'OPS-026': 'The table settles who starts: Red, Yellow, or either with even odds.',
  'OPS-030': 'The starting player keeps cards first and shows the rest; then the second player keeps.',
  'OPS-031':
    'What you keep must total exactly 12 as starting player, or the agreed 16 (or 18) as second player, if any set of your seven cards does.',
  'OPS-032': 'If no set reaches that total, you keep the highest total below it.',
  'OPS-033': 'Any set with the required total will do, whatever its size and colours.',
  'OPS-034':
    'Cards you do not keep go face up to the discard pile, lowest number first. You draw nothing for them.',
  'OPS-035':
    'With automatic keeping, each player gets one of their legal sets at random, each equally likely.',

  'OPS-040': 'You can salvage while the offer has a card and you hold fewer than seven.',
  'OPS-041':
    'You can repair while two cards in your hand make a module and its payment, and there is a free cell to connect to.',
  'OPS-042': 'You can act if you can salvage or repair.',

  'OPS-060': 'Salvage: take one or more cards from the offer. You may not take none.',
  'OPS-061': 'The cards you salvage may total at most 12.',
  'OPS-062': 'You may not hold more than seven cards, and you may not throw cards away to make room.',
  'OPS-063': 'Within those limits any combination of offered cards is fine; colours do not matter.',
  'OPS-064': 'After a Salvage the empty slots are filled from the deck, slot 1 first, while cards remain.',
  'OPS-065': 'When the deck is empty the offer just gets smaller. The discard pile never comes back.',
  'OPS-066': 'Only Salvage changes the offer. Everybody knows which cards you salvaged until you play them.',
  'OPS-067': 'Salvage places no cubes and changes no votes. Your turn ends when the offer is refilled.',

  'OPS-070': 'Repair: put one module from your hand into an empty cell. It stays there for good.',
  'OPS-071': 'The first module of the game may go into any cell.',
  'OPS-072': 'Every later module must share an edge with a module already in the grid, no matter whose.',
  'OPS-073': 'A module may not go outside the grid or onto another module. Population cards are not modules.',
  'OPS-074':
    'You pay by scrapping one other card from your hand whose value is at least that of the module. Its colour is up to you.',
  'OPS-075': 'You scrap exactly one card; it goes on top of the discard pile.',
  'OPS-076': 'Module and scrap are chosen together, and both leave your hand before any cube is placed.',
  'OPS-078': 'Where neutral plays are forbidden, a payment that would place no cube is not allowed.',

  'OPS-090':
    'You place one cube if scrap and module have the same colour, and one more for each point the scrap is worth above the module.',
  'OPS-091': 'A module takes no more cubes than it has spaces. What does not fit is lost.',
  'OPS-092': 'Cubes fill a module from the top, with no gaps.',
  'OPS-093': 'A full module takes no more cubes.',
  'OPS-094': 'A cube that covers a bonus space owes its bonus until that has been used.',
  'OPS-095': 'With no cube due, the module is neutral: it belongs to nobody and gives no bonus.',
  'OPS-096':
    'A module belongs to the player whose cubes lie on it. Cubes of both players never share a module.',
  'OPS-097': 'The cubes of a repair are placed together, and all bonus spaces they cover are owed together.',

  'OPS-100':
    'A bonus space gives its bonus once, in the turn a cube covers it, whether that cube was paid for or placed by a bonus.',
  'OPS-101': 'Every bonus you owe must be used before your turn ends. None can be skipped or saved.',
  'OPS-102': 'You choose the order. One bonus is finished before you choose the next.',
  'OPS-103': 'Bonuses gained from a bonus join the others, in whatever order you like.',
  'OPS-104': 'A single bonus is used by itself.',
  'OPS-105': 'A bonus works for the player whose turn it is, even on a module just taken over.',
  'OPS-106':
    'A bonus reaches along the row and the column of the module it is on. This is a house reading, since the rulebook is silent (OPSR-21); if the table agreed to the other one, of the module played this turn.',
  'OPS-110':
    'Place: one of your cubes goes on every module of yours and every neutral one in the row and column that has room, the middle one included.',
  'OPS-111':
    'Each module gets that cube on its first free space, and only one, even where row and column meet.',
  'OPS-112': 'A neutral module that gets your cube is yours, and its first space gives its bonus.',
  'OPS-113': 'Place passes over your opponent’s modules and over full ones.',
  'OPS-114': 'Place is not a choice: every module it can reach gets a cube.',
  'OPS-120':
    'Remove: every module of your opponent in the row and column loses its lowest cube, if that lies on a plain space.',
  'OPS-121': 'A lowest cube on a bonus space is safe, and so are all cubes above it.',
  'OPS-122': 'Remove never touches your own modules or neutral ones.',
  'OPS-123': 'A module that loses its last cube is neutral again.',
  'OPS-124': 'Removed cubes go back to their owner.',
  'OPS-125':
    'People: the row gains one person for each of its modules in the icon’s colour, and so does the column.',
  'OPS-126':
    'All modules of that colour count, yours, your opponent’s and neutral ones; the module with the icon counts in its row and in its column.',
  'OPS-127': 'You must add the people even where they vote for your opponent. People never leave.',
  'OPS-128': 'A bonus that changes nothing is used up all the same.',

  'OPS-130': 'When no bonus is owed, the lines whose cubes changed are checked, all at once.',
  'OPS-131':
    'A line votes for the player with more cubes in it. On a tie, even 0 to 0, it keeps voting as before.',
  'OPS-132': 'A line’s cubes are those on its five cells, counted for each player.',
  'OPS-133': 'It makes no difference whether all ten lines are checked or only the changed ones.',
  'OPS-134': 'A line’s token speaks for all its people, including those who came this turn.',

  'OPS-140': 'After each action the other player is next, if able to act.',
  'OPS-141': 'Whoever cannot act when it is their turn is out for the rest of the game.',
  'OPS-142': 'The other player then plays on alone until unable to act.',
  'OPS-143': 'When neither can act the game is over.',
  'OPS-144': 'The grid need not be full. Cards left in hand count for nothing.',
  'OPS-150':
    'Your score is all the people in lines that vote for you. The two scores together are all the people on the station.',
  'OPS-151': 'The higher score wins.',
  'OPS-152': 'On equal scores the player with more cubes in the grid wins.',
  'OPS-153': 'If the cubes are equal too, it is a draw.',
  'OPS-154': 'You may resign at any time. Your opponent then wins, whatever the score.',

  'OPS-160': 'A cube on a bonus space stays there, so every bonus is used at most once a game.',
  'OPS-161': 'A module that has an owner keeps it to the end.',
  'OPS-162': 'In your turn your cubes never get fewer in any line, nor your opponent’s more.',
  'OPS-163': 'The order in which bonuses are used does not change how a turn ends.',
  'OPS-164':
    'A game has at most 30 salvages and at most 19 repairs (20 if the second player keeps 18), so it always ends.',
  'OPS-165':
    'All modules connect by their edges, and while the grid is not full there is a cell to connect to.',
  'OPS-166':
    'Unless somebody resigns, deck and offer are empty at the end; if neutral plays are allowed, each hand has at most one card.',
  'OPS-167': 'With seven cards in hand you can always repair.',
  'OPS-168': 'After the vote, every line where one player leads votes for that player.',
} as const;
