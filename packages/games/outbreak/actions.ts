/** What a player can do, as numbers for the rules and as text for everybody else. */
import { type Action, actionCodec, itemAt, oneOf, wholeNumbers } from '@airlock/kernel';
import {
  ABSTAIN,
  ACCUSATIONS,
  CARD_COUNT,
  CARD_IDS,
  type Card,
  CLAIMABLE,
  GROUNDS,
  LAST_DAY,
  LAST_DAY_OF_GROUNDS,
  MOST_CLAIMS,
  SEAT_NAMES,
  SHIFTS_PER_DAY,
  SKIP,
  TASK_IDS,
  type Task,
} from './cards.ts';

const seats = oneOf(SEAT_NAMES);
const days = wholeNumbers(1, LAST_DAY);
const shifts = wholeNumbers(1, SHIFTS_PER_DAY);
const cards = oneOf(CARD_IDS);
const claimable = oneOf(CLAIMABLE.map((card) => itemAt(CARD_IDS, card)));
const tasks = oneOf(TASK_IDS);
const ballots = oneOf([...SEAT_NAMES, 'SKIP']);
const repairs = oneOf([...TASK_IDS, 'ABSTAIN']);

/** Asides come first: the kernel knows them by their small numbers. */
export const codec = actionCodec({
  /** The clock's, for a seat that let the time run out. */
  timeout: [seats],
  plan: [shifts, claimable],
  played: [days, shifts, claimable],
  ask: [seats, days, shifts],
  suggestCard: [seats, shifts, claimable],
  suggestTasks: [tasks, tasks],
  accuse: [seats, oneOf(ACCUSATIONS)],
  vouch: [seats],
  voteIntent: [ballots],
  /** The number of one's own claim in the ledger. */
  retract: [wholeNumbers(1, MOST_CLAIMS)],
  /** Why a seat is suspect, and since which Shift. */
  because: [seats, wholeNumbers(1, LAST_DAY_OF_GROUNDS), shifts, oneOf(GROUNDS)],
  /** The answer to what somebody says of one. */
  deny: [seats],
  vote: [ballots],
  pick: [tasks, tasks],
  submit: [cards],
  hold: [],
  repair: [repairs],
});

/** Everything below is an aside. */
export const FIRST_MOVE: Action = codec.first.vote;

export const timeoutAction = (seat: number): Action => codec.first.timeout + seat;
export const isTimeout = (action: Action): boolean =>
  action >= codec.first.timeout && action < codec.first.plan;
export const lateSeatOf = (timeout: Action): number => timeout - codec.first.timeout;

const KINDS = CLAIMABLE.length;
const TASKS = TASK_IDS.length;

export const voteAction = (ballot: number): Action => codec.first.vote + ballot;
export const pickAction = (first: Task, second: Task): Action => codec.first.pick + first * TASKS + second;
export const submitAction = (card: Card): Action => codec.first.submit + card;
export const HOLD_ACTION: Action = codec.first.hold;
export const repairAction = (ballot: number): Action => codec.first.repair + ballot;

export const isVote = (action: Action): boolean =>
  action >= codec.first.vote && action <= codec.first.vote + SKIP;
export const isPick = (action: Action): boolean => action >= codec.first.pick && action < codec.first.submit;
export const isSubmit = (action: Action): boolean =>
  action >= codec.first.submit && action < codec.first.submit + CARD_COUNT;
export const isRepair = (action: Action): boolean =>
  action >= codec.first.repair && action <= codec.first.repair + ABSTAIN;

export const ballotOf = (vote: Action): number => vote - codec.first.vote;
export const cardOf = (submit: Action): Card => submit - codec.first.submit;
export const repairOf = (repair: Action): number => repair - codec.first.repair;
export const firstOf = (pick: Action): Task => Math.floor((pick - codec.first.pick) / TASKS);
export const secondOf = (pick: Action): Task => (pick - codec.first.pick) % TASKS;

/** Claims count Shifts of the whole game from 1: the morning of Day 2 is 4. */
export const planAction = (shift: number, card: Card): Action =>
  codec.first.plan + shift * KINDS + CLAIMABLE.indexOf(card);
export const playedAction = (moment: number, card: Card): Action =>
  codec.first.played + (moment - 1) * KINDS + CLAIMABLE.indexOf(card);
export const askAction = (seat: number, moment: number): Action =>
  codec.first.ask + seat * LAST_DAY * SHIFTS_PER_DAY + moment - 1;
export const suggestCardAction = (seat: number, shift: number, card: Card): Action =>
  codec.first.suggestCard + (seat * SHIFTS_PER_DAY + shift) * KINDS + CLAIMABLE.indexOf(card);
export const suggestTasksAction = (first: Task, second: Task): Action =>
  codec.first.suggestTasks + first * TASKS + second;
export const accuseAction = (seat: number, as: number): Action =>
  codec.first.accuse + seat * ACCUSATIONS.length + as;
export const vouchAction = (seat: number): Action => codec.first.vouch + seat;
export const voteIntentAction = (ballot: number): Action => codec.first.voteIntent + ballot;
export const becauseAction = (seat: number, moment: number, ground: number): Action =>
  codec.first.because + (seat * LAST_DAY_OF_GROUNDS * SHIFTS_PER_DAY + moment - 1) * GROUNDS.length + ground;
export const denyAction = (seat: number): Action => codec.first.deny + seat;
export const retractAction = (number: number): Action => codec.first.retract + number;
