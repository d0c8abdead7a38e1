/** Names of seats, cards, Tasks and Shifts, and how lists of them are written. */
import { bold, itemAt, present, type Seat } from '@airlock/kernel';
import {
  C1,
  C2,
  type Card,
  HOLD,
  INF,
  isRest,
  REST,
  type Role,
  restNumberOf,
  S1,
  S2,
  SHIFT_NAMES,
  SHIFTS_PER_DAY,
  type Shown,
  SURVIVOR,
  TASK_NAMES,
  type Task,
} from '../cards.ts';

export const seatName = (seat: Seat): string => `Seat ${seat + 1}`;

const ROLE_NAMES = ['Survivor', 'Infected', 'Patient Zero'] as const;
export const roleName = (role: Role): string => ROLE_NAMES[role] ?? 'unknown';
/** In a sentence: "a *Survivor*", "*Infected*", "*Patient Zero*". */
export const asRole = (role: Role): string => `${role === SURVIVOR ? 'a ' : ''}${bold(roleName(role))}`;

const CARD_NAMES: Readonly<Record<number, string>> = {
  [C1]: 'Complete 1',
  [C2]: 'Complete 2',
  [S1]: 'Sabotage 1',
  [S2]: 'Sabotage 2',
  [INF]: 'Infect',
  [REST]: 'Rest',
  [HOLD]: 'nothing',
};
export const cardName = (card: Card): string => present(CARD_NAMES[card]);

/** A card of the pile as it is read out: `Rest 5`. */
export const shownName = (shown: Shown): string =>
  isRest(shown) && restNumberOf(shown) > 0 ? `Rest ${restNumberOf(shown)}` : cardName(Math.min(shown, REST));

export const taskName = (task: Task): string => itemAt(TASK_NAMES, task);

const STATUS_NAMES = ['open', 'completed', 'destroyed', 'under repair'] as const;
export const statusName = (status: number): string => itemAt(STATUS_NAMES, status);

export const shiftName = (shift: number): string => `${SHIFT_NAMES[shift]} shift`;

/** A Shift of the game, from 1: `Day 2, morning shift`. */
export const momentName = (moment: number): string =>
  `Day ${Math.floor((moment - 1) / SHIFTS_PER_DAY) + 1}, ${shiftName((moment - 1) % SHIFTS_PER_DAY)}`;
