/** Which tables of this browser are at the server too, and under which code. Kept in the browser. */

const PLACE = 'airlock.copied';

export function copiedTables(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function noteCopied(here: string, atServer: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...copiedTables(), [here]: atServer }));
  } catch {
    // Sent again, it is the same table there.
  }
}
