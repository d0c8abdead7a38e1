/**
 * Whether what somebody sends still answers what it was decided on. Where somebody else was faster, that is no fault of the
 * sender's: it is not refused but told as overtaken.
 */
import type { Action, Seat, UNDO } from '@airlock/kernel';
import type { AnyMatch } from './folding.ts';
import type { LiveTable } from './liveTable.ts';
import type { Member } from './member.ts';
import { Refused } from './refused.ts';
import { showStanding } from './showing.ts';

/** Nothing was done: the question is gone. */
export class Overtaken extends Refused {
  constructor() {
    super('stale', 'Something else happened first. Look again and decide afresh.');
  }
}

/** Decided on a question that still stands; otherwise it comes again, came too late, or was decided on nothing. */
export function mustBeCurrent(
  match: AnyMatch,
  after: number,
  seat: Seat,
  action: Action | typeof UNDO,
): void {
  if (match.isCurrent(after, seat)) return;
  if (after > match.log.length) {
    throw new Refused('stale', 'The match has not come that far. Look again and decide afresh.');
  }
  const isDone = match.log.slice(after).some((entry) => entry.seat === seat && entry.action === action);
  if (isDone) throw alreadyDone();
  throw new Overtaken();
}

export const alreadyDone = (): Refused => new Refused('stale', 'That has already been done. Look again.');

/** In a race the rules judge whatever comes; what they refuse because the question has changed meanwhile was overtaken. */
export function mustNotBeOvertaken(match: AnyMatch, after: number, seat: Seat, action: Action): void {
  const { game, state } = match;
  if (!game.realTime || after >= match.asked.sequence) return;
  if (game.refusal(state, seat, action)) throw new Overtaken();
}

export function tellOvertaken(table: LiveTable, member: Member, id: number, { message }: Overtaken): void {
  member.listener.send(JSON.stringify({ type: 'overtaken', table: table.code, id, sentence: message }));
  showStanding(table, member);
}
