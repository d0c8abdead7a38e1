/** The moments as far as they are shown. */
import type { Moment } from '../games/contract.ts';

/** Without the last `behind` events; a moment of which nothing is shown yet is missing. */
export function shownOf(moments: readonly Moment[], behind: number): readonly Moment[] {
  let left = behind;
  let end = moments.length;
  while (left > 0 && end > 0) {
    const moment = moments[end - 1];
    const count = moment?.events.length ?? 0;
    if (moment && count > left) {
      return [...moments.slice(0, end - 1), { ...moment, events: moment.events.slice(0, count - left) }];
    }
    left -= count;
    end--;
  }
  return end === moments.length ? moments : moments.slice(0, end);
}
