/** What this reader prefers at this game's tables. Kept in the browser. */
import { effect, signal } from '@preact/signals';

const PLACE = 'airlock.outpost-seven.auto-bonuses';

/** Storage may be switched off; the choice then holds until the page is closed. */
function read(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'on';
  } catch {
    return false;
  }
}

/** Bonuses are used by themselves, without asking for their order. */
export const autoBonuses = signal(read());

effect(() => {
  const value = autoBonuses.value ? 'on' : 'off';
  try {
    localStorage.setItem(PLACE, value);
  } catch {
    // Nothing to remember it in.
  }
});
