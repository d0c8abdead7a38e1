/** The twenty-two Crises. Ongoing ones do nothing when carried out: they lie in their row and other rules ask for them. */
import type { Flavoured } from '@airlock/kernel';
import type { Icon } from './icons.ts';
import { lose, type Program, target } from './operations.ts';

export type Crisis = Flavoured<number, 'crisis'>;

export interface CrisisCard {
  readonly name: string;
  /** The icon that clears it; only Ongoing Crises have one. */
  readonly clearedBy?: Icon;
  readonly does: Program;
  readonly says: string;
}

/** With the numbers they have at every table. */
export const CRISIS_TABLE: readonly CrisisCard[] = [
  { name: 'Hull Breach', does: [lose(2, 'you')], says: 'You lose 2.' },
  { name: 'Gravity Shear', does: [lose(1, 'each')], says: 'Each player loses 1.' },
  {
    name: 'Radiation Bloom',
    does: [{ do: 'discardOrLose' }],
    says: 'In order from you, each player discards a Gear or loses 1.',
  },
  {
    name: 'Plasma Fire',
    does: [{ do: 'discardGear' }],
    says: 'In order from you, each player who holds Gear discards one.',
  },
  {
    name: 'Neural Static',
    does: [{ do: 'discardRandom', who: 'you', amount: 2 }],
    says: 'You discard two random cards.',
  },
  {
    name: 'Corridor Collapse',
    does: [{ do: 'deckToEntropy' }, lose(1, 'each')],
    says: 'The top card of the deck goes to Entropy. Then each player loses 1.',
  },
  {
    name: 'Dark Spill',
    does: [{ do: 'deckToDiscard', amount: 2 }],
    says: 'Discard the top two cards of the deck; you count as discarding them.',
  },
  {
    name: 'Reality Skip',
    does: [{ do: 'passCards' }],
    says: 'In secret, each player chooses a card; all pass to the next player.',
  },
  {
    name: 'Phantom Schematics',
    does: [{ do: 'discardGoalsInPlay' }],
    says: 'Discard every Goal in play. If there is none, each player loses 1.',
  },
  {
    name: 'Duplicate Crewmate',
    does: [target('other'), { do: 'exchangeHands' }, lose(1, 'both')],
    says: 'Choose another player and exchange hands. You both lose 1.',
  },
  {
    name: 'Dark Resonance',
    does: [{ do: 'revealDark' }],
    says: 'Each player reveals their Dark cards and loses 1 for each, at most 2.',
  },
  {
    name: 'Unravelling',
    does: [{ do: 'unravel' }],
    says: 'The player with the most completed Goals discards one of them.',
  },
  {
    name: 'Contaminated Stores',
    does: [{ do: 'contaminate' }],
    says: 'Reveal the Supply. You lose 1 for each Dark in it, at most 2. It is shuffled into the deck and dealt again.',
  },
  {
    name: 'Singularity Surge',
    does: [lose(2, 'highest')],
    says: 'Each player with the most Survival loses 2.',
  },
  {
    name: 'Void Sickness',
    does: [target('other'), lose(1, 'both')],
    says: 'Choose another player. You both lose 1.',
  },
  { name: 'Toxic Air', does: [lose(1, 'goalless')], says: 'Each player without a completed Goal loses 1.' },
  {
    name: 'Cascading Decay',
    clearedBy: 'PL',
    does: [],
    says: 'Ongoing: an Entropy step that removes a card removes two.',
  },
  {
    name: 'Static Interference',
    clearedBy: 'PA',
    does: [],
    says: 'Ongoing: no ability of any character can be used or applies.',
  },
  {
    name: 'Failing Life Support',
    clearedBy: 'EX',
    does: [],
    says: 'Ongoing: at the start of each turn the active player discards a card or loses 1.',
  },
  { name: 'Sealed Bulkheads', clearedBy: 'TO', does: [], says: 'Ongoing: nobody may gather Supplies.' },
  {
    name: 'Bleeding Reactor',
    clearedBy: 'PA',
    does: [],
    says: 'Ongoing: after each turn of the player who resolved it, each player loses 1.',
  },
  {
    name: 'Echoing Dark',
    clearedBy: 'EX',
    does: [],
    says: 'Ongoing: whoever discards a Dark loses 1 before drawing the Crisis.',
  },
];

export const FIRST_ONGOING: Crisis = 16;
export const DECAY: Crisis = 16;
export const STATIC: Crisis = 17;
export const LIFE_SUPPORT: Crisis = 18;
export const BULKHEADS: Crisis = 19;
export const REACTOR: Crisis = 20;
export const ECHO: Crisis = 21;
