/** How many of everybody's claims were true, once that is known. Wishes and opinions are neither. */
import { CLAIM_FALSE, CLAIM_TRUE, type View } from '@airlock/outsider';

export interface Truth {
  readonly said: number;
  readonly true: number;
}

export function truthBySeat(view: View): Truth[] {
  return view.survival.map((_, seat) => {
    const judged = view.claims.flatMap((claim, number) =>
      claim.seat === seat ? [view.claimTruth[number]] : [],
    );
    const truths = judged.filter((truth) => truth === CLAIM_TRUE).length;
    return { said: truths + judged.filter((truth) => truth === CLAIM_FALSE).length, true: truths };
  });
}
