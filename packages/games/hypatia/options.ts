/** What may be agreed before the ship is dealt. */
import type { OptionSpecs, OptionsOf } from '@airlock/kernel';

export const OPTIONS = {
  layout: { kind: 'choice', values: ['standard', 'random', 'custom'], default: 'standard' },
  phagePerPhase: { kind: 'choice', values: [2, 3, 4], default: 3 },
  roundLimit: { kind: 'choice', values: [30, 40, 60], default: 40 },
  mode: { kind: 'choice', values: ['solo', 'relay', 'race'], default: 'solo' },
  /** The name of a ship that can be played again; without one chance deals. */
  seed: {
    kind: 'text',
    pattern: '^[\\p{L}\\p{N} ._-]{0,64}$',
    hint: 'at most 64 letters, digits, spaces, dots, dashes and underscores',
    default: '',
  },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;
export type Mode = Options['mode'];
