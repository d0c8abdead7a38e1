/** What a seat of Outsider could believe of the others, and how true words were, for whoever looks at a match again. */
import { type Action, itemAt, type Random, type Seat, type Seated } from '@airlock/kernel';
import { codec, FIRST_CLAIM, FIRST_MOVE } from '../../actions.ts';
import { OUTSIDER } from '../../cards.ts';
import type { OutsiderEvent } from '../../events.ts';
import { imagine } from '../../imagine.ts';
import { truthOf } from '../../rules/claims.ts';
import { CLAIM_FALSE, CLAIM_TRUE, type State } from '../../state.ts';
import type { View } from '../../view.ts';
import { isRefutedByOpenFacts } from '../openFacts.ts';
import { judge } from './judgement.ts';

/** How likely each seat is an Outsider; what a seat knows of itself is certain. */
export const suspicionsOf = (
  { seat, view, heard }: Seated<View, OutsiderEvent>,
  random: Random,
): readonly number[] => judge(imagine(view, random), seat, heard).chances;

export type Standing = 'true' | 'false' | 'impossible' | 'open';

/** `null` for what is no claim. */
export function claimMark(state: State, seat: Seat, action: Action): Standing | null {
  if (action < FIRST_CLAIM || action >= FIRST_MOVE) return null;
  const truth = truthOf(state, seat, action);
  if (truth === CLAIM_TRUE) return 'true';
  if (truth !== CLAIM_FALSE) return 'open';
  return isRefutedByOpenFacts(state, seat, action) ? 'impossible' : 'false';
}

export const isOutsiderAt = ({ loyalties }: State, seat: Seat): boolean =>
  itemAt(loyalties, seat) === OUTSIDER;

/** Whom a word of suspicion or trust names; `null` for everything else. */
export function namedIn(action: Action): { readonly seat: Seat; readonly against: boolean } | null {
  const kind = codec.kind(action);
  if (kind !== 'suspect' && kind !== 'trust') return null;
  const [seat = 0] = codec.words(action);
  return { seat, against: kind === 'suspect' };
}
