/** The race as somebody sees it who has lost the connection: paused, as the table will say when they are back. */
import type { View } from '@airlock/omega-virus';

/** Only a race is covered; everything else stays in sight. */
export function covered(view: View): View {
  if (view.phase !== 'LIVE' && view.phase !== 'COUNTDOWN') return view;
  return {
    ...view,
    phase: 'PAUSED',
    hidden: true,
    locations: null,
    liveMs: view.seats[view.viewer]?.at ?? view.liveMs,
    liveFrom: null,
    seats: view.seats.map((seat) => ({ ...seat, back: null, hand: null, plan: null, tally: null })),
  };
}
