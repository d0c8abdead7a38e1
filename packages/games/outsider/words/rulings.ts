/** Where the rulebook is silent or unclear: what was asked, and how it is played here. */
export const RULINGS = {
  'OUTR-01': [
    'How many Outsiders are there?',
    'One for three or four players and two for five or six; none to three are allowed, with at least one Crew.',
  ],
  'OUTR-02': [
    'Is only the Gravity Shield shuffled in, or all Tech?',
    'All seven; two of them are Gravity Shields.',
  ],
  'OUTR-03': [
    'A Supply that is too Dark: discard one, or reveal it and draw a Crisis?',
    'Both at once, one Crisis for each Dark discarded, until it is not too Dark.',
  ],
  'OUTR-04': ['When is the Supply tested?', 'On looking and after refills, not after the exchange.'],
  'OUTR-05': ['May the card just left be taken back?', 'No.'],
  'OUTR-06': ['Which action has the benefits of scrap?', 'The Scrap action.'],
  'OUTR-07': ['Are salvage and sabotage two things?', 'No, the same bonus.'],
  'OUTR-08': ['Is sabotage barred for good after a declaration?', 'Only until it is checked.'],
  'OUTR-09': ['What if several Dark are discarded together?', 'All go to the pile, then one Crisis each.'],
  'OUTR-10': [
    'What if the deck is empty when drawing?',
    'Nothing is drawn and nothing is lost; only Entropy ends the game.',
  ],
  'OUTR-11': ['What is an event that directs all players?', 'Any instruction that names every player.'],
  'OUTR-12': ['Does dooming all players at once end the base game too?', 'Yes; those Doomed before count.'],
  'OUTR-13': [
    'Must two actions come before purchases?',
    'No, purchases may be made at any time among the actions.',
  ],
  'OUTR-14': ['What if a purchase dooms you?', 'You keep this turn’s actions and the bought one.'],
  'OUTR-15': ['Can more than five actions be bought?', 'No.'],
  'OUTR-16': ['Are skills lost when Doomed?', 'No, only abilities and an action.'],
  'OUTR-17': [
    'Which of two Outsiders assigns the Crises?',
    'The first in order from the declarer; the others see and talk openly.',
  ],
  'OUTR-18': ['May the Outsiders draw only some of the Crises?', 'No, all or none.'],
  'OUTR-19': [
    'What if there are fewer Crises than Crew players?',
    'Those there are get drawn, and some players get none.',
  ],
  'OUTR-20': [
    'Do loyalties stay revealed after a false declaration?',
    'Yes, until a death in The Quick and the Dead.',
  ],
  'OUTR-21': ['Can the Crew win when all of it is Doomed?', 'Yes.'],
  'OUTR-22': ['Is Survival limited to the 24 tokens?', 'No.'],
  'OUTR-23': [
    'May the Captain play a second Goal with none in play?',
    'Use the normal action; the ability needs exactly one in play.',
  ],
  'OUTR-24': ['What if a Goal is played with two in play?', 'One is discarded and two remain.'],
  'OUTR-25': ['Can all four location variants be combined?', 'Any of them, in any combination.'],
  'OUTR-26': [
    'When are the location piles dealt, and what about the rest?',
    'After the hands and the Supply; the rest joins the first Recycle.',
  ],
  'OUTR-27': [
    'What is the top of the deck without a deck?',
    'The pile where you are, or the one you choose.',
  ],
  'OUTR-28': [
    'Must all cards be dealt after a Recycle?',
    'No, any number to each standing location. The rest stays in the discard pile, without a Crisis.',
  ],
  'OUTR-29': ['Eclipse: can a Crew win in which all are Doomed?', 'No, the next step is checked.'],
  'OUTR-30': [
    'When does the deck run out for Eclipse and Dark Surge?',
    'When a card cannot be moved, as in the normal game.',
  ],
  'OUTR-31': ['Which hands count for Eclipse?', 'Those at the moment of the stop.'],
  'OUTR-32': ['What becomes of the hand and Goals of the dead?', 'They stay with the player.'],
  'OUTR-33': ['May you buy yourself to death for a new loyalty?', 'No.'],
  'OUTR-34': ['May Discard and Draw do nothing?', 'No.'],
  'OUTR-35': ['May a Scrap set be larger than needed?', 'Yes.'],
  'OUTR-36': ['When can a Crisis be answered?', 'In the window after it is revealed.'],
  'OUTR-37': ['How does an Ongoing Crisis end?', 'By the Clear action or by Mix New Coolant.'],
  'OUTR-38': [
    'Does the Scientist choose among Crises of a false declaration?',
    'Not when they are assigned; yes when everybody draws one.',
  ],
  'OUTR-39': [
    'What if an Outsider declares while the Crew could win?',
    'Nothing for the Crew; only the declarer’s side is checked.',
  ],
  'OUTR-40': ['May the same seat declare again?', 'Yes, for one action each.'],
  'OUTR-41': ['Is sabotage tied to places in variant II?', 'No.'],
  'OUTR-42': ['May Entropy be shown after the game?', 'Yes.'],
  'OUTR-43': ['Which Dark card is discarded?', 'They cannot be told apart.'],
  'OUTR-44': [
    'What if Eclipse makes the last Crew player an Outsider?',
    'Then there is no Crew, and the Outsiders win if one has Survival.',
  ],
  'OUTR-45': ['What if the active player dies?', 'The turn continues with the new character.'],
  'OUTR-46': ['Can a game go on for ever?', 'It stops after turn 300.'],
  'OUTR-47': ['What does a false declaration cost without Outsiders?', 'Every Crew player draws a Crisis.'],
  'OUTR-48': ['What if a location is destroyed while somebody draws there?', 'The rest of the draw is lost.'],
  'OUTR-49': [
    'What if all characters are used, or the dead meet Eclipse or Dark Surge?',
    'Dead characters are used again; being at zero counts as Doomed.',
  ],
  'OUTR-50': [
    'Does a card that somebody is looking at still belong to its deck?',
    'Yes. It stays on top, in its order, until it is put back, and is counted, drawn, lost and shuffled like any other.',
  ],
  'OUTR-51': [
    'What if a sabotage changes the Supply while somebody is exchanging with it?',
    'They look at it again before they go on.',
  ],
  'OUTR-52': [
    'May there be more Dark in the deck?',
    'As an option: with the printed 16 the Crew win too often, unless there are five players.',
  ],
} as const satisfies Record<string, readonly [question: string, ruling: string]>;
