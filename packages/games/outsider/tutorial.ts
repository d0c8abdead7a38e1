/**
 * Two prepared tables with a script each that teach the game by playing it: as Crew to a declaration, and as the
 * Outsider to the other one. Plain data: the page shows each step's words, waits for its actions and lets the
 * others do theirs.
 */
import { enter, type Game, type Seat } from '@airlock/kernel';
import type { OutsiderEvent } from './events.ts';
import { outsider } from './game.ts';
import type { OPTIONS } from './options.ts';
import { position, type WrittenPosition } from './prepared.ts';
import { AT, type State } from './state.ts';
import type { View } from './view.ts';
import { CREW_OVER, CREW_WORDS, OUTSIDER_OVER, OUTSIDER_WORDS, type StepWords } from './words/lessons.ts';

interface TutorialStep extends StepWords {
  /** The action that begins it, as the codec writes it. */
  readonly action: string;
  /** What else belongs to it: one group after the other, each in any order. */
  readonly further?: readonly (readonly string[])[];
  /** What happens afterwards, the learner's own passes included. */
  readonly others?: readonly (readonly [seat: Seat, action: string])[];
  /** The rules behind it. */
  readonly rules: readonly string[];
}

export interface Tutorial {
  /** Who sits where; the learner has the first seat. */
  readonly names: readonly string[];
  /** The game as it is, but every match begins with the prepared table. */
  readonly game: Game<State, View, OutsiderEvent, typeof OPTIONS>;
  readonly steps: readonly TutorialStep[];
  /** What is said after the last step. */
  readonly over: string;
}

const [A, B, C] = [0, 1, 2] as const;
const NAMES = ['Purser', 'Sextant', 'Boatswain'];

type Script = NonNullable<TutorialStep['others']>;

const by = (seat: Seat, ...actions: readonly string[]): Script => actions.map((action) => [seat, action]);
const OTHERS_PASS: Script = [...by(B, 'pass'), ...by(C, 'pass')];
const ALL_PASS: Script = [...by(A, 'pass'), ...OTHERS_PASS];

/** The rules begin the first turn themselves, so that it is told like any other. */
const begunWith = (written: WrittenPosition): Tutorial['game'] => ({
  ...outsider,
  seats: { min: written.loyalties.length, max: written.loyalties.length },
  setup() {
    const state = position(written);
    state.stack = [];
    enter(state, AT.startTurn);
    return state;
  },
});

/** Late in a game: one Goal each for the others, and the learner with little Survival and a hand to begin with. */
const CREW_TABLE: WrittenPosition = {
  loyalties: 'CCO',
  characters: 'pilot medic security',
  turn: 18,
  survival: [1, 2, 3],
  hands: {
    A: 'GO05 GO01 GE01 GE03 DARK',
    B: 'DARK GO08 GO15 GE02 GE10',
    C: 'DARK GO13 GE11 GE14 GE15',
  },
  supply: 'DARK GE12 GE06',
  completed: { B: 'GO06', C: 'GO11' },
  discard: 'GO03 GE04 GE13 TE05 GO04 GE08',
  // Each card drawn, then the one that the turn loses to Entropy; then Sextant's draw and the Supply's refill.
  deck: 'GE07 GO02 GE09 DARK GO07 GE16 TE03 GO14 DARK GE05 GO09 DARK TE01 GO12',
  crises: 'CR17 CR01',
};

const CREW_STEPS: readonly TutorialStep[] = [
  {
    ...CREW_WORDS.discard,
    action: 'discardAndDraw',
    further: [['card GO05'], ['done']],
    rules: ['OUT-402', 'OUT-380', 'OUT-302'],
  },
  { ...CREW_WORDS.play, action: 'playGoal GO01', rules: ['OUT-340', 'OUT-342'] },
  { ...CREW_WORDS.end, action: 'endTurn', others: OTHERS_PASS, rules: ['OUT-303'] },
  {
    ...CREW_WORDS.passEntropy,
    action: 'pass',
    others: [
      ...by(B, 'discardAndDraw', 'card GO15', 'done', 'endTurn'),
      ...ALL_PASS,
      ...by(C, 'discardAndDraw', 'card GO13', 'done', 'endTurn'),
      ...ALL_PASS,
    ],
    rules: ['OUT-320', 'OUT-811'],
  },
  { ...CREW_WORDS.complete, action: 'complete GO01 gear', rules: ['OUT-403', 'OUT-407', 'OUT-330'] },
  {
    ...CREW_WORDS.endAgain,
    action: 'endTurn',
    others: [...by(B, 'discardAndDraw', 'card DARK', 'done'), ...OTHERS_PASS],
    rules: ['OUT-802', 'OUT-408'],
  },
  {
    ...CREW_WORDS.passDecay,
    action: 'pass',
    others: [
      ...by(B, 'playGoal GO08', 'endTurn'),
      ...by(C, 'gather', 'card DARK', 'card GE06', 'sawDark SUPPLY 0', 'left GE11', 'endTurn'),
    ],
    rules: ['OUT-501', 'OUT-531', 'OUT-534'],
  },
  {
    ...CREW_WORDS.scrap,
    action: 'complete GO08 scrap',
    further: [['card GE03', 'card GE07'], ['done']],
    rules: ['OUT-404', 'OUT-405', 'OUT-312'],
  },
  { ...CREW_WORDS.gather, action: 'gather', others: OTHERS_PASS, rules: ['OUT-350', 'OUT-510', 'OUT-511'] },
  { ...CREW_WORDS.passBreach, action: 'pass', rules: ['OUT-501', 'OUT-702', 'OUT-510'] },
  { ...CREW_WORDS.leave, action: 'card DARK', rules: ['OUT-350', 'OUT-504'] },
  { ...CREW_WORDS.take, action: 'card GE12', rules: ['OUT-353'] },
  { ...CREW_WORDS.clear, action: 'clear CR17 GE12', rules: ['OUT-360'] },
  { ...CREW_WORDS.buy, action: 'buy', rules: ['OUT-310', 'OUT-313', 'OUT-605', 'OUT-607'] },
  { ...CREW_WORDS.declare, action: 'resolveShift', rules: ['OUT-390', 'OUT-801', 'OUT-802', 'OUT-803'] },
];

export const CREW_TUTORIAL: Tutorial = {
  names: NAMES,
  game: begunWith(CREW_TABLE),
  steps: CREW_STEPS,
  over: CREW_OVER,
};

/** Enough Goals are done for a declaration, but one Crew member has none. */
const OUTSIDER_TABLE: WrittenPosition = {
  loyalties: 'OCC',
  characters: 'mechanic medic quartermaster',
  turn: 24,
  survival: [3, 2, 3],
  hands: {
    A: 'DARK DARK GO10 GE06 GE14',
    B: 'GE10 GO16 TE02 GE02 GE15',
    C: 'GE05 GO07 DARK GE13 GO02',
  },
  supply: 'DARK GE03 GO15',
  inPlay: 'GO03',
  completed: { A: 'GO01', C: 'GO11 GO13 GO14' },
  discard: 'GE11 GO04 GE01 TE05 GE16 GO05',
  // What the first turn loses to Entropy, then the Supply's refill.
  deck: 'GE09 GE12 DARK GO06 GE07 DARK GO09 TE04 GE08 DARK',
  crises: 'CR02 CR01 CR20',
};

const OUTSIDER_STEPS: readonly TutorialStep[] = [
  { ...OUTSIDER_WORDS.gather, action: 'gather', rules: ['OUT-807', 'OUT-350'] },
  { ...OUTSIDER_WORDS.leave, action: 'card DARK', rules: ['OUT-354', 'OUT-511'] },
  { ...OUTSIDER_WORDS.take, action: 'card GE03', rules: ['OUT-350'] },
  { ...OUTSIDER_WORDS.lie, action: 'sawDark SUPPLY 0', rules: ['OUT-702', 'OUT-720'] },
  { ...OUTSIDER_WORDS.replace, action: 'playGoal GO10', rules: ['OUT-340', 'OUT-106'] },
  {
    ...OUTSIDER_WORDS.end,
    action: 'endTurn',
    others: [
      ...ALL_PASS,
      ...by(B, 'gather'),
      ...ALL_PASS,
      ...by(B, 'card GO16', 'card GE12', 'suspect A 3 darkSupply', 'endTurn'),
      ...ALL_PASS,
    ],
    rules: ['OUT-510', 'OUT-501'],
  },
  {
    ...OUTSIDER_WORDS.accuse,
    action: 'suspect B 3 darkSupply',
    others: by(C, 'resolveShift'),
    rules: ['OUT-702', 'OUT-802', 'OUT-803'],
  },
  { ...OUTSIDER_WORDS.draw, action: 'draw', rules: ['OUT-803', 'OUT-805'] },
  { ...OUTSIDER_WORDS.breach, action: 'assign CR01 C', rules: ['OUT-803', 'OUT-804'] },
  {
    ...OUTSIDER_WORDS.bulkheads,
    action: 'assign CR20 B',
    others: [...ALL_PASS, ...ALL_PASS],
    rules: ['OUT-804', 'OUT-605'],
  },
  { ...OUTSIDER_WORDS.sabotage, action: 'sabotage GO01', rules: ['OUT-410', 'OUT-411'] },
  {
    ...OUTSIDER_WORDS.target,
    action: 'player B',
    others: [...by(C, 'endTurn'), ...ALL_PASS],
    rules: ['OUT-413', 'OUT-604'],
  },
  { ...OUTSIDER_WORDS.declare, action: 'resolveShift', rules: ['OUT-807', 'OUT-808'] },
];

export const OUTSIDER_TUTORIAL: Tutorial = {
  names: NAMES,
  game: begunWith(OUTSIDER_TABLE),
  steps: OUTSIDER_STEPS,
  over: OUTSIDER_OVER,
};
