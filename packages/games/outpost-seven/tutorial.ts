/**
 * A prepared station and a script that teaches the game by playing it: eight turns of Red against a Yellow who follows the script.
 * Plain data: the page shows each step's text, waits for its action and lets the other side do its own.
 */
import { type Game, missing, type Seat, type TutorialStep as Step } from '@airlock/kernel';
import { ALL_CARDS, CARD_IDS, type Card, YELLOW } from './cards.ts';
import type { OutpostEvent } from './events.ts';
import { outpostSeven } from './game.ts';
import type { OPTIONS } from './options.ts';
import { byNumber, type State } from './state.ts';
import type { View } from './view.ts';

export interface TutorialStep extends Step {
  /** What the other side does then. */
  readonly others: readonly (readonly [seat: Seat, action: string])[];
}

export const TUTORIAL_NAMES = ['You', 'Rigger'] as const;

export const TUTORIAL: readonly TutorialStep[] = [
  {
    lesson: 'The aim',
    text: 'Five rows and five columns of people vote. A line votes for whoever has more *cubes* in it, and whoever gets most *people* wins. You are Red. A card’s number is its value, and it has as many spaces for cubes; an icon on a space is a *bonus*. To begin, each player keeps some of seven cards: the one who starts cards worth 12, the other cards worth 16.',
    task: 'Keep Gardens 5, Gardens 4 and Gardens 3: together 12.',
    action: 'keep 3,4,5',
    after: 'The other cards are discarded, face up. Yellow has kept cards worth 16.',
    others: [[YELLOW, 'keep 3,5,6,7']],
    rules: ['OPS-003', 'OPS-031', 'OPS-034'],
  },
  {
    lesson: 'Repair',
    text: 'A turn is a *Repair* or a *Salvage*. A Repair puts a module into the station and scraps a second card of the same number or higher to pay for it. The same colour gives 1 cube, and every point above gives 1 more. The first space of Gardens 4 is a *Place* icon, a cube with a plus: a cube of yours goes on each of your modules in its row and column, itself included.',
    task: 'Repair Gardens 4 in the middle, row 3, column 3, scrapping Gardens 5.',
    action: 'repair G4-1 G5-1 r3c3',
    after:
      'Two cubes: one for the colour, one for the point above. The first covered Place, which added a third. Column 3 now votes *Red*, 3 to 0. Then Yellow repaired Works 4 beside it, also with 3 cubes: row 3 is a *tie*, and a tie leaves the vote where it was, with you.',
    others: [[YELLOW, 'repair P4-2 P5-3 r3c4']],
    rules: ['OPS-004', 'OPS-074', 'OPS-090', 'OPS-110', 'OPS-131'],
  },
  {
    lesson: 'Salvage',
    text: 'One card cannot pay for another, so take new ones. A *Salvage* takes any cards of the offer that together make 12 or less; you may hold seven. Your opponent sees what you take.',
    task: 'Salvage Power 4, Power 5 and Gardens 3: together 12.',
    action: 'salvage 1,3,4',
    after:
      'Three new cards came into the offer. Yellow repaired Works 3 and covered its *People* icon: one person comes for each module of that colour, 1 to row 2 and 2 to column 4.',
    others: [[YELLOW, 'repair P3-3 G4-2 r2c4']],
    rules: ['OPS-060', 'OPS-061', 'OPS-062', 'OPS-125'],
  },
  {
    lesson: 'Remove',
    text: 'Power 4 begins with a *Remove* icon, a crossed cube: it takes the lowest cube off each module of your opponent in its row and column. A lowest cube that lies *on an icon* is protected, and everything above it too.',
    task: 'Repair Power 4 below Works 4, row 4, column 4, scrapping Power 5.',
    action: 'repair B4-4 B5-1 r4c4',
    after:
      'Works 4 lost a cube. Works 3 was protected: its only cube lies on an icon. So column 4 still votes Yellow, 3 to 2, and row 4 votes for you. Yellow has salvaged two cards.',
    others: [[YELLOW, 'salvage 3,5']],
    rules: ['OPS-120', 'OPS-121', 'OPS-130'],
  },
  {
    lesson: 'People',
    text: 'Gardens 3 begins with *People*. Its row and its column gain one person for each Gardens module in them. You must use a bonus even where it helps your opponent: row 2 will have 1 cube of each of you, and a tie leaves it with Yellow.',
    task: 'Repair Gardens 3 above Gardens 4, row 2, column 3, scrapping the other Gardens 3.',
    action: 'repair G3-3 G3-1 r2c3',
    after:
      'Column 3 gained 2 people, and they are yours. Row 2 gained 1, who votes Yellow. Then Yellow repaired a second Works 4 in row 3, and its Place reached the first one: row 3 votes *Yellow* now, 6 to 3.',
    others: [[YELLOW, 'repair P4-1 P5-1 r3c5']],
    rules: ['OPS-125', 'OPS-126', 'OPS-127', 'OPS-131'],
  },
  {
    lesson: 'Chains',
    text: 'A cube that a bonus places can cover another icon and set that off, too: bonuses *chain*. The first space of Gardens 5 is Place and the third is People, so two cubes to begin with are enough for both. It costs a 5 or higher of the same colour.',
    task: 'Salvage Gardens 5 and Gardens 6: together 11.',
    action: 'salvage 1,4',
    after: 'Yellow has salvaged as well. Now win row 3 back.',
    others: [[YELLOW, 'salvage 2,3,4']],
    rules: ['OPS-060', 'OPS-103'],
  },
  {
    lesson: 'Chains',
    text: 'Gardens 6 pays 1 cube for the colour and 1 for the point above. They fill the spaces 1 and 2; Place adds a third, on People, and one to Gardens 4 beside it. What will happen stands on paper before you confirm.',
    task: 'Repair Gardens 5 left of Gardens 4, row 3, column 2, scrapping Gardens 6.',
    action: 'repair G5-2 G6-1 r3c2',
    after:
      'Place set off People: row 3 gained 2 people and votes *Red* again, 7 to 6. Votes are counted once, after the last bonus. Then Yellow used a Remove on your Power 4.',
    others: [[YELLOW, 'repair B3-2 B3-3 r4c5']],
    rules: ['OPS-100', 'OPS-103', 'OPS-110', 'OPS-130'],
  },
  {
    lesson: 'The end',
    text: 'When the deck is empty, the offer is not filled up any more. Whoever can neither salvage nor repair is out, the other one plays on alone, and then the people are counted. On equal numbers of people, more cubes win.',
    task: 'Salvage Gardens 4 and Power 4: together 8.',
    action: 'salvage 1,5',
    after: 'You have seen everything that a game is made of.',
    others: [],
    rules: ['OPS-065', 'OPS-141', 'OPS-143', 'OPS-151', 'OPS-152'],
  },
];

const RED_HAND = 'B6-1 B6-2 G3-3 G4-1 G5-1 P6-1 P6-2';
const YELLOW_HAND = 'B6-3 B6-4 G4-2 G6-2 P3-3 P4-2 P5-3';
const OFFER = 'B4-4 P6-3 B5-1 G3-1 P5-1';
/** The next cards of the deck, in the order in which the script needs them; all others follow in their order. */
const NEXT = 'G5-2 P4-1 G6-1 B3-2 B4-1 G4-3 B3-3 P3-1 G5-4 P4-4';
/** Rows from the top, then columns from the left. */
const POPULATION = [1, 2, 3, 2, 1, 1, 2, 3, 3, 2];
const UNUSED = [1, 1, 2, 3, 3];

const cardsOf = (written: string): Card[] =>
  written.split(' ').map((id) => {
    const index = CARD_IDS.indexOf(id);
    return index < 0 ? missing() : index + 1;
  });

/** The game with its cards dealt as the lesson needs them, and Red to begin. */
export const trainingGame: Game<State, View, OutpostEvent, typeof OPTIONS> = {
  ...outpostSeven,
  setup(seats, options, random) {
    const dealt = outpostSeven.setup(seats, { ...options, startPlayer: 'red' }, random);
    const [red, yellow, offer, next] = [RED_HAND, YELLOW_HAND, OFFER, NEXT].map(cardsOf);
    if (!red || !yellow || !offer || !next) return missing();
    const placed = new Set([...red, ...yellow, ...offer, ...next]);
    const rest = ALL_CARDS.filter((card) => !placed.has(card));
    const burned = dealt.discard.length;
    return {
      ...dealt,
      startPopulation: POPULATION,
      unusedPopulation: UNUSED,
      population: [...POPULATION],
      kept: [red.sort(byNumber), yellow.sort(byNumber)],
      offer,
      discard: rest.slice(0, burned),
      deck: [...next, ...rest.slice(burned)],
    };
  },
};
