/**
 * The commands of every seat at a table in real time: each is done once, however often it is sent, and also when the server
 * was killed before it could answer.
 */
import type { CommandIntake, RealTime, Seat } from '@airlock/kernel';
import type { LiveTable } from '../liveTable.ts';
import type { Refused } from '../refused.ts';

/** How a command was answered: it became this entry of the log, or was refused. */
export type CommandAnswer = number | Refused;

const intakes = new WeakMap<LiveTable, Map<Seat, CommandIntake<CommandAnswer>>>();

export function intakeOf(table: LiveTable, seat: Seat, realTime: RealTime): CommandIntake<CommandAnswer> {
  const atTable = intakes.get(table) ?? new Map<Seat, CommandIntake<CommandAnswer>>();
  intakes.set(table, atTable);
  let intake = atTable.get(seat);
  if (!intake) {
    intake = realTime.intake<CommandAnswer>();
    for (const { id, sequence, seat: owner } of table.keptCommands) {
      if (owner === seat) intake.answered(id, sequence);
    }
    atTable.set(seat, intake);
  }
  return intake;
}
