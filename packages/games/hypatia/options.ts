/** What may be agreed before the ship is dealt. */
import { NAMED_DEAL, type OptionSpecs, type OptionsOf } from '@airlock/kernel';

export const OPTIONS = {
  layout: { kind: 'choice', values: ['standard', 'random', 'custom'], default: 'standard' },
  phagePerPhase: { kind: 'choice', values: [2, 3, 4], default: 3 },
  /** The last round to arm. `usual` is none alone, as in the rulebook, and round 40 for several. */
  roundLimit: { kind: 'choice', values: ['usual', 'none', 30, 40, 60], default: 'usual' },
  /** When an Engineering sentinel's extra card is played (HYPR-12). */
  sentinelCard: { kind: 'choice', values: ['afterDraw', 'beforeDiscard'], default: 'afterDraw' },
  mode: { kind: 'choice', values: ['solo', 'relay', 'race'], default: 'solo' },
  /** The name of a ship that can be played again; without one chance deals. */
  seed: NAMED_DEAL,
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;
export type Mode = Options['mode'];
