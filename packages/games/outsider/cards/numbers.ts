/**
 * The numbers of Outsider that measurements may play with, and the tables made from them. At every table they are as the
 * rulebook has them, or as they stand in the tables of cards where those are ours.
 */
import { missing, type Tunable, type Tunables, tuned } from '@airlock/kernel';
import { CRISIS_TABLE, type CrisisCard, FIRST_ONGOING } from './crises.ts';
import { GOAL_TABLE, type GoalCard } from './goals.ts';
import type { Operation, Program } from './operations.ts';
import { TECH } from './tech.ts';

const GAME = 'outsider';

const COUNTS = {
  'deck.dark': { label: 'Dark cards in the deck', usual: 16, min: 4, max: 24, from: 'rulebook' },
  'deal.cards': { label: 'Cards dealt to each player', usual: 6, min: 3, max: 7, from: 'rulebook' },
  'survival.start': { label: 'Survival at the start', usual: 3, min: 1, max: 6, from: 'rulebook' },
  'turn.actions': { label: 'Actions of a turn', usual: 2, min: 1, max: 4, from: 'rulebook' },
  'hand.filledTo': { label: 'Cards a hand is filled to', usual: 5, min: 2, max: 8, from: 'rulebook' },
  'goals.beyondSeats': {
    label: 'Goals the Crew needs, beyond the number of seats',
    usual: 1,
    min: -1,
    max: 3,
    from: 'rulebook',
  },
} as const satisfies Tunables;

export const NUMBERS = tuned(GAME, COUNTS);

const cardId = (letters: string, index: number): string => `${letters}${String(index + 1).padStart(2, '0')}`;

const ours = (label: string, usual: number, min: number, max: number): Tunable => ({
  label,
  usual,
  min,
  max,
  from: 'ours',
});

const techPath = (index: number): string => `deck.${cardId('TE', index)}`;
const crisisPath = (index: number): string => `crises.${cardId('CR', index)}.copies`;

/** An Ongoing Crisis can lie in its row only once. */
const COPIES: Tunables = Object.fromEntries([
  ...TECH.map(({ name, copies }, index) => [techPath(index), ours(`${name} in the deck`, copies, 0, 3)]),
  ...CRISIS_TABLE.map(({ name }, index) => [
    crisisPath(index),
    ours(`${name} among the Crises`, 1, 0, index < FIRST_ONGOING ? 2 : 1),
  ]),
]);

const copies = tuned(GAME, COPIES);
const copiesAt = (path: string): number => copies[path] ?? missing();

export const TECH_COPIES: readonly number[] = TECH.map((_, index) => copiesAt(techPath(index)));
export const CRISIS_COPIES: readonly number[] = CRISIS_TABLE.map((_, index) => copiesAt(crisisPath(index)));

/** The deeds whose amount may be another. */
const DEEDS: readonly Operation['do'][] = [
  'gain',
  'lose',
  'actions',
  'draw',
  'discardRandom',
  'deckToDiscard',
];
const MOST = 4;

type Counted = Extract<Operation, { readonly amount: number }>;
const isCounted = (operation: Operation): operation is Counted =>
  'amount' in operation && DEEDS.includes(operation.do);

/** The programs of all cards, by where their numbers are found. */
const PROGRAMS: readonly (readonly [path: string, label: string, program: Program])[] = [
  ...CRISIS_TABLE.map(({ name, does }, index) => [`crises.${cardId('CR', index)}`, name, does] as const),
  ...GOAL_TABLE.flatMap(({ name, repair, sabotage }, index) => [
    [`goals.${cardId('GO', index)}.repair`, `${name}, repair`, repair.does] as const,
    [`goals.${cardId('GO', index)}.sabotage`, `${name}, sabotage`, sabotage.does] as const,
  ]),
];

/** No card does the same deed twice. */
const AMOUNTS: Tunables = Object.fromEntries(
  PROGRAMS.flatMap(([path, label, program]) =>
    program
      .filter(isCounted)
      .map((deed) => [`${path}.${deed.do}`, ours(`${label}: ${deed.do}`, deed.amount, 0, MOST)]),
  ),
);

const amounts = tuned(GAME, AMOUNTS);

const tunedProgram = (path: string, program: Program): Program =>
  program.map((deed) =>
    isCounted(deed) ? { ...deed, amount: amounts[`${path}.${deed.do}`] ?? missing() } : deed,
  );

export const CRISES: readonly CrisisCard[] = CRISIS_TABLE.map((card, index) => ({
  ...card,
  does: tunedProgram(`crises.${cardId('CR', index)}`, card.does),
}));

export const GOALS: readonly GoalCard[] = GOAL_TABLE.map((card, index) => ({
  ...card,
  repair: { ...card.repair, does: tunedProgram(`goals.${cardId('GO', index)}.repair`, card.repair.does) },
  sabotage: {
    ...card.sabotage,
    does: tunedProgram(`goals.${cardId('GO', index)}.sabotage`, card.sabotage.does),
  },
}));

export const TUNABLES: Tunables = { ...COUNTS, ...COPIES, ...AMOUNTS };
