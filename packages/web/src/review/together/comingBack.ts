/** Whoever loads the page anew comes back to the company they were in, in the same tab. */
const nameOf = (code: string): string => `airlock together ${code}`;

export function keepsCompany(code: string): boolean {
  try {
    return sessionStorage.getItem(nameOf(code)) !== null;
  } catch {
    // Storage is switched off: they come again by themselves.
    return false;
  }
}

export function noteCompany(code: string, isIn: boolean): void {
  try {
    if (isIn) sessionStorage.setItem(nameOf(code), 'yes');
    else sessionStorage.removeItem(nameOf(code));
  } catch {
    // As above.
  }
}

const MARK = '&together';

/** A link behind which one joins the company at once. */
export const withCompany = (address: string): string =>
  address.includes('#') ? `${address}${MARK}` : `${address}#0${MARK}`;

export const comesAlong = (hash: string): boolean => hash.endsWith(MARK);
