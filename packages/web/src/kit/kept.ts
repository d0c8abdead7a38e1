/** What a reader chose is kept in the browser. */
import { effect, type Signal, signal } from '@preact/signals';

/**
 * A signal whose value is kept under a name. Storage may be switched off, or hold something of an older version: what
 * `read` does not accept is left to the usual value, and without storage a choice holds until the page is closed.
 */
export function kept<Value>(
  name: string,
  usual: Value,
  read: (stored: unknown) => Value | null,
  storage: () => Storage = () => localStorage,
): Signal<Value> {
  const text = textIn(name, storage);
  const value = signal((text === null ? null : read(parsed(text))) ?? usual);
  effect(() => {
    const now = JSON.stringify(value.value);
    try {
      storage().setItem(name, now);
    } catch {
      // Without storage there is nothing to keep it in.
    }
  });
  return value;
}

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
