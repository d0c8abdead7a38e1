/** Claims and chat as one stream, in the order they were made; after the end with what was true. */

import type { Action, Seat } from '@airlock/kernel';
import { CLAIM_FALSE, CLAIM_TRUE, type OutsiderEvent, type View } from '@airlock/outsider';
import type { TalkLine } from '@airlock/protocol';
import { claimTimes, streamWith, type TalkItem } from '../../../kit/claims/stream.ts';
import type { Moment } from '../../contract.ts';

export interface ClaimItem {
  readonly kind: 'claim';
  readonly key: string;
  /** Its place among all claims of the match. */
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly turn: number;
  /** Known only after the end, and only of what can be true or false. */
  readonly truth: 'true' | 'false' | null;
}

export type StreamItem = ClaimItem | TalkItem;

const truthOf = (view: View, number: number): ClaimItem['truth'] => {
  const truth = view.claimTruth[number];
  return truth === CLAIM_TRUE ? 'true' : truth === CLAIM_FALSE ? 'false' : null;
};

/** All claims of the ledger; `at` is nothing but their order where no moment tells the time. */
export function claimsOf(
  view: View,
  moments: readonly Moment<OutsiderEvent>[],
  startedAt: number,
): ClaimItem[] {
  const times = claimTimes(moments, startedAt);
  return view.claims.map(({ seat, action, turn }, number) => ({
    kind: 'claim',
    key: `claim ${number}`,
    number,
    at: times[number] ?? 0,
    seat,
    action,
    turn,
    truth: truthOf(view, number),
  }));
}

export function streamOf(
  view: View,
  moments: readonly Moment<OutsiderEvent>[],
  lines: readonly TalkLine[],
  startedAt: number,
): StreamItem[] {
  return streamWith(claimsOf(view, moments, startedAt), lines);
}
