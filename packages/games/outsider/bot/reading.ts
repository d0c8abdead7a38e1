/** Reading what was heard: bots are asked again and again with a list that only grows, and read each event once. */
import type { OutsiderEvent } from '../events.ts';

export interface Reader {
  hear(event: OutsiderEvent): void;
}

interface Bookmark<Kind extends Reader> {
  readonly reader: Kind;
  read: number;
}

/** A reader that has heard all of a list. It depends on that list alone, whoever asked for it before. */
export function readingOnce<Kind extends Reader>(
  open: (seats: number) => Kind,
): (heard: readonly OutsiderEvent[], seats: number) => Kind {
  const bookmarks = new WeakMap<readonly OutsiderEvent[], Bookmark<Kind>>();
  return (heard, seats) => {
    let mark = bookmarks.get(heard);
    if (!mark || mark.read > heard.length) {
      mark = { reader: open(seats), read: 0 };
      bookmarks.set(heard, mark);
    }
    for (const event of heard.slice(mark.read)) mark.reader.hear(event);
    mark.read = heard.length;
    return mark.reader;
  };
}
