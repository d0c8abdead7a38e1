/** The race as somebody sees it who has lost the connection: paused, as the table will say when they are back. */
import type { View } from '@airlock/omega-virus';
import { liveClock } from '../clock.ts';

/** Only a race is covered; everything else stays in sight. The clock stands where it was when the line broke. */
export function covered(view: View, lostAt: number): View {
  if (view.phase !== 'LIVE' && view.phase !== 'COUNTDOWN') return view;
  return {
    ...view,
    phase: 'PAUSED',
    hidden: true,
    locations: null,
    liveMs: liveClock(view, lostAt),
    liveFrom: null,
    seats: view.seats.map((seat) => ({ ...seat, back: null, hand: null, plan: null, tally: null })),
  };
}
