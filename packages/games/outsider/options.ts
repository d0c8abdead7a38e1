/** What may be agreed before the characters are dealt. */
import type { OptionSpecs, OptionsOf } from '@airlock/kernel';
import { LOCATION_IDS } from './cards.ts';

export const OPTIONS = {
  /** OUT-202: one for three or four players, two for five or six. */
  outsiders: { kind: 'choice', values: ['recommended', 0, 1, 2, 3], default: 'recommended' },
  characters: { kind: 'choice', values: ['random', 'choice'], default: 'random' },
  /** Counts only where nobody is the Captain. */
  firstPlayer: { kind: 'choice', values: ['random', 0, 1, 2, 3, 4, 5], default: 'random' },
  locGoals: { kind: 'switch', default: false },
  locActions: { kind: 'switch', default: false },
  locDraw: { kind: 'switch', default: false },
  locSupply: { kind: 'switch', default: false },
  supplyLocation: { kind: 'choice', values: LOCATION_IDS, default: 'CRG' },
  obliteration: { kind: 'choice', values: ['standard', 'eclipse', 'darkSurge'], default: 'standard' },
  doom: { kind: 'choice', values: ['standard', 'quickAndDead'], default: 'standard' },
  startEntropy: { kind: 'whole', min: 0, max: 8, default: 0 },
  claims: { kind: 'switch', default: true },
  reactionSeconds: { kind: 'whole', min: 3, max: 30, default: 6 },
  turnSeconds: { kind: 'whole', min: 0, max: 300, default: 120 },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;

const MOST_OUTSIDERS = 3;

/** OUTR-01: at least one is Crew, and there are three Outsider cards. */
export function outsidersFor(seats: number, { outsiders }: Options): number {
  if (outsiders === 'recommended') return seats <= 4 ? 1 : 2;
  return Math.min(outsiders, MOST_OUTSIDERS, seats - 1);
}

/** OUT-902: tokens and the Move action come with any of the four location rules. */
export const usesLocations = (options: Options): boolean =>
  options.locGoals || options.locActions || options.locDraw || options.locSupply;
