/** What may be agreed before the start. */
import type { OptionSpecs, OptionsOf } from '@airlock/kernel';

export const OPTIONS = {
  ties: { kind: 'choice', values: ['carry', 'lost'], default: 'carry' },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;
