/** Claims and chat as one stream, in the order they were made. */
import { type Action, type Circle, EVERYBODY, type Seat } from '@airlock/kernel';
import { OUTSIDE, type OutbreakEvent, STANDING, type View, WATCHING, WITHDRAWN } from '@airlock/outbreak';
import type { TalkLine } from '@airlock/protocol';
import type { Moment } from '../../contract.ts';

export type StreamItem =
  | {
      readonly kind: 'claim';
      readonly key: string;
      readonly at: number;
      readonly seat: Seat;
      readonly action: Action;
      /** Its number in the ledger. */
      readonly number: number;
      readonly state: 'standing' | 'replaced' | 'withdrawn';
    }
  | {
      readonly kind: 'talk';
      readonly key: string;
      readonly at: number;
      readonly seat: Seat | null;
      readonly name: string;
      readonly text: string;
      /** Where it was said, if not everybody heard it. */
      readonly where: string | null;
    };

/** What stands before a line that not everybody heard. */
const PLACES: Readonly<Record<Circle, string>> = { [OUTSIDE]: 'outside', [WATCHING]: 'watching' };

export function streamOf(
  view: View,
  moments: readonly Moment<OutbreakEvent>[],
  lines: readonly TalkLine[],
  startedAt: number,
): StreamItem[] {
  const items: StreamItem[] = [];
  let number = 0;
  for (const { at, events } of moments) {
    for (const event of events) {
      if (event.type !== 'claimed' || number >= view.claims.length) continue;
      const status = view.claimStatus[number];
      items.push({
        kind: 'claim',
        key: `claim ${number}`,
        at: startedAt + at,
        seat: event.open.seat,
        action: event.open.action,
        number,
        state: status === STANDING ? 'standing' : status === WITHDRAWN ? 'withdrawn' : 'replaced',
      });
      number++;
    }
  }
  for (const { number: line, circle = EVERYBODY, seat, name, text, at } of lines) {
    items.push({
      kind: 'talk',
      key: `talk ${circle} ${line}`,
      at,
      seat,
      name,
      text,
      where: PLACES[circle] ?? null,
    });
  }
  return items.sort((a, b) => a.at - b.at);
}
