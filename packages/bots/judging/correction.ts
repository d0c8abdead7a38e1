/**
 * Makes a chance mean what it says. Games are played on by a quick policy, which wins other shares than strong players would; how
 * other was measured (`airlock judge --calibrate`), and two numbers a game put it right. They keep the order of candidates.
 */

export interface Correction {
  /** For chances: added to and multiplied with the logarithm of the odds. For scores and seconds: with the number itself. */
  readonly shift: number;
  readonly scale: number;
}

export const UNCORRECTED: Correction = { shift: 0, scale: 1 };

/** Nothing is certain before it is over. */
const LEAST = 0.002;

const within = (chance: number): number => Math.min(1 - LEAST, Math.max(LEAST, chance));
export const logit = (chance: number): number => Math.log(within(chance) / (1 - within(chance)));
export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

export const corrected = (value: number, { shift, scale }: Correction, isChance: boolean): number =>
  isChance ? chanceOf(shift + scale * logit(value)) : shift + scale * value;

/** A prediction and what came of it: 1 for won, 0 for lost, or a score. */
export interface Sample {
  readonly said: number;
  readonly came: number;
}

const STEPS = 200;
const RATE = 0.5;

/** The correction that fits best: logistic regression for chances, a straight line otherwise. */
export function fit(samples: readonly Sample[], isChance: boolean): Correction {
  return isChance ? fitOdds(samples) : fitLine(samples);
}

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
