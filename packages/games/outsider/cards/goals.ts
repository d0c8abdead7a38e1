/** The sixteen Goals: what completing them takes, and what their two bonuses do and say. */
import type { Icon, Skill } from './icons.ts';
import { actions, draw, gain, lose, type Program, recycle, target } from './operations.ts';
import { BRG, CRG, DRV, HAB, LAB, type Location } from './ship.ts';

export interface Bonus {
  readonly does: Program;
  readonly says: string;
}

export interface GoalCard {
  readonly name: string;
  readonly skill: Skill;
  readonly scrap: readonly Icon[];
  readonly at: Location;
  /** What follows Stabilise when it is completed. */
  readonly repair: Bonus;
  readonly sabotage: Bonus & {
    /** It answers a Crisis in the reaction window and is never used out of one. */
    readonly isReaction?: true;
  };
}

/** With the numbers they have at every table. */
export const GOAL_TABLE: readonly GoalCard[] = [
  {
    name: 'Reseal the Hull',
    skill: 'ENG',
    scrap: ['PL', 'PL', 'PL', 'TO'],
    at: CRG,
    repair: { does: [gain(1)], says: 'Gain 1.' },
    sabotage: { does: [target('other'), lose(2, 'target')], says: 'Another player loses 2.' },
  },
  {
    name: 'Restart the Shift Drive',
    skill: 'ENG',
    scrap: ['EX', 'EX', 'PA', 'PL'],
    at: DRV,
    repair: { does: [gain(1), recycle], says: 'Gain 1. Recycle.' },
    sabotage: { does: [lose(1, 'others')], says: 'Each other player loses 1.' },
  },
  {
    name: 'Brace the Keel',
    skill: 'ENG',
    scrap: ['PL', 'PL', 'TO', 'TO'],
    at: DRV,
    repair: { does: [gain(2)], says: 'Gain 2.' },
    sabotage: {
      does: [target('other'), lose(1, 'target'), { do: 'discardRandom', who: 'target', amount: 2 }],
      says: 'Another player loses 1, then discards two random cards.',
    },
  },
  {
    name: 'Contain the Rift',
    skill: 'SCI',
    scrap: ['EX', 'EX', 'PA', 'AN'],
    at: LAB,
    repair: {
      does: [gain(1), { do: 'darkToEntropy', amount: 2 }],
      says: 'Gain 1. You may put up to two Dark from your hand into Entropy.',
    },
    sabotage: {
      does: [target('any'), { do: 'drawCrisis' }],
      says: 'Any player draws and resolves a Crisis.',
    },
  },
  {
    name: 'Mix New Coolant',
    skill: 'SCI',
    scrap: ['EX', 'PA', 'PA', 'TO'],
    at: LAB,
    repair: {
      does: [gain(1), actions(1), { do: 'clearOngoing' }],
      says: 'Gain 1. One more action. You may clear an Ongoing Crisis.',
    },
    sabotage: { does: [gain(2)], says: 'You gain 2.' },
  },
  {
    name: 'Purge the Air',
    skill: 'SCI',
    scrap: ['PA', 'PA', 'PL', 'AN'],
    at: HAB,
    repair: { does: [gain(1, 'each')], says: 'Each player gains 1.' },
    sabotage: {
      does: [target('other'), { do: 'chooseSecond', among: 'other', may: true }, lose(1, 'pair')],
      says: 'One or two other players lose 1 each.',
    },
  },
  {
    name: 'Reboot the Ship Mind',
    skill: 'SYS',
    scrap: ['PA', 'PA', 'TO', 'TO'],
    at: BRG,
    repair: { does: [recycle, draw(3)], says: 'Recycle. Draw 3.' },
    sabotage: {
      does: [target('otherHolding'), { do: 'lookAtHand' }, { do: 'takeSeenCard' }, { do: 'giveCard' }],
      says: 'Look at another player’s hand, take a card from it and give one of yours.',
    },
  },
  {
    name: 'Rewire the Grid',
    skill: 'SYS',
    scrap: ['PA', 'TO', 'TO', 'AN'],
    at: HAB,
    repair: { does: [gain(1), actions(2)], says: 'Gain 1. Two more actions.' },
    sabotage: {
      does: [target('other'), lose(1, 'target'), { do: 'slow' }],
      says: 'Another player loses 1 and has only one action on their next turn.',
    },
  },
  {
    name: 'Restore the Sensors',
    skill: 'SYS',
    scrap: ['EX', 'PA', 'TO', 'AN'],
    at: BRG,
    repair: {
      does: [gain(1), { do: 'lookAtDeck', amount: 4 }, draw(2)],
      says: 'Gain 1. Look at the top four cards of the deck and return them in any order. Draw 2.',
    },
    sabotage: {
      does: [target('other'), lose(1, 'target'), { do: 'lookAtHand' }, { do: 'discardSeenCard' }],
      says: 'Another player loses 1; look at their hand and choose a card for them to discard.',
    },
  },
  {
    name: 'Plot the Escape Vector',
    skill: 'NAV',
    scrap: ['EX', 'EX', 'TO', 'AN'],
    at: BRG,
    repair: { does: [gain(1), recycle], says: 'Gain 1. Recycle.' },
    sabotage: { does: [recycle], says: 'Recycle.' },
  },
  {
    name: 'Stop the Spin',
    skill: 'NAV',
    scrap: ['PL', 'PL', 'TO', 'AN'],
    at: CRG,
    repair: {
      does: [gain(1), { do: 'salvageGear', amount: 2 }, actions(1)],
      says: 'Gain 1. Take up to two Gear from the discard pile. One more action.',
    },
    sabotage: {
      does: [{ do: 'passHands' }],
      says: 'Every player passes their whole hand to the next player.',
    },
  },
  {
    name: 'Realign the Thrusters',
    skill: 'NAV',
    scrap: ['EX', 'EX', 'PL', 'AN'],
    at: DRV,
    repair: { does: [gain(2), actions(1)], says: 'Gain 2. One more action.' },
    sabotage: { does: [], says: 'Cancel a Crisis that has just been revealed.', isReaction: true },
  },
  {
    name: 'Clear the Wreckage',
    skill: 'ANY',
    scrap: ['PL', 'TO', 'TO', 'AN'],
    at: CRG,
    repair: {
      does: [{ do: 'salvageGear', amount: 2 }, recycle],
      says: 'Take up to two Gear from the discard pile. Recycle.',
    },
    sabotage: { does: [{ do: 'takeFromDiscard' }], says: 'Take any other card from the discard pile.' },
  },
  {
    name: 'Tend the Wounded',
    skill: 'ANY',
    scrap: ['PA', 'PA', 'TO', 'AN'],
    at: HAB,
    repair: {
      does: [target('any'), { do: 'chooseSecond', among: 'any', may: false }, gain(1, 'pair'), draw(2)],
      says: 'Two players of your choice gain 1 each. Draw 2.',
    },
    sabotage: { does: [target('any'), gain(2, 'target')], says: 'Any player gains 2.' },
  },
  {
    name: 'Take Stock',
    skill: 'ANY',
    scrap: ['EX', 'PL', 'TO', 'AN'],
    at: CRG,
    repair: {
      does: [recycle, draw(2), { do: 'exchangeWithSupply', amount: 2 }],
      says: 'Recycle. Draw 2. You may look at the Supply and exchange up to two cards with it.',
    },
    sabotage: {
      does: [{ do: 'trapSupply' }],
      says: 'Reveal the Supply. If it holds a Dark, another player of your choice discards it; then the Supply is refilled.',
    },
  },
  {
    name: 'Patch the Shields',
    skill: 'ANY',
    scrap: ['PL', 'PL', 'PA', 'PA'],
    at: LAB,
    repair: {
      does: [gain(1), { do: 'lookAtCrises', amount: 3 }],
      says: 'Gain 1. Look at the top three Crises and put each on top or at the bottom.',
    },
    sabotage: {
      does: [{ do: 'recallCrisis' }],
      says: 'Put a discarded Crisis of your choice on top of the Crisis deck.',
    },
  },
];
