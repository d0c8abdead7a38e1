/** Actions measured against the one that would be played anyway, in the same worlds with the same luck. */
import type { Action } from '@airlock/kernel';

export interface Rival {
  readonly action: Action;
  /** Summed over all worlds it has met. */
  lead: number;
  squares: number;
  worlds: number;
}

export const challenge = (action: Action): Rival => ({ action, lead: 0, squares: 0, worlds: 0 });

/** Another world has been played, in which it was ahead by this much. */
export function meet(rival: Rival, lead: number): void {
  rival.lead += lead;
  rival.squares += lead * lead;
  rival.worlds++;
}

/** The rival that is most surely ahead by more than a margin, if any is. */
export function boldest(rivals: readonly Rival[], caution: number, margin = 0): Rival | undefined {
  let best: Rival | undefined;
  let most = margin;
  for (const rival of rivals) {
    const sure = sureLead(rival, caution);
    if (sure <= most) continue;
    most = sure;
    best = rival;
  }
  return best;
}

/** The mean lead less this many of its standard errors. */
function sureLead({ lead, squares, worlds }: Rival, caution: number): number {
  if (worlds < 2) return 0;
  const mean = lead / worlds;
  const variance = Math.max(0, squares / worlds - mean * mean);
  return mean - caution * Math.sqrt(variance / (worlds - 1));
}

/** The half that is further ahead. */
export const betterHalf = (rivals: readonly Rival[]): Rival[] =>
  [...rivals].sort((a, b) => b.lead - a.lead).slice(0, Math.max(1, Math.ceil(rivals.length / 2)));
