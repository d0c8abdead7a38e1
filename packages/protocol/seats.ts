/** Questions about seats that the page asks too: apart from the schemas, which it does not carry. */
import type { SeatInfo } from './table.ts';

/** Whether somebody sits there who comes and goes, be it a person or a program of theirs. */
export const isSomebody = (seat: SeatInfo): seat is Extract<SeatInfo, { kind: 'person' | 'program' }> =>
  seat.kind === 'person' || seat.kind === 'program';
