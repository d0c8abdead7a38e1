/** Claims and chat as one stream, with what became of each claim. */
import type { Action, Circle, Seat } from '@airlock/kernel';
import { OUTSIDE, type OutbreakEvent, STANDING, type View, WATCHING, WITHDRAWN } from '@airlock/outbreak';
import type { TalkLine } from '@airlock/protocol';
import { claimTimes, streamWith, type TalkItem } from '../../../kit/claims/stream.ts';
import type { Moment } from '../../contract.ts';

interface ClaimItem {
  readonly kind: 'claim';
  readonly key: string;
  readonly at: number;
  readonly seat: Seat;
  readonly action: Action;
  /** Its number in the ledger. */
  readonly number: number;
  readonly state: 'standing' | 'replaced' | 'withdrawn';
}

export type StreamItem = ClaimItem | TalkItem;

/** What stands before a line that not everybody heard. */
export const PLACES: Readonly<Record<Circle, string>> = { [OUTSIDE]: 'outside', [WATCHING]: 'watching' };

export function streamOf(
  view: View,
  moments: readonly Moment<OutbreakEvent>[],
  lines: readonly TalkLine[],
  startedAt: number,
): StreamItem[] {
  const times = claimTimes(moments, startedAt);
  const claims = view.claims.slice(0, times.length).map(({ seat, action }, number): ClaimItem => {
    const status = view.claimStatus[number];
    return {
      kind: 'claim',
      key: `claim ${number}`,
      at: times[number] ?? 0,
      seat,
      action,
      number,
      state: status === STANDING ? 'standing' : status === WITHDRAWN ? 'withdrawn' : 'replaced',
    };
  });
  return streamWith(claims, lines);
}
