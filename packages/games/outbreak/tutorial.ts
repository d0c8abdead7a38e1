/**
 * A prepared table and a script that teaches the game by playing it: one Day as a Survivor, one Shift as Patient
 * Zero. Plain data: the page shows each step's text, waits for its action and lets the others do theirs.
 */
import type { Game, Seat, TutorialStep as Step } from '@airlock/kernel';
import { PZERO, SURVIVOR } from './cards.ts';
import type { OutbreakEvent } from './events.ts';
import { outbreak } from './game.ts';
import type { OPTIONS } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface TutorialStep extends Step {
  /** The seat one sits in for this step. */
  readonly seat: Seat;
  /** What the others do then. */
  readonly others: readonly (readonly [seat: Seat, action: string])[];
}

const [A, B, C, D, E] = [0, 1, 2, 3, 4] as const;

export const TUTORIAL_NAMES = ['Purser', 'Stoker', 'Sextant', 'Deckhand', 'Boatswain'] as const;

/** Chosen so that Infect finds the Stoker’s Rest on the first Day. */
export const TUTORIAL_SEED = 'a lesson 2';

/** What happens before the first step. */
export const TUTORIAL_OPENING: TutorialStep['others'] = [[A, 'pick ANG STI']];

export const TUTORIAL: readonly TutorialStep[] = [
  {
    lesson: 'Your three cards today',
    text: 'You are a *Survivor*. Each Day you play Complete 1, Complete 2 and Rest, once each, in an order of your choice. The Leader named Angelwing first and Stiletto second.',
    task: 'Submit Rest.',
    action: 'submit R',
    after:
      'All cards were shuffled and turned up, so nobody can tell who played which. There is a *Sabotage* among them: on the first morning only Patient Zero can have played it.',
    seat: C,
    others: [
      [A, 'submit C1'],
      [B, 'submit C1'],
      [D, 'submit S2'],
      [E, 'submit C2'],
    ],
    rules: ['OBK-201', 'OBK-202', 'OBK-401'],
  },
  {
    lesson: 'The ledger',
    text: 'Everybody may say what they played, and nobody has to be honest. Claims stand in the ledger beside what was revealed.',
    task: 'Claim that you played Rest this morning.',
    action: 'played 1 1 R',
    after: 'Three claim Complete 1, and only two were revealed: *one of them is lying*.',
    seat: C,
    others: [
      [A, 'played 1 1 C1'],
      [B, 'played 1 1 C1'],
      [E, 'played 1 1 C2'],
      [D, 'played 1 1 C1'],
      [A, 'pick ANG STI'],
    ],
    rules: ['OBK-1001', 'OBK-1004'],
  },
  {
    lesson: 'What Rest risks',
    text: 'Only Patient Zero has an *Infect* to play. It finds the first Rest after it in the pile, or from the top again. You have already rested, so you are safe today.',
    task: 'Submit Complete 1.',
    action: 'submit C1',
    after:
      'Infect found a Rest. Its owner is Infected now and plays on the other side; nobody else knows who it is, not even Patient Zero until the night.',
    seat: C,
    others: [
      [A, 'submit C2'],
      [B, 'submit R'],
      [D, 'submit INF'],
      [E, 'submit R'],
      [A, 'pick ANG MAD'],
    ],
    rules: ['OBK-501', 'OBK-502', 'OBK-506'],
  },
  {
    lesson: 'The night shift',
    text: 'In the night shift you have one card left that you may play. A Task is completed when it has all its points, and destroyed when a Shift leaves it below 0.',
    task: 'Submit Complete 2.',
    action: 'submit C2',
    after:
      'Angelwing is completed. Then night fell: Patient Zero learned who is Infected, and everybody else slept.',
    seat: C,
    others: [
      [A, 'submit R'],
      [B, 'submit S2'],
      [D, 'submit R'],
      [E, 'submit C1'],
    ],
    rules: ['OBK-402', 'OBK-403', 'OBK-404', 'OBK-702'],
  },
  {
    lesson: 'The vote',
    text: 'Every Day but the first begins with a vote. Whoever is voted out reveals their role. Voting *Patient Zero* out wins at once; voting anybody else out costs you a pair of hands.',
    task: 'Vote for nobody.',
    action: 'vote SKIP',
    after: 'Nobody had more ballots than skipping, so nobody is out.',
    seat: C,
    others: [
      [A, 'vote 4'],
      [B, 'vote SKIP'],
      [D, 'vote SKIP'],
      [E, 'vote SKIP'],
      [A, 'pick STI MAD'],
    ],
    rules: ['OBK-801', 'OBK-804', 'OBK-806', 'OBK-902'],
  },
  {
    lesson: 'The other side',
    text: 'Now the same table from the other side: you are *Patient Zero*. You may sabotage, infect or rest, and never complete. At night you learned that the Stoker is Infected.',
    task: 'Submit Infect.',
    action: 'submit INF',
    after: 'There was one Rest in the pile, and Infect found it. Tonight you will learn whose it was.',
    seat: D,
    others: [
      [A, 'submit C1'],
      [B, 'submit C1'],
      [C, 'submit R'],
      [E, 'submit C2'],
    ],
    rules: ['OBK-205', 'OBK-206', 'OBK-501'],
  },
  {
    lesson: 'The other side',
    text: 'Everybody will ask what you played. Whoever played Infect has to lie, so say what others have said too, and do not claim the same card twice in a Day.',
    task: 'Claim that you played Complete 1 this morning.',
    action: 'played 2 1 C1',
    seat: D,
    others: [[A, 'played 2 1 C1']],
    rules: ['OBK-1001', 'OBK-1003'],
  },
];

/** The game with its roles dealt as the lesson needs them. */
export const trainingGame: Game<State, View, OutbreakEvent, typeof OPTIONS> = {
  ...outbreak,
  setup(seats, options, random) {
    const dealt = outbreak.setup(seats, options, random);
    return {
      ...dealt,
      leader: A,
      firstLeader: A,
      roles: dealt.roles.map((_, seat) => (seat === D ? PZERO : SURVIVOR)),
    };
  },
};
