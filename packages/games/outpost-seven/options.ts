/** What may be agreed before the first card is dealt. */
import type { OptionSpecs, OptionsOf } from '@airlock/kernel';

export const OPTIONS = {
  startPlayer: { kind: 'choice', values: ['random', 'red', 'yellow'], default: 'random' },
  openingKeep: { kind: 'choice', values: ['choose', 'auto'], default: 'choose' },
  neutralPlay: { kind: 'choice', values: ['allowed', 'forbidden'], default: 'allowed' },
  bonusCentre: { kind: 'choice', values: ['bonusCard', 'playedCard'], default: 'bonusCard' },
  secondTotal: { kind: 'choice', values: [16, 18], default: 16 },
  /** The name of a deal that can be played again; without one chance deals. */
  seed: {
    kind: 'text',
    pattern: '^[\\p{L}\\p{N} ._-]{0,64}$',
    hint: 'at most 64 letters, digits, spaces, dots, dashes and underscores',
    default: '',
  },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;
