/** What the rulebook leaves open, and how we read it. */

export interface Ruling {
  readonly question: string;
  readonly answer: string;
}

export const RULINGS: Readonly<Record<string, Ruling>> = {
  'OMGR-01': {
    question: 'Are the decks shuffled before the first round?',
    answer: 'Yes. They are before the others, and two decks in a known order would be no race.',
  },
  'OMGR-02': {
    question: 'A quarter, a half or all of what may be overlapped?',
    answer:
      'Of each card below, which only says that squares lie on the grid. Several cards may be overlapped at once.',
  },
  'OMGR-03': {
    question: 'What is adjacent?',
    answer: 'Sharing an edge. Cards that meet at a corner would count as split when you pick up.',
  },
  'OMGR-04': {
    question: 'Must colours match where cards touch?',
    answer: 'No. One review says so, the rulebook does not.',
  },
  'OMGR-05': {
    question: 'May a room be the mirror image of its location?',
    answer: 'No: the rulebook speaks of rotation only. An option allows it for an easier game.',
  },
  'OMGR-06': {
    question: 'Can a pick-up earn a key?',
    answer:
      'No, only playing a card does. A room that comes to light counts at the next placement if it is still there.',
  },
  'OMGR-07': {
    question: 'Do you have to claim keys and shout done?',
    answer: 'No, both happen by themselves. Claiming would test clicking, not building.',
  },
  'OMGR-08': {
    question: 'Does an item stay active once it has been connected?',
    answer:
      'No. All three must be connected and visible at once; otherwise the warning not to cover them would make no sense.',
  },
  'OMGR-09': {
    question: 'Can a pick-up end the round?',
    answer: 'Yes: the round ends as soon as all items are active, however that came about.',
  },
  'OMGR-10': {
    question: 'May a covered card be picked up?',
    answer: 'Yes. The only limit is that the plan must not split.',
  },
  'OMGR-11': {
    question: 'May everything be picked up?',
    answer: 'Yes. No section is not several sections.',
  },
  'OMGR-12': {
    question: 'In which order do picked-up cards go under the deck?',
    answer: 'In the order the player names. The rulebook is silent, and any fixed order would be arbitrary.',
  },
  'OMGR-13': {
    question: 'May a turned-up card be laid aside?',
    answer: 'No. Flip and place are one instruction; placing and picking up does the same at a fair price.',
  },
  'OMGR-14': {
    question: 'When do locked cards go under the deck?',
    answer:
      'When the next card is turned up, at no cost in time and without a click: there is nothing to decide.',
  },
  'OMGR-15': {
    question: 'What if only locked cards are left?',
    answer: 'A real deck would go round for ever. Here turning up is refused.',
  },
  'OMGR-16': {
    question: 'Where on a card is its half of an item?',
    answer:
      'On one square, at one outer side. So every visible half has exactly one placement that completes it.',
  },
  'OMGR-17': {
    question: 'Widest in which direction?',
    answer: 'From left to right as the plan lies; boards cannot be turned.',
  },
  'OMGR-18': {
    question: 'Who takes a scoring card at zero to zero?',
    answer: 'Whoever finished. It is a tie like any other.',
  },
  'OMGR-19': {
    question: 'What colour are standard backs?',
    answer: 'White in the rulebook, black in one review. We draw them light and plain.',
  },
  'OMGR-20': {
    question: 'Is there a time limit?',
    answer: 'Not in the rulebook, so only if agreed. Without a finisher nobody wins ties.',
  },
  'OMGR-21': {
    question: 'How is a slow connection made up for?',
    answer: 'By at most 150 milliseconds, measured by the table. That bounds unfairness and cheating alike.',
  },
  'OMGR-22': {
    question: 'Do taken cards come back for the next round?',
    answer: 'No. Three new ones are revealed, so the old ones stay out.',
  },
};
