/** What all cards do, in one list, so that a frame of the stack can name a card's program by its number. */

import type { Operation, Program } from './cards/operations.ts';
import { CRISES, type Crisis, FIRST_GOAL, GOALS, goalOf, type Kind } from './cards.ts';

/** Every repair bonus begins with it. */
const STABILISE: Operation = { do: 'stabilise' };

const PROGRAMS: readonly Program[] = [
  ...GOALS.map(({ repair }): Program => [STABILISE, ...repair.does]),
  ...GOALS.map(({ sabotage }) => sabotage.does),
  ...CRISES.map(({ does }) => does),
];

const FIRST_SABOTAGE = GOALS.length;
const FIRST_CRISIS = 2 * GOALS.length;

export const repairOf = (goal: Kind): number => goalOf(goal);
export const sabotageOf = (goal: Kind): number => FIRST_SABOTAGE + goalOf(goal);
export const textOf = (crisis: Crisis): number => FIRST_CRISIS + crisis;

/** The Goal whose sabotage a program is; no Goal's number where it is another text. */
export const goalSabotagedBy = (program: number): Kind => FIRST_GOAL + program - FIRST_SABOTAGE;

const NOTHING: Program = [];

export const programOf = (number: number): Program => PROGRAMS[number] ?? NOTHING;
