/** What the door says when somebody else or the clock was faster. */
import type { Desk, Refused } from '../games/contract.ts';
import { words } from '../words.ts';

/** Whoever is asked nothing any more has nothing to choose again. */
export function overtaken({ mySeat, waitedFor }: Pick<Desk, 'mySeat' | 'waitedFor'>): Refused {
  const seat = mySeat.peek();
  const isAsked = seat !== null && waitedFor.peek().includes(seat);
  return {
    sentence: words.door.tooLate,
    second: isAsked ? words.door.tooLateAsked : words.door.tooLateSecond,
  };
}
