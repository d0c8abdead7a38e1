/**
 * Makes a chance mean what it says. Games are played on by a quick policy, which wins other shares than strong players would; how
 * other was measured (`airlock judge --calibrate`), and two numbers per game put it right. They keep the order of candidates.
 */

export interface Correction {
  /** For chances: added to and multiplied with the logarithm of the odds. For scores and seconds: with the number itself. */
  readonly shift: number;
  readonly scale: number;
  /**
   * For scores and seconds, where it helps: a number far beyond this is drawn in towards it. A quick policy plays on worse than
   * strong players, and the longer it plays the more, while near the end it is as right as anybody.
   */
  readonly reach?: number;
}

export const UNCORRECTED: Correction = { shift: 0, scale: 1 };

/** Nothing is certain before it is over. */
const LEAST = 0.002;

const within = (chance: number): number => Math.min(1 - LEAST, Math.max(LEAST, chance));
export const logit = (chance: number): number => Math.log(within(chance) / (1 - within(chance)));
export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

const drawnIn = (value: number, reach: number | undefined): number =>
  reach === undefined ? value : reach * Math.tanh(value / reach);

export const corrected = (value: number, { shift, scale, reach }: Correction, isChance: boolean): number =>
  isChance ? chanceOf(shift + scale * logit(value)) : shift + scale * drawnIn(value, reach);

/** A prediction and what came of it: 1 for won, 0 for lost, or a score. */
export interface Sample {
  readonly said: number;
  readonly came: number;
}

const STEPS = 200;
const RATE = 0.5;

/** The correction that fits best: logistic regression for chances, otherwise a line that may bend. */
export function fit(samples: readonly Sample[], isChance: boolean): Correction {
  return isChance ? fitOdds(samples) : fitBend(samples);
}

/** Reaches that are tried, as parts of the largest number that was said. */
const REACHES = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.85, 1, 1.3, 1.7];
/** A bend has to take away such a part of what a straight line leaves unexplained, or it is none. */
const WORTH_BENDING = 0.02;

function fitBend(samples: readonly Sample[]): Correction {
  const most = samples.reduce((largest, { said }) => Math.max(largest, Math.abs(said)), 0);
  let best: Correction = fitLine(samples);
  let least = (1 - WORTH_BENDING) * errorOf(samples, best);
  for (const part of REACHES) {
    const reach = Math.round(part * most * 10) / 10;
    if (reach === 0) continue;
    const line = fitLine(samples.map(({ said, came }) => ({ said: drawnIn(said, reach), came })));
    const bent = { ...line, reach };
    const error = errorOf(samples, bent);
    if (error >= least) continue;
    [best, least] = [bent, error];
  }
  return best;
}

const errorOf = (samples: readonly Sample[], correction: Correction): number =>
  samples.reduce((sum, { said, came }) => sum + (corrected(said, correction, false) - came) ** 2, 0);

function fitLine(samples: readonly Sample[]): Correction {
  const count = samples.length;
  const meanSaid = samples.reduce((sum, { said }) => sum + said, 0) / count;
  const meanCame = samples.reduce((sum, { came }) => sum + came, 0) / count;
  let spread = 0;
  let together = 0;
  for (const { said, came } of samples) {
    spread += (said - meanSaid) ** 2;
    together += (said - meanSaid) * (came - meanCame);
  }
  const scale = spread === 0 ? 1 : together / spread;
  return { shift: meanCame - scale * meanSaid, scale };
}

/** Newton's method on the two numbers; few steps are enough, the rest change nothing. */
function fitOdds(samples: readonly Sample[]): Correction {
  let shift = 0;
  let scale = 1;
  for (let step = 0; step < STEPS; step++) {
    let [gradShift, gradScale, bothShift, bothScale, both] = [0, 0, 1e-9, 1e-9, 0];
    for (const { said, came } of samples) {
      const odds = logit(said);
      const chance = chanceOf(shift + scale * odds);
      const weight = chance * (1 - chance);
      gradShift += came - chance;
      gradScale += (came - chance) * odds;
      bothShift += weight;
      bothScale += weight * odds * odds;
      both += weight * odds;
    }
    const determinant = bothShift * bothScale - both * both;
    if (determinant < 1e-9) break;
    const byShift = (bothScale * gradShift - both * gradScale) / determinant;
    const byScale = (bothShift * gradScale - both * gradShift) / determinant;
    shift += RATE * byShift;
    scale += RATE * byScale;
    if (Math.abs(byShift) + Math.abs(byScale) < 1e-7) break;
  }
  return { shift, scale };
}
