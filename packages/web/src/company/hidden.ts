/** Whose words this reader does not want to see, by table and name; forgotten with the tab. */
import type { TalkLine } from '@airlock/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { words } from '../words.ts';

const PLACE = 'airlock.hidden';

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

const hidden = signal<ReadonlySet<string>>(typeof sessionStorage === 'undefined' ? new Set() : read());

const keyOf = (code: string, name: string): string => `${code} ${name}`;

export const isHidden = (code: string, name: string): boolean => hidden.value.has(keyOf(code, name));

export function hide(code: string, name: string, on: boolean): void {
  const next = new Set(hidden.peek());
  if (on) next.add(keyOf(code, name));
  else next.delete(keyOf(code, name));
  hidden.value = next;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify([...next]));
  } catch {
    // Without storage it holds until the page is closed.
  }
}

/** What is said at a table, as this reader wants to see it. */
export const shownTalk = (table: {
  readonly code: string;
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
}): ReadonlySignal<readonly TalkLine[]> =>
  computed(() =>
    table.talk.value.map((line) =>
      isHidden(table.code, line.name) ? { ...line, text: words.talk.hidden } : line,
    ),
  );
