/**
 * The commands of every seat at a table in real time: each is done once, however often it is sent, and also when the server
 * was killed before it could answer.
 */
import type { Desk, RealTime, Seat } from '@airlock/kernel';
import type { LiveTable } from '../tables/liveTable.ts';
import type { Refused } from '../tables/refused.ts';

/** How a command was answered: it became so many-th of the log, or was refused. */
export type CommandAnswer = number | Refused;

const desks = new WeakMap<LiveTable, Map<Seat, Desk<CommandAnswer>>>();

export function deskOf(table: LiveTable, seat: Seat, realTime: RealTime): Desk<CommandAnswer> {
  const atTable = desks.get(table) ?? new Map<Seat, Desk<CommandAnswer>>();
  desks.set(table, atTable);
  let desk = atTable.get(seat);
  if (!desk) {
    desk = realTime.desk<CommandAnswer>();
    for (const { id, sequence, seat: owner } of table.keptCommands) {
      if (owner === seat) desk.answered(id, sequence);
    }
    atTable.set(seat, desk);
  }
  return desk;
}
