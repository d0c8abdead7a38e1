/** Who voted for whom, Day by Day: what everybody could write down. Counts, and no advice. */
import { present, type Seat } from '@airlock/kernel';
import { SKIP, type View } from '@airlock/outbreak';
import { seatsOf } from './stage.ts';

/** A seat's ballots in the order of the votes; `null` where it had none, or nobody may know it. */
export const ballotsOf = (view: View, seat: Seat): (number | null)[] =>
  view.votes.map(({ ballots, mine }) => {
    const ballot = ballots?.[seat] ?? (seat === view.viewer ? mine : -1);
    return ballot < 0 ? null : ballot;
  });

export interface Sides {
  readonly out: Seat;
  readonly day: number;
  readonly forThem: readonly Seat[];
  readonly others: readonly Seat[];
}

/** For each vote that put somebody out: who wanted it and who did not, they themselves left out. */
export function sidesOf(view: View): Sides[] {
  return view.votes.flatMap(({ day, ballots, out }) => {
    if (out < 0 || !ballots) return [];
    const voters = seatsOf(view).filter((seat) => seat !== out && present(ballots[seat]) >= 0);
    return [
      {
        out,
        day,
        forThem: voters.filter((seat) => ballots[seat] === out),
        others: voters.filter((seat) => ballots[seat] !== out),
      },
    ];
  });
}

/** Those whose named ballots were the reader's every time; skipping together says nothing. */
export function alwaysWith(view: View, reader: Seat): Seat[] {
  const named = view.votes.filter(({ ballots }) => {
    const mine = ballots?.[reader] ?? -1;
    return mine >= 0 && mine !== SKIP;
  });
  if (named.length < 2) return [];
  return seatsOf(view).filter(
    (seat) => seat !== reader && named.every(({ ballots }) => ballots?.[seat] === ballots?.[reader]),
  );
}
