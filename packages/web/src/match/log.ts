/** The log: one line an event that has words, under the plate of the turn it belongs to. */
import type { Naming, SeenEvent, Words } from '@airlock/kernel';
import type { GamePage, Moment } from '../games/contract.ts';
import type { IconName } from '../look/Icon.tsx';
import { words as ours } from '../words.ts';

export interface LogLine {
  readonly kind: 'line';
  readonly key: string;
  readonly icon: IconName;
  /** `*stars*` stand out. */
  readonly text: string;
  readonly event: SeenEvent;
  /** Of the log entry it belongs to. */
  readonly sequence: number;
}

interface LogPlate {
  readonly kind: 'plate';
  readonly key: string;
  readonly text: string;
}

export type LogItem = LogLine | LogPlate;

/** `behind` events at the end are known but not shown yet, so their lines are not shown either. */
export function logItems(
  moments: readonly Moment[],
  page: Pick<GamePage, 'chapter' | 'logIcon'>,
  words: Pick<Words, 'event'>,
  naming: Naming,
  behind = 0,
): LogItem[] {
  const items: LogItem[] = [];
  let chapters = 0;
  let left = moments.reduce((sum, { events }) => sum + events.length, 0) - behind;
  for (const { sequence, events, byBot = false } of moments) {
    // Said once for each thing that was done, however many events it has.
    let isSaid = !byBot;
    for (const [index, event] of events.entries()) {
      if (left-- <= 0) return items;
      const key = `${sequence}.${index}`;
      const icon = page.logIcon(event);
      const text = icon === null ? null : words.event(event, naming);
      if (icon !== null && text !== null) {
        const line = isSaid ? text : `${text} ${ours.log.byBot}`;
        isSaid = true;
        items.push({ kind: 'line', key, icon, text: line, event, sequence });
      }
      const plate = page.chapter(event, chapters, naming);
      if (plate !== null) {
        chapters++;
        items.push({ kind: 'plate', key: `${key} plate`, text: plate });
      }
    }
  }
  return items;
}
