/** What may be agreed before the roles are dealt, and the tables we recommend. */
import type { OptionSpecs, OptionsOf } from '@airlock/kernel';

export const OPTIONS = {
  infectedLimit: { kind: 'choice', values: ['perDay', 'perShift'], default: 'perDay' },
  voteRule: { kind: 'choice', values: ['plurality', 'half', 'majority'], default: 'plurality' },
  ballots: { kind: 'choice', values: ['named', 'secret'], default: 'named' },
  restNumbers: { kind: 'choice', values: ['printed', 'private'], default: 'printed' },
  infectedLearnPatientZero: { kind: 'switch', default: false },
  deepCover: { kind: 'switch', default: false },
  /** How many others are Infected before the first Shift. */
  infectedAtStart: { kind: 'choice', values: [0, 1], default: 0 },
  taskRelief: { kind: 'choice', values: [0, 1, 2], default: 0 },
  /** Whether `dayLimit` counts. */
  limitDays: { kind: 'switch', default: false },
  dayLimit: { kind: 'whole', min: 4, max: 20, default: 12 },
  voicesFromOutside: { kind: 'switch', default: false },
  claims: { kind: 'switch', default: true },
  pace: { kind: 'choice', values: ['live', 'async'], default: 'live' },
  asyncDeadlineHours: { kind: 'choice', values: ['none', 12, 24, 48], default: 'none' },
  /** Seconds each stage lasts at a live table. */
  pickSeconds: { kind: 'whole', min: 15, max: 900, default: 45 },
  actionSeconds: { kind: 'whole', min: 15, max: 900, default: 150 },
  voteSeconds: { kind: 'whole', min: 15, max: 900, default: 180 },
  repairSeconds: { kind: 'whole', min: 15, max: 900, default: 30 },
  botTakeover: { kind: 'switch', default: true },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;

/** Tables that play well together, by what their people like. */
export const PRESETS = {
  printed: {},
  quietTable: { taskRelief: 2 },
  expertTable: { voteRule: 'majority', deepCover: true },
  balanced: { voteRule: 'half', infectedAtStart: 1 },
  balancedForEight: { voteRule: 'majority', infectedAtStart: 1 },
} as const satisfies Record<string, Partial<Options>>;
