/** Holds what judgements say against what came of it, in matches of strong bots. */
import {
  type Calibration,
  type Correction,
  corrected,
  fit,
  judge,
  type ReliabilityRow,
  type Sample,
} from '@airlock/bots';
import type { CatalogueEntry, JudgingRoom } from '@airlock/catalogue';
import { fastRandom, shuffle } from '@airlock/kernel';
import type { Plan } from '../simulation/plan.ts';
import { rateOf } from '../statistics/wilson.ts';
import { strongMatches } from './strongMatches.ts';

export interface Measured {
  readonly samples: readonly Sample[];
  readonly starts: readonly number[];
  readonly games: number;
}

/** Positions of one match come to the same end, so that a few of each say nearly as much as all. */
const FROM_EACH = 12;

/** Worlds a position is played on in, as a part of those that a review takes. */
const PART = 0.5;

export function measure(
  entry: CatalogueEntry,
  { judging }: JudgingRoom,
  plan: Plan,
  positions: number,
  show: (done: number) => void,
): Measured {
  const samples: Sample[] = [];
  const starts: number[] = [];
  const budget = { first: 0, second: 0, last: Math.ceil(PART * judging.budget.last) };
  let games = 0;
  for (const { number, decisions, state } of strongMatches(entry, plan)) {
    games++;
    const judged = decisions.filter(({ action }) => judging.isJudged(action));
    const [opening] = judged;
    const some = shuffle(judged, fastRandom(`${plan.seed} positions ${number}`)).slice(0, FROM_EACH);
    for (const { action, seated, index } of opening && games % 4 === 0 ? [opening, ...some] : some) {
      const came = judging.came(state, seated);
      if (came === null) continue;
      const seed = `${plan.seed} ${number} ${index}`;
      const judgement = judge(entry.game, judging, seated, [action], { budget, seed, alone: true });
      const said = judgement?.candidates[0]?.worth.mean;
      if (said === undefined) continue;
      if (index === opening?.index) starts.push(said);
      samples.push({ said, came });
      show(samples.length);
      if (samples.length >= positions) return { samples, starts, games };
    }
  }
  return { samples, starts, games };
}

const isEven = (_: unknown, index: number): boolean => Math.floor(index / FROM_EACH) % 2 === 0;

/** The correction is made from all positions; what is shown of it was found with each half on the other. */
export function calibrationOf(
  { samples, starts, games }: Measured,
  isChance: boolean,
  made: Pick<Calibration, 'command' | 'commit'>,
): Calibration {
  const correction = fit(samples, isChance);
  const even = samples.filter(isEven);
  const odd = samples.filter((sample, index) => !isEven(sample, index));
  const held = [...put(even, fit(odd, isChance), isChance), ...put(odd, fit(even, isChance), isChance)];
  const start = starts.length > 0 ? starts.reduce((sum, one) => sum + one, 0) / starts.length : 0.5;
  return {
    correction: { shift: round(correction.shift), scale: round(correction.scale) },
    start: Math.round(corrected(start, correction, isChance) * 100) / 100,
    rows: rowsOf(held, isChance).map((row) => ({
      positions: row.positions,
      said: round(row.said),
      came: round(row.came),
      low: round(row.low),
      high: round(row.high),
    })),
    positions: samples.length,
    games,
    ...made,
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const put = (samples: readonly Sample[], correction: Correction, isChance: boolean): Sample[] =>
  samples.map(({ said, came }) => ({ said: corrected(said, correction, isChance), came }));

const ROWS = 10;

/** Chances by tenths; scores and seconds in groups of as many positions each. */
function rowsOf(samples: readonly Sample[], isChance: boolean): ReliabilityRow[] {
  const sorted = [...samples].sort((one, other) => one.said - other.said);
  const groups: Sample[][] = Array.from({ length: ROWS }, () => []);
  for (const [index, sample] of sorted.entries()) {
    const row = isChance ? Math.floor(sample.said * ROWS) : Math.floor((index * ROWS) / sorted.length);
    groups[Math.min(ROWS - 1, row)]?.push(sample);
  }
  return groups.flatMap((group) => (group.length === 0 ? [] : [rowOf(group, isChance)]));
}

function rowOf(group: readonly Sample[], isChance: boolean): ReliabilityRow {
  const positions = group.length;
  const said = group.reduce((sum, one) => sum + one.said, 0) / positions;
  const came = group.reduce((sum, one) => sum + one.came, 0) / positions;
  if (isChance) {
    const { low, high } = rateOf(came * positions, positions);
    return { positions, said, came, low, high };
  }
  const variance = group.reduce((sum, one) => sum + (one.came - came) ** 2, 0) / Math.max(1, positions - 1);
  const error = 1.96 * Math.sqrt(variance / positions);
  return { positions, said, came, low: came - error, high: came + error };
}
