/** What the ledger of claims says about each Shift, and a bot's own coins. */
import { type Action, filled, missing, type Seat } from '@airlock/kernel';
import { codec } from '../actions.ts';
import { type Card, CLAIMABLE, kindOf, SHIFTS_PER_DAY } from '../cards.ts';
import { isOut, momentOf, STANDING } from '../state.ts';
import type { View } from '../view.ts';

export const SILENT = -1;

/** Told by their numbers: bots read the whole ledger each time they are asked. */
export const isReport = (action: Action): boolean => action >= codec.first.played && action < codec.first.ask;
export const isPlan = (action: Action): boolean => action >= codec.first.plan && action < codec.first.played;
const isQuestion = (action: Action): boolean => action >= codec.first.ask && action < codec.first.suggestCard;

/** The standing reports on every revealed Shift, by its index and by seat. */
export function reportsOf(view: View): Card[][] {
  const reports = view.records.map(() => filled<Card>(view.seats, SILENT));
  for (const [number, { seat, action }] of view.claims.entries()) {
    if (view.claimStatus[number] !== STANDING || !isReport(action)) continue;
    const word = action - codec.first.played;
    const report = reports[Math.floor(word / CLAIMABLE.length)];
    if (report) report[seat] = CLAIMABLE[word % CLAIMABLE.length] ?? missing();
  }
  return reports;
}

/** The first Shift of the game somebody was out in; never while they are in. */
export function outSince(view: View): number[] {
  const since = filled(view.seats, Number.POSITIVE_INFINITY);
  for (const { day, out } of view.votes) if (out >= 0) since[out] = momentOf(day, 0);
  return since;
}

/** Shifts that somebody has asked this seat about and that it has not answered. */
export function openQuestions(view: View, seat: Seat, reports: readonly Card[][]): number[] {
  return view.claims.flatMap(({ seat: by, action }, number) => {
    if (view.claimStatus[number] !== STANDING || !isQuestion(action) || by === seat) return [];
    const [asked = 0, day = 0, shift = 0] = codec.words(action);
    const moment = momentOf(day + 1, shift);
    return asked === seat && reports[moment - 1]?.[seat] === SILENT ? [moment] : [];
  });
}

/** What a seat has reported for the Shifts of a Day. */
export const reportedOn = (reports: readonly (readonly Card[])[], day: number, seat: Seat): Card[] =>
  reports
    .slice(momentOf(day, 0) - 1, momentOf(day, 0) - 1 + SHIFTS_PER_DAY)
    .map((report) => report[seat] ?? missing());

/**
 * A number from 0 up to 1 that stays the same however often a bot is asked: whether it speaks must not depend
 * on how often it was asked. It comes from the order of the last pile, which nobody could foresee.
 */
export function coin(view: View, seat: Seat, salt: number): number {
  let hash = (seat + 1) * 0x9e3779b1 + salt * 0x85ebca6b + view.records.length;
  // Numbers that only their owners see would give everybody another coin.
  const isOpen = view.options.restNumbers === 'printed';
  for (const shown of view.records.at(-1)?.pile ?? [])
    hash = Math.imul(hash ^ (isOpen ? shown : kindOf(shown)), 0x01000193) + 0x7f4a7c15;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

export const livingSeats = (view: View): Seat[] =>
  view.roles.flatMap((_, seat) => (isOut(view, seat) ? [] : [seat]));

/** What a seat has announced for a Shift of the game. */
export function plannedFor(view: View, seat: Seat, moment: number): Card {
  for (const [number, claim] of view.claims.entries()) {
    if (claim.seat !== seat || view.claimStatus[number] !== STANDING || !isPlan(claim.action)) continue;
    const [shift = 0, kind = 0] = codec.words(claim.action);
    if (momentOf(claim.day, shift) === moment) return CLAIMABLE[kind] ?? missing();
  }
  return SILENT;
}
