/** The rounds that are over, each with the plans it was scored by: as long as a match lasts, nobody misses one. */
import type { OmegaEvent, Placement, RoundResult, View } from '@airlock/omega-virus';
import type { Moment } from '../../contract.ts';

export interface PastRound {
  readonly result: RoundResult;
  readonly plans: readonly (readonly Placement[])[];
}

/** In order; the round that is being scored now is among them. */
export function pastRounds(
  { rounds }: Pick<View, 'rounds'>,
  moments: readonly Moment<OmegaEvent>[],
): PastRound[] {
  const told = moments.flatMap(({ events }) => events);
  return rounds.flatMap((result) => {
    const over = told.findLast(({ type, open }) => type === 'roundOver' && open.round === result.round);
    return over?.type === 'roundOver' ? [{ result, plans: over.open.plans }] : [];
  });
}

/** How the button says it that opens them. */
export const lookAgain = (round: number): string => `See round ${round} again`;
