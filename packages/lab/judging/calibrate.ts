/** Holds what judgements say against what came of it, in matches of strong bots. */
import {
  type Calibration,
  type Correction,
  corrected,
  type Decision,
  fit,
  judge,
  type ReliabilityRow,
  type Sample,
} from '@airlock/bots';
import type { CatalogueEntry, JudgingRoom } from '@airlock/catalogue';
import { fastRandom, shuffle } from '@airlock/kernel';
import type { Notebook } from '../notebook.ts';
import type { Plan } from '../simulation/plan.ts';
import { rateOf } from '../statistics/wilson.ts';
import { strongMatches } from './strongMatches.ts';

/** What was found in one match. */
export interface Measured {
  readonly match: number;
  readonly samples: readonly Sample[];
  /** What its first position was said to be worth, where it was looked at. */
  readonly start?: number;
}

/** Positions of one match come to the same end, so that a few of each say nearly as much as all. */
const FROM_EACH = 12;
/** In one match of this many the first position is looked at, too. */
const OPENINGS = 4;

/** Worlds a position is played on in, as a part of those that a review takes. */
const PART = 0.5;

/** Goes on until there are this many positions; what the notebook holds already is not done again. */
export function measure(
  entry: CatalogueEntry,
  { judging }: JudgingRoom,
  plan: Plan,
  positions: number,
  notebook: Notebook<Measured>,
  show: (done: number) => void,
): readonly Measured[] {
  const budget = { first: 0, second: 0, last: Math.ceil(PART * judging.budget.last) };
  const sumOf = (): number => notebook.notes.reduce((sum, { samples }) => sum + samples.length, 0);
  const skipped = (notebook.notes.at(-1)?.match ?? plan.skipped - 1) + 1;
  if (sumOf() >= positions) return notebook.notes;
  for (const { number, decisions, state } of strongMatches(entry, { ...plan, skipped })) {
    const judged = decisions.filter(({ action }) => judging.isJudged(action));
    const some = shuffle(judged, fastRandom(`${plan.seed} positions ${number}`)).slice(0, FROM_EACH);
    const saidOf = ({ action, seated, index }: Decision): number | undefined =>
      judge(entry.game, judging, seated, [action], {
        budget,
        seed: `${plan.seed} ${number} ${index}`,
        alone: true,
        silent: true,
      })?.candidates[0]?.worth.mean;
    const samples: Sample[] = [];
    for (const decision of some) {
      const came = judging.came(state, decision.seated);
      const said = came === null ? undefined : saidOf(decision);
      if (came !== null && said !== undefined) samples.push({ said, came });
    }
    const [opening] = judged;
    const start = opening && number % OPENINGS === 0 ? saidOf(opening) : undefined;
    notebook.add({ match: number, samples, ...(start !== undefined && { start }) });
    const done = sumOf();
    show(done);
    if (done >= positions) break;
  }
  return notebook.notes;
}

/** The correction is made from all positions; what is shown of it was found with each half on the other. */
export function calibrationOf(
  measured: readonly Measured[],
  isChance: boolean,
  made: Pick<Calibration, 'command' | 'commit'>,
): Calibration {
  // Whole matches, since what comes of one position of a match says much of the others.
  const halves = [0, 1].map((half) =>
    measured.flatMap(({ samples }, index) => (index % 2 === half ? samples : [])),
  );
  const [even = [], odd = []] = halves;
  const samples = halves.flat();
  const starts = measured.flatMap(({ start }) => start ?? []);
  const correction = fit(samples, isChance);
  const held = [...put(even, fit(odd, isChance), isChance), ...put(odd, fit(even, isChance), isChance)];
  const start = starts.length > 0 ? starts.reduce((sum, one) => sum + one, 0) / starts.length : 0.5;
  return {
    correction: {
      shift: round(correction.shift),
      scale: round(correction.scale),
      ...(correction.reach !== undefined && { reach: correction.reach }),
    },
    start: Math.round(corrected(start, correction, isChance) * 100) / 100,
    rows: rowsOf(held, isChance).map((row) => ({
      positions: row.positions,
      said: round(row.said),
      came: round(row.came),
      low: round(row.low),
      high: round(row.high),
    })),
    positions: samples.length,
    games: measured.length,
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
