/** Whether the reader's role is hidden on this screen: for people in one room. Kept in the browser. */
import { effect, signal } from '@preact/signals';

const PLACE = 'airlock.outbreak.hidden';

/** Storage may be switched off; then nothing is hidden until the reader says so. */
function read(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'yes';
  } catch {
    return false;
  }
}

export const hidden = signal(read());

effect(() => {
  const kept = hidden.value ? 'yes' : 'no';
  try {
    localStorage.setItem(PLACE, kept);
  } catch {
    // Nothing to remember it in.
  }
});
