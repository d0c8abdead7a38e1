/** What a reader chose is kept in the browser. */
import { effect, type Signal, signal } from '@preact/signals';
import { pathNow } from '../router.ts';

/** What all tabs share. */
const inBrowser = (): Storage => localStorage;

/**
 * A signal whose value is kept under a name, and follows what another tab chooses. Storage may be switched off, or hold something of an older version: what
 * `read` does not accept is left to the usual value, and without storage a choice holds until the page is closed.
 */
export function kept<Value>(
  name: string,
  usual: Value,
  read: (stored: unknown) => Value | null,
  storage: () => Storage = inBrowser,
): Signal<Value> {
  const value = signal(readKept(name, read, storage) ?? usual);
  effect(() => keepAs(name, value.value, storage));
  if (storage === inBrowser && typeof addEventListener === 'function') {
    addEventListener('storage', ({ key }) => {
      // Without a name everything was forgotten.
      if (key === name || key === null) value.value = readKept(name, read) ?? usual;
    });
  }
  return value;
}

/** Keeps something under a name. */
export function keepAs(name: string, value: unknown, storage: () => Storage = inBrowser): void {
  const text = JSON.stringify(value);
  try {
    storage().setItem(name, text);
  } catch {
    // Without storage there is nothing to keep it in.
  }
}

/** What is kept under a name, without keeping anything. */
export function readKept<Value>(
  name: string,
  read: (stored: unknown) => Value | null,
  storage: () => Storage = inBrowser,
): Value | null {
  const text = textIn(name, storage);
  return text === null ? null : read(parsed(text));
}

/** The table that the page shows, for what is kept of one table only. */
export const tableHere = (): string => (typeof location === 'undefined' ? '' : pathNow());

function textIn(name: string, storage: () => Storage): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/** Older versions kept plain words. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The fields of whatever was stored; none where it is no object. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {};
