/**
 * A prepared practice round and a script that teaches the game by playing it. Plain data: the page shows each step's
 * text and waits for its action, whatever moment it is stamped with; after the last step the player goes on alone.
 */
import type { Game, TutorialStep } from '@airlock/kernel';
import { CARD_IDS } from './cards.ts';
import type { OmegaEvent } from './events.ts';
import { omegaVirus } from './game.ts';
import type { OPTIONS } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const DECK = 'F05 F01 F03 F13 F14 F06 F02 F04 F07 F08 F09 F10 F11 F12 F15 F16 F17 F18'
  .split(' ')
  .map((id) => CARD_IDS.indexOf(id));

export const TUTORIAL: readonly TutorialStep[] = [
  {
    lesson: 'Flip and place',
    text: 'A match has three rounds. Whoever connects all three pieces of equipment first ends the round and takes its *speed card*: 1, 2, then 3 points. Your deck lies face down; a card with a plain back may always be turned up.',
    task: 'Flip the *first card*.',
    action: 'flip @0',
    rules: ['OMG-022'],
  },
  {
    lesson: 'Flip and place',
    text: 'The first card of a plan may go anywhere. Every card shows four squares; squares of one colour that share edges are a room.',
    task: 'Place it in the *middle*, as it is.',
    action: 'place F05 0 0 r0 @0',
    rules: ['OMG-031', 'OMG-050'],
  },
  {
    lesson: 'Touching',
    text: 'Every other card must touch your plan with an edge, or overlap it. A corner is not enough.',
    task: 'Flip the *next card*.',
    action: 'flip @0',
    rules: ['OMG-032'],
  },
  {
    lesson: 'Touching',
    text: 'You may turn a card any way you like, but never flip it over.',
    task: 'Turn it *upside down* and place it to the right.',
    action: 'place F01 2 0 r2 @0',
    rules: ['OMG-030', 'OMG-032'],
  },
  {
    lesson: 'A room',
    text: 'The red key lies at the *Skywalker*: five red squares in a row, and no sixth. You already have three of them.',
    task: 'Flip the *next card*.',
    action: 'flip @0',
    rules: ['OMG-050', 'OMG-052'],
  },
  {
    lesson: 'A room',
    text: 'Its two red squares make five. Rooms count by their squares, however many cards they lie on.',
    task: 'Place it to the *right* of the others.',
    action: 'place F03 4 0 r0 @0',
    after: 'Five red squares in a row: the *red key* is yours until the end of the round.',
    rules: ['OMG-051', 'OMG-052', 'OMG-055'],
  },
  {
    lesson: 'Locked cards',
    text: 'The top card has a *red lock*. With the red key, it is like any other.',
    task: 'Flip the *locked card*.',
    action: 'flip @0',
    rules: ['OMG-023'],
  },
  {
    lesson: 'Locked cards',
    text: 'It carries half of the *battery cell*. Its plug looks out of the square.',
    task: 'Turn it *once* and place it below the first card.',
    action: 'place F13 0 2 r1 @0',
    after: 'The red room has grown, but a key you have won stays yours.',
    rules: ['OMG-057', 'OMG-060'],
  },
  {
    lesson: 'Equipment',
    text: 'The top card has a *yellow lock*, and you do not have that key. It goes under your deck unseen, and the card after it turns up.',
    task: 'Flip: the locked card *goes by*.',
    action: 'flip @0',
    after: 'The locked card is under your deck. This one carries the other half of the battery cell.',
    rules: ['OMG-024'],
  },
  {
    lesson: 'Equipment',
    text: 'Two halves are connected when both are visible, side by side and face to face.',
    task: 'Place it so that it *overlaps two squares* and the halves meet.',
    action: 'place F06 2 1 r0 @0',
    after: 'The *battery cell* is connected. All three pieces connected at once end the round.',
    rules: ['OMG-034', 'OMG-061', 'OMG-064'],
  },
  {
    lesson: 'Picking up',
    text: 'When a round ends, three *scoring cards* are given out, 1 point each: such as the largest red room, or the most blue rooms. Each goes to the plan that has more of it, and a tie to whoever finished. So what you cover matters: a covered half does not count either. Cover one on purpose to see it.',
    task: 'Flip the *next card*.',
    action: 'flip @0',
    rules: ['OMG-062'],
  },
  {
    lesson: 'Picking up',
    text: 'The outline warns you when a card would hide a half. Nothing stops you.',
    task: 'Place it *on the battery cell*.',
    action: 'place F02 2 2 r0 @0',
    after: 'The battery cell is no longer connected.',
    rules: ['OMG-062', 'OMG-063'],
  },
  {
    lesson: 'Picking up',
    text: 'You may pick up any cards from your plan, as long as the rest stays in one piece. They go under your deck.',
    task: 'Pick *that card* up again.',
    action: 'pickUp F02 @0',
    after: 'Connected again. The card lies under your deck now.',
    rules: ['OMG-040', 'OMG-041', 'OMG-063'],
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
