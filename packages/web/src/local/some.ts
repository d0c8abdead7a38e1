/** Whether there are tables in this browser, told without waking the room that has them. */

const PLACE = 'airlock.here';

export function hasTablesHere(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    return false;
  }
}

export function noteTablesHere(): void {
  try {
    localStorage.setItem(PLACE, 'yes');
  } catch {
    // Without storage there is no database either.
  }
}
