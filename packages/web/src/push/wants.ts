/** What this browser wants to be told of while Airlock is closed. Kept in it, and told to the server with its subscription. */
import { OCCASIONS, type Occasion } from '@airlock/protocol';
import { signal } from '@preact/signals';

const PLACE = 'airlock.told';
const USUAL: readonly Occasion[] = ['move', 'seat'];

/** Storage may be switched off or hold something of another version; neither may stop the page. */
export function readWants(kept: string | null): readonly Occasion[] {
  try {
    const list: unknown = JSON.parse(kept ?? '');
    return Array.isArray(list) ? OCCASIONS.filter((one) => list.includes(one)) : USUAL;
  } catch {
    return USUAL;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

export const wants = signal<readonly Occasion[]>(readWants(kept()));

export function want(occasion: Occasion, on: boolean): void {
  wants.value = OCCASIONS.filter((one) => (one === occasion ? on : wants.peek().includes(one)));
  try {
    localStorage.setItem(PLACE, JSON.stringify(wants.peek()));
  } catch {
    // It is remembered until the page is closed.
  }
}
