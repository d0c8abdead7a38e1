/**
 * A prepared practice round and a script that teaches the game by playing it. Plain data: the page shows each step's
 * text and waits for its actions, stamped with whatever moment it is; after the last step the player goes on alone.
 */
import type { Game } from '@airlock/kernel';
import { CARD_IDS } from './cards.ts';
import type { OmegaEvent } from './events.ts';
import { omegaVirus } from './game.ts';
import type { OPTIONS } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface TutorialStep {
  readonly lesson: string;
  /** What is explained before the actions. */
  readonly text: string;
  /** What to do, as one says it. */
  readonly task: string;
  /** The actions that fulfil it, in order, as the codec writes them but without their moment. */
  readonly actions: readonly string[];
  /** What has just happened. */
  readonly after?: string;
  readonly rules: readonly string[];
}

const DECK = 'F05 F01 F03 F13 F14 F06 F02 F04 F07 F08 F09 F10 F11 F12 F15 F16 F17 F18'
  .split(' ')
  .map((id) => CARD_IDS.indexOf(id));

export const TUTORIAL: readonly TutorialStep[] = [
  {
    lesson: 'Flip and place',
    text: 'Your deck lies face down. A card with a plain back may always be turned up.',
    task: 'Flip the first card and place it in the middle.',
    actions: ['flip', 'place F05 0 0 r0'],
    rules: ['OMG-022', 'OMG-031'],
  },
  {
    lesson: 'Touching',
    text: 'Every other card must touch your plan with an edge, or overlap it. You may turn it.',
    task: 'Flip, turn the card upside down and place it to the right.',
    actions: ['flip', 'place F01 2 0 r2'],
    rules: ['OMG-030', 'OMG-032'],
  },
  {
    lesson: 'A room',
    text: 'The red key lies at the *Skywalker*: five red squares in a row, and no sixth. Three of them lie already.',
    task: 'Flip and place the card to the right of the others.',
    actions: ['flip', 'place F03 4 0 r0'],
    after: 'Five red squares in a row: the *red key* is yours until the end of the round.',
    rules: ['OMG-050', 'OMG-051', 'OMG-052', 'OMG-055'],
  },
  {
    lesson: 'Locked cards',
    text: 'The next card has a red lock. With the red key it is like any other.',
    task: 'Flip it and place it below, turned once.',
    actions: ['flip', 'place F13 0 2 r1'],
    after: 'The red room has grown, but a key that you have stays yours.',
    rules: ['OMG-023', 'OMG-057'],
  },
  {
    lesson: 'Equipment',
    text: 'The next card has a yellow lock. It goes under your deck unseen, and the one after it turns up. It carries the other half of the *battery cell*.',
    task: 'Flip and place the card so that it overlaps two squares and both halves meet.',
    actions: ['flip', 'place F06 2 1 r0'],
    after: 'Both halves are visible, side by side and face to face: the battery cell is connected.',
    rules: ['OMG-024', 'OMG-034', 'OMG-061'],
  },
  {
    lesson: 'Picking up',
    text: 'A covered half does not count. Cover one on purpose to see it, then pick the card up again.',
    task: 'Flip, place the card on the battery cell, and pick it up.',
    actions: ['flip', 'place F02 2 2 r0', 'pickUp F02'],
    after: 'Connected again. The card lies under your deck now.',
    rules: ['OMG-040', 'OMG-041', 'OMG-062', 'OMG-063'],
  },
];

/** Practice with everything prepared: locations, deck, and cards that turn up only by hand. */
export const trainingGame: Game<State, View, OmegaEvent, typeof OPTIONS> = {
  ...omegaVirus,
  setup(_seats, options, random) {
    const state = omegaVirus.setup(
      1,
      { ...options, mode: 'practice', autoFlip: false, practiceLocations: 'L01,L02,L03' },
      random,
    );
    return { ...state, future: [[[...DECK]]] };
  },
};
