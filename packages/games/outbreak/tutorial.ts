/**
 * A prepared table and three scripts that teach the game by playing the same Day on it: as a Survivor, as somebody who is infected,
 * and as Patient Zero. Plain data: the page shows each step's text, waits for its action and lets the others do theirs.
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
    text: 'Everybody may say what they played, and nobody has to be honest. Claims stand in the ledger beside what was revealed. The Purser leads: the next two Tasks are named when people have spoken.',
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
    task: 'Skip the vote.',
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
];

/** The Stoker's Day: a Survivor until Infect finds their Rest. */
export const INFECTED_TUTORIAL: readonly TutorialStep[] = [
  {
    lesson: 'Still a Survivor',
    text: 'You are the Stoker, a *Survivor* like most. The Purser leads and named Angelwing first and Stiletto second.',
    task: 'Submit Complete 1.',
    action: 'submit C1',
    after: 'There is a Sabotage in the pile. On the first morning only *Patient Zero* can have played it.',
    seat: B,
    others: [
      [A, 'submit C1'],
      [C, 'submit R'],
      [D, 'submit S2'],
      [E, 'submit C2'],
      [A, 'pick ANG STI'],
    ],
    rules: ['OBK-201', 'OBK-401'],
  },
  {
    lesson: 'Rest, and be found',
    text: 'Once a Day you have to Rest, and only then can *Infect* find you. The Purser named the same Tasks again.',
    task: 'Submit Rest.',
    action: 'submit R',
    after:
      'Infect found your Rest: *you are Infected now*. Nobody else knows it, not even Patient Zero until the night.',
    seat: B,
    others: [
      [A, 'submit C2'],
      [C, 'submit C1'],
      [D, 'submit INF'],
      [E, 'submit R'],
    ],
    rules: ['OBK-501', 'OBK-502', 'OBK-506'],
  },
  {
    lesson: 'Say what is true',
    text: 'From now on you win with the *Infected*. Your Rest is no secret to anybody who counts, so the truth serves you best. The Purser leads and waits for what people say.',
    task: 'Claim that you played Rest in the day shift.',
    action: 'played 1 2 R',
    after:
      'Two Rests were revealed, and two claim one: whoever looks at the ledger learns nothing about you.',
    seat: B,
    others: [
      [E, 'played 1 2 R'],
      [A, 'pick ANG MAD'],
    ],
    rules: ['OBK-1001', 'OBK-1003'],
  },
  {
    lesson: 'Your Sabotage',
    text: 'Today you have laid a Complete and a Rest. A Day allows an Infected one Complete, one Rest and *one Sabotage*. Madeline is second and has no points.',
    task: 'Submit Sabotage 2.',
    action: 'submit S2',
    after:
      'Madeline stays at 0: your Sabotage took the point that somebody brought. In the night Patient Zero learned that you are Infected; who that is, you do not learn.',
    seat: B,
    others: [
      [A, 'submit R'],
      [C, 'submit C2'],
      [D, 'submit R'],
      [E, 'submit C1'],
    ],
    rules: ['OBK-203', 'OBK-402', 'OBK-702', 'OBK-703'],
  },
  {
    lesson: 'The vote',
    text: 'A vote against anybody but Patient Zero helps you, and *ballots are shown with names*: vote with others, not alone.',
    task: 'Vote the Boatswain out.',
    action: 'vote 5',
    after:
      'The Boatswain was a Survivor. With one Survivor left at the start of a Day, the Infected win: keep quiet and go on.',
    seat: B,
    others: [
      [A, 'vote 5'],
      [C, 'vote SKIP'],
      [D, 'vote 5'],
      [E, 'vote SKIP'],
    ],
    rules: ['OBK-803', 'OBK-804', 'OBK-901'],
  },
];

/** The Deckhand's Day: Patient Zero from the deal. */
export const ZERO_TUTORIAL: readonly TutorialStep[] = [
  {
    lesson: 'Alone',
    text: 'You are *Patient Zero*, and alone. You may sabotage, infect or rest, and never complete. The Purser leads and named Angelwing first and Stiletto second.',
    task: 'Submit Sabotage 2.',
    action: 'submit S2',
    after: 'Your Sabotage lies in the pile. Everybody knows that somebody laid it, and nobody knows who.',
    seat: D,
    others: [
      [A, 'submit C1'],
      [B, 'submit C1'],
      [C, 'submit R'],
      [E, 'submit C2'],
      [A, 'played 1 1 C1'],
    ],
    rules: ['OBK-205', 'OBK-401'],
  },
  {
    lesson: 'Lie with the crowd',
    text: 'Whatever you say you completed is a lie. Two Complete 1 were revealed, and only the Purser, who leads, has claimed one: *there is room for yours*.',
    task: 'Claim that you played Complete 1 this morning.',
    action: 'played 1 1 C1',
    after: 'Two claim Complete 1, and two were revealed: your lie stands, until a third claims it too.',
    seat: D,
    others: [
      [E, 'played 1 1 C2'],
      [A, 'pick ANG STI'],
    ],
    rules: ['OBK-1001', 'OBK-1004'],
  },
  {
    lesson: 'Infect',
    text: 'Once a Day you may lay *Infect*. It finds the first Rest after it in the pile, or from the top again. The earlier in the Day, the more still have to Rest.',
    task: 'Submit Infect.',
    action: 'submit INF',
    after: 'There were two Rests in the pile, and Infect found one. Whose it was you learn at night.',
    seat: D,
    others: [
      [A, 'submit C2'],
      [B, 'submit R'],
      [C, 'submit C1'],
      [E, 'submit R'],
      [A, 'pick ANG MAD'],
    ],
    rules: ['OBK-206', 'OBK-501', 'OBK-506'],
  },
  {
    lesson: 'Night',
    text: 'A Rest of your own looks like everybody’s, and cannot be found: Infect is yours alone.',
    task: 'Submit Rest.',
    action: 'submit R',
    after: 'Night fell, and you alone learned something: the *Stoker* is Infected, and laid the Sabotage.',
    seat: D,
    others: [
      [A, 'submit R'],
      [B, 'submit S2'],
      [C, 'submit C2'],
      [E, 'submit C1'],
    ],
    rules: ['OBK-507', 'OBK-702'],
  },
  {
    lesson: 'The vote',
    text: 'If *you* are voted out, the Survivors have won. Lead them to somebody else, but not to the Stoker, and mind that ballots are shown with names.',
    task: 'Vote the Sextant out.',
    action: 'vote 3',
    after: 'Two for the Sextant, three to skip: nobody is out, and yours was not the only ballot.',
    seat: D,
    others: [
      [A, 'vote SKIP'],
      [B, 'vote 3'],
      [C, 'vote SKIP'],
      [E, 'vote SKIP'],
      [A, 'pick STI MAD'],
    ],
    rules: ['OBK-803', 'OBK-804', 'OBK-902'],
  },
  {
    lesson: 'A new Day',
    text: 'Both Sabotages are yours each Day, one a Shift. Stiletto is first and has one point: it is *destroyed* where a Shift brings two Sabotages more than Completes, and one of them may be the Stoker’s.',
    task: 'Submit Sabotage 1.',
    action: 'submit S1',
    after: 'Stiletto lost what the others brought. When one Task is left to choose from, you have won.',
    seat: D,
    others: [
      [A, 'submit C1'],
      [B, 'submit S1'],
      [C, 'submit C2'],
      [E, 'submit C1'],
    ],
    rules: ['OBK-205', 'OBK-403', 'OBK-903'],
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
