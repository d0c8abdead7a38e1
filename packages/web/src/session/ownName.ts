/** What the reader is called: as the server knows them, or by a friendly name that this browser keeps until then. */
import { friendlyName } from './names.ts';

const PLACE = 'airlock.name';

let name: string | null = null;

export function ownName(): string {
  if (name !== null) return name;
  const kept = readKept();
  if (kept !== null) {
    name = kept;
    return kept;
  }
  const drawn = friendlyName();
  keepName(drawn);
  return drawn;
}

export function keepName(own: string): void {
  name = own;
  try {
    localStorage.setItem(PLACE, own);
  } catch {
    // Without storage the name holds until the page is closed.
  }
}

/** Whoever comes next has another name. */
export function forgetName(): void {
  name = null;
}

/** By which name the server knew this browser last; a cookie can get lost without this. */
const KNOWN = 'airlock.known';

export const lastKnown = (): string | null => readKept(KNOWN);

export function noteKnown(as: string): void {
  try {
    localStorage.setItem(KNOWN, as);
  } catch {
    // Without storage nobody can say later that something was lost.
  }
}

function readKept(place = PLACE): string | null {
  try {
    return localStorage.getItem(place) || null;
  } catch {
    return null;
  }
}
