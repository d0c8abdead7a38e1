/** Whole rounds for tests, finished at once. */
import { phaseOf } from '../rules/phases.ts';
import type { TestTable } from './table.ts';

/** All but the last card of a finished plan. */
export const PAIRS = 'F06@0,0r0 F13@-2,1r1 F05@0,2r0 F15@-2,3r1 F04@0,4r0';

/** Seat by seat finishes a round that has just been dealt. */
export function finish(table: TestTable, seat: number): TestTable {
  table.start().withPlan(seat, PAIRS).hold(seat, 'F14').do(seat, 'place F14 -2 5 r1 @60000');
  if (phaseOf(table.state) === 'PHOTO') table.endHold();
  return table;
}

export const goOn = (table: TestTable): TestTable => {
  for (const seat of table.state.seats.keys()) table.do(seat, 'continue');
  return table;
};
