/** Ballots that add up to the totals of a secret vote. */
import { missing, type Random, type Seat, shuffle } from '@airlock/kernel';
import { SHIFTS_PER_DAY, SKIP } from '../cards.ts';
import { fill } from '../state.ts';
import type { View, VoteView } from '../view.ts';
import { outFrom } from './story.ts';

/** OBK-802: nobody votes for themselves. */
export function imagineBallots(view: View, vote: VoteView, random: Random): number[] {
  const moment = SHIFTS_PER_DAY * (vote.day - 1) + 1;
  const cast = vote.totals.flatMap((count, target) => fill(count, target === view.seats ? SKIP : target));
  const ballots = fill(view.seats, -1);
  if (vote.mine >= 0) {
    ballots[view.viewer] = vote.mine;
    cast.splice(cast.indexOf(vote.mine), 1);
  }
  const voters = ballots.flatMap((ballot, seat) =>
    ballot < 0 && outFrom(view, seat) >= moment && seat !== (vote.mine >= 0 ? view.viewer : -1) ? [seat] : [],
  );
  for (;;) {
    shuffle(cast, random);
    if (voters.every((seat, index) => cast[index] !== seat)) break;
  }
  for (const [index, seat] of voters.entries()) ballots[seat as Seat] = cast[index] ?? missing();
  return ballots;
}
