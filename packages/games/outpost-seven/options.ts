/** What may be agreed before the first card is dealt. */
import { NAMED_DEAL, type OptionSpecs, type OptionsOf } from '@airlock/kernel';

export const OPTIONS = {
  startPlayer: { kind: 'choice', values: ['random', 'red', 'yellow'], default: 'random' },
  openingKeep: { kind: 'choice', values: ['choose', 'auto'], default: 'choose' },
  neutralPlay: { kind: 'choice', values: ['allowed', 'forbidden'], default: 'allowed' },
  bonusCentre: { kind: 'choice', values: ['bonusCard', 'playedCard'], default: 'bonusCard' },
  secondTotal: { kind: 'choice', values: [16, 18], default: 16 },
  /** The name of a deal that can be played again; without one chance deals. */
  seed: NAMED_DEAL,
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;
