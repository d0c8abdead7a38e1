/** The effects by number: the stack holds these. */
import { EFFECTS, type Effect } from '../cards.ts';

export const EFFECT_NUMBER = Object.fromEntries(
  EFFECTS.map((effect, number) => [effect, number]),
) as Readonly<Record<Effect, number>>;
